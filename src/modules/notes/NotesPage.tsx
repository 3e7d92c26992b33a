import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router-dom';

import { prepareSortable } from '#components/Sortable';
import type { PageToPrefetch } from '#lib/query/pageToPrefetch';

import { listHref, noteHref, parseNoteAddress } from './notePath';
import { NotesScreen } from './NotesScreen';
import { noteLabelsQuery, notesQuery } from './queries';

/** Asks for the notes and their labels. */
export function prefetch({ queryClient, params }: PageToPrefetch): void {
  void queryClient.prefetchQuery(notesQuery());
  void queryClient.prefetchQuery(noteLabelsQuery());
  const { id } = parseNoteAddress(params['*'] ?? '', '');
  // A checklist that becomes movable later would be rendered twice.
  if (id !== undefined) void Promise.resolve(prepareSortable()).catch(() => {});
}

/** The pages below `/apps/notes`: the notes of a view, with at most one open over them. */
export function Component() {
  useTranslation('notes');
  const { '*': rest = '' } = useParams();
  const { pathname, search } = useLocation();
  const address = parseNoteAddress(rest, search);
  const { id, isNew } = address;
  const [canonical = ''] = (id === undefined ? listHref(address) : noteHref(address, id, isNew)).split('?');
  if (decodeURIComponent(canonical) !== decodeURIComponent(pathname).replace(/\/$/, '')) {
    return <Navigate to={`${canonical}${search}`} replace />;
  }
  return <NotesScreen address={address} />;
}
