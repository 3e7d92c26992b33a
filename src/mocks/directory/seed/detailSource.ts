import { bucketOf, decodeDetail, type DetailResult, type DetailBucket, type DetailOptions } from './detailShards';

interface Module<T> {
  default: T;
}

// Every import is written out: the bundler makes one chunk of each and nobody loads what they do not open.
const detailBuckets: readonly (() => Promise<Module<DetailBucket>>)[] = [
  () => import('virtual:orvela/detail/0'),
  () => import('virtual:orvela/detail/1'),
  () => import('virtual:orvela/detail/2'),
  () => import('virtual:orvela/detail/3'),
  () => import('virtual:orvela/detail/4'),
  () => import('virtual:orvela/detail/5'),
  () => import('virtual:orvela/detail/6'),
  () => import('virtual:orvela/detail/7'),
  () => import('virtual:orvela/detail/8'),
  () => import('virtual:orvela/detail/9'),
  () => import('virtual:orvela/detail/10'),
  () => import('virtual:orvela/detail/11'),
  () => import('virtual:orvela/detail/12'),
  () => import('virtual:orvela/detail/13'),
  () => import('virtual:orvela/detail/14'),
  () => import('virtual:orvela/detail/15'),
  () => import('virtual:orvela/detail/16'),
  () => import('virtual:orvela/detail/17'),
  () => import('virtual:orvela/detail/18'),
  () => import('virtual:orvela/detail/19'),
  () => import('virtual:orvela/detail/20'),
  () => import('virtual:orvela/detail/21'),
  () => import('virtual:orvela/detail/22'),
  () => import('virtual:orvela/detail/23'),
];

/** The bucket that would hold an address, for those who need more than one of its facilities. */
export async function loadDetailBucket(slug: string): Promise<DetailBucket> {
  const load = detailBuckets[bucketOf(slug)];
  if (load === undefined)
    throw new Error(`There is no detail bucket for "${slug}": bucketCount and the list of imports differ.`);
  return (await load()).default;
}

/** All detail buckets, off line those at hand: only for what cannot be found by an address. */
export async function loadDetailBuckets(): Promise<DetailBucket[]> {
  const modules = await Promise.allSettled(detailBuckets.map((load) => load()));
  return modules.flatMap((module) => {
    if (module.status === 'fulfilled') return [module.value.default];
    if (globalThis.navigator?.onLine === false) return [];
    throw module.reason;
  });
}

/** What an address leads to: a facility of any publication state, another address, or nothing. */
export async function loadFacility(slug: string, options: DetailOptions = {}): Promise<DetailResult> {
  return decodeDetail(await loadDetailBucket(slug), slug, options);
}
