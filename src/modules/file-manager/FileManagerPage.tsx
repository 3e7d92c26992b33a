import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';

import type { PageToPrefetch } from '#lib/query/pageToPrefetch';

import { parseFileAddress } from './filePath';
import { FilesScreen } from './FilesScreen';
import { folderQuery, itemQuery, itemsQuery, usageQuery } from './queries';

/** Asks for the items of an address, the one whose details are open and how full the storage is. */
export function prefetch({ queryClient, url, params, language }: PageToPrefetch): void {
  const { view, folderId, id, q } = parseFileAddress(params['*'] ?? '', url.search);
  if (q !== '') void queryClient.prefetchQuery(itemsQuery('search', q, language));
  else if (view === 'folder') void queryClient.prefetchQuery(folderQuery(folderId, language));
  else void queryClient.prefetchQuery(itemsQuery(view, '', language));
  void queryClient.prefetchQuery(usageQuery());
  if (id !== undefined) void queryClient.prefetchQuery(itemQuery(id, language));
}

/** The pages below `/apps/file-manager`: a folder or another list, with at most one item open beside it. */
export function Component() {
  useTranslation('file-manager');
  const { '*': rest = '' } = useParams();
  const { search } = useLocation();
  // The same object until the address changes.
  const address = useMemo(() => parseFileAddress(rest, search), [rest, search]);
  return <FilesScreen address={address} />;
}
