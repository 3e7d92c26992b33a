import { travelModes } from './modes';
import type { TravelMode } from './modes';

/** Start of the route, or destination on the way back: a place by slug or name, or a point with 3 decimals. */
export type Start =
  | { readonly kind: 'place'; readonly key: string }
  | { readonly kind: 'point'; readonly lat: number; readonly lon: number };

/** Parsed address of directions; values that cannot be parsed are in `unread`, as written. */
export interface DirectionsAddress {
  readonly start?: Start;
  readonly mode: TravelMode;
  /** The way back, starting at the facility. */
  readonly back: boolean;
  readonly unread: { readonly from?: string; readonly mode?: string };
}

const maxLength = 80;
const defaultMode: TravelMode = 'walk';

/** About 110 m, so that a shared address does not reveal a home (directory 2.0.7). */
const roundDegrees = (degrees: number) => Math.round(degrees * 1000) / 1000 + 0;

/**
 * Parses a start as typed or from an address: `@44.512,-31.204`, a slug or a name; `undefined` if it is none of these.
 */
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

/** Formats a start for an address. */
export function formatStart(start: Start): string {
  return start.kind === 'place' ? start.key : `@${roundDegrees(start.lat)},${roundDegrees(start.lon)}`;
}

/** Parses `?from=&mode=&way=back`. Never throws: missing values default, invalid ones are in `unread`. */
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

/**
 * Builds the query of an address; equal routes give equal queries. An unreadable start is preserved until it is
 * replaced.
 */
export function buildDirectionsQuery({
  start,
  mode,
  back,
  unread,
}: Omit<DirectionsAddress, 'unread'> & { readonly unread?: DirectionsAddress['unread'] }): Record<string, string> {
  const from = start === undefined ? unread?.from : formatStart(start);
  return { ...(from === undefined ? {} : { from }), mode, ...(back ? { way: 'back' } : {}) };
}
