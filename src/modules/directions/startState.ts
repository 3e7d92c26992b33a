/** A place offered for one that is unknown or ambiguous. */
export interface PlaceOption {
  readonly slug: string;
  readonly label: string;
}

/** A resolved start: its position and name. */
export interface ResolvedStart {
  readonly status: 'ready';
  /** WGS84 decimal degrees. */
  readonly lat: number;
  readonly lon: number;
  /** On its own, as in a field: “Old Harbour, Port Calder”, “My location”. */
  readonly label: string;
  /** Within a sentence: “Old Harbour”, “your location”. */
  readonly inText: string;
  /** Slug of the city whose streets are shown. */
  readonly cityId?: string;
}

/** Start of the route (destination on the way back), as far as it is resolved. */
export type StartState =
  | { readonly status: 'none' | 'loading' }
  | ResolvedStart
  | {
      readonly status: 'unknown';
      /** The requested place. */
      readonly text: string;
      /** Similar names; with `isAmbiguous`, the places of that name. */
      readonly choices: readonly PlaceOption[];
      readonly isAmbiguous: boolean;
    }
  | { readonly status: 'failed'; readonly error: unknown; readonly isBusy: boolean; readonly retry: () => void };
