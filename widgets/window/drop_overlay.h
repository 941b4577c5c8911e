// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/theme/theme.h"

#include <QWidget>

class QMimeData;

namespace vitrine {

/// What a drag that is held over the window would do.
struct DropOffer {
    QStringList paths; ///< empty: it cannot be dropped here
    bool isInNewWindow = false;
    bool isPackage = false; ///< one archive, or one folder with sums and a note: it can be verified, too
    bool verifies = false; ///< of a package: it is held over the half that verifies
    [[nodiscard]] bool isAcceptable() const { return !paths.isEmpty(); }
    /// Local files and folders of a drag, in its order; at most 20, each once.
    [[nodiscard]] static DropOffer of(const QMimeData* data, Qt::KeyboardModifiers keys);
};

/// Lies over the whole window while something is dragged, and says what dropping it would do. Takes no events itself.
class DropOverlay final : public QWidget
{
    Q_OBJECT
    Q_PROPERTY(qreal strength READ strength WRITE setStrength)

public:
    explicit DropOverlay(QWidget* window);

    /// `shown`: the name of what is open now; empty: nothing.
    void offer(const DropOffer& offer, const QString& shown);
    void dismiss();
    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] QString text() const { return m_text; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] static QString verifyTitle();
    [[nodiscard]] static QString verifyText();
    [[nodiscard]] qreal strength() const { return m_strength; }
    void setStrength(qreal strength);
    struct Card {
        QString icon;
        QColor color;
        QString title;
        QString text;
        bool isLit = true;
    };
    void paintCard(QPainter& painter, const QRect& area, const Card& card) const;

    bool m_isAcceptable = false;
    bool m_isPackage = false;
    bool m_verifies = false;
    QString m_title; ///< of the card that the drag is held over
    QString m_text;
    QString m_openTitle;
    QString m_openText;
    qreal m_strength = 1;
};

} // namespace vitrine
