import { distanceInMetres } from '#lib/geo/distance';
import type { LatLon } from '#lib/geo/latLon';

import type { ProblemKey } from './rules';
import type { SubmittedFacility } from './submission';

/** A selectable town with its districts. */
export type Town = LatLon & {
  id: string;
  name: string;
  region: string;
  districts: ReadonlyArray<LatLon & { id: string; name: string }>;
};

/** Records that answers are checked against. Records that have not loaded are not checked. */
export type Records = {
  towns?: readonly Town[] | undefined;
  /** A facility cannot have a parent category. */
  categories?: ReadonlyArray<{ id: string; parentId?: string }> | undefined;
  tags?: ReadonlyArray<{ id: string }> | undefined;
};

/** An error of one field. */
export type FieldProblem = {
  /** JSON pointer into the request body: `/facility/phones/0/number`. */
  pointer: string;
  key: ProblemKey;
};

/** Distance from the centre of the town, in metres, beyond which a pin needs a reason (directory 1.2). */
export const farFromTownM = 25_000;

const leaves = (categories: NonNullable<Records['categories']>) =>
  categories.filter(({ id }) => !categories.some(({ parentId }) => parentId === id));

/** Checks that need records: category and tags exist, the district is in the town, and the pin is near it. */
export function factProblems(
  facility: Pick<SubmittedFacility, 'primaryCategoryId' | 'categoryIds' | 'tagIds' | 'address' | 'geo' | 'farReason'>,
  { towns, categories, tags }: Records,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const report = (path: string, key: ProblemKey) => problems.push({ pointer: `/facility/${path}`, key });
  const { address, geo, farReason } = facility;
  if (categories) {
    const known = new Set(leaves(categories).map(({ id }) => id));
    if (!known.has(facility.primaryCategoryId)) report('primaryCategoryId', 'categoryMissing');
    facility.categoryIds.forEach((id, at) => known.has(id) || report(`categoryIds/${at}`, 'choice'));
  }
  if (tags) {
    const known = new Set(tags.map(({ id }) => id));
    facility.tagIds.forEach((id, at) => known.has(id) || report(`tagIds/${at}`, 'choice'));
  }
  if (towns) {
    const town = towns.find(({ id }) => id === address.cityId);
    if (!town) report('address/cityId', 'cityMissing');
    else if (!town.districts.some(({ id }) => id === address.districtId))
      report('address/districtId', 'districtMissing');
    if (town && geo && farReason === '' && distanceInMetres(geo, town) > farFromTownM) report('geo', 'pinFar');
  }
  return problems;
}
