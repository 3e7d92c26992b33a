import { useParams } from 'react-router-dom';

import type { PageToPrefetch } from '#lib/query/pageToPrefetch';

import { contactParams } from './contactParams';
import { ContactsScreen } from './ContactsScreen';
import { contactQuery, contactSearchQuery, contactTagsQuery } from './queries';

/** Asks for the contacts of an address, the open one and the tags. */
export function prefetch({ queryClient, url, params, language }: PageToPrefetch): void {
  const { q, mode } = contactParams.parse(url.searchParams);
  const { id } = params;
  void queryClient.prefetchQuery(contactSearchQuery(language, q));
  void queryClient.prefetchQuery(contactTagsQuery());
  if (id !== undefined && mode !== 'new') void queryClient.prefetchQuery(contactQuery(id, queryClient));
}

/** The page at `/apps/contacts` and `/apps/contacts/:id`: the address book, with at most one contact open. */
export function Component() {
  const { id } = useParams();
  return <ContactsScreen id={id} />;
}
