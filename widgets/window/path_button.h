// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QToolButton>

namespace vitrine {

/// The path of the opened directory in the toolbar; a click offers to copy it or to show it in the file manager.
class PathButton final : public QToolButton
{
    Q_OBJECT

public:
    explicit PathButton(QWidget* parent = nullptr);

    void setPath(const QString& path);
    [[nodiscard]] QString path() const { return m_path; }
    void retranslate();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// The folder that holds it, with "~" for the home folder, and the name.
    [[nodiscard]] std::pair<QString, QString> parts() const;

    QString m_path;
    QAction* m_copy;
    QAction* m_show;
};

} // namespace vitrine
