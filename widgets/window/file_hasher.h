// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "widgets/background/latest_job.h"

#include <QObject>

namespace vitrine {

/// Computes the SHA-256 of one file in the background. A new request stops the one before.
class FileHasher final : public QObject
{
    Q_OBJECT

public:
    explicit FileHasher(QObject* parent = nullptr);

    void hash(const QString& path);

signals:
    void begun(const QString& path);
    void finished(const QString& path, const QString& hex);
    void failed(const QString& path);

private:
    LatestJob m_job;
};

} // namespace vitrine
