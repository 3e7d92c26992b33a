import { dayMs } from '#lib/time/duration';
import { setClock } from '#lib/time/clock';
import { HttpError } from '#lib/http/request';
import { accounts } from '#mocks/accounts/store';
import { listDecisionRoutes } from '#mocks/contributing/decisionLinkChecks';
import { openFacility, getFacility } from '#mocks/contributing/facilityAccess';
import { firstDecisionPage } from '#mocks/contributing/decisionLinks';
import { claims, decisionResponses, requests } from '#mocks/contributing/store';
import type { StoredClaim, StoredRequest } from '#mocks/contributing/store';
import { facilityChanges } from '#mocks/directory/store';
import { outbox } from '#mocks/outbox/store';
import { ProblemError } from '#mocks/core/problem';
import { demoAccount } from '#mocks/accounts/seed';

import { form } from '#mocks/testing/contributingCalls';
import { newFacilityBy } from '#mocks/testing/newFacility';
import { proposeName } from '#mocks/testing/proposedChange';
import { startTime } from '#mocks/testing/serveBackend';
import { assertInvariants, assertAudited, readSituation } from './checks';
import type { Found } from './checks';
import type { BackendPort } from './ports';
import { walkFacilities } from './steps';
import type { WalkStep } from './steps';

type Link = { slug: string; claims: boolean; token: string };

/** The state of a walk. */
interface Walk {
  port: BackendPort;
  time: number;
  links: Link[];
  mails: number;
  codes: Map<string, string>;
  keys: number;
  added: number;
  /** How many names have been proposed. */
  proposed: number;
}

const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(1, all.length)];
const longNote = 'There are more than twenty characters in these words.';

/** Collects the links of new mails. */
async function readMails(walk: Walk): Promise<void> {
  const all = await outbox.list();
  for (const mail of all.slice(0, all.length - walk.mails).toReversed()) {
    const href = mail.links[0]?.href ?? '';
    const [, family, slug, token] =
      /^\/admin\/facilities\/(claims\/)?([^/]+)\/[\w-]+\?token=([\w-]{43})$/.exec(href) ?? [];
    if (slug !== undefined && token !== undefined) walk.links.push({ slug, claims: family !== undefined, token });
  }
  walk.mails = all.length;
}

async function facilityIds(): Promise<string[]> {
  const added = (await facilityChanges.list()).flatMap(({ id, added: own }) => (own ? [id] : []));
  return [...walkFacilities, ...added];
}

/** The first request with the slug of a link. */
async function findLinkedRequest(link: Link): Promise<StoredRequest | StoredClaim | undefined> {
  const all = link.claims ? await claims.list() : await requests.list();
  return all.find((step) => firstDecisionPage(step).slug === link.slug);
}

/** Makes one attempt. Returns the decision it made, or whether it undid one. */
async function attempt(walk: Walk, step: WalkStep): Promise<{ decided?: string; undone?: boolean }> {
  const { port } = walk;
  const { who: name, at } = step;
  const facility = pick(await facilityIds(), at) ?? '';
  const mine = (await claims.list()).filter(({ claimantId }) => claimantId === demoAccount(name).id);
  const anyClaim = pick(mine.length > 0 ? mine : await claims.list(), at)?.id ?? 'clm_none';
  switch (step.does) {
    case 'verify': {
      const checklist = { ...form().checklist, ...(step.corrects && { name: 'wrong' as const }) };
      const corrections = step.corrects ? { name: `Name ${at}` } : {};
      const checkedAt = new Date(startTime.getTime() + walk.time).toISOString().slice(0, 10);
      await port.verify(name, form({ facilityId: facility, checklist, corrections, checkedAt }));
      return {};
    }
    case 'withdraw-verification':
      await port.withdrawVerification(name, pick(await requests.list(), at)?.id ?? 'ver_none');
      return {};
    case 'start':
      await port.start(name, facility);
      return {};
    case 'send-code': {
      await port.sendCode(name, anyClaim);
      const [, code] = /(\d{6}) is your code/.exec((await outbox.list())[0]?.subject ?? '') ?? [];
      if (code !== undefined) walk.codes.set(anyClaim, code);
      return {};
    }
    case 'enter-code': {
      const code = walk.codes.get(anyClaim) ?? '000000';
      await port.enterCode(name, anyClaim, step.right ? code : code === '111111' ? '222222' : '111111');
      return {};
    }
    case 'send':
      await port.send(name, anyClaim, step.proof ? [await port.document(name)] : [], step.declared);
      return {};
    case 'withdraw-claim':
      await port.withdrawClaim(name, anyClaim);
      return {};
    case 'answer':
      await port.answer(
        name,
        pick(await claims.list(), at)?.id ?? 'clm_none',
        step.agrees ? 'agree' : 'dispute',
        longNote,
      );
      return {};
    case 'add':
      walk.added += 1;
      if (walk.added <= 3) await newFacilityBy(name, { mark: String(walk.added), submitterIsOwner: at % 2 === 0 });
      return {};
    case 'propose': {
      const owner = await accounts.get(demoAccount(name).id);
      const known = await facilityIds();
      const own = pick(
        owner.ownedFacilityIds.filter((id) => known.includes(id)),
        at,
      );
      const isOpen = (await facilityChanges.list()).some(({ id, pending }) => id === own && pending !== null);
      if (own === undefined || isOpen) return {};
      // The name that a facility has already would be no change.
      walk.proposed += 1;
      await proposeName(owner, own, `Proposed ${walk.proposed}`);
      return {};
    }
    case 'decide':
      return decideOne(walk, step);
    case 'undo': {
      const decision = pick(await decisionResponses.list(), at);
      await port.undo(name, decision?.id ?? 'dec_none');
      return { undone: true };
    }
    case 'reissue': {
      const request = pick([...(await requests.list()), ...(await claims.list())], at);
      if (request) await port.reissue(name, firstDecisionPage(request).slug, firstDecisionPage(request).route);
      return {};
    }
    case 'list': {
      const slug = ['dr-celik-family-practice', 'saltmarket-clinic', 'anchor-street-opticians', 'beacon-physiotherapy'];
      await port.list(name, {
        slug: pick(slug, at) ?? '',
        action: step.action,
        reason: longNote,
        target: pick(slug, at + 1),
      });
      return {};
    }
    case 'quick':
      await port.quick(name, facility, step.action);
      return {};
    case 'give-up':
      await port.giveUp(name, facility);
      return {};
    case 'wait':
      walk.time += step.days * dayMs;
      setClock(new Date(startTime.getTime() + walk.time));
      await port.settle(name);
      return {};
  }
}

