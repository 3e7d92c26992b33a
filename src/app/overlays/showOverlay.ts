import type { ReactNode } from 'react';

import { lazyComponent } from '#lib/react/lazyComponent';
import { createStore } from '#lib/store/createStore';

type OverlaySlot = 'offline' | 'reauthenticate' | 'inactivity' | 'toasts' | 'demo';

/** The overlays that are shown above every page, by slot. */
export const overlays = createStore<Readonly<Partial<Record<OverlaySlot, ReactNode>>>>({});

/** Renders the overlays; its code is loaded with the first one. */
export const lazyOverlayHost = lazyComponent(() => import('./OverlayHost').then(({ OverlayHost }) => OverlayHost));

/** Shows an overlay above every page, from outside React; it replaces the previous one in its slot. */
export function showOverlay(slot: OverlaySlot, node: ReactNode): void {
  lazyOverlayHost.preload();
  overlays.set({ ...overlays.get(), [slot]: node });
}
