import {
  closeAccount,
  endSessionOf,
  exportAccount,
  getAccount,
  listOutbox,
  listSessions,
  patchAccount,
  patchPassword,
} from '#modules/account/api';

import {
  findAccountByEmail,
  toAccount,
  accounts,
  endSessions,
  toSessions,
  toSessionStart,
  normalizeName,
} from './store';
import { isoInstant } from '#mocks/core/time';
import { sendVerificationMail, recordVerificationMail } from './emailConfirmation';
import { recordsOf, removeRecordsOf } from '#mocks/core/database';
import { handle } from '#mocks/core/handle';
import { limits, consumeQuota } from '#mocks/core/quotas';
import { deleteLinks, voidResetLinks } from './mailedLinks';
import { listMails, listMailsAbout, sendMail } from '#mocks/outbox/store';
import { assertStrongPassword, assertCurrentPassword, passwordError, setPassword } from './passwords';
import { fieldError, ProblemError } from '#mocks/core/problem';
import type { StoredAccount } from './store';

/** Throws unless the account may change to this address. The error is the same for every address in use. */
async function assertUsableEmail(account: StoredAccount, email: string): Promise<void> {
  const other = await findAccountByEmail(email);
  if (other) throw fieldError('/account/email', 'refused', 'This email address cannot be used');
  await consumeQuota(limits.resendDaily, account.id);
}

/** Mails both addresses. The old one stays until the new one is confirmed. */
async function requestEmailChange(account: StoredAccount): Promise<void> {
  const facts = { name: account.name, email: account.pendingEmail ?? account.email };
  await sendVerificationMail(await recordVerificationMail(account.id));
  await sendMail(account, 'change-requested', facts);
}

/** Calls about the signed-in account: details, password, sessions, export, closing, and the outbox of the demo. */
export const accountHandlers = [
  handle(getAccount, async ({ user }) => toAccount(await accounts.get(user.id))),

  handle(patchAccount, async ({ body, user }) => {
    const before = await accounts.get(user.id);
    const { email, cancelEmailChange, name, ...rest } = body.account;
    const newEmail = email !== undefined && email !== before.email ? email.trim() : undefined;
    const assertBasis = (account: StoredAccount) => {
      if (body.revision === undefined || body.revision === account.revision) return;
      throw new ProblemError('revision-conflict', { current: toAccount(account) });
    };
    assertBasis(before);
    if (newEmail !== undefined) {
      if (body.currentPassword === undefined) throw passwordError('/currentPassword', 'required');
      await assertCurrentPassword(before, body.currentPassword, '/currentPassword');
      await assertUsableEmail(before, newEmail);
    }
    const after = await accounts.update(user.id, (account) => {
      assertBasis(account);
      const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
      return {
        ...account,
        ...given,
        ...(name !== undefined && { name: normalizeName(name) }),
        ...(cancelEmailChange && { pendingEmail: null }),
        ...(newEmail !== undefined && { pendingEmail: newEmail }),
        revision: account.revision + 1,
      };
    });
    if (newEmail !== undefined) {
      await voidResetLinks(user.id);
      await requestEmailChange(after);
    }
    return toAccount(await accounts.get(user.id));
  }),

  handle(patchPassword, async ({ body, user, sessionId }) => {
    const { currentPassword, newPassword } = body;
    const account = await accounts.get(user.id);
    await assertCurrentPassword(account, currentPassword, '/currentPassword');
    assertStrongPassword(newPassword, '/newPassword', { email: account.email, current: currentPassword });
    const after = await setPassword(user.id, newPassword, {
      keepSession: ({ id }) => id === sessionId,
      freshlyReset: false,
    });
    await sendMail(after, 'password-changed', { name: after.name });
    const { accessToken } = await toSessionStart(after, sessionId);
    return { changed: true as const, accessToken };
  }),

  handle(listSessions, async ({ user, sessionId }) => toSessions(await accounts.get(user.id), sessionId)),

  handle(endSessionOf, async ({ query, user, sessionId }) => {
    if (query.id === 'others') {
      await endSessions(user.id, ({ id }) => id !== sessionId);
      return true as const;
    }
    const { sessions } = await accounts.get(user.id);
    if (!sessions.some(({ id }) => id === query.id)) {
      throw new ProblemError('not-found', { detail: `You have no session "${query.id}".`, id: query.id });
    }
    await endSessions(user.id, ({ id }) => id === query.id);
    return true as const;
  }),

  handle(exportAccount, async ({ user, sessionId }) => {
    const account = await accounts.get(user.id);
    const { listContributions } = await import('#mocks/contributing/ownContributions');
    return {
      exportedAt: isoInstant(),
      account: toAccount(account),
      sessions: toSessions(account, sessionId),
      mails: (await listMailsAbout(user.id)).map(({ subject, at }) => ({ subject, at })),
      records: Object.entries({ ...(await listContributions(user)), ...(await recordsOf(user.id)) }).map(
        ([kind, items]) => ({ kind, items }),
      ),
    };
  }),

  handle(closeAccount, async ({ body, user }) => {
    const account = await accounts.get(user.id);
    await assertCurrentPassword(account, body.password, '/password');
    const facilities = account.ownedFacilityIds.length;
    if (facilities > 0) throw new ProblemError('sole-owner', { facilities });
    await deleteLinks(user.id);
    const { removeContributionsOf } = await import('#mocks/contributing/ownContributions');
    await removeContributionsOf(account);
    await accounts.remove(user.id);
    await removeRecordsOf(user.id);
    await sendMail({ ...account, id: null }, 'closed', { name: account.name });
    return true as const;
  }),

  handle(listOutbox, () => listMails()),
];
