import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** The token of the address. It leaves the address at once, before anybody can see, bookmark or send it on (directory 2.17). */
export function useHiddenToken(): string | undefined {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const inAddress = search.get('token');
  const [token, setToken] = useState(inAddress);
  // Another link opened while this page is there.
  if (inAddress !== null && inAddress !== token) setToken(inAddress);

  const hide = useEffectEvent(() => {
    const rest = new URLSearchParams(search);
    rest.delete('token');
    void navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (inAddress !== null) hide();
  }, [inAddress]);
  return token ?? undefined;
}
