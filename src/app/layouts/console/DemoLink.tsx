import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { openDemo } from '#app/overlays/openDemo';

/** Opens the demo panel for the address `#demo`, which the search leads to, and removes it from the address. */
export function DemoLink() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hash !== '#demo' || !openDemo) return;
    openDemo();
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true, state });
  }, [hash, pathname, search, state, navigate]);
  return null;
}
