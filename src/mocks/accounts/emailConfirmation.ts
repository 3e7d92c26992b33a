import { accountByEmail, accounts, instant } from './store';
import { newVerificationLink, voidResetLinks } from './mailedLinks';
import { sendMail } from '#mocks/outbox/store';
import { ProblemResponse } from '#mocks/core/problem';
import type { StoredAccount } from './seed';

/** Mails the link that confirms the address that waits, else the account's own. */
export async function mailVerification(account: StoredAccount): Promise<void> {
  const to = account.pendingEmail ?? account.email;
  const href = await newVerificationLink(account, to);
  const kind = account.pendingEmail === null ? 'confirm' : 'confirm-change';
  await sendMail({ ...account, email: to }, kind, { name: account.name, email: to }, href);
}

/** Notes that a mail that confirms is sent now. */
export function noteVerificationMail(accountId: string): Promise<StoredAccount> {
  return accounts.update(accountId, (account) => ({
    ...account,
    verificationSentAt: [...account.verificationSentAt, instant()].slice(-5),
  }));
}

/** Takes an address over as confirmed, and tells both mailboxes when it is another one. */
export async function confirmEmail(account: StoredAccount, email: string): Promise<void> {
  const other = await accountByEmail(email);
  // Somebody else's account has it by now.
  if (other && other.id !== account.id) {
    throw new ProblemResponse('link-expired', { reason: 'replaced', endedAt: instant() });
  }
  const changes = account.pendingEmail === email;
  await accounts.update(account.id, (before) => ({
    ...before,
    email,
    emailVerifiedAt: instant(),
    pendingEmail: changes ? null : before.pendingEmail,
    revision: before.revision + 1,
  }));
  if (!changes) return;
  await voidResetLinks(account.id);
  const facts = { name: account.name, email };
  await sendMail({ ...account, email }, 'email-changed', facts);
  // The old mailbox hears of it too, but only once in the app.
  await sendMail({ ...account, id: null }, 'email-changed', facts);
}

/** What other addresses look like to whoever follows a link: `m•••@orvela.example`. */
export function masked(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${[...name][0] ?? ''}•••@${host}`;
}
