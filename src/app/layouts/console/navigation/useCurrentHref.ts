import { useLocation } from 'react-router-dom';

/** The current path and query as the navigation's items spell them: without the query parameter `layout`. */
export function useCurrentHref(): string {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  params.delete('layout');
  const query = params.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}