async function decideOne(walk: Walk, step: WalkStep & { does: 'decide' }): Promise<{ decided?: string }> {
  const link = pick(walk.links.slice(-8), step.at) ?? {
    slug: 'dr-celik-family-practice',
    claims: false,
    token: 'x'.repeat(43),
  };
  const request = await findLinkedRequest(link);
  const fittingRoute = request && pick(listDecisionRoutes(request), step.at);
  const route = step.route === 'fitting' ? (fittingRoute ?? 'approve-verify') : step.route;
  const facility = request && (await getFacility(await openFacility({ id: request.facilityId }))).facility;
  const facilityRevision = (facility?.revision ?? 1) - (step.stale ? 1 : 0);
  const input = {
    slug: link.slug,
    route,
    token: link.token,
    facilityRevision,
    message: longNote,
    reasonCode: 'other' as const,
    evidenceChecked: true,
  };
  walk.keys += 1;
  const key = `key-of-walk-${walk.keys}`;
  const { id } = await walk.port.decide(step.who, input, key);
  // A repeated call returns the same response.
  if (step.twice && (await walk.port.decide(step.who, input, key)).id !== id) throw new Error('It was decided twice.');
  return { decided: id };
}

const isRefusal = (error: unknown) => error instanceof ProblemError || error instanceof HttpError;

/**
 * Runs the steps and checks the invariants after each. `readStored` reads all records, to verify that a rejected step
 * stored nothing (except counted wrong codes). Returns how many steps succeeded.
 */
export async function takeWalk(
  port: BackendPort,
  steps: readonly WalkStep[],
  readStored: () => unknown,
): Promise<number> {
  const walk: Walk = { port, time: 0, links: [], mails: 0, codes: new Map(), keys: 0, added: 0, proposed: 0 };
  const remembered = new Map<string, string>();
  const found = new Map<string, Found>();
  let before = await readSituation();
  let done = 0;
  for (const step of steps) {
    const storedBefore = await readStored();
    let outcome: { decided?: string; undone?: boolean } = {};
    let refused: unknown;
    try {
      outcome = await attempt(walk, step);
      done += 1;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      refused = error;
    }
    const isCounted = step.does === 'enter-code' || step.does === 'send';
    const isUnchanged = (await readStored()) === storedBefore;
    // Due jobs must always succeed.
    if (refused !== undefined && (step.does === 'wait' || (!isCounted && !isUnchanged))) {
      throw new Error(`${step.does} was refused: ${JSON.stringify(refused)}`, { cause: refused });
    }
    // Nothing was written, so there is nothing to check.
    if (isUnchanged) continue;
    const after = await readSituation();
    await assertAudited(before, after, remembered, found);
    await assertInvariants(before, after, outcome.decided !== undefined, outcome.undone === true);
    if (outcome.decided !== undefined) await remember(outcome.decided, before, found);
    await readMails(walk);
    before = after;
  }
  return done;
}

/** Remembers the states before a decision, by its request. */
async function remember(id: string, before: Found, found: Map<string, Found>): Promise<void> {
  const undo = (await decisionResponses.get(id)).undo;
  if (undo) found.set(undo.request.id, before);
}
