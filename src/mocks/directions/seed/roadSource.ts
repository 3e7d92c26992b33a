import { decodeRoads, type RoadNetwork, type RoadShard } from './roadShard';

/** The streets of every town as a grid, loaded on first use. */
export async function loadRoadShard(): Promise<RoadShard> {
  return (await import('virtual:orvela/roads')).default;
}

/** Every road of the country, loaded with the first route. */
export async function loadRoads(): Promise<RoadNetwork> {
  return decodeRoads(await loadRoadShard());
}
