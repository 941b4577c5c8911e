// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/files/files_model.h"

#include "model/words/quantity.h"
#include "model/words/text.h"
#include "widgets/theme/plain_tool_tip.h"

#include <QFile>
#include <QMimeData>
#include <QUrl>

#include <algorithm>
#include <array>

namespace vitrine {

using namespace Qt::StringLiterals;
using Kind = FilesNode::Kind;

namespace {

/// Of more files a folder is left out as a whole: the plan holds each file against each pattern.
constexpr std::uint32_t MostFilesLeftOut = 200;

/// Whether its size says something: what is missing has none, and a folder of models holds only what its models hold.
bool holdsBytes(const FilesNode& node)
{
    return node.kind != Kind::MissingPart && node.kind != Kind::MissingShard
        && (node.kind != Kind::Unit || node.fileCount > 0);
}

/// Of two marks the one that weighs more: failure, warning, not verified, then the rest.
std::uint8_t heavier(std::uint8_t a, std::uint8_t b)
{
    constexpr std::array<std::uint8_t, 8> weights{0, 1, 6, 7, 5, 2, 3, 4};
    return weights[a] >= weights[b] ? a : b;
}

} // namespace

FilesModel::FilesModel(QObject* parent)
    : QAbstractItemModel(parent)
{
}

void FilesModel::setTree(std::shared_ptr<const FilesTree> tree)
{
    beginResetModel();
    m_tree = std::move(tree);
    m_marks.clear();
    endResetModel();
}

RowMarks FilesModel::rowMarks(const FilesTree& tree, const FileMarks& marks)
{
    RowMarks rows(tree.size(), 0);
    for (const auto& [file, status] : marks) {
        if (const auto node = tree.nodeOfFile(file); node != FilesTree::NoNode) {
            rows[node] = static_cast<std::uint8_t>(static_cast<int>(status) + 1);
        }
    }
    for (std::uint32_t i = tree.size() - 1; i > 0 && !marks.empty(); --i) {
        auto& above = rows[tree.node(i).parent];
        above = heavier(above, rows[i]);
    }
    return rows;
}

void FilesModel::setMarks(RowMarks marks)
{
    if (m_tree && marks != m_marks) {
        m_marks = std::move(marks);
        emitChanged();
    }
}

std::optional<StatusColor> FilesModel::mark(const QModelIndex& index) const
{
    const auto kind = node(index).kind;
    if (kind == Kind::MissingPart || kind == Kind::MissingShard) {
        return StatusColor::Failure;
    }
    const auto row = id(index);
    if (row >= m_marks.size() || m_marks[row] == 0) {
        return std::nullopt;
    }
    return static_cast<StatusColor>(m_marks[row] - 1);
}

void FilesModel::setLeftOut(const LeftOut& leftOut)
{
    m_leftOut = leftOut;
    retranslate(); // every row may look different
}

bool FilesModel::isLeftOut(std::uint32_t id) const
{
    const FilesNode& node = m_tree->node(id);
    if (m_leftOut.isEmpty()) {
        return false;
    }
    if (node.file != NoFile) {
        return m_leftOut.covers(m_tree->directory().files[node.file].path);
    }
    const bool isFolder = node.kind == Kind::Folder || node.kind == Kind::Unit;
    return isFolder && m_leftOut.covers(bytesOfPath(id) + '/');
}

std::vector<std::string> FilesModel::leftOutPaths(std::uint32_t id) const
{
    const FilesNode& node = m_tree->node(id);
    const bool isFolder = node.file == NoFile && (node.kind == Kind::Folder || node.kind == Kind::Unit);
    if (isFolder && bytesOfPath(id).empty()) {
        return {};
    }
    if (node.fileCount > MostFilesLeftOut) {
        return isFolder ? std::vector<std::string>{bytesOfPath(id) + '/'} : std::vector<std::string>();
    }
    std::vector<std::string> paths;
    for (const FileIndex file : m_tree->filesBelow(id)) {
        paths.push_back(m_tree->directory().files[file].path);
    }
    return paths;
}

QModelIndex FilesModel::indexOf(std::uint32_t node, int column) const
{
    return node == FilesTree::Root || node == FilesTree::NoNode
        ? QModelIndex()
        : createIndex(static_cast<int>(m_tree->row(node)), column, node);
}

QString FilesModel::text(std::uint32_t id) const
{
    const FilesNode& node = m_tree->node(id);
    const Unit& shown = m_tree->directory().units[m_tree->unit()];
    switch (node.kind) {
    case Kind::Need:
        return needTitle(node.need).text();
    case Kind::Role:
        return tr("%1, %n file(s)", nullptr, static_cast<int>(node.fileCount)).arg(roleTitle(node.role).text());
    case Kind::Set: {
        const auto all = m_tree->childCount(id);
        if (all > node.fileCount) {
            return tr("%1, %2 of %3 shards")
                .arg(roleTitle(node.role).text(), formatCount(node.fileCount), formatCount(all));
        }
        return (node.repeated ? tr("%1 again, %n shard(s)", nullptr, static_cast<int>(node.fileCount))
                              : tr("%1, %n shard(s)", nullptr, static_cast<int>(node.fileCount)))
            .arg(roleTitle(node.role).text());
    }
    case Kind::Folder:
    case Kind::File:
    case Kind::MissingShard:
        return displayText(node.name);
    case Kind::MissingPart:
        return tr("%1: missing").arg(shown.parts[node.detail].title.text());
    case Kind::OtherUnits:
        return shown.verdict.kind == VerdictKind::Collection ? tr("Models in this folder") : tr("Other units");
    case Kind::Unit:
        return node.name.empty() ? m_tree->directory().units[node.detail].title.text() : displayText(node.name);
    case Kind::Root:
        break;
    }
    return {};
}

QString FilesModel::roleWord(std::uint32_t id) const
{
    const FilesNode& node = m_tree->node(id);
    const Kind above = m_tree->node(node.parent).kind;
    if (isLeftOut(id)) {
        return tr("left out", "of the package");
    }
    if (node.kind == Kind::Unit) {
        return verdictTitle(m_tree->directory().units[node.detail].verdict.kind).text();
    }
    if (node.kind == Kind::MissingShard) {
        return tr("missing", "a shard");
    }
    if (node.kind != Kind::File || above == Kind::Role || above == Kind::Set || node.role == Role::Other) {
        return {};
    }
    return roleTitle(node.role).text();
}

QString FilesModel::needBadge(Need need)
{
    switch (need) {
    case Need::RequiredToLoad:
        return tr("to load", "badge of a file");
    case Need::NeededForSomeUses:
        return tr("some uses", "badge of a file");
    case Need::MustBePassedOn:
        return tr("pass on", "badge of a file");
    case Need::HelpsPeople:
        return tr("for people", "badge of a file");
    case Need::ResumeOnly:
        return tr("to resume", "badge of a file");
    case Need::NotNeeded:
        return tr("not needed", "badge of a file");
    case Need::StandsForAMissingFile:
        return tr("missing", "badge of a file");
    case Need::MustNotBeShared:
        return tr("do not share", "badge of a file");
    case Need::Count:
        break;
    }
    return {};
}

QString FilesModel::spoken(std::uint32_t id) const
{
    const FilesNode& node = m_tree->node(id);
    QStringList parts{text(id)};
    if (node.kind == Kind::File) {
        parts << roleTitle(node.role).text() << needTitle(node.need).text();
    } else if (node.kind == Kind::Unit || node.kind == Kind::MissingShard) {
        parts << roleWord(id);
    }
    if (node.kind != Kind::MissingPart && node.kind != Kind::MissingShard) {
        parts << formatBytes(node.size);
    }
    if (isLeftOut(id)) {
        parts << tr("left out when packing");
    }
    if (const auto status = mark(indexOf(id))) {
        constexpr std::array words{QT_TR_NOOP("passed"),         QT_TR_NOOP("has a warning"),
                                   QT_TR_NOOP("has a failure"),  QT_TR_NOOP("has something not verified"),
                                   QT_TR_NOOP("not applicable"), QT_TR_NOOP("has a note"),
                                   QT_TR_NOOP("half-finished")};
        parts << tr(words[static_cast<std::size_t>(*status)]);
    }
    return parts.join(u", "_s);
}

QString FilesModel::path(std::uint32_t id) const
{
    const ModelDirectory& directory = m_tree->directory();
    const FilesNode& node = m_tree->node(id);
    if (node.file == NoFile && node.kind != Kind::Unit && node.kind != Kind::Folder) {
        return {};
    }
    const std::string relative = bytesOfPath(id);
    const bool isDirectory = relative.empty() || directory.isSingleFile;
    return QFile::decodeName(QByteArray::fromStdString(isDirectory ? directory.path : directory.path + '/' + relative));
}

QString FilesModel::relativePath(std::uint32_t id) const
{
    return QFile::decodeName(QByteArray::fromStdString(bytesOfPath(id)));
}

/// A folder's row may stand for several levels; its path is what its first file has in front of the rest below it.
std::string FilesModel::bytesOfPath(std::uint32_t id) const
{
    const FilesNode& node = m_tree->node(id);
    const ModelDirectory& directory = m_tree->directory();
    if (node.file != NoFile) {
        return directory.files[node.file].path;
    }
    if (node.kind == Kind::Unit) {
        return directory.units[node.detail].path;
    }
    const auto files = m_tree->filesBelow(id);
    if (node.kind != Kind::Folder || node.parent == FilesTree::Root || files.empty()) {
        return {};
    }
    std::string path = directory.files[files.front()].path;
    for (auto at = m_tree->nodeOfFile(files.front()); at != id; at = m_tree->node(at).parent) {
        const FilesNode& below = m_tree->node(at);
        if (below.kind != Kind::Set && path.ends_with(below.name)) {
            path.resize(path.size() - std::min(path.size(), below.name.size() + 1));
        }
    }
    return path;
}

void FilesModel::retranslate()
{
    if (m_tree) {
        emitChanged();
    }
}

QModelIndex FilesModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!m_tree || row < 0 || column < 0 || column >= ColumnCount || row >= rowCount(parent)) {
        return {};
    }
    const auto above = parent.isValid() ? id(parent) : FilesTree::Root;
    return createIndex(row, column, m_tree->child(above, static_cast<std::uint32_t>(row)));
}

