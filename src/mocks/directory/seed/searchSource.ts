import { decodeSearchShard, type SearchShard, type ShardRecord } from './shards';

interface Module<T> {
  default: T;
}

// Every import is written out: the bundler makes one chunk of each and nobody loads what they do not open.
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

/** The ids of the towns whose facilities can be loaded, largest first. */
export const shardIds: readonly string[] = Object.keys(searchShards);

/** The facilities of one town that a search can find; none for an unknown town. */
export async function loadSearchShard(cityId: string, shiftDays = 0): Promise<ShardRecord[]> {
  const load = Object.hasOwn(searchShards, cityId) ? searchShards[cityId] : undefined;
  return load === undefined ? [] : decodeSearchShard((await load()).default, shiftDays);
}
