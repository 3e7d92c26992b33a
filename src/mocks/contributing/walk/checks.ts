import { expect } from 'vitest';

import type { Facility } from '#domain/facility';
import { claim as claimMachine } from '#mocks/contributing/workflow/claim';
import type { Machine } from '#mocks/contributing/workflow/machine';
import { publication } from '#mocks/contributing/workflow/publication';
import { verification } from '#mocks/contributing/workflow/verification';
import { accounts } from '#mocks/accounts/store';
import { openFacility, getFacility } from '#mocks/contributing/facilityAccess';
import { getRequesterId } from '#mocks/contributing/decisionLinkChecks';
import { audit, claims, decisionResponses, links, requests } from '#mocks/contributing/store';
import type { StoredAudit } from '#mocks/contributing/store';
import { facilityChanges } from '#mocks/directory/store';

import { walkFacilities } from './steps';

type Table = Machine<string, string, string, string>;
const tables = {
  publication: publication as unknown as Table,
  verification: verification as unknown as Table,
  claim: claimMachine as unknown as Table,
};

/** All states at one moment, independent of how they are stored. */
export interface Situation {
  publication: Map<string, string>;
  verification: Map<string, string>;
  claim: Map<string, string>;
  request: Map<string, string>;
  protectedFields: Map<string, string>;
  used: Set<string>;
  lines: number;
  decisions: number;
}

const serializeProtectedFields = ({ name, primaryCategoryId, address, geo, locationVisibility }: Facility) =>
  JSON.stringify([name, primaryCategoryId, address, geo, locationVisibility]);

const opened = new Map<string, Awaited<ReturnType<typeof openFacility>>>();

/** Reads all states. */
export async function readSituation(): Promise<Situation> {
  const added = (await facilityChanges.list()).flatMap(({ id, added: own }) => (own ? [id] : []));
  const facilities = new Map<string, Facility>();
  for (const id of [...walkFacilities, ...added]) {
    const known = added.includes(id) ? { id, slug: '', seed: null } : (opened.get(id) ?? (await openFacility({ id })));
    if (known.seed) opened.set(id, known);
    facilities.set(id, (await getFacility(known)).facility);
  }
  const byFacility = <T>(read: (facility: Facility) => T) =>
    new Map([...facilities].map(([id, one]) => [id, read(one)]));
  return {
    publication: byFacility(({ publicationStatus }) => publicationStatus),
    verification: byFacility((one) => one.verification.state),
    claim: new Map((await claims.list()).map(({ id, state }) => [id, state])),
    request: new Map((await requests.list()).map(({ id, state }) => [id, state])),
    protectedFields: byFacility(serializeProtectedFields),
    used: new Set((await links.list()).flatMap(({ id, usedAt }) => (usedAt === null ? [] : [id]))),
    lines: (await audit.list()).length,
    decisions: (await decisionResponses.list()).length,
  };
}

/** The states before a decision, to check when it is undone. */
export type Found = Pick<Situation, 'publication' | 'verification' | 'claim' | 'request'>;

const decides = /\.(approved|rejected|published)$/;
// Changes of details and links are no transitions.
const withoutTransition =
  /^(facility\.(closed-today|open-today|still-correct|temporarily-closed|reopened)|decision-link\.reissued)$/;

const findTable = (action: string): keyof typeof tables | undefined => {
  for (const [name, table] of Object.entries(tables)) {
    if (table.rows.some((row) => row.action === action)) return name as keyof typeof tables;
  }
  return undefined;
};

/**
 * Replays the new audit events: each must be a row of its table that starts where the previous one ended, and together
 * they must lead to the current states.
 */
export async function assertAudited(
  before: Situation,
  after: Situation,
  remembered: Map<string, string>,
  found: Map<string, Found>,
): Promise<void> {
  const newLines = (await audit.list()).slice(before.lines);
  const now = {
    publication: new Map(before.publication),
    verification: new Map(before.verification),
    claim: new Map(before.claim),
  };
  for (const line of newLines) {
    const { action, facilityId, requestId } = line;
    if (withoutTransition.test(action)) continue;
    if (decides.test(action)) await assertDecided(line);
    if (action === 'decision.undone') {
      const situation = found.get(requestId);
      for (const name of ['publication', 'verification'] as const) {
        const state = situation?.[name].get(facilityId);
        if (state !== undefined) now[name].set(facilityId, state);
      }
      const claimState = situation?.claim.get(requestId);
      if (claimState !== undefined) now.claim.set(requestId, claimState);
      expect(after.request.get(requestId)).toBe(situation?.request.get(requestId));
      continue;
    }
    const name = findTable(action);
    if (name === undefined) throw new Error(`No table has ${action}.`);
    const id = name === 'claim' ? requestId : facilityId;
    // Owners of the sample data have no claim.
    if (name === 'claim' && id === '') continue;
    const from = now[name].get(id) ?? (action === 'facility.submitted' ? 'draft' : null);
    const row = tables[name].rows.find((one) => one.action === action && one.from.includes(from));
    if (!row) throw new Error(`${action} from ${String(from)} is in no table.`);
    if (row.remembersPrevious && from !== null) remembered.set(id, from);
    const to = row.to === 'same' ? from : row.to === 'previous' ? remembered.get(id) : row.to;
    if (to === null || to === undefined) throw new Error(`${action} leads nowhere.`);
    // A duplicate event fails on the next lookup, unless its row changes nothing.
    now[name].set(id, to);
    if (action === 'facility.published') now.verification.set(facilityId, 'verified');
    if (action === 'facility.submitted') now.verification.set(facilityId, 'unverified');
    if (to === 'deleted') {
      now.publication.delete(id);
      now.verification.delete(id);
    }
  }
  for (const name of ['publication', 'verification', 'claim'] as const) {
    expect([name, ...[...now[name]].toSorted()]).toEqual([name, ...[...after[name]].toSorted()]);
  }
}

/** Only administrators decide, and never about their own requests. */
async function assertDecided({ actor, requestId }: StoredAudit): Promise<void> {
  const request = [...(await requests.list()), ...(await claims.list())].find(({ id }) => id === requestId);
  const person = (await accounts.list()).find(({ name }) => name === actor.display);
  expect([actor.role, person?.role]).toEqual(['admin', 'admin']);
  expect(request && getRequesterId(request)).not.toBe(person?.id);
}

/** What must be true after every step. */
export async function assertInvariants(
  before: Situation,
  after: Situation,
  decided: boolean,
  undone: boolean,
): Promise<void> {
  const newlyUsed = [...after.used].filter((id) => !before.used.has(id));
  // Only a decision uses up a link.
  expect(newlyUsed).toHaveLength(decided ? 1 : 0);
  expect(after.decisions - before.decisions).toBe(decided ? 1 : 0);
  if (!decided && !undone) {
    for (const [id, fields] of before.protectedFields) {
      const now = after.protectedFields.get(id);
      if (now !== undefined) expect(now).toBe(fields);
    }
  }
  const people = await accounts.list();
  const all = await claims.list();
  for (const id of after.publication.keys()) {
    const owners = people.filter(({ ownedFacilityIds }) => ownedFacilityIds.includes(id));
    expect(owners.length).toBeLessThanOrEqual(1);
    const approved = all.filter((one) => one.facilityId === id && one.state === 'approved');
    expect(approved.length).toBeLessThanOrEqual(1);
    if (approved[0]) expect(approved[0].claimantId).toBe(owners[0]?.id);
  }
}
