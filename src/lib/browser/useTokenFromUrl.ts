import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The token of an address, kept in memory only. It leaves the address at once, before anybody can see, bookmark or send
 * it on (directory 2.15 and 2.17): `replace` is handed the query without it, to put in the place of this entry.
 */
export function useTokenFromUrl(search: URLSearchParams, replace: (search: string) => void): string | undefined {
  const inAddress = search.get('token');
  const [token, setToken] = useState(inAddress);
  // Another link opened while this page is there.
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
