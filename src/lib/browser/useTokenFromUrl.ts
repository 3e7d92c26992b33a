import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The token of an address, kept in memory only. It is removed from the address immediately, before anyone can see,
 * bookmark or share it (directory 2.15 and 2.17): `replace` gets the query without it and must replace the history
 * entry.
 */
export function useTokenFromUrl(search: URLSearchParams, replace: (search: string) => void): string | undefined {
  const inAddress = search.get('token');
  const [token, setToken] = useState(inAddress);
  // Another link was opened on the same page.
  if (inAddress !== null && inAddress !== token) setToken(inAddress);

  const hide = useEffectEvent(() => {
    const rest = new URLSearchParams(search);
    rest.delete('token');
    replace(rest.toString());
  });
  useEffect(() => {
    if (inAddress !== null) hide();
  }, [inAddress]);
  return token ?? undefined;
}
