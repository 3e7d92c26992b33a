import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { FileItem, FolderContent, LocatedItem } from './api';
import { isFolderList } from './filePath';
import type { FileAddress } from './filePath';
import { sortFiles } from './fileTree';
import { folderQuery, itemsQuery } from './queries';

// Stable empty list: memoised children must not re-render.
const noItems: readonly FileItem[] = [];

/** What a list has, whichever call it comes from. */
function readItems(data: FolderContent | LocatedItem[] | undefined): {
  all: readonly FileItem[];
  path: readonly FileItem[];
} {
  if (data === undefined) return { all: noItems, path: noItems };
  return Array.isArray(data)
    ? { all: data, path: noItems }
    : { all: [...data.folders, ...data.files], path: data.path };
}

/** The items of an address in the order in which they are shown, and the folders that lead to them. */
export function useListedItems(address: FileAddress, language: string) {
  const { view, folderId, q, sort, order } = address;
  const isFlat = !isFolderList(address);
  const folder = useQuery({ ...folderQuery(folderId, language), enabled: !isFlat });
  const flat = useQuery({
    ...itemsQuery(q !== '' ? 'search' : view === 'folder' ? 'recent' : view, q, language),
    enabled: isFlat,
  });
  const query = (isFlat ? flat : folder) as UseQueryResult<FolderContent | LocatedItem[]>;
  const { all, path } = useMemo(() => readItems(query.data), [query.data]);
  // Recent files and the trash have an order of their own, until another one is chosen.
  const keepsOrder =
    isFlat && q === '' && (view === 'recent' || view === 'trash') && sort === 'name' && order === 'asc';
  // A folder comes sorted by name.
  const isSorted = keepsOrder || (!isFlat && sort === 'name' && order === 'asc');
  const items = useMemo(
    () => (isSorted ? all : sortFiles(all, { sort, order, language })),
    [all, isSorted, sort, order, language],
  );
  return { query, items, path };
}
