import FolderIcon from '@heroicons/react/24/outline/FolderIcon';
import HomeIcon from '@heroicons/react/24/outline/HomeIcon';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { Dialog } from '#components/Dialog';
import { QueryPanel } from '#components/QueryPanel';
import { Skeleton } from '#components/Skeleton';
import { TreeView } from '#components/TreeView';
import type { TreeNode } from '#components/TreeView';

import type { FileItem, FolderNode } from './api';
import { foldersQuery } from './queries';

export type MoveDialogProps = {
  open: boolean;
  onClose: () => void;
  mode: 'copy' | 'move';
  items: readonly FileItem[];
  /** The folder that is listed, which is expanded. */
  folderId: string | null;
  onChoose: (folder: { id: string | null; name: string }) => void;
};

const rootId = 'root';

/** Chooses the folder to which items are moved or copied. */
export function MoveDialog({ open, onClose, mode, items, folderId, onChoose }: MoveDialogProps) {
  const { t } = useTranslation('file-manager');
  const query = useQuery({ ...foldersQuery(), enabled: open });
  const [selected, setSelected] = useState<string>();
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    // The choice for other items is not one for these.
    if (open) setSelected(undefined);
  }
  const folders = query.data ?? [];
  const own = new Set(items.map(({ id }) => id));

  function childrenOf(parent: string | null, isDisabled: boolean): TreeNode[] {
    return folders
      .filter((folder) => folder.folderId === parent)
      .map(({ id, name }) => {
        // A folder cannot be put into itself.
        const disabled = isDisabled || own.has(id);
        return { id, label: name, icon: FolderIcon, disabled, children: childrenOf(id, disabled) };
      });
  }
  const nodes: TreeNode[] = [
    { id: rootId, label: t('views.folder'), icon: HomeIcon, children: childrenOf(null, false) },
  ];

  function wayTo(id: string | null): string[] {
    const folder: FolderNode | undefined = folders.find((one) => one.id === id);
    return folder ? [...wayTo(folder.folderId), folder.id] : [rootId];
  }

  const chosen = selected === rootId ? t('views.folder') : folders.find(({ id }) => id === selected)?.name;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sheet"
      title={t(mode === 'move' ? 'transfer.move' : 'transfer.copy', {
        count: items.length,
        name: items[0]?.name ?? '',
      })}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button
            tone="primary"
            variant="solid"
            disabled={selected === undefined || chosen === undefined}
            onClick={() => {
              if (selected === undefined || chosen === undefined) return;
              onChoose({ id: selected === rootId ? null : selected, name: chosen });
            }}
          >
            {t(mode === 'move' ? 'transfer.moveHere' : 'transfer.copyHere')}
          </Button>
        </>
      }
    >
      <QueryPanel query={query} what={t('transfer.what')} skeleton={<Skeleton lines={5} />} immediate>
        {() => (
          <TreeView
            label={t('transfer.folders')}
            nodes={nodes}
            selection="single"
            selectedKeys={selected === undefined ? [] : [selected]}
            onSelectionChange={([id]) => setSelected(id)}
            defaultExpanded={[rootId, ...wayTo(folderId)]}
          />
        )}
      </QueryPanel>
    </Dialog>
  );
}
