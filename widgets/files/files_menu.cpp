// SPDX-FileCopyrightText: Vitrine contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/files/files_menu.h"

#include "widgets/files/files_model.h"
#include "widgets/theme/show_in_folder.h"
#include "widgets/theme/theme.h"

namespace vitrine {

using namespace Qt::StringLiterals;
using Kind = FilesNode::Kind;

FilesMenu::FilesMenu(const FilesModel* model, const QModelIndex& index, bool isUnfolded, QWidget* parent)
    : QMenu(parent)
    , m_leaveOut(new QAction(tr("Leave &out when packing"), this))
{
    m_leaveOut->setCheckable(true);
    m_leaveOut->setVisible(false);
    connect(m_leaveOut, &QAction::triggered, this, &FilesMenu::leaveOutWanted);
    const auto id = FilesModel::id(index);
    const FilesNode& node = model->node(index);
    const ModelDirectory& directory = model->tree()->directory();
    const QString path = model->path(id);
    addAction(theme::icon(u"action/whats-this"_s), tr("&What is this?"), this, &FilesMenu::explainWanted);
    if (model->tree()->childCount(id) > 0) {
        addAction(isUnfolded ? tr("Fo&ld") : tr("Unfo&ld"), this, &FilesMenu::foldWanted);
    }
    const auto files = model->tree()->filesBelow(id);
    const bool hasTensors
        = std::ranges::any_of(files, [&](FileIndex file) { return directory.files[file].tensorCount > 0; });
    if (hasTensors) {
        addAction(theme::icon(u"role/weights"_s), tr("Show its &tensors"), this, &FilesMenu::tensorsWanted);
    }
    if (node.kind == Kind::Unit) {
        addSeparator();
        addAction(tr("Show this &unit"), this, [this, unit = node.detail] { emit unitWanted(unit); });
        addAction(tr("Open in a &new window"), this, [this, path] { emit newWindowWanted(path); });
    }
    addSeparator();
    addAction(m_leaveOut);
    if (path.isEmpty()) {
        return;
    }
    addSeparator();
    addAction(theme::icon(u"action/show-in-folder"_s), tr("Show in &file manager"), this, [path] {
        showInFileManager(path);
    });
    addAction(theme::icon(u"action/copy"_s), tr("&Copy path"), this, &FilesMenu::copyPathWanted);
    if (node.kind == Kind::File) {
        addAction(tr("Copy &SHA-256"), this, [this, path] { emit hashWanted(path); });
    }
}

void FilesMenu::setLeftOut(bool isThere, bool isTicked)
{
    m_leaveOut->setVisible(isThere);
    m_leaveOut->setChecked(isTicked);
}

} // namespace vitrine
