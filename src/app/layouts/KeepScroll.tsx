import { ScrollRestoration } from 'react-router-dom';
import type { Location } from 'react-router-dom';

/** Every address that a tab was opened at has the same key, and each of them a place of its own. */
const placeOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/** Leads back and reloaded pages to where one was on them, and new ones to their start (directory 2.0.4). */
export function KeepScroll() {
  return <ScrollRestoration getKey={placeOf} />;
}
