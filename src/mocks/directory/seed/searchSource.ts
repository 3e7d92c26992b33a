import { decodeSearchShard, type SearchShard, type ShardRecord } from './shards';

interface Module<T> {
  default: T;
}

// Written out, because the bundler makes a chunk of each import, so that only the needed ones load.
const searchShards: Readonly<Record<string, () => Promise<Module<SearchShard>>>> = {
  'port-calder': () => import('virtual:orvela/search/port-calder'),
  yesilmar: () => import('virtual:orvela/search/yesilmar'),
  thornwick: () => import('virtual:orvela/search/thornwick'),
  isikvar: () => import('virtual:orvela/search/isikvar'),
  saltmere: () => import('virtual:orvela/search/saltmere'),
  eastholm: () => import('virtual:orvela/search/eastholm'),
  cinarhan: () => import('virtual:orvela/search/cinarhan'),
  'calder-heath': () => import('virtual:orvela/search/calder-heath'),
  golbasar: () => import('virtual:orvela/search/golbasar'),
  ravensfold: () => import('virtual:orvela/search/ravensfold'),
  'newbridge-harrow': () => import('virtual:orvela/search/newbridge-harrow'),
  'newbridge-sundara': () => import('virtual:orvela/search/newbridge-sundara'),
};

/** The ids of the towns with a search shard, largest first. */
export const shardIds: readonly string[] = Object.keys(searchShards);

/** The searchable facilities of one town; none for an unknown town. */
export async function loadSearchShard(cityId: string, shiftDays = 0): Promise<ShardRecord[]> {
  const load = Object.hasOwn(searchShards, cityId) ? searchShards[cityId] : undefined;
  return load === undefined ? [] : decodeSearchShard((await load()).default, shiftDays);
}
