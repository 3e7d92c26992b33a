import { ScrollRestoration as RouterScrollRestoration } from 'react-router-dom';
import type { Location } from 'react-router-dom';

/** All addresses that a tab was opened at share one key, so each gets the key of its own path. */
const keyOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/** Restores the scroll position of pages left and reloaded, and starts new ones at the top (directory 2.0.4). */
export function ScrollRestoration() {
  return <RouterScrollRestoration getKey={keyOf} />;
}
