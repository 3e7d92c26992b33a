import { useLocation } from 'react-router-dom';

/** Where the person is, as an entry of the navigation names it: the query parameter `layout` says nothing about that. */
export function useCurrentHref(): string {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  params.delete('layout');
  const query = params.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
