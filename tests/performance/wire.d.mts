export interface WireEntry {
  url: string;
  /** Arrival of the request in ms since the epoch. */
  at: number;
  bytes: number;
}

export function createHttp2Scale(): (headers: Readonly<Record<string, string | number>>, bodyLength: number) => number;
export function clock(): number;
export function sumRequests(
  entries: readonly WireEntry[],
  from: number,
  until?: number,
): { requests: number; bytes: number };
