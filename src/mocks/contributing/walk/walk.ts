import { dayMs } from '#lib/time/duration';
import { setClock } from '#lib/time/clock';
import { HttpError } from '#lib/http/request';
import { accounts } from '#mocks/accounts/store';
import { decisionRoutesOf } from '#mocks/contributing/decisionLinkChecks';
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
import { assertSound, assertTold, readSituation } from './checks';
import type { Found } from './checks';
import type { Port } from './ports';
import { walkFacilities } from './steps';
import type { WalkStep } from './steps';

type Link = { slug: string; claims: boolean; token: string };

/** What a walk has seen so far. */
interface Walk {
  port: Port;
  time: number;
  links: Link[];
  mails: number;
  codes: Map<string, string>;
  keys: number;
  added: number;
}

const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(1, all.length)];
const words = 'There are more than twenty characters in these words.';

/** Reads the links of the mails that have come since. */
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

/** The request that a link's address names, as it is there. */
async function namedBy(link: Link): Promise<StoredRequest | StoredClaim | undefined> {
  const all = link.claims ? await claims.list() : await requests.list();
  return all.find((one) => firstDecisionPage(one).slug === link.slug);
}

/** Makes one attempt. Answers the request that was decided, or taken back, by it. */
async function attempt(walk: Walk, one: WalkStep): Promise<{ decided?: string; undone?: boolean }> {
  const { port } = walk;
  const { who, at } = one;
  const facility = pick(await facilityIds(), at) ?? '';
  const mine = (await claims.list()).filter(({ claimantId }) => claimantId === demoAccount(who).id);
  const anyClaim = pick(mine.length > 0 ? mine : await claims.list(), at)?.id ?? 'clm_none';
  switch (one.does) {
    case 'verify': {
      const checklist = { ...form().checklist, ...(one.corrects && { name: 'wrong' as const }) };
      const corrections = one.corrects ? { name: `Name ${at}` } : {};
      const checkedAt = new Date(startTime.getTime() + walk.time).toISOString().slice(0, 10);
      await port.verify(who, form({ facilityId: facility, checklist, corrections, checkedAt }));
      return {};
    }
    case 'withdraw-verification':
      await port.withdrawVerification(who, pick(await requests.list(), at)?.id ?? 'ver_none');
      return {};
    case 'start':
      await port.start(who, facility);
      return {};
    case 'send-code': {
      await port.sendCode(who, anyClaim);
      const [, code] = /(\d{6}) is the code/.exec((await outbox.list())[0]?.subject ?? '') ?? [];
      if (code !== undefined) walk.codes.set(anyClaim, code);
      return {};
    }
    case 'enter-code': {
      const code = walk.codes.get(anyClaim) ?? '000000';
      await port.enterCode(who, anyClaim, one.right ? code : code === '111111' ? '222222' : '111111');
      return {};
    }
    case 'send':
      await port.send(who, anyClaim, one.proof ? [await port.document(who)] : [], one.declared);
      return {};
    case 'withdraw-claim':
      await port.withdrawClaim(who, anyClaim);
      return {};
    case 'answer':
      await port.answer(who, pick(await claims.list(), at)?.id ?? 'clm_none', one.agrees ? 'agree' : 'dispute', words);
      return {};
    case 'add':
      walk.added += 1;
      if (walk.added <= 3) await newFacilityBy(who, { mark: String(walk.added), submitterIsOwner: at % 2 === 0 });
      return {};
    case 'propose': {
      const owner = await accounts.get(demoAccount(who).id);
      const known = await facilityIds();
      const own = pick(
        owner.ownedFacilityIds.filter((id) => known.includes(id)),
        at,
      );
      const isOpen = (await facilityChanges.list()).some(({ id, pending }) => id === own && pending !== null);
      if (own !== undefined && !isOpen) await proposeName(owner, own, `Proposed ${at}`);
      return {};
    }
    case 'decide':
      return decideOne(walk, one);
    case 'undo': {
      const answered = pick(await decisionResponses.list(), at);
      await port.undo(who, answered?.id ?? 'dec_none');
      return { undone: true };
    }
    case 'reissue': {
      const request = pick([...(await requests.list()), ...(await claims.list())], at);
      if (request) await port.reissue(who, firstDecisionPage(request).slug, firstDecisionPage(request).route);
      return {};
    }
    case 'list': {
      const slug = ['dr-celik-family-practice', 'saltmarket-clinic', 'anchor-street-opticians', 'beacon-physiotherapy'];
      await port.list(who, {
        slug: pick(slug, at) ?? '',
        action: one.action,
        reason: words,
        target: pick(slug, at + 1),
      });
      return {};
    }
    case 'quick':
      await port.quick(who, facility, one.action);
      return {};
    case 'give-up':
      await port.giveUp(who, facility);
      return {};
    case 'wait':
      walk.time += one.days * dayMs;
      setClock(new Date(startTime.getTime() + walk.time));
      await port.settle(who);
      return {};
  }
}

