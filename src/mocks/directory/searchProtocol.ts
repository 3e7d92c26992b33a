import type { Problem } from '#lib/http/endpoint';

import type { ShardRecord } from './seed/shards';

/** What can be asked of the search, by the names of its functions. */
export type Search = typeof import('./search');
export type SearchOperation = keyof Search;
export type SearchInput<Name extends SearchOperation> = Parameters<Search[Name]>[0];
export type SearchOutput<Name extends SearchOperation> = Awaited<ReturnType<Search[Name]>>;

/** The facilities that are not as their seed has them. */
export interface SearchChanges {
  /** Another one with every change. */
  version: string;
  /** All of them: none is found as its seed has it. */
  ids: readonly string[];
  /** Those of them that can be found. */
  records: readonly ShardRecord[];
}

/** A question on its way to the worker. */
export interface SearchRequest {
  id: number;
  operation: SearchOperation;
  input: unknown;
  changes: SearchChanges;
  /** What time it is on the page's clock, in ms since 1970. */
  now: number;
}

/** What the worker makes of it; `spent` are the times of the searches that were needed, in ms. */
export type SearchResponse = { id: number; durations: readonly number[] } & (
  { value: unknown } | { problem: Problem } | { fault: string }
);

/** Name of the performance measure of one search, by which the benchmark finds it. */
export const searchMeasure = 'facility-search';
