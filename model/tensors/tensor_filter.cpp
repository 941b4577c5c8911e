// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "model/tensors/tensor_filter.h"

#include "model/tensors/filter_words.h"
#include "model/tensors/name_search.h"

#include <QVarLengthArray>

#include <algorithm>

namespace vitrine {

namespace {

constexpr std::uint32_t Interval = 1U << 12U; ///< rows between two looks at the stop token

/// A name as the pattern sees it: UTF-8, and bytes that are not as U+FFFD.
class NameText
{
public:
    QStringView of(std::string_view name)
    {
        m_isPlain = std::ranges::all_of(name, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
        if (m_isPlain) {
            m_units.resize(static_cast<qsizetype>(name.size()));
            std::ranges::transform(name, m_units.begin(), [](char c) { return static_cast<char16_t>(c); });
            return {m_units.constData(), m_units.size()};
        }
        m_text = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
        return m_text;
    }
    /// Number of bytes of the name before a place in its text.
    [[nodiscard]] std::size_t bytesBefore(qsizetype place) const
    {
        return static_cast<std::size_t>(m_isPlain ? place : QStringView(m_text).first(place).toUtf8().size());
    }

private:
    QVarLengthArray<char16_t, 256> m_units;
    QString m_text;
    bool m_isPlain = true;
};

bool compares(std::uint64_t value, TensorFilter::Comparison comparison, std::uint64_t with)
{
    switch (comparison) {
    case TensorFilter::Comparison::Equal:
        return value == with;
    case TensorFilter::Comparison::Less:
        return value < with;
    case TensorFilter::Comparison::LessOrEqual:
        return value <= with;
    case TensorFilter::Comparison::Greater:
        return value > with;
    case TensorFilter::Comparison::GreaterOrEqual:
        return value >= with;
    }
    return false;
}

bool hasShape(std::span<const std::uint64_t> shape, std::span<const std::uint64_t> wanted)
{
    return wanted.size() == 1 ? std::ranges::contains(shape, wanted.front()) : std::ranges::equal(shape, wanted);
}

} // namespace

Result<TensorFilter> TensorFilter::parse(std::string_view text)
{
    TensorFilter filter;
    for (const filterwords::Word& word : filterwords::split(text)) {
        Result<Term> term = filterwords::term(word);
        if (!term) {
            return std::unexpected(std::move(term.error()));
        }
        if (term->kind == Kind::Pattern) {
            Result<QRegularExpression> pattern = filterwords::pattern(term->text);
            if (!pattern) {
                return std::unexpected(std::move(pattern.error()));
            }
            filter.m_pattern = std::move(*pattern);
        }
        if (!term->text.empty() || !term->shape.empty() || term->kind == Kind::Bytes) {
            filter.m_terms.push_back(std::move(*term));
        }
    }
    return filter;
}

bool TensorFilter::narrows(const TensorFilter& earlier) const
{
    return std::ranges::all_of(earlier.m_terms, [this](const Term& before) {
        return std::ranges::any_of(m_terms, [&before](const Term& now) {
            const bool longer = now.kind == Kind::Name && before.kind == Kind::Name
                && NameSearch(before.text).find(now.text) != NameSearch::Nowhere;
            return longer || now == before;
        });
    });
}

bool TensorFilter::lets(const Term& term, const TensorStore& store, std::uint32_t row) const
{
    switch (term.kind) {
    case Kind::Shape:
        return hasShape(store.shape(row), term.shape);
    case Kind::Bytes:
        return compares(store.bytes(row), term.comparison, term.bytes);
    case Kind::Dtype: {
        const std::string_view name = store.dtypeName(row);
        return name.size() >= term.text.size() && NameSearch(term.text).find(name.substr(0, term.text.size())) == 0;
    }
    case Kind::Name:
    case Kind::Pattern:
    case Kind::File:
        break;
    }
    return true;
}

void TensorFilter::applyFile(
    const Term& term, const TensorStore& store, std::span<const std::string> paths, RowSet& rows) const
{
    const NameSearch search(term.text);
    std::vector<bool> fits(paths.size());
    for (std::size_t i = 0; i < paths.size(); ++i) {
        fits[i] = search.find(paths[i]) != NameSearch::Nowhere;
    }
    rows.forEach([&](std::uint32_t row) {
        const std::uint32_t file = store.file(row);
        if (file >= fits.size() || !fits[file]) {
            rows.remove(row);
        }
    });
}

void TensorFilter::applyTerm(
    const Term& term, const TensorStore& store, RowSet& rows, const std::stop_token& stop) const
{
    NameText text;
    const NameSearch search(term.kind == Kind::Name ? std::string_view(term.text) : std::string_view());
    std::uint32_t looked = 0;
    bool stopped = false;
    rows.forEach([&](std::uint32_t row) {
        stopped = stopped || (++looked % Interval == 0 && stop.stop_requested());
        bool stays = false;
        if (stopped) {
            stays = false;
        } else if (term.kind == Kind::Name) {
            stays = search.find(store.name(row)) != NameSearch::Nowhere;
        } else if (term.kind == Kind::Pattern) {
            stays = m_pattern.matchView(text.of(store.name(row))).hasMatch();
        } else {
            stays = lets(term, store, row);
        }
        if (!stays) {
            rows.remove(row);
        }
    });
}

void TensorFilter::apply(
    const TensorStore& store, std::span<const std::string> paths, RowSet& rows, const std::stop_token& stop) const
{
    for (const Term& term : m_terms) {
        if (term.kind == Kind::Name) {
            rows.intersect(NameSearch(term.text).rows(store, stop));
        } else if (term.kind == Kind::File) {
            applyFile(term, store, paths, rows);
        } else {
            applyTerm(term, store, rows, stop);
        }
    }
}

void TensorFilter::applyToEach(
    const TensorStore& store, std::span<const std::string> paths, RowSet& rows, const std::stop_token& stop) const
{
    for (const Term& term : m_terms) {
        if (term.kind == Kind::File) {
            applyFile(term, store, paths, rows);
        } else {
            applyTerm(term, store, rows, stop);
        }
    }
}

std::vector<std::pair<std::size_t, std::size_t>> TensorFilter::matches(std::string_view name) const
{
    std::vector<std::pair<std::size_t, std::size_t>> found;
    NameText text;
    for (const Term& term : m_terms) {
        if (term.kind == Kind::Name) {
            const NameSearch search(term.text);
            for (std::size_t at = search.find(name); at != NameSearch::Nowhere;
                 at = search.find(name, at + search.length())) {
                found.emplace_back(at, search.length());
            }
        } else if (term.kind == Kind::Pattern) {
            const QRegularExpressionMatch match = m_pattern.matchView(text.of(name));
            if (match.hasMatch() && match.capturedLength() > 0) {
                const std::size_t at = text.bytesBefore(match.capturedStart());
                found.emplace_back(at, text.bytesBefore(match.capturedEnd()) - at);
            }
        }
    }
    std::ranges::sort(found);
    return found;
}

} // namespace vitrine
