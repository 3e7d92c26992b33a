import * as z from 'zod/mini';

import { recordId as id } from '#lib/http/crudEndpoints';
import { moduleEndpoints } from '#lib/http/moduleEndpoints';

import { isFileName } from './fileNames';
import { fileLimits } from './limits';

const { get, getOne, post, patch, remove, removeOne } = moduleEndpoints('api/apps/file-manager', 'user');

const instant = z.iso.datetime();
const bytes = z.int().check(z.minimum(0));

/** An id that a client makes, so that a call can be repeated. */
const newId = id.check(z.regex(/^[\w-]+$/));
const name = z.string().check(
  z.trim(),
  z.refine(isFileName, {
    error: `Must have 1 to ${fileLimits.name} characters, without slashes and control characters`,
  }),
);
/** Null at the root. */
const folderId = z.nullable(id);
const ids = z.array(id).check(z.minLength(1), z.maxLength(fileLimits.items));

/** A file or folder. */
export const fileItemSchema = z.object({
  id,
  folderId,
  name: z.string(),
  /** Name of a person. */
  createdBy: z.string(),
  createdAt: instant,
  modifiedAt: instant,
  /** Size as text; that of a folder is the sum of its files. */
  size: z.string(),
  /** `folder`, or the format in capitals: PDF, XLS, DOC, TXT, JPG. */
  type: z.string(),
  /** Number of files in a folder as text. */
  contents: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** Size in bytes (our addition). */
  bytes,
  /** Number of files in a folder, on all levels (our addition). */
  fileCount: z.nullable(z.int()),
  /** Media type of a file (our addition). */
  mediaType: z.nullable(z.string()),
  /** Our addition. */
  favorite: z.boolean(),
  /** When it was moved to the trash (our addition). */
  trashedAt: z.nullable(instant),
});
/** A file or folder. */
export type FileItem = z.infer<typeof fileItemSchema>;

/** A folder on the way to an item. */
export const pathPartSchema = z.object({ id, name: z.string() });
/** A folder on the way to an item. */
export type PathPart = z.infer<typeof pathPartSchema>;

/**
 * A file or folder with the folders that contain it, from the root. In a folder of the trash, its `trashedAt` is that of
 * the folder.
 */
export const locatedItemSchema = z.extend(fileItemSchema, { path: z.array(pathPartSchema) });
/** A file or folder with the folders that contain it. */
export type LocatedItem = z.infer<typeof locatedItemSchema>;

/** The content of a folder. */
export const folderSchema = z.object({
  folders: z.array(fileItemSchema),
  files: z.array(fileItemSchema),
  /** From the root to the folder itself; empty at the root. */
  path: z.array(fileItemSchema),
});
/** The content of a folder. */
export type FolderContent = z.infer<typeof folderSchema>;

/** `GET api/apps/file-manager`. */
export const getFolder = get('', {
  summary: 'Lists a folder: its folders and files, each sorted by name, and the way to it from the root',
  // The text `null` is the root, as the specification has it.
  query: z.object({ folderId: z.exactOptional(id) }),
  response: folderSchema,
  errors: ['not-found'],
});

/** Lists over all folders. */
export const fileViews = ['favorites', 'recent', 'trash', 'search'] as const;
/** A list over all folders. */
export type FileView = (typeof fileViews)[number];

/** `GET api/apps/file-manager/items`: our addition. */
export const getItems = get('items', {
  summary: 'Lists favourites, files by their last change, the trash, or what has a text in its name or description',
  query: z.object({
    view: z.enum(fileViews),
    /** Text to search for, in `search`. */
    query: z.exactOptional(z.string().check(z.maxLength(fileLimits.search))),
  }),
  response: z.array(locatedItemSchema),
});

/** `GET api/apps/file-manager/item`: our addition. */
export const getItem = getOne('item', {
  summary: 'Returns one file or folder, also from the trash',
  response: locatedItemSchema,
});

/** A folder among all folders. */
export const folderNodeSchema = z.object({ id, folderId, name: z.string() });
/** A folder among all folders. */
export type FolderNode = z.infer<typeof folderNodeSchema>;

/** `GET api/apps/file-manager/folders`: our addition. */
export const getFolders = get('folders', {
  summary: 'Lists all folders by name, for choosing one',
  response: z.array(folderNodeSchema),
});

/** How full the storage of a person is. */
export const usageSchema = z.object({
  /** Bytes of all files, those in the trash included. */
  used: bytes,
  /** Bytes of the files in the trash. */
  trash: bytes,
  quota: bytes,
});
/** How full the storage of a person is. */
export type Usage = z.infer<typeof usageSchema>;

/** `GET api/apps/file-manager/usage`: our addition. */
export const getUsage = get('usage', {
  summary: 'Says how much storage is used, and how much there is',
  response: usageSchema,
});

/**
 * `POST api/apps/file-manager/folder`: our addition. With `existing`, a folder of this name is returned instead of
 * refused: a folder that is uploaded is merged with it.
 */
export const createFolder = post('folder', {
  summary: 'Makes a folder and returns it; no two items of a folder have the same name',
  body: z.object({
    folder: z.object({ id: newId, folderId, name }),
    conflict: z.exactOptional(z.enum(['existing', 'keep-both'])),
  }),
  response: fileItemSchema,
  errors: ['not-found'],
});

