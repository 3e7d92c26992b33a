import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router-dom';

import { prepareSortable } from '#components/Sortable';
import type { PageToPrefetch } from '#lib/query/pageToPrefetch';

import { boardHref, cardHref, parseCardId, parseFilter } from './boardPath';
import { BoardScreen } from './BoardScreen';
import { boardQuery } from './queries';

/** Asks for the board. */
export function prefetch({ queryClient, params }: PageToPrefetch): void {
  const { boardId = '' } = params;
  void queryClient.prefetchQuery(boardQuery(boardId));
  // Cards that become movable later would be rendered twice.
  void Promise.resolve(prepareSortable()).catch(() => {});
}

/** The pages below `/apps/scrumboard/:boardId`: a board, with at most one card open over it. */
export function Component() {
  useTranslation('scrumboard');
  const { boardId = '', '*': rest = '' } = useParams();
  const { pathname, search } = useLocation();
  const cardId = parseCardId(rest);
  const canonical = cardId === undefined ? boardHref(boardId) : cardHref(boardId, cardId);
  if (decodeURIComponent(canonical) !== decodeURIComponent(pathname).replace(/\/$/, '')) {
    return <Navigate to={`${canonical}${search}`} replace />;
  }
  return <BoardScreen key={boardId} boardId={boardId} cardId={cardId} filter={parseFilter(search)} />;
}
