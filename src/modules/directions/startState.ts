/** A place to choose for one that was not found, or that is not the only one of its name. */
export interface PlaceOption {
  readonly slug: string;
  readonly label: string;
}

/** A start that is known: where it is and how it is called. */
export interface ResolvedStart {
  readonly status: 'ready';
  /** WGS84 decimal degrees. */
  readonly lat: number;
  readonly lon: number;
  /** By itself, as in a field: “Old Harbour, Port Calder”, “My location”. */
  readonly label: string;
  /** In a sentence: “Old Harbour”, “your location”. */
  readonly inText: string;
  /** Slug of the town whose streets are drawn. */
  readonly cityId?: string;
}

/** Where a way starts, or with the way back where it ends, as far as that is known. */
export type StartState =
  | { readonly status: 'none' | 'loading' }
  | ResolvedStart
  | {
      readonly status: 'unknown';
      /** What was asked for. */
      readonly text: string;
      /** Near spellings; or with `isAmbiguous` the places of that name. */
      readonly choices: readonly PlaceOption[];
      readonly isAmbiguous: boolean;
    }
  | { readonly status: 'failed'; readonly error: unknown; readonly isBusy: boolean; readonly retry: () => void };