/** `PATCH api/apps/file-manager/item`: our addition. */
export const updateItem = patch('item', {
  summary: 'Renames a file or folder or describes it, and returns it',
  body: z.object({
    id,
    item: z.object({
      name: z.exactOptional(name),
      description: z.exactOptional(z.nullable(z.string().check(z.maxLength(fileLimits.description)))),
    }),
  }),
  response: fileItemSchema,
  errors: ['not-found'],
});

/** `POST api/apps/file-manager/favorites`: our addition. */
export const favoriteItems = post('favorites', {
  summary: 'Makes files and folders favourites, or no longer',
  body: z.object({ ids, favorite: z.boolean() }),
  response: z.literal(true),
  errors: ['not-found'],
});

/** What is done about items whose names are taken at their destination. */
export const conflictChoices = ['keep-both', 'replace', 'skip'] as const;
/** What is done about items whose names are taken at their destination. */
export type ConflictChoice = (typeof conflictChoices)[number];

const transfer = z.object({
  ids,
  /** Destination; null is the root. */
  folderId,
  /** Without a choice, names that are taken refuse the call: 422 with `not_unique`, and the items in `conflicts`. */
  conflict: z.exactOptional(z.enum(conflictChoices)),
});

/** What a move or copy has done. */
export const transferredSchema = z.object({
  /** The items that were moved, or the copies. */
  items: z.array(fileItemSchema),
  /** Ids of the items that they replaced, which are in the trash now. */
  replaced: z.array(id),
});
/** What a move or copy has done. */
export type Transferred = z.infer<typeof transferredSchema>;

/** `POST api/apps/file-manager/move`: our addition. */
export const moveItems = post('move', {
  summary: 'Moves files and folders into a folder, and returns those that were moved or replaced',
  body: transfer,
  response: transferredSchema,
  errors: ['not-found'],
});

/** `POST api/apps/file-manager/copy`: our addition. */
export const copyItems = post('copy', {
  summary: 'Copies files and folders with all they hold into a folder, and returns the copies and what they replaced',
  body: transfer,
  response: transferredSchema,
  errors: ['not-found', 'storage-full'],
});

/** `POST api/apps/file-manager/trash`: our addition. */
export const trashItems = post('trash', {
  summary: 'Moves files and folders to the trash, with all they hold',
  body: z.object({ ids }),
  response: z.literal(true),
  errors: ['not-found'],
});

/** `POST api/apps/file-manager/restore`: our addition. */
export const restoreItems = post('restore', {
  summary: 'Puts items of the trash back: into their folder, or the root if it is gone, under a free name',
  body: z.object({ ids }),
  response: z.array(fileItemSchema),
  errors: ['not-found'],
});

/** `POST api/apps/file-manager/delete`: our addition. */
export const deleteItems = post('delete', {
  summary: 'Permanently deletes items that are in the trash',
  body: z.object({ ids }),
  response: z.literal(true),
  errors: ['not-found'],
});

/** `DELETE api/apps/file-manager/trash`: our addition. */
export const emptyTrash = remove('trash', {
  summary: 'Permanently deletes all that is in the trash',
  response: z.literal(true),
});

/** `GET api/apps/file-manager/content`: our addition. */
export const getContent = getOne('content', {
  summary: 'Gives the content of a file',
  response: z.file(),
});

/** How much of an upload has arrived. */
export const uploadStateSchema = z.object({ id, received: bytes });

/**
 * `POST api/apps/file-manager/upload`: our addition. Repeated with the id of an upload, it says where to go on. The file
 * is listed once the upload is complete, under the id of the upload.
 */
export const startUpload = post('upload', {
  summary: 'Starts the upload of a file in parts, or says how much of it has arrived',
  body: z.object({
    upload: z.object({ id: newId, folderId, name, bytes, mediaType: z.string().check(z.maxLength(200)) }),
    /** As in `move`; without it a name that is taken refuses the call: 422 with `not_unique`. */
    conflict: z.exactOptional(z.enum(['keep-both', 'replace'])),
  }),
  response: uploadStateSchema,
  errors: ['not-found', 'payload-too-large', 'storage-full'],
});

/** `POST api/apps/file-manager/upload/part`: our addition. A part that has arrived before changes nothing. */
export const uploadPart = post('upload/part', {
  summary: `Sends the next part of a file (multipart), of ${fileLimits.partBytes} bytes unless it is the last`,
  body: z.object({ id, offset: z.string().check(z.regex(/^\d{1,9}$/)), content: z.file() }),
  response: uploadStateSchema,
  errors: ['not-found', 'storage-full'],
});

/** `POST api/apps/file-manager/upload/complete`: our addition. */
export const completeUpload = post('upload/complete', {
  summary: 'Lists a file all parts of which have arrived, and returns it',
  body: z.object({ id }),
  response: fileItemSchema,
  errors: ['not-found'],
});

/** `DELETE api/apps/file-manager/upload`: our addition. */
export const cancelUpload = removeOne('upload', 'Gives an upload up and forgets its parts');
