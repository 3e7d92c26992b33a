import { travelModes } from './modes';
import type { TravelMode } from './modes';

/** Where somebody starts, or with the way back where they go to: a place by its slug or name, or a point of 3 decimals. */
export type Start =
  | { readonly kind: 'place'; readonly key: string }
  | { readonly kind: 'point'; readonly lat: number; readonly lon: number };

/** What the address of the directions says; what it says and cannot be read is under `unread`, as it is written. */
export interface DirectionsAddress {
  readonly start?: Start;
  readonly mode: TravelMode;
  /** The way back, from the facility. */
  readonly back: boolean;
  readonly unread: { readonly from?: string; readonly mode?: string };
}

const maxLength = 80;
const defaultMode: TravelMode = 'walk';

/** About 110 m, so that a shared address tells no one's door (directory 2.0.7). */
const roundDegrees = (degrees: number) => Math.round(degrees * 1000) / 1000 + 0;

/** A start as somebody typed it, or as an address holds it: `@44.512,-31.204`, a slug or a name; none where it is none of them. */
export function parseStart(text: string): Start | undefined {
  const trimmed = text.trim();
  if (trimmed.startsWith('@')) {
    const [, lat, lon] = /^@(-?\d{1,2}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(trimmed) ?? [];
    if (lat === undefined || lon === undefined) return undefined;
    const point = { lat: roundDegrees(Number(lat)), lon: roundDegrees(Number(lon)) };
    return Math.abs(point.lat) <= 90 && Math.abs(point.lon) <= 180 ? { kind: 'point', ...point } : undefined;
  }
  const isName = /[\p{L}\p{N}]/u.test(trimmed) && !/[\p{Cc}\p{Cs}\uFFFD]/u.test(trimmed);
  return isName && [...trimmed].length <= maxLength ? { kind: 'place', key: trimmed } : undefined;
}

/** A start as an address holds it. */
export function formatStart(start: Start): string {
  return start.kind === 'place' ? start.key : `@${roundDegrees(start.lat)},${roundDegrees(start.lon)}`;
}

/** Reads `?from=&mode=&way=back`. Never fails: what is missing is the usual, what is wrong is said (`unread`). */
export function parseDirections(query: URLSearchParams): DirectionsAddress {
  const from = query.get('from')?.trim() ?? '';
  const requestedMode = query.get('mode')?.trim() ?? '';
  const start = from === '' ? undefined : parseStart(from);
  const mode = travelModes.find((one) => one === requestedMode);
  return {
    ...(start === undefined ? {} : { start }),
    mode: mode ?? defaultMode,
    back: query.get('way') === 'back',
    unread: {
      ...(from !== '' && start === undefined ? { from: [...from].slice(0, maxLength).join('') } : {}),
      ...(requestedMode !== '' && mode === undefined ? { mode: [...requestedMode].slice(0, maxLength).join('') } : {}),
    },
  };
}

/** The query of an address, the same for the same way. A start that cannot be read stays, until there is another. */
export function buildDirectionsQuery({
  start,
  mode,
  back,
  unread,
}: Omit<DirectionsAddress, 'unread'> & { readonly unread?: DirectionsAddress['unread'] }): Record<string, string> {
  const from = start === undefined ? unread?.from : formatStart(start);
  return { ...(from === undefined ? {} : { from }), mode, ...(back ? { way: 'back' } : {}) };
}
