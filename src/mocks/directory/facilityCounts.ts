import type { DataLanguage } from '#mocks/core/localized';

import { countRecords } from './countRecords';
import { countChecks, pageByCheck } from './pageByCheck';
import type { CheckQuery } from './pageByCheck';
import { allCities, gazetteer, loadIndex } from './searchIndex';
import type { ShardRecord } from './seed/shards';
import { taxonomy } from './taxonomy';

async function allRecords(): Promise<ShardRecord[]> {
  return [...(await loadIndex(allCities)).records.values()];
}

/** The listed facilities by region, town, category and last check, most first. */
export async function countFacilities({ language }: { language: DataLanguage }) {
  const [records, { core }, { categories }] = await Promise.all([
    allRecords(),
    gazetteer(language),
    taxonomy(language),
  ]);
  const places = [...core.bySlug.values()];
  return { ...countRecords(records, { places, categories }, language), checks: countChecks(records) };
}

/** A page of the facilities whose last check has an age, those checked longest ago first. */
export async function listByCheck(query: CheckQuery) {
  const [records, { categories }] = await Promise.all([allRecords(), taxonomy(query.language)]);
  return pageByCheck(records, categories, query);
}