QModelIndex FilesModel::parent(const QModelIndex& index) const
{
    return index.isValid() && m_tree ? indexOf(node(index).parent) : QModelIndex();
}

int FilesModel::rowCount(const QModelIndex& parent) const
{
    if (!m_tree || parent.column() > 0) {
        return 0;
    }
    return static_cast<int>(m_tree->childCount(parent.isValid() ? id(parent) : FilesTree::Root));
}

int FilesModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

QVariant FilesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_tree) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == NameColumn) {
            return text(id(index));
        }
        return holdsBytes(node(index)) ? formatBytes(node(index).size) : QString();
    case Qt::ToolTipRole:
        return theme::plainToolTip(tooltip(id(index)));
    case Qt::AccessibleTextRole:
        return index.column() == NameColumn ? spoken(id(index)) : formatBytes(node(index).size);
    default:
        return {};
    }
}

QVariant FilesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    return section == NameColumn ? tr("Name") : tr("Size");
}

Qt::ItemFlags FilesModel::flags(const QModelIndex& index) const
{
    if (!index.isValid()) {
        return Qt::NoItemFlags;
    }
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (node(index).file != NoFile || node(index).kind == Kind::Folder) {
        flags |= Qt::ItemIsDragEnabled;
    }
    if (m_tree->childCount(id(index)) == 0) {
        flags |= Qt::ItemNeverHasChildren;
    }
    return flags;
}

