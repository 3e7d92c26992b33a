import { now } from '#lib/time/clock';
import { facilityPath, paths } from '#domain/paths';
import { attemptTransition } from '#mocks/contributing/workflow/machine';
import { verification } from '#mocks/contributing/workflow/verification';

import { database } from '#mocks/core/database';
import type { StoredFacility } from '#mocks/directory/store';
import { inTransaction } from '#mocks/core/transaction';

import { decisionStores } from './decisionService';
import { changeFacility, openFacility, findOwner, getFacility } from './facilityAccess';
import { audit, requests } from './store';
import { dayMs } from '#lib/time/duration';
import { isPast } from '#mocks/core/time';
import { listAdministrators, notify } from './notify';
import { recordAudit } from './auditTrail';
import { findAccount } from './verificationService';

const reminderLeadTimeMs = 30 * dayMs;
const staleReportCount = 3;
const staleReportWindowMs = 30 * dayMs;

type Checked = { state?: string; expiresAt?: string };

/** Whether a verification made here has become due or expired; the dates of the seed shift by themselves. */
export function hasAged({ patch }: StoredFacility): boolean {
  const { state, expiresAt = null } = (patch.verification ?? {}) as Checked;
  return (state === 'verified' && isPast(expiresAt, -reminderLeadTimeMs)) || (state === 'due' && isPast(expiresAt));
}

/** The account to ask for a new check: the owner, otherwise the last one who had the facility verified. */
async function findReviewer(facilityId: string) {
  const owner = await findOwner(facilityId);
  if (owner) return { person: owner, href: paths.ownedFacilities };
  const last = (await requests.list()).find((one) => one.facilityId === facilityId && one.state === 'approved');
  const person = last && (await findAccount(last.requesterId));
  return person && last ? { person, href: `${facilityPath(last.facilitySlug)}?action=verify` } : undefined;
}

/** Moves a verification one step towards expiry. Returns whether anything changed. */
export async function ageVerification(id: string): Promise<boolean> {
  const opened = await openFacility({ id });
  return inTransaction(decisionStores, async () => {
    const { facility } = await getFacility(opened);
    const { state, expiresAt } = facility.verification;
    const result = attemptTransition(
      verification,
      { state },
      {
        event: state === 'verified' ? 'fall-due' : 'expire',
        actors: ['system'],
        guards: {
          'expires-in-30-days': expiresAt !== undefined && isPast(expiresAt, -reminderLeadTimeMs),
          'expiry-passed': expiresAt !== undefined && isPast(expiresAt),
        },
      },
    );
    if (!result.ok) return false;
    await changeFacility(opened, {
      patch: { verification: { ...facility.verification, state: result.next.state } },
    });
    await recordAudit('system', result.action, { facilityId: id, requestId: '' });
    const reviewer = result.effects.includes('remind') ? await findReviewer(id) : undefined;
    if (reviewer && expiresAt !== undefined) {
      await notify(
        reviewer.person,
        'due',
        { facility: facility.name, what: 'reverify', date: expiresAt },
        reviewer.href,
      );
    }
    return true;
  });
}

/** Verified facilities with enough visitor reports within 30 days; a new check resets the count. */
export async function listStaleFacilities(): Promise<string[]> {
  const db = await database();
  const since = new Date(now().getTime() - staleReportWindowMs).toISOString();
  const recent = await db.reports.where('at').above(since).toArray();
  if (recent.length < staleReportCount) return [];
  const ended = new Map<string, string>();
  for (const { action, facilityId, at } of await audit.list()) {
    if (action === 'verification.approved' || action === 'verification.doubted') ended.set(facilityId, at);
  }
  const counts = new Map<string, number>();
  for (const { facilityId, at } of recent) {
    if (at > (ended.get(facilityId) ?? '')) counts.set(facilityId, (counts.get(facilityId) ?? 0) + 1);
  }
  const frequent = [...counts].filter(([, count]) => count >= staleReportCount).map(([id]) => id);
  const facilities = await Promise.all(
    frequent.map(async (id) => (await getFacility(await openFacility({ id }))).facility),
  );
  return facilities.filter((facility) => facility.verification.state === 'verified').map(({ id }) => id);
}

/**
 * Marks a facility as due for a check because of reports, and notifies the administrators. Returns whether anything
 * changed.
 */
export async function flagStale(id: string): Promise<boolean> {
  const opened = await openFacility({ id });
  return inTransaction(decisionStores, async () => {
    const { facility } = await getFacility(opened);
    const result = attemptTransition(
      verification,
      { state: facility.verification.state },
      { event: 'reports', actors: ['system'], guards: { 'three-reports': true } },
    );
    if (!result.ok) return false;
    await changeFacility(opened, {
      patch: { verification: { ...facility.verification, state: result.next.state } },
    });
    await recordAudit('system', result.action, { facilityId: id, requestId: '' });
    for (const admin of await listAdministrators()) {
      await notify(admin, 'doubted', { facility: facility.name, what: 'verify' }, facilityPath(facility.slug));
    }
    return true;
  });
}
