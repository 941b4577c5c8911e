// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/background/latest_job.h"

#include <QTest>
#include <QThread>

#include <atomic>
#include <memory>

using namespace vitrine;

class TestLatestJob final : public QObject
{
    Q_OBJECT

private:
    struct Places {
        std::atomic<int> copies = 0;
        std::atomic<int> ends = 0;
        std::atomic<int> endsHere = 0; ///< on the thread of the test
    };
    /// Knows how often it was copied, and where it went.
    struct Large {
        explicit Large(std::shared_ptr<Places> given)
            : places(std::move(given))
        {
        }
        Large(const Large& other)
            : places(other.places)
        {
            ++places->copies;
        }
        Large(Large&&) = default;
        Large& operator=(const Large&) = delete;
        Large& operator=(Large&&) = delete;
        ~Large()
        {
            if (places) {
                ++places->ends;
                places->endsHere += QThread::currentThread() == QCoreApplication::instance()->thread() ? 1 : 0;
            }
        }
        std::shared_ptr<Places> places;
    };

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

    /// Taking down what is large takes time, and this thread has none for it.
    void anAnswerThatNobodyWantsIsTakenDownElsewhere()
    {
        const auto places = std::make_shared<Places>();
        LatestJob job(this);
        int copies = 0;
        job.start([places](const std::stop_token&) { return Large(places); }, [&](const Large&) { ++copies; });
        job.start([](const std::stop_token&) { return 1; }, [](int) {});
        QVERIFY(QTest::qWaitFor([&] { return places->ends.load() > 0 && !job.isRunning(); }, 5000));
        QCOMPARE(copies, 0);
        QCOMPARE(places->endsHere.load(), 0);
    }
    void theAnswerIsNeverCopied()
    {
        const auto places = std::make_shared<Places>();
        LatestJob job(this);
        bool isAnswered = false;
        job.start([places](const std::stop_token&) { return Large(places); }, [&](Large) { isAnswered = true; });
        QVERIFY(QTest::qWaitFor([&] { return isAnswered; }, 5000));
        QCOMPARE(places->copies.load(), 0);
    }
    void whatIsReleasedElsewhereIsNotTakenDownHere()
    {
        const auto places = std::make_shared<Places>();
        auto shared = releasedElsewhere(std::make_shared<const Large>(places));
        auto other = shared;
        shared.reset();
        QCOMPARE(places->ends.load(), 0);
        releaseElsewhere(Large(places)); // a second one, by value
        other.reset();
        QVERIFY(QTest::qWaitFor([&] { return places->ends.load() == 2; }, 5000));
        QCOMPARE(places->endsHere.load(), 0);
        QVERIFY(!releasedElsewhere(std::shared_ptr<const Large>()));
    }
};

QTEST_GUILESS_MAIN(TestLatestJob)
#include "tst_latest_job.moc"
