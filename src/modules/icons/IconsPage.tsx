import samples from 'virtual:icons/samples';
import { data, useLocation, useParams } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { registerIcons } from '#lib/icons/iconRegistry';
import type { PageToPrefetch } from '#lib/query/pageToPrefetch';

import { isIconAddress, parseIconAddress } from './iconPath';
import { IconsScreen } from './IconsScreen';
import { iconsQuery } from './queries';

// In the sidebar, where each would otherwise be a request.
registerIcons(samples);

/** Asks for the icons of an address. */
export function prefetch({ queryClient, url, params }: PageToPrefetch): void {
  void queryClient.prefetchQuery(iconsQuery(parseIconAddress(params['*'], url.searchParams).view));
}

/** A set that does not exist is not found, rather than another one. */
export function loader({ params }: LoaderFunctionArgs): null {
  if (!isIconAddress(params['*'])) throw data(null, { status: 404 });
  return null;
}

/** The pages below `/ui/icons`: the icons of a set, or of all of them, with at most one open. */
export function Component() {
  const { '*': rest = '' } = useParams();
  const { search } = useLocation();
  return <IconsScreen address={parseIconAddress(rest, search)} />;
}
