import { fixtures } from '#mocks/directory/seed/fixtures';
import { cities } from './places';
import { hash, seed } from '#mocks/directory/seed/random';

/** The number of all facilities, in any state. */
export const facilityCount = cities.reduce((sum, city) => sum + city.facilities, 0);

/**
 * Rare roles with the number of facilities that have them. New ones go last, so that they change no earlier assignment.
 */
const roleCounts = [
  ['pending', 24],
  ['rejected', 6],
  ['merged', 10],
  ['hidden', 8],
  ['district', 4],
  ['contested', 8],
  ['change-set', 15],
  ['near-duplicate', 12],
  ['long-name', 14],
  ['letter-name', 14],
  ['diacritic-name', 14],
  ['claim-pending', 18],
] as const;

/** A rare role that a facility can have. */
export type Role = (typeof roleCounts)[number][0];

const countOfRole = (role: Role): number =>
  fixtures.filter(
    (fixture) =>
      fixture.publication === role ||
      fixture.visibility === role ||
      fixture.ownership === role ||
      (role === 'change-set' && fixture.changesPending === true),
  ).length;

/** Roles of fixtures that were added later: each uses up one assignment and leaves those after it unchanged. */
const addedSince: Partial<Record<Role, number>> = { 'change-set': 1 };

function assignRoles(): Map<number, Role> {
  const order = Array.from({ length: facilityCount - fixtures.length }, (_, index) => fixtures.length + 1 + index)
    .map((n) => ({ n, key: hash(`${seed}:role:${n}`) }))
    .sort((a, b) => a.key - b.key || a.n - b.n);
  const roles = new Map<number, Role>();
  let at = 0;
  for (const [role, count] of roleCounts) {
    const taken = addedSince[role] ?? 0;
    for (let given = countOfRole(role) - taken; given < count; given++, at++) {
      const card = order[at];
      if (card && given < count - taken) roles.set(card.n, role);
    }
  }
  return roles;
}

const roles = assignRoles();

// Forty old slugs in all; the fixtures contribute some.
const oldSlugHolders = new Set(
  Array.from({ length: facilityCount }, (_, index) => index + 1)
    .filter((n) => n > fixtures.length && !roles.has(n))
    .map((n) => ({ n, key: hash(`${seed}:old-slug:${n}`) }))
    .sort((a, b) => a.key - b.key)
    .slice(0, 40 - fixtures.reduce((sum, { oldSlugs }) => sum + (oldSlugs?.length ?? 0), 0))
    .map(({ n }) => n),
);

/** The rare role of facility `n`, if any. */
export function roleOf(n: number): Role | undefined {
  return roles.get(n);
}

/** Whether facility `n` had another slug before. */
export function hadOtherSlug(n: number): boolean {
  return oldSlugHolders.has(n);
}
