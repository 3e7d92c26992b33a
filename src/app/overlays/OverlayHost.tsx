import { Suspense } from 'react';

import { useStore } from '#lib/store/useStore';

import { overlays } from './showOverlay';

/** Renders the overlays above every page, whatever its route. */
export function OverlayHost() {
  return Object.entries(useStore(overlays)).map(([slot, node]) => (
    // A boundary for each overlay: one that still loads its texts hides no other.
    <Suspense key={slot}>{node}</Suspense>
  ));
}