async function decideOne(walk: Walk, one: WalkStep & { does: 'decide' }): Promise<{ decided?: string }> {
  const link = pick(walk.links.slice(-8), one.at) ?? {
    slug: 'dr-celik-family-practice',
    claims: false,
    token: 'x'.repeat(43),
  };
  const request = await namedBy(link);
  const fitting = request && pick(decisionRoutesOf(request), one.at);
  const route = one.route === 'fitting' ? (fitting ?? 'approve-verify') : one.route;
  const facility = request && (await getFacility(await openFacility({ id: request.facilityId }))).facility;
  const facilityRevision = (facility?.revision ?? 1) - (one.stale ? 1 : 0);
  const input = {
    slug: link.slug,
    route,
    token: link.token,
    facilityRevision,
    message: words,
    reasonCode: 'other' as const,
    evidenceChecked: true,
  };
  walk.keys += 1;
  const key = `key-of-walk-${walk.keys}`;
  const { id } = await walk.port.decide(one.who, input, key);
  // A repeat is the same answer, and nothing more.
  if (one.twice && (await walk.port.decide(one.who, input, key)).id !== id) throw new Error('It was decided twice.');
  return { decided: id };
}

const isRefusal = (error: unknown) => error instanceof ProblemError || error instanceof HttpError;

/**
 * Walks, and looks around after every step. `kept` tells what is kept, so that a refusal is seen to keep nothing but
 * the wrong codes that it counts. Answers how many steps were not refused.
 */
export async function take(port: Port, steps: readonly WalkStep[], kept: () => unknown): Promise<number> {
  const walk: Walk = { port, time: 0, links: [], mails: 0, codes: new Map(), keys: 0, added: 0 };
  const remembered = new Map<string, string>();
  const found = new Map<string, Found>();
  let before = await readSituation();
  let done = 0;
  for (const one of steps) {
    const untouched = await kept();
    let came: { decided?: string; undone?: boolean } = {};
    let refused: unknown;
    try {
      came = await attempt(walk, one);
      done += 1;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      refused = error;
    }
    const isCounted = one.does === 'enter-code' || one.does === 'send';
    const isUntouched = (await kept()) === untouched;
    // What time brings is not asked for by anybody, and must always be possible.
    if (refused !== undefined && (one.does === 'wait' || (!isCounted && !isUntouched))) {
      throw new Error(`${one.does} was refused: ${JSON.stringify(refused)}`, { cause: refused });
    }
    // Where nothing was written there is nothing to look at.
    if (isUntouched) continue;
    const after = await readSituation();
    await assertTold(before, after, remembered, found);
    await assertSound(before, after, came.decided !== undefined, came.undone === true);
    if (came.decided !== undefined) await remember(came.decided, before, found);
    await readMails(walk);
    before = after;
  }
  return done;
}

/** Keeps what a decision found, by the request it was about. */
async function remember(id: string, before: Found, found: Map<string, Found>): Promise<void> {
  const undo = (await decisionResponses.get(id)).undo;
  if (undo) found.set(undo.request.id, before);
}
