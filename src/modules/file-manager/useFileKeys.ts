import { useNavigate } from 'react-router-dom';

import type { KeyBinding } from '#lib/keyBindings/keyBindings';
import { useKeyBindings } from '#lib/keyBindings/useKeyBindings';
import type { Selection } from '#lib/selection/useSelection';

import type { FileItem } from './api';
import { isFolderList, placeHref } from './filePath';
import type { FilesScreenState } from './filesContext';
import type { useFileClipboard } from './useFileClipboard';

export interface FileKeysOptions {
  screen: FilesScreenState;
  items: readonly FileItem[];
  selection: Selection;
  clipboard: ReturnType<typeof useFileClipboard>;
  /** The folder that is listed, and the one that it is in; `null` is the root. */
  folder: { id: string | null; name: string; parentId: string | null };
  /** Returns whether details were open. */
  closeDetails: () => boolean;
  onSearch: () => void;
  onHelp: () => void;
}

/** The keys of the file manager, which are also those of its help. */
export function useFileKeys(options: FileKeysOptions): readonly KeyBinding[] {
  const { screen, items, selection, clipboard, folder, closeDetails, onSearch, onHelp } = options;
  const { t, address, actions, isTrash, openDialog, openDetails, chooseFiles } = screen;
  const navigate = useNavigate();

  /** The items that a key is about: those that are selected, else the one that has the focus. */
  function currentItems(): readonly FileItem[] {
    const chosen = items.filter(({ id }) => selection.isSelected(id));
    if (chosen.length > 0) return chosen;
    const focused = document.activeElement?.querySelector<HTMLElement>('[data-file-id]')?.dataset['fileId'];
    return items.filter(({ id }) => id === (focused ?? address.id));
  }
  function withItems(run: (chosen: readonly FileItem[]) => void): boolean {
    const chosen = currentItems();
    // Text that is selected is copied by the browser.
    if (chosen.length === 0 || document.getSelection()?.isCollapsed === false) return false;
    run(chosen);
    return true;
  }
  const putIntoClipboard = (mode: 'copy' | 'move') =>
    withItems((chosen) => {
      if (!isTrash) clipboard.put(mode, chosen);
    });
  function goUp(): boolean {
    if (!isFolderList(address) || folder.id === null) return false;
    void navigate(placeHref(address, { view: 'folder', folderId: folder.parentId }));
    return true;
  }

  const bindings: readonly KeyBinding[] = [
    { id: 'arrows', keys: ['ArrowDown', 'ArrowRight'], label: t('keys.arrows') },
    { id: 'open', keys: ['Enter'], label: t('keys.open') },
    { id: 'select', keys: ['Space'], label: t('keys.select') },
    { id: 'all', keys: ['Mod+A'], label: t('keys.all') },
    { id: 'up', keys: ['Backspace'], run: goUp, label: t('keys.up') },
    {
      id: 'details',
      keys: ['Mod+I'],
      run: () => withItems(([first]) => first && openDetails(first)),
      label: t('action.details'),
    },
    {
      id: 'rename',
      keys: ['F2'],
      run: () =>
        withItems(([first]) => {
          if (first && !isTrash) openDialog({ type: 'rename', item: first });
        }),
      label: t('action.rename'),
    },
    {
      id: 'remove',
      keys: ['Delete'],
      run: () => withItems((chosen) => (isTrash ? void actions.removeForever(chosen) : actions.trash(chosen))),
      label: t(isTrash ? 'action.forever' : 'action.trash'),
    },
    { id: 'copy', keys: ['Mod+C'], run: () => putIntoClipboard('copy'), label: t('keys.copy') },
    { id: 'cut', keys: ['Mod+X'], run: () => putIntoClipboard('move'), label: t('keys.cut') },
    {
      id: 'paste',
      keys: ['Mod+V'],
      run: () => isFolderList(address) && clipboard.paste(folder),
      label: t('keys.paste'),
    },
    { id: 'undo', keys: ['Mod+Z'], label: t('keys.undo') },
    { id: 'close', keys: ['Escape'], run: () => clipboard.cancelCut() || closeDetails(), label: t('keys.close') },
    { id: 'new', keys: ['N'], run: () => openDialog({ type: 'new-folder' }), label: t('new.folder') },
    { id: 'upload', keys: ['U'], run: () => chooseFiles('files'), label: t('new.files') },
    { id: 'search', keys: ['/'], run: onSearch, label: t('keys.search') },
    { id: 'help', keys: ['?'], run: onHelp, label: t('keys.help') },
  ];
  useKeyBindings(bindings);
  return bindings;
}
