/** Types of places to search near. */
export type PlaceType = 'country' | 'region' | 'city' | 'district' | 'postcode' | 'street' | 'landmark';

/** A place to search near: its centre in WGS84 degrees, its parents, and its default radius in metres. */
export interface Place {
  readonly id: string;
  readonly slug: string;
  readonly type: PlaceType;
  readonly name: string;
  /** Name with its surroundings: "Old Harbour, Port Calder". */
  readonly label: string;
  readonly altNames: readonly string[];
  readonly lat: number;
  readonly lon: number;
  /** West, south, east, north. */
  readonly bbox?: readonly [number, number, number, number];
  readonly population?: number;
  readonly parentIds: {
    readonly districtId?: string;
    readonly cityId?: string;
    readonly regionId?: string;
  };
  readonly defaultRadiusM: number;
}

/** Radius around a point in metres (§5.4 Candidate set). */
export const pointRadiusM = 5000;
