// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/explain/page_html.h"

#include "model/explain/glossary.h"

#include <QFontInfo>
#include <QUrl>

namespace vitrine {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView Scheme("vitrine:");
constexpr double TitleFactor = 1.15;
constexpr double SecondFactor = 0.95;

/// A page's words, set as rich text. QTextDocument enlarges h1 and h2 by its own steps, so all are classed paragraphs.
class Setter final
{
public:
    Setter(const ExplainPage& page, const PageStyle& style)
        : m_style(style)
        , m_glossary(style.language, page.kind, page.id)
    {
    }

    [[nodiscard]] QString paragraph(const QString& html, double factor, const QColor& color, int above, int below, const char* weight = "normal") const
    {
        const int lineHeight = m_style.language == Language::Chinese ? 118 : 112;
        return u"<p style=\"margin:%1px 0 %2px 0; line-height:%3%; font-size:%4; color:%5; font-weight:%6\">"_s.arg(
                   QString::number(theme::scaled(above)), QString::number(theme::scaled(below)), QString::number(lineHeight), size(factor), color.name(),
                   QLatin1StringView(weight))
            + html + u"</p>"_s;
    }

    /// Plain text with code and links.
    [[nodiscard]] QString words(const QString& text)
    {
        QString html;
        for (const GlossarySpan& span : m_glossary.spans(text)) {
            if (span.isCode) {
                html += u"<span style=\"font-family:'%1'\">"_s.arg(theme::monospace().family()) + span.text.toHtmlEscaped() + u"</span>"_s;
            } else if (span.kind) {
                html += link(linkTarget(*span.kind, span.id), span.text);
            } else {
                html += span.text.toHtmlEscaped();
            }
        }
        return html;
    }

    [[nodiscard]] QString link(const QString& target, const QString& text) const
    {
        // A line in the colour of the text would make every second word shout; the link's colour and a line on it suffice.
        return u"<a href=\"%1\" style=\"color:%2; text-decoration:underline\">"_s.arg(target.toHtmlEscaped(), m_style.palette.color(QPalette::Link).name())
            + text.toHtmlEscaped() + u"</a>"_s;
    }

    [[nodiscard]] QString table(const std::vector<PageFact>& facts) const
    {
        if (facts.empty()) {
            return {};
        }
        QString html = u"<table cellspacing=\"0\" cellpadding=\"0\" style=\"margin-top:%1px\">"_s.arg(theme::scaled(4));
        for (const PageFact& fact : facts) {
            const QString value = fact.kind ? link(linkTarget(*fact.kind, fact.id), fact.value) : fact.value.toHtmlEscaped();
            html += u"<tr><td style=\"padding:%1px %2px %1px 0; font-size:%3; color:%4\">"_s.arg(QString::number(theme::scaled(2)),
                        QString::number(theme::scaled(16)), size(SecondFactor), theme::muted(m_style.palette).name())
                + nonBreaking(fact.name) + u"</td><td style=\"padding:%1px 0; font-size:%2; color:%3\">"_s.arg(QString::number(theme::scaled(2)), size(SecondFactor), text().name())
                + value + u"</td></tr>"_s;
        }
        return html + u"</table>"_s;
    }

    [[nodiscard]] QString notice(const PageNotice& notice)
    {
        const QColor color = theme::readable(theme::status(notice.status, m_style.palette), theme::statusGround(notice.status, m_style.palette), 4.5, text());
        return u"<table width=\"100%\" cellspacing=\"0\" cellpadding=\"%1\" style=\"margin-top:%2px\" bgcolor=\"%3\"><tr><td style=\"font-size:%4; color:%5\">"_s.arg(
                   QString::number(theme::scaled(8)), QString::number(theme::scaled(8)), theme::statusGround(notice.status, m_style.palette).name(), size(1), color.name())
            + words(notice.text) + u"</td></tr></table>"_s;
    }

    [[nodiscard]] QColor text() const { return m_style.palette.color(QPalette::Text); }

private:
    [[nodiscard]] QString size(double factor) const
    {
        const QFont font = theme::font(factor * m_style.zoom);
        return font.pixelSize() > 0 ? QString::number(font.pixelSize()) + u"px"_s : QString::number(font.pointSizeF()) + u"pt"_s;
    }

    [[nodiscard]] static QString nonBreaking(const QString& text) { return text.toHtmlEscaped().replace(u' ', u"&nbsp;"_s); }

    const PageStyle& m_style;
    Glossary m_glossary;
};

} // namespace

QString linkTarget(ExplainKind kind, const QString& id)
{
    const std::string_view name = explainKindName(kind);
    return Scheme + QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())) + u'/' + QString::fromLatin1(QUrl::toPercentEncoding(id));
}

std::optional<std::pair<ExplainKind, QString>> linkedText(const QString& target)
{
    const qsizetype slash = target.indexOf(u'/');
    if (!target.startsWith(Scheme) || slash < 0) {
        return std::nullopt;
    }
    const auto kind = explainKindByName(target.sliced(Scheme.size(), slash - Scheme.size()).toStdString());
    const QString id = QUrl::fromPercentEncoding(target.sliced(slash + 1).toLatin1());
    return kind ? std::optional(std::pair(*kind, id)) : std::nullopt;
}

QString pageHead(const ExplainPage& page, const PageStyle& style)
{
    const Setter setter(page, style);
    QString html = setter.paragraph(page.title.toHtmlEscaped(), TitleFactor, setter.text(), 0, 2, "600");
    if (!page.subtitle.isEmpty()) {
        html += setter.paragraph(page.subtitle.toHtmlEscaped(), SecondFactor, theme::muted(style.palette), 0, 0);
    }
    return html;
}

QString pageBody(const ExplainPage& page, const PageStyle& style)
{
    Setter setter(page, style);
    QString html;
    for (const PageNotice& notice : page.notices) {
        html += setter.notice(notice);
    }
    html += setter.table(page.facts);
    for (const PageSection& section : page.sections) {
        if (!section.heading.isEmpty()) {
            html += setter.paragraph(section.heading.toHtmlEscaped(), 1, setter.text(), 12, 2, "600");
        }
        if (!section.text.isEmpty()) {
            html += setter.paragraph(setter.words(section.text), 1, setter.text(), section.heading.isEmpty() ? 8 : 0, 0);
        }
    }
    for (const PageLink& link : page.links) {
        const QString more = link.more.isEmpty() ? QString() : u" · "_s + link.more.toHtmlEscaped();
        html += setter.paragraph(setter.link(linkTarget(link.kind, link.id), link.text) + more, 1, setter.text(), 4, 0);
    }
    return html;
}

} // namespace vitrine
