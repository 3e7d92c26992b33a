import { fixtures } from '#mocks/directory/seed/fixtures';
import { cities } from './places';
import { hash, seed } from '#mocks/directory/seed/random';

/** All facilities, whatever their state. */
export const facilityCount = cities.reduce((sum, city) => sum + city.facilities, 0);

/** The rare parts that are dealt out in fixed numbers; a new one goes last, so that it takes nothing from the others. */
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

/** A rare part a facility can play. */
export type Role = (typeof roleCounts)[number][0];

const countOfRole = (role: Role): number =>
  fixtures.filter(
    (fixture) =>
      fixture.publication === role ||
      fixture.visibility === role ||
      fixture.ownership === role ||
      (role === 'change-set' && fixture.changesPending === true),
  ).length;

/** What fixtures play that were added since: they take a card out of the pack, and leave those behind it where they are. */
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

// Forty old addresses in all; the fixtures bring some.
const oldSlugHolders = new Set(
  Array.from({ length: facilityCount }, (_, index) => index + 1)
    .filter((n) => n > fixtures.length && !roles.has(n))
    .map((n) => ({ n, key: hash(`${seed}:old-slug:${n}`) }))
    .sort((a, b) => a.key - b.key)
    .slice(0, 40 - fixtures.reduce((sum, { oldSlugs }) => sum + (oldSlugs?.length ?? 0), 0))
    .map(({ n }) => n),
);

/** The rare part facility `n` plays, if any. */
export function roleOf(n: number): Role | undefined {
  return roles.get(n);
}

/** Whether facility `n` had another address before. */
export function hadOtherSlug(n: number): boolean {
  return oldSlugHolders.has(n);
}
