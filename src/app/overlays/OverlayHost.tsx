import { Suspense } from 'react';

import { useStore } from '#lib/store/useStore';

import { overlays } from './showOverlay';
import { WindowBars } from './WindowBars';

const barSlots: readonly string[] = ['demo', 'offline'];

/** Renders the overlays above every page, whatever its route. */
export function OverlayHost() {
  const shown = useStore(overlays);
  // A boundary for each overlay: one that still loads its texts hides no other.
  const entries = Object.entries(shown).map(([slot, node]) => ({ slot, part: <Suspense key={slot}>{node}</Suspense> }));
  return (
    <>
      {entries.filter(({ slot }) => !barSlots.includes(slot)).map(({ part }) => part)}
      <WindowBars>{entries.filter(({ slot }) => barSlots.includes(slot)).map(({ part }) => part)}</WindowBars>
    </>
  );
}
