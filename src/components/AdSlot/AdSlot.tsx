import { useEffect, useRef } from 'react';

import { loadAdClient } from '#lib/ads/loadAdClient';

import * as styles from './AdSlot.css';

export type AdSlotProps = {
  /** Says above the ad what it is, such as "Advertisement"; also the accessible name. */
  label: string;
  /** Names the place for the ad client, in `data-ad-slot`. */
  place: string;
  /** Address of the ad client's script (`VITE_AD_CLIENT`). */
  client: string;
};

/**
 * A labelled space of reserved size that an ad client fills: its script fills the elements `[data-ad-slot]` when it
 * loads, and each later one at the event `ad-slot`, which bubbles from it. The page does not move when the ad arrives.
 */
export function AdSlot({ label, place, client }: AdSlotProps) {
  const space = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const announce = () => space.current?.dispatchEvent(new CustomEvent('ad-slot', { bubbles: true }));
    // A blocked script is no error to show: the space stays empty.
    loadAdClient(client).then(announce, () => undefined);
  }, [client]);
  return (
    <aside aria-label={label} className={styles.root}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <div ref={space} data-ad-slot={place} className={styles.space} />
    </aside>
  );
}
