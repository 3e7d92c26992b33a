import { useEffectEvent, useLayoutEffect, useState } from 'react';

import { onModalsChange, topModal } from '#lib/browser/modals';

/**
 * An element to draw into that is always inside the dialog on top, or at the end of the page when there is none: what
 * is outside an open dialog can be neither read nor pressed. It moves as one piece, without being drawn again.
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
    const stop = onModalsChange(() => place());
    return () => {
      stop();
      host.remove();
    };
  }, [host]);
  return host;
}
