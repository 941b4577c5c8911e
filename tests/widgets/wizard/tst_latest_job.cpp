// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/background/latest_job.h"

#include <QTest>

#include <atomic>
#include <memory>

using namespace vitrine;

class TestLatestJob final : public QObject
{
    Q_OBJECT

private slots:
    /// Work so short that it ends before anybody waits for it.
    void theAnswerNeverComesInTheMiddleOfStart()
    {
        LatestJob job(this);
        for (int i = 0; i < 2000; ++i) {
            bool isStarting = true, isAnswered = false, isTooEarly = false;
            job.start(
                [](const std::stop_token&) { return 1; },
                [&](int) {
                    isAnswered = true;
                    isTooEarly = isStarting;
                });
            isStarting = false;
            QVERIFY(QTest::qWaitFor([&] { return isAnswered; }, 5000));
            QVERIFY(!isTooEarly);
        }
    }

    void onlyTheNewestIsAnswered()
    {
        LatestJob job(this);
        int answers = 0, last = 0;
        for (int i = 1; i <= 50; ++i) {
            job.start(
                [i](const std::stop_token&) { return i; },
                [&](int answer) {
                    ++answers;
                    last = answer;
                });
        }
        QVERIFY(QTest::qWaitFor([&] { return !job.isRunning(); }, 5000));
        QTest::qWait(20);
        QCOMPARE(answers, 1);
        QCOMPARE(last, 50);
    }

    void whatWasStoppedIsNotAnswered()
    {
        LatestJob job(this);
        const auto wasStopped = std::make_shared<std::atomic<bool>>(false);
        int answers = 0;
        job.start(
            [wasStopped](const std::stop_token& stop) {
                while (!stop.stop_requested()) {
                    QThread::msleep(1);
                }
                wasStopped->store(true);
                return 0;
            },
            [&](int) { ++answers; });
        QVERIFY(job.isRunning());
        job.stop();
        QVERIFY(!job.isRunning());
        QVERIFY(QTest::qWaitFor([&] { return wasStopped->load(); }, 5000));
        QTest::qWait(20);
        QCOMPARE(answers, 0);
    }
};

QTEST_GUILESS_MAIN(TestLatestJob)
#include "tst_latest_job.moc"
