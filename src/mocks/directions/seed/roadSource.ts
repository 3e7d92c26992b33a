import { decodeRoads, type RoadNetwork } from './roadShard';

/** Every road of the country, loaded with the first route. */
export async function loadRoads(): Promise<RoadNetwork> {
  return decodeRoads((await import('virtual:orvela/roads')).default);
}
