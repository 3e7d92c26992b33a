import { paths } from '#domain/paths';
import { choiceParam, listParams, textParam } from '#lib/router/listParams';

import { fileSorts } from './fileTree';
import type { FileSort } from './fileTree';
import { fileLimits } from './limits';

/** What is listed: one folder, or a list over all folders. */
export const placeViews = ['folder', 'favorites', 'recent', 'trash'] as const;
/** What is listed. */
type PlaceView = (typeof placeViews)[number];

/** Where items are listed, without how. */
export interface FilePlace {
  view: PlaceView;
  /** The folder of the view `folder`; null is the root. */
  folderId: string | null;
}

/** What the address of a list restores. */
export interface FileListAddress extends FilePlace {
  /** Search text; with one, all folders are searched. */
  q: string;
  sort: FileSort;
  order: 'asc' | 'desc';
  /** Not `layout`, which is the frame of the console in every address. */
  display: 'grid' | 'list';
}

/** What an address below `/apps/file-manager` restores. */
export interface FileAddress extends FileListAddress {
  /** Id of the item whose details are open. */
  id: string | undefined;
  /** Id of the file that is previewed; empty without one. */
  preview: string;
}

/** Whether a list is of one folder, which takes what is uploaded or made; otherwise that lands at the root. */
export const isFolderList = ({ view, q }: FileListAddress): boolean => view === 'folder' && q === '';

const parts = listParams<Omit<FileAddress, keyof FilePlace | 'id'>>({
  q: textParam(fileLimits.search),
  sort: choiceParam(fileSorts, 'name'),
  order: choiceParam(['asc', 'desc'], 'asc'),
  display: choiceParam(['grid', 'list'], 'grid'),
  preview: textParam(80),
});

function placePath({ view, folderId }: FilePlace): string {
  if (view !== 'folder') return `${paths.fileManager}/${view}`;
  return folderId === null ? paths.fileManager : paths.fileFolder.replace(':folderId', encodeURIComponent(folderId));
}

/** Link to a list; each list keeps its order and display. */
export const listHref = (address: FileListAddress): string => parts.href(placePath(address), address);

/** Link to the details of an item beside its list. */
export const detailsHref = (address: FileListAddress, id: string): string =>
  parts.href(`${placePath(address)}/details/${encodeURIComponent(id)}`, address);

/** Link to the list with a file over it. */
export const previewHref = ({ id, ...address }: FileAddress, preview: string): string => {
  const list = { ...address, preview };
  return id === undefined ? listHref(list) : detailsHref(list, id);
};

/** The same display and order in another place. */
export const placeHref = ({ sort, order, display }: FileListAddress, place: FilePlace): string =>
  listHref({ ...place, sort, order, display, q: '' });

const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Parses the path after `/apps/file-manager/` with the query; never fails. */
export function parseFileAddress(rest: string, search: string): FileAddress {
  const segments = rest.split('/').filter((segment) => segment !== '');
  const at = segments.indexOf('details');
  const place = at < 0 ? segments : segments.slice(0, at);
  const id = at < 0 ? undefined : segments[at + 1];
  const [first = '', second] = place;
  const view = placeViews.find((one) => one === first) ?? 'folder';
  return {
    view,
    folderId: first === 'folders' && second !== undefined ? decode(second) : null,
    id: id === undefined ? undefined : decode(id),
    ...parts.parse(search),
  };
}
