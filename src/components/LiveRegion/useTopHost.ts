import { useEffectEvent, useLayoutEffect, useState } from 'react';

import { openModals, topModal } from '#lib/browser/modals';

/**
 * Returns a portal container that is always inside the topmost dialog, or at the end of `body` without one: content
 * outside an open modal can be neither read nor clicked. Its content moves without remounting.
 */
export function useTopHost(onMoved?: () => void): HTMLElement {
  const [host] = useState(() => document.createElement('div'));
  const place = useEffectEvent(() => {
    const parent = topModal() ?? document.body;
    if (host.parentNode !== parent) parent.append(host);
    onMoved?.();
  });
  useLayoutEffect(() => {
    place();
    const unsubscribe = openModals.subscribe(() => place());
    return () => {
      unsubscribe();
      host.remove();
    };
  }, [host]);
  return host;
}
