import { findAccountByEmail, accounts } from './store';
import { isoInstant } from '#mocks/core/time';
import { createVerificationLink, voidResetLinks } from './mailedLinks';
import { sendMail } from '#mocks/outbox/store';
import { ProblemError } from '#mocks/core/problem';
import type { StoredAccount } from './store';

/** Mails the link that confirms the pending address, or else the account's own. */
export async function sendVerificationMail(account: StoredAccount): Promise<void> {
  const to = account.pendingEmail ?? account.email;
  const href = await createVerificationLink(account, to);
  const kind = account.pendingEmail === null ? 'confirm' : 'confirm-change';
  await sendMail({ ...account, email: to }, kind, { name: account.name, email: to }, href);
}

/** Records that a confirmation mail is sent now. */
export function recordVerificationMail(accountId: string): Promise<StoredAccount> {
  return accounts.update(accountId, (account) => ({
    ...account,
    verificationSentAt: [...account.verificationSentAt, isoInstant()].slice(-5),
  }));
}

/** Marks an address as confirmed. If it replaces another, both mailboxes are notified. */
export async function confirmEmail(account: StoredAccount, email: string): Promise<void> {
  const other = await findAccountByEmail(email);
  // Another account has taken the address meanwhile.
  if (other && other.id !== account.id) {
    throw new ProblemError('link-expired', { reason: 'replaced', endedAt: isoInstant() });
  }
  const changes = account.pendingEmail === email;
  await accounts.update(account.id, (before) => ({
    ...before,
    email,
    emailVerifiedAt: isoInstant(),
    pendingEmail: changes ? null : before.pendingEmail,
    revision: before.revision + 1,
  }));
  if (!changes) return;
  await voidResetLinks(account.id);
  const facts = { name: account.name, email };
  await sendMail({ ...account, email }, 'email-changed', facts);
  // The old mailbox gets the mail too, but the app shows one notification only.
  await sendMail({ ...account, id: null }, 'email-changed', facts);
}

/** Masks an address for people who follow a link without signing in: `m•••@orvela.example`. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${[...name][0] ?? ''}•••@${host}`;
}
