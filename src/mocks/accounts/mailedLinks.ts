import { hourMs } from '#lib/time/duration';
import { now } from '#lib/time/clock';

import { accounts } from './store';
import { isoInstant } from '#mocks/core/time';
import { defineStore } from '#mocks/core/store';
import { ProblemError } from '#mocks/core/problem';
import { digest, randomToken } from '#mocks/core/hashing';
import type { StoredAccount } from './store';

/** A mailed link as stored. Its `id` is the SHA-256 of the token; the token itself is not stored. */
type MailedLink = {
  id: string;
  accountId: string;
  expiresAt: string;
  usedAt: string | null;
  /** A newer link has replaced it, or it is no longer needed. */
  voidedAt: string | null;
};
/** Confirms this address only. */
type Verification = MailedLink & { email: string };

const resets = defineStore<MailedLink>('passwordResets', async () => []);
const verifications = defineStore<Verification>('emailVerifications', async () => []);

const linkLifetimeMs = hourMs;
const expired = ({ expiresAt }: MailedLink) => Date.parse(expiresAt) <= now().getTime();

function createLink(accountId: string, id: string): MailedLink {
  return { id, accountId, expiresAt: isoInstant(linkLifetimeMs), usedAt: null, voidedAt: null };
}

/** Creates a link that sets a new password, and voids the account's older ones. Returns its path. */
export async function createResetLink({ id }: StoredAccount): Promise<string> {
  const token = randomToken(32);
  await voidResetLinks(id);
  await resets.addLast(createLink(id, await digest(token)));
  return `/reset-password?token=${token}`;
}

const markVoid =
  (accountId: string) =>
  <Link extends MailedLink>(link: Link): Link =>
    link.accountId === accountId && link.voidedAt === null ? { ...link, voidedAt: isoInstant() } : link;

/** Voids an account's links that set a new password. */
export async function voidResetLinks(accountId: string): Promise<void> {
  await resets.updateAll(markVoid(accountId));
}

/** Voids an account's links that confirm an address. */
export async function voidVerificationLinks(accountId: string): Promise<void> {
  await verifications.updateAll(markVoid(accountId));
}

function assertUsable(link: MailedLink): void {
  const ended = (code: 'link-used' | 'link-expired', reason: string, endedAt: string) =>
    new ProblemError(code, { reason, endedAt });
  if (link.usedAt !== null) throw ended('link-used', 'used', link.usedAt);
  if (link.voidedAt !== null) throw ended('link-expired', 'replaced', link.voidedAt);
  if (expired(link)) throw ended('link-expired', 'expired', link.expiresAt);
}

/** The account whose password a token may set. Throws `link-invalid`, `link-used` or `link-expired`. */
export async function findAccountByResetToken(token: string): Promise<StoredAccount> {
  const id = await digest(token);
  const link = (await resets.list()).find((one) => one.id === id);
  const account = (await accounts.list()).find((one) => one.id === link?.accountId);
  if (!link || !account) throw new ProblemError('link-invalid');
  assertUsable(link);
  return account;
}

/** Marks a token as used. The second of two concurrent calls throws `link-used`. */
export async function consumeResetLink(token: string): Promise<void> {
  await resets.update(await digest(token), (link) => {
    assertUsable(link);
    return { ...link, usedAt: isoInstant() };
  });
}

/** Creates a link that confirms an address of an account. Returns its path. */
export async function createVerificationLink(account: StoredAccount, email: string): Promise<string> {
  const token = randomToken(32);
  await verifications.addLast({ ...createLink(account.id, await digest(token)), email });
  return `/email/verify/${account.id}/${token}`;
}

/** The account and address that a mailed link confirms. Throws `link-invalid` or `link-expired`. */
export async function findVerification(
  accountId: string,
  token: string,
): Promise<{ account: StoredAccount; email: string; already: boolean }> {
  const id = await digest(token);
  const link = (await verifications.list()).find((one) => one.id === id && one.accountId === accountId);
  const account = await accounts.find(accountId);
  if (!link || !account) throw new ProblemError('link-invalid');
  const { email } = link;
  if (account.email === email && account.emailVerifiedAt !== null) return { account, email, already: true };
  // The change was cancelled, or another address has replaced it.
  if (account.pendingEmail !== email && account.email !== email) {
    throw new ProblemError('link-expired', { reason: 'replaced', endedAt: account.emailVerifiedAt ?? isoInstant() });
  }
  assertUsable(link);
  return { account, email, already: false };
}

/** Deletes the links of a closed account. */
export async function deleteLinks(accountId: string): Promise<void> {
  for (const links of [resets, verifications]) {
    const own = (await links.list()).filter((link) => link.accountId === accountId);
    for (const { id } of own) await links.remove(id);
  }
}
