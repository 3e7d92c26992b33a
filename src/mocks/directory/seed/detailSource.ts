import { bucketOf, decodeDetail, type DetailResult, type DetailBucket, type DetailOptions } from './detailShards';

interface Module<T> {
  default: T;
}

// Written out, because the bundler makes a chunk of each import, so that only the needed ones load.
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
  () => import('virtual:orvela/detail/24'),
];

/** The bucket of a slug, for callers that need more than one of its facilities. */
export async function loadDetailBucket(slug: string): Promise<DetailBucket> {
  const load = detailBuckets[bucketOf(slug)];
  if (load === undefined)
    throw new Error(`There is no detail bucket for "${slug}": bucketCount and the list of imports differ.`);
  return (await load()).default;
}

/** All detail buckets, offline only the loaded ones; for searches that cannot use a slug. */
export async function loadDetailBuckets(): Promise<DetailBucket[]> {
  const modules = await Promise.allSettled(detailBuckets.map((load) => load()));
  return modules.flatMap((module) => {
    if (module.status === 'fulfilled') return [module.value.default];
    if (globalThis.navigator?.onLine === false) return [];
    throw module.reason;
  });
}

/** Looks a slug up: a facility in any publication state, another slug, or nothing. */
export async function loadFacility(slug: string, options: DetailOptions = {}): Promise<DetailResult> {
  return decodeDetail(await loadDetailBucket(slug), slug, options);
}
