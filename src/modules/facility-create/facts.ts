import { distanceInMetres } from '#lib/geo/distance';
import type { GeoPoint } from '#lib/geo/distance';

import type { ProblemKey } from './rules';
import type { SubmittedFacility } from './submission';

/** A town as the form offers it, with its districts. */
export type Town = GeoPoint & {
  id: string;
  name: string;
  region: string;
  districts: ReadonlyArray<GeoPoint & { id: string; name: string }>;
};

/** The records that decide whether an answer can stand. What is not known yet decides nothing. */
export type Records = {
  towns?: readonly Town[] | undefined;
  /** A parent is no category that a facility can have. */
  categories?: ReadonlyArray<{ id: string; parentId?: string }> | undefined;
  tags?: ReadonlyArray<{ id: string }> | undefined;
};

/** Something wrong with one field. */
export type FieldProblem = {
  /** JSON pointer into what is sent: `/facility/phones/0/number`. */
  pointer: string;
  key: ProblemKey;
};

/** Further than this from the middle of its town, in m, a pin needs a reason (directory 1.2). */
export const farFromTownM = 25_000;

const leaves = (categories: NonNullable<Records['categories']>) =>
  categories.filter(({ id }) => !categories.some(({ parentId }) => parentId === id));

/** The part of the check that needs the records: does the category exist, is the district in the town, is the pin near. */
export function factProblems(
  facility: Pick<SubmittedFacility, 'primaryCategoryId' | 'categoryIds' | 'tagIds' | 'address' | 'geo' | 'farReason'>,
  { towns, categories, tags }: Records,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const tell = (path: string, key: ProblemKey) => problems.push({ pointer: `/facility/${path}`, key });
  const { address, geo, farReason } = facility;
  if (categories) {
    const known = new Set(leaves(categories).map(({ id }) => id));
    if (!known.has(facility.primaryCategoryId)) tell('primaryCategoryId', 'categoryMissing');
    facility.categoryIds.forEach((id, at) => known.has(id) || tell(`categoryIds/${at}`, 'choice'));
  }
  if (tags) {
    const known = new Set(tags.map(({ id }) => id));
    facility.tagIds.forEach((id, at) => known.has(id) || tell(`tagIds/${at}`, 'choice'));
  }
  if (towns) {
    const town = towns.find(({ id }) => id === address.cityId);
    if (!town) tell('address/cityId', 'cityMissing');
    else if (!town.districts.some(({ id }) => id === address.districtId)) tell('address/districtId', 'districtMissing');
    if (town && geo && farReason === '' && distanceInMetres(geo, town) > farFromTownM) tell('geo', 'pinFar');
  }
  return problems;
}
