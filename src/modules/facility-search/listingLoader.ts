import { data, replace } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { parseListingPath } from './listingPath';
import type { ListingRoot } from './listingPath';

/** What the address of a listing asks for. */
export interface ListingParams {
  readonly id: string;
  readonly page: number;
}

// What the contract takes for an id: nothing else is asked about.
const isId = (text: string) => /^[a-z0-9-]{1,80}$/.test(text);

/** Reads the address of a category or a tag before anything is shown: mends it or refuses it (specification, section 2). */
export const listingLoader =
  (root: ListingRoot) =>
  ({ request }: LoaderFunctionArgs): ListingParams => {
    const { pathname, search } = new URL(request.url);
    const parsed = parseListingPath(root, pathname.split('/').slice(2), search);
    if (parsed.kind === 'redirect') throw replace(parsed.to);
    if (parsed.kind === 'not-found' || !isId(parsed.id)) throw data(null, { status: 404 });
    return { id: parsed.id, page: parsed.page };
  };
