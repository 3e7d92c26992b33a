import type { HttpHandler } from 'msw';

import { createItemHandlers } from './itemHandlers';
import { createListHandlers } from './listHandlers';
import { fileStores } from './store';
import type { FileStores } from './store';
import { createTransferHandlers } from './transferHandlers';
import { createTrashHandlers } from './trashHandlers';
import { createUploadHandlers } from './uploadHandlers';

/** The calls of the file manager, over the stores of a person. */
export const createFileHandlers = (stores: FileStores): HttpHandler[] => [
  ...createListHandlers(stores),
  ...createItemHandlers(stores),
  ...createTransferHandlers(stores),
  ...createTrashHandlers(stores),
  ...createUploadHandlers(stores),
];

/** The calls of the file manager. */
export const fileHandlers: readonly HttpHandler[] = createFileHandlers(fileStores);
