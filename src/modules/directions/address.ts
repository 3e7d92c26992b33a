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

const longest = 80;
const defaultMode: TravelMode = 'walk';

/** About 110 m, so that a shared address tells no one's door (directory 2.0.7). */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000 + 0;

/** A start as somebody typed it, or as an address holds it: `@44.512,-31.204`, a slug or a name; none where it is none of them. */
export function startFromText(text: string): Start | undefined {
  const trimmed = text.trim();
  if (trimmed.startsWith('@')) {
    const [, lat, lon] = /^@(-?\d{1,2}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(trimmed) ?? [];
    if (lat === undefined || lon === undefined) return undefined;
    const point = { lat: rounded(Number(lat)), lon: rounded(Number(lon)) };
    return Math.abs(point.lat) <= 90 && Math.abs(point.lon) <= 180 ? { kind: 'point', ...point } : undefined;
  }
  const isName = /[\p{L}\p{N}]/u.test(trimmed) && !/[\p{Cc}\p{Cs}\uFFFD]/u.test(trimmed);
  return isName && [...trimmed].length <= longest ? { kind: 'place', key: trimmed } : undefined;
}

/** A start as an address holds it. */
export function startText(start: Start): string {
  return start.kind === 'place' ? start.key : `@${rounded(start.lat)},${rounded(start.lon)}`;
}

/** Reads `?from=&mode=&way=back`. Never fails: what is missing is the usual, what is wrong is said (`unread`). */
export function parseDirections(query: URLSearchParams): DirectionsAddress {
  const from = query.get('from')?.trim() ?? '';
  const wanted = query.get('mode')?.trim() ?? '';
  const start = from === '' ? undefined : startFromText(from);
  const mode = travelModes.find((one) => one === wanted);
  return {
    ...(start === undefined ? {} : { start }),
    mode: mode ?? defaultMode,
    back: query.get('way') === 'back',
    unread: {
      ...(from !== '' && start === undefined ? { from: [...from].slice(0, longest).join('') } : {}),
      ...(wanted !== '' && mode === undefined ? { mode: [...wanted].slice(0, longest).join('') } : {}),
    },
  };
}

/** The query of an address, the same for the same way. A start that cannot be read stays, until there is another. */
export function directionsQueryOf({
  start,
  mode,
  back,
  unread,
}: Omit<DirectionsAddress, 'unread'> & { readonly unread?: DirectionsAddress['unread'] }): Record<string, string> {
  const from = start === undefined ? unread?.from : startText(start);
  return { ...(from === undefined ? {} : { from }), mode, ...(back ? { way: 'back' } : {}) };
}
