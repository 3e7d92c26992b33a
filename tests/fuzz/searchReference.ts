import { distanceInMetres } from '#lib/geo/distance';
import { foldForSearch } from '#lib/text/foldForSearch';
import { distanceBand } from '#modules/facility-search/distanceBand';
import { findIntent, synonymTest } from '#modules/facility-search/intent';
import type { FacilityQuery } from '#modules/facility-search/ranking';
import { fieldWeights, type SearchField, type SearchIndex } from '#modules/facility-search/searchIndex';
import type { SearchRecord, Localized } from '#modules/facility-search/searchRecord';
import { tokenQuality, queryTokens, splitWords } from '#modules/facility-search/spelling';

import { taxonomy } from '../performance/engine/country';

// The search as directory 5.4 defines it, record by record and word by word: no index and no optimisation.

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const strong: readonly SearchField[] = ['name', 'alternateNames', 'primaryCategory', 'categories', 'tags'];

function textsOf(record: SearchRecord): Record<SearchField, string[]> {
  const both = (named: { name: Localized } | undefined) => (named ? [named.name.en, named.name.tr] : []);
  const category = (id: string) => both(taxonomy.categories.find((one) => one.id === id));
  const texts = {
    name: [record.name],
    alternateNames: [...record.alternateNames],
    primaryCategory: category(record.primaryCategoryId),
    categories: record.categoryIds.flatMap(category),
    tags: record.tagIds.flatMap((id) => both(taxonomy.tags.find((one) => one.id === id))),
    services: [...record.services],
    organization: [record.organization],
    address: [record.address],
    description: [record.description],
  };
  return Object.fromEntries(
    Object.entries(texts).map(([field, list]) => [field, list.flatMap((text) => splitWords(foldForSearch(text)))]),
  ) as Record<SearchField, string[]>;
}

interface Read {
  hit: number;
  strongHit: number;
  score: number;
}

function read(record: SearchRecord, tokens: readonly string[], index: SearchIndex): Read {
  const areSynonyms = synonymTest(index.taxonomy);
  const texts = Object.entries(textsOf(record)) as Array<[SearchField, string[]]>;
  const bests = tokens.map((token) => {
    const fits = texts.flatMap(([field, list]) =>
      list.map((word) => ({ field, fit: tokenQuality(token, word, areSynonyms) })),
    );
    return {
      best: Math.max(0, ...fits.map(({ field, fit }) => fieldWeights[field] * fit)),
      isStrong: fits.some(({ field, fit }) => fit >= 0.9 && strong.includes(field)),
    };
  });
  const sum = bests.reduce((total, { best }) => total + best, 0);
  return {
    hit: bests.filter(({ best }) => best > 0).length,
    strongHit: bests.filter(({ isStrong }) => isStrong).length,
    score: Math.round((sum / (10 * Math.max(1, tokens.length))) * 10_000) / 10_000,
  };
}

function bandOf(record: SearchRecord, term: string, tokens: readonly string[], own: Read, index: SearchIndex) {
  const intent = tokens.length === 0 ? undefined : findIntent(index.taxonomy, term);
  const all = tokens.length > 0 && own.hit === tokens.length;
  if (intent !== undefined) {
    const below = index.taxonomy.descendants.get(intent) ?? new Set([intent]);
    if (below.has(record.primaryCategoryId)) return 0;
    if (record.categoryIds.some((id) => below.has(id))) return 1;
    return all ? 2 : undefined;
  }
  if (!all) return undefined;
  const name = foldForSearch(record.name);
  if (name === foldForSearch(term)) return 0;
  if (` ${name} `.includes(` ${foldForSearch(term)} `)) return 1;
  return own.strongHit === tokens.length ? 2 : 3;
}

interface Candidate {
  record: SearchRecord;
  band: number;
  score: number;
  distance: number;
}

function compareBest(scored: boolean, located: boolean) {
  const ring = (one: Candidate) => (located ? distanceBand(one.distance) : 0);
  return (a: Candidate, b: Candidate) =>
    Number(a.record.temporarilyClosed) - Number(b.record.temporarilyClosed) ||
    a.band - b.band ||
    ring(a) - ring(b) ||
    Number(b.record.verified) - Number(a.record.verified) ||
    (scored ? b.score - a.score : 0) ||
    a.distance - b.distance ||
    compareNames(a, b);
}

const compareNames = (a: Candidate, b: Candidate) =>
  collator.compare(a.record.name, b.record.name) || (a.record.id < b.record.id ? -1 : 1);

const ratingOf = ({ record: { rating } }: Candidate) =>
  rating ? (10 * 3.8 + rating.count * rating.average) / (10 + rating.count) : 3.8;

/** Ranked ids of a search without filters other than a radius, whether it was relaxed, and the radius it used. */
export function referenceSearch(index: SearchIndex, { area, term = '', tag, sort = 'best', filters }: FacilityQuery) {
  const asked = term.trim() === '' ? undefined : queryTokens(term).slice(0, 30);
  const located = area.kind !== 'anywhere';
  const requested = filters?.radius;
  const own = area.kind === 'around' ? area.radiusM : null;
  const radius = requested === 'any' ? null : located && requested !== undefined ? requested : own;
  const mayWiden = requested === undefined && radius !== null;
  const all = index.entries.map(({ record }) => {
    const text = asked && read(record, asked, index);
    return {
      record,
      text,
      band: asked && text ? bandOf(record, term, asked, text, index) : 0,
      score: text?.score ?? 0,
      distance: located ? distanceInMetres(area.origin, record) : 0,
    };
  });
  const within = ({ record, distance }: { record: SearchRecord; distance: number }, limit: number | null) =>
    limit === null
      ? area.kind !== 'region' || requested !== undefined || record.regionId === area.regionId
      : distance <= limit;
  const farthest = mayWiden ? Math.max(radius, 50_000) : radius;
  const full = all.filter(({ band }) => band !== undefined);
  const half = all.filter(({ text }) => asked && text && text.hit >= Math.ceil(asked.length / 2));
  const relaxed =
    asked !== undefined &&
    asked.length > 0 &&
    !full.some((one) => within(one, farthest)) &&
    half.some((one) => within(one, farthest));
  const candidates = (relaxed ? half : full)
    .map((one): Candidate => ({ ...one, band: relaxed ? 4 : (one.band ?? 4) }))
    .filter(({ record }) => tag === undefined || record.tagIds.includes(tag));
  const count = (limit: number) => candidates.filter((one) => within(one, limit)).length;
  const used =
    !mayWiden || count(radius) >= 3
      ? radius
      : ([5000, 10_000, 25_000, 50_000].find((one) => one > radius && count(one) >= 3) ?? Math.max(radius, 50_000));
  const intent = asked === undefined || asked.length === 0 ? undefined : findIntent(index.taxonomy, term);
  const best = compareBest(asked !== undefined && intent === undefined, located);
  const orders = {
    best,
    distance: (a: Candidate, b: Candidate) => a.distance - b.distance || compareNames(a, b),
    name: (a: Candidate, b: Candidate) =>
      collator.compare(a.record.name, b.record.name) || a.distance - b.distance || compareNames(a, b),
    rating: (a: Candidate, b: Candidate) =>
      ratingOf(b) - ratingOf(a) || (b.record.rating?.count ?? 0) - (a.record.rating?.count ?? 0) || best(a, b),
  };
  const found = candidates.filter((one) => within(one, used)).toSorted(orders[sort]);
  return { ids: found.map(({ record }) => record.id), relaxed, used };
}