QStringList FilesModel::mimeTypes() const
{
    return {u"text/uri-list"_s};
}

QMimeData* FilesModel::mimeData(const QModelIndexList& indexes) const
{
    QList<QUrl> urls;
    for (const QModelIndex& index : indexes) {
        if (const QString file = index.column() == NameColumn ? path(id(index)) : QString(); !file.isEmpty()) {
            urls << QUrl::fromLocalFile(file);
        }
    }
    auto* data = new QMimeData;
    data->setUrls(urls);
    return data;
}

QString FilesModel::tooltip(std::uint32_t id) const
{
    const FilesNode& node = m_tree->node(id);
    if (node.file != NoFile) {
        const FileEntry& file = m_tree->directory().files[node.file];
        const QString left = isLeftOut(id) ? u" · "_s + tr("left out when packing") : QString();
        return u"%1\n%2 · %3 · %4"_s.arg(
                   displayText(file.path), roleTitle(file.role).text(), needTitle(file.need).text(),
                   formatBytes(file.size))
            + left;
    }
    if (node.kind == Kind::MissingPart || node.kind == Kind::MissingShard) {
        return spoken(id);
    }
    return u"%1 · %2"_s.arg(text(id), formatBytes(node.size));
}

/// A view asks again for what it shows when it paints; one range is for those that only listen.
void FilesModel::emitChanged()
{
    if (const auto count = m_tree->childCount(FilesTree::Root); count > 0) {
        constexpr std::uint32_t most = 100;
        emit dataChanged(
            index(0, 0), index(static_cast<int>(std::min(count, most)) - 1, ColumnCount - 1));
    }
    emit looksChanged();
}

} // namespace vitrine
