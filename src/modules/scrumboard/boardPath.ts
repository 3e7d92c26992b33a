import { paths } from '#domain/paths';
import { choiceParam, listParam, listParams, textParam } from '#lib/router/listParams';

import type { BoardFilter } from './boardRules';
import { boardLimits } from './limits';

/** The filter of a board in the query of its address. */
const filterParts = listParams<BoardFilter>({
  q: textParam(boardLimits.search),
  label: listParam(),
  member: listParam(),
  due: choiceParam(['', 'overdue', 'today', 'week', 'none', 'done'], ''),
});

/** Reads the filter of an address; never fails. */
export const parseFilter = (search: string | URLSearchParams): BoardFilter => filterParts.parse(search);

const fill = (pattern: string, values: Record<string, string>) =>
  Object.entries(values).reduce((path, [name, value]) => path.replace(`:${name}`, encodeURIComponent(value)), pattern);

/** The address of a board. */
export const boardHref = (boardId: string, filter?: BoardFilter): string =>
  filterParts.href(fill(paths.board, { boardId }), filter);

/** The address of a card over its board. */
export const cardHref = (boardId: string, cardId: string, filter?: BoardFilter): string =>
  filterParts.href(fill(paths.boardCard, { boardId, cardId }), filter);

/** The id of the card in the decoded path behind that of a board; `undefined` if it names none. */
export function parseCardId(rest: string): string | undefined {
  const [first, id = ''] = rest.split('/');
  return first === 'cards' && id !== '' ? id : undefined;
}
