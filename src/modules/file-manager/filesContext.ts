import type { TFunction } from 'i18next';
import { createScreenContext } from '#lib/react/createScreenContext';

import type { FileItem } from './api';
import type { FileAddress, FileListAddress } from './filePath';
import type { FileActions } from './useFileActions';

/** What a dialog of the screen is about. */
export type FileDialog =
  | { type: 'new-folder' }
  | { type: 'rename'; item: FileItem }
  | { type: 'transfer'; mode: 'copy' | 'move'; items: readonly FileItem[] };

/** State shared by all parts of the screen of the file manager. */
export interface FilesScreenState {
  /** The texts of the module, once for all items: a hook in each would be slow. */
  t: TFunction<'file-manager'>;
  language: string;
  address: FileAddress;
  actions: FileActions;
  /** Whether the items of the list can be changed: not in the trash. */
  isTrash: boolean;
  /** Ids of items that will be moved away when they are pasted. */
  cutIds: readonly string[];
  openDialog: (dialog: FileDialog) => void;
  /** Opens a folder, or the preview of a file. */
  openItem: (item: FileItem) => void;
  openDetails: (item: FileItem) => void;
  /** Shows the same list in another order or display. */
  arrange: (change: Partial<Pick<FileListAddress, 'sort' | 'order' | 'display'>>) => void;
  /** Asks for files of the device, or for a folder. */
  chooseFiles: (kind: 'files' | 'folder') => void;
}

/** Provides the shared state to the parts of `FilesScreen`, and returns it in them. */
export const [FilesContext, useFilesScreen] = createScreenContext<FilesScreenState>('FilesScreen');
