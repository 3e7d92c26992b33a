import { data, replace } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { parseListingPath } from './listingPath';
import type { ListingRoot } from './listingPath';

/** Parameters of a listing's address. */
export interface ListingParams {
  readonly id: string;
  readonly page: number;
}

// The contract's pattern for ids; others are not requested.
const isId = (text: string) => /^[a-z0-9-]{1,80}$/.test(text);

/**
 * Parses the address of a category or tag before the page renders: redirects or throws a 404 (specification, section
 * 2).
 */
export const listingLoader =
  (root: ListingRoot) =>
  ({ request }: LoaderFunctionArgs): ListingParams => {
    const { pathname, search } = new URL(request.url);
    const parsed = parseListingPath(root, pathname.split('/').slice(2), search);
    if (parsed.kind === 'redirect') throw replace(parsed.to);
    if (parsed.kind === 'not-found' || !isId(parsed.id)) throw data(null, { status: 404 });
    return { id: parsed.id, page: parsed.page };
  };
