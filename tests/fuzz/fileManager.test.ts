import { request } from '#lib/http/request';
import * as api from '#modules/file-manager/api';
import { fileLimits } from '#modules/file-manager/limits';

import { serveBackend } from '#mocks/testing/serveBackend';
import { uploads } from '#mocks/file-manager/store';

import { describeBadPayloads, fieldAt, wrongValues } from './badPayloads';
import type { Path } from './badPayloads';

serveBackend({ account: 'ada' });

const items = (view: api.FileView) => request(api.getItems, { query: { view } });

/** All data that a request could have changed. */
const everything = async () =>
  JSON.stringify([
    await request(api.getFolder, { query: { folderId: 'null' } }),
    await request(api.getFolder, { query: { folderId: 'fil_reports' } }),
    await items('trash'),
    await items('favorites'),
    await uploads.of('per_0001').list(),
  ]);

/** A complete body of each writing call. One of its values at a time is replaced by a wrong one. */
const bodies = [
  [api.createFolder, { folder: { id: 'new', folderId: 'fil_team', name: 'New' }, conflict: 'keep-both' }],
  [api.updateItem, { id: 'fil_0003', item: { name: 'Changed.xlsx', description: 'Changed' } }],
  [api.favoriteItems, { ids: ['fil_0003'], favorite: true }],
  [api.moveItems, { ids: ['fil_0001'], folderId: 'fil_team', conflict: 'keep-both' }],
  [api.copyItems, { ids: ['fil_0001'], folderId: 'fil_team', conflict: 'replace' }],
  [api.trashItems, { ids: ['fil_0001', 'fil_0002'] }],
  [api.restoreItems, { ids: ['fil_0023'] }],
  [api.deleteItems, { ids: ['fil_0023'] }],
  [
    api.startUpload,
    { upload: { id: 'new', folderId: null, name: 'a.txt', bytes: 3, mediaType: 'text/plain' }, conflict: 'replace' },
  ],
  [api.completeUpload, { id: 'none' }],
] as const;

/** Text that some fields take, and objects all of whose fields may be left out. */
const isAllowed = (path: Path, value: unknown) => {
  const field = fieldAt(path);
  if (typeof value === 'string') {
    return (
      (field === 'description' && value.length <= fileLimits.description) ||
      (field === 'mediaType' && value.length <= 200)
    );
  }
  return !Array.isArray(value) && typeof value === 'object' && field === 'item' && path.length === 1;
};

describeBadPayloads({
  everything,
  bodies,
  wrong: wrongValues(fileLimits.description + 1, 'name', 'a/b'),
  isAllowed,
  keys: ['id', 'ids', 'folder', 'folderId', 'item', 'name', 'upload', 'conflict'],
  queries: [
    ['DELETE', 'api/apps/file-manager/upload'],
    ['GET', 'api/apps/file-manager'],
    ['GET', 'api/apps/file-manager/item'],
    ['GET', 'api/apps/file-manager/items'],
    ['GET', 'api/apps/file-manager/folders'],
    ['GET', 'api/apps/file-manager/usage'],
    ['GET', 'api/apps/file-manager/content'],
  ],
});
