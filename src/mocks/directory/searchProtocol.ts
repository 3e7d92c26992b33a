import type { Problem } from '#lib/http/endpoint';

import type { ShardRecord } from './seed/shards';

/** The operations of the search, by the names of its functions. */
export type Search = typeof import('./search') & typeof import('./facilityCounts') & typeof import('./suggestions');
export type SearchOperation = keyof Search;
export type SearchInput<Name extends SearchOperation> = Parameters<Search[Name]>[0];
export type SearchOutput<Name extends SearchOperation> = Awaited<ReturnType<Search[Name]>>;

/** The facilities that differ from the seed. */
export interface SearchChanges {
  /** A new one for every change. */
  version: string;
  /** Ids of all of them; their records in the seed are ignored. */
  ids: readonly string[];
  /** The listed ones, as they are now. */
  records: readonly ShardRecord[];
}

/** A message to the worker. */
export interface SearchRequest {
  id: number;
  operation: SearchOperation;
  input: unknown;
  changes: SearchChanges;
  /** The page's clock, in ms since 1970. */
  now: number;
}

/** The worker's reply; `durations` are the times of its searches in ms. */
export type SearchResponse = { id: number; durations: readonly number[] } & (
  { value: unknown } | { problem: Problem } | { fault: string }
);

/** Name of the performance measure of one search, which the benchmark reads. */
export const searchMeasure = 'facility-search';
