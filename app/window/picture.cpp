// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/picture.h"

#include "widgets/headline/headline_band.h"
#include "widgets/selection/selection.h"
#include "widgets/window/drop_overlay.h"
#include "widgets/window/main_window.h"

#include <QCoreApplication>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {
constexpr int Quiet = 400; ///< milliseconds without anything being computed
constexpr int Longest = 120'000;
} // namespace

Picture::Picture(MainWindow* window, Wish wish, QObject* parent)
    : QObject(parent)
    , m_window(window)
    , m_wish(std::move(wish))
{
    m_age.start();
    connect(&m_clock, &QTimer::timeout, this, &Picture::look);
    m_clock.start(50);
}

void Picture::look()
{
    if (!m_window->isSettled() && m_age.elapsed() < Longest) {
        m_settledFor.invalidate();
        return;
    }
    if (!m_settledFor.isValid()) {
        m_settledFor.start();
    } else if (m_settledFor.elapsed() >= Quiet) {
        if (!m_isApplied) {
            m_isApplied = true;
            apply();
            m_settledFor.restart();
        } else {
            take();
        }
    }
}

void Picture::apply()
{
    if (m_wish.page.startsWith("drag"_L1)) {
        DropOffer offer;
        if (m_wish.page == "drag"_L1) {
            offer.paths << u"/home/user/runs/llama-3.1-8b-helpdesk"_s;
        } else if (m_wish.page == "drag-package"_L1) {
            offer.paths << u"/home/user/packages/llama-helpdesk-1.0.tar.zst"_s;
            offer.isPackage = true;
            offer.verifies = true;
        }
        m_window->findChild<DropOverlay*>()->offer(offer, m_window->path().section(u'/', -1));
    }
    if (m_wish.page == "reading"_L1) {
        auto* headline = m_window->findChild<HeadlineBand*>();
        headline->showReading();
        headline->setProgress({OpenProgress::Stage::ReadingHeaders, 41, 163});
        return;
    }
    const auto directory = m_window->selection()->directory();
    if (!directory) {
        return;
    }
    for (std::uint32_t i = 0; i < directory->units.size() && !m_wish.unit.isEmpty(); ++i) {
        if (directory->units[i].path == m_wish.unit.toStdString()) {
            m_window->selection()->setUnit(i);
        }
    }
    SelectionState state;
    for (FileIndex i = 0; i < directory->files.size() && !m_wish.select.isEmpty(); ++i) {
        if (directory->files[i].path == m_wish.select.toStdString()) {
            state.files = {i};
            state.scope = m_wish.select;
        }
    }
    if (m_wish.select.startsWith("tensor:"_L1)) {
        const std::string name = m_wish.select.mid(7).toStdString();
        for (std::uint32_t row = 0; row < directory->tensors->size(); ++row) {
            if (directory->tensors->name(row) != name) {
                continue;
            }
            // Several units may hold a tensor of this name; the one that is shown is meant.
            const bool isShown = directory->files[directory->tensors->file(row)].unit == m_window->selection()->unit();
            if (isShown || !state.tensor) {
                state.tensor = row;
            }
            if (isShown) {
                break;
            }
        }
    } else if (m_wish.select == "part:tokenizer"_L1) {
        state.missingPart = Part::Tokenizer;
    }
    if (!m_wish.select.isEmpty()) {
        m_window->selection()->select(state);
    }
}

void Picture::take()
{
    m_clock.stop();
    const bool isWritten = m_window->grab().save(m_wish.file);
    QCoreApplication::exit(isWritten ? 0 : 1);
}

} // namespace vitrine
