import { now } from '#lib/time/clock';
import { facilityPath, paths } from '#domain/paths';
import { attemptTransition } from '#mocks/contributing/workflow/machine';
import { verification } from '#mocks/contributing/workflow/verification';

import { database } from '#mocks/core/database';
import type { StoredFacility } from '#mocks/directory/store';
import { inTransaction } from '#mocks/core/transaction';

import { decisionStores } from './decisionService';
import { changeFacility, openFacility, ownerOf, getFacility } from './facilityAccess';
import { audit, requests } from './store';
import { dayMs } from '#lib/time/duration';
import { isPast } from '#mocks/core/time';
import { listAdministrators, notify } from './notify';
import { recordAudit } from './auditTrail';
import { findAccount } from './verificationService';

const reminderLeadTime = 30 * dayMs;
const staleReportCount = 3;
const staleReportWindow = 30 * dayMs;

type Checked = { state?: string; expiresAt?: string };

/** Whether time has moved the verification of a facility that was verified here; the seed's dates move by themselves. */
export function hasAged({ patch }: StoredFacility): boolean {
  const { state, expiresAt = null } = (patch.verification ?? {}) as Checked;
  return (state === 'verified' && isPast(expiresAt, -reminderLeadTime)) || (state === 'due' && isPast(expiresAt));
}

/** Who is asked to look again: the owner, else whoever had it verified last. */
async function findReviewer(facilityId: string) {
  const owner = await ownerOf(facilityId);
  if (owner) return { person: owner, href: paths.ownedFacilities };
  const last = (await requests.list()).find((one) => one.facilityId === facilityId && one.state === 'approved');
  const person = last && (await findAccount(last.requesterId));
  return person && last ? { person, href: `${facilityPath(last.facilitySlug)}?action=verify` } : undefined;
}

/** What the passing of time does to a verification, one step of it. Answers whether it did anything. */
export async function ageVerification(id: string): Promise<boolean> {
  const opened = await openFacility({ id });
  return inTransaction(decisionStores, async () => {
    const { facility } = await getFacility(opened);
    const { state, expiresAt } = facility.verification;
    const answer = attemptTransition(
      verification,
      { state },
      {
        event: state === 'verified' ? 'fall-due' : 'expire',
        as: ['system'],
        holds: {
          'expires-in-30-days': expiresAt !== undefined && isPast(expiresAt, -reminderLeadTime),
          'expiry-passed': expiresAt !== undefined && isPast(expiresAt),
        },
      },
    );
    if (!answer.ok) return false;
    await changeFacility(opened, {
      patch: { verification: { ...facility.verification, state: answer.standing.state } },
    });
    await recordAudit('system', answer.action, { facilityId: id, requestId: '' });
    const looker = answer.effects.includes('remind') ? await findReviewer(id) : undefined;
    if (looker && expiresAt !== undefined) {
      await notify(looker.person, 'due', { facility: facility.name, what: 'reverify', date: expiresAt }, looker.href);
    }
    return true;
  });
}

/** Facilities about which enough visitors said the like within 30 days; a new check ends what was said before it. */
export async function listStaleFacilities(): Promise<string[]> {
  const db = await database();
  const since = new Date(now().getTime() - staleReportWindow).toISOString();
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
  const many = [...counts].filter(([, count]) => count >= staleReportCount).map(([id]) => id);
  const standing = await Promise.all(many.map(async (id) => (await getFacility(await openFacility({ id }))).facility));
  return standing.filter((facility) => facility.verification.state === 'verified').map(({ id }) => id);
}

/**
 * Marks a facility for a new check because of what visitors reported, and tells the administrators. Answers whether it
 * was one to mark.
 */
export async function flagStale(id: string): Promise<boolean> {
  const opened = await openFacility({ id });
  return inTransaction(decisionStores, async () => {
    const { facility } = await getFacility(opened);
    const answer = attemptTransition(
      verification,
      { state: facility.verification.state },
      { event: 'reports', as: ['system'], holds: { 'three-reports': true } },
    );
    if (!answer.ok) return false;
    await changeFacility(opened, {
      patch: { verification: { ...facility.verification, state: answer.standing.state } },
    });
    await recordAudit('system', answer.action, { facilityId: id, requestId: '' });
    for (const admin of await listAdministrators()) {
      await notify(admin, 'doubted', { facility: facility.name, what: 'verify' }, facilityPath(facility.slug));
    }
    return true;
  });
}
