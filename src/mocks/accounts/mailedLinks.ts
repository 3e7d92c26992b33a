import { hourMs } from '#lib/time/duration';
import { now } from '#lib/time/clock';

import { accounts } from './store';
import { isoInstant } from '#mocks/core/time';
import { defineStore } from '#mocks/core/store';
import { ProblemError } from '#mocks/core/problem';
import { digest, randomToken } from '#mocks/core/hashing';
import type { StoredAccount } from './store';

/** What is kept of a mailed link: the SHA-256 of its token stands for it (`id`), the token itself is kept nowhere. */
type MailedLink = {
  id: string;
  accountId: string;
  expiresAt: string;
  usedAt: string | null;
  /** A newer one took its place, or what it was for is done. */
  voidedAt: string | null;
};
/** Confirms `email`, and no other. */
type Verification = MailedLink & { email: string };

const resets = defineStore<MailedLink>('passwordResets', async () => []);
const verifications = defineStore<Verification>('emailVerifications', async () => []);

const linkLifetimeMs = hourMs;
const expired = ({ expiresAt }: MailedLink) => Date.parse(expiresAt) <= now().getTime();

function createLink(accountId: string, id: string): MailedLink {
  return { id, accountId, expiresAt: isoInstant(linkLifetimeMs), usedAt: null, voidedAt: null };
}

/** Makes a link that sets a new password; older ones of the account are void. Answers its address. */
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

/** Voids the links of an account that set a new password. */
export async function voidResetLinks(accountId: string): Promise<void> {
  await resets.updateAll(markVoid(accountId));
}

/** Voids the links of an account that confirm an address. */
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

/** The account that a token sets a new password for. Throws `link-invalid`, `link-used` or `link-expired`. */
export async function findAccountByResetToken(token: string): Promise<StoredAccount> {
  const id = await digest(token);
  const link = (await resets.list()).find((one) => one.id === id);
  const account = (await accounts.list()).find((one) => one.id === link?.accountId);
  if (!link || !account) throw new ProblemError('link-invalid');
  assertUsable(link);
  return account;
}

/** Uses a token up: of two that come at once the second is told so. */
export async function consumeResetLink(token: string): Promise<void> {
  await resets.update(await digest(token), (link) => {
    assertUsable(link);
    return { ...link, usedAt: isoInstant() };
  });
}

/** Makes a link that confirms an address of an account. Answers its address. */
export async function createVerificationLink(account: StoredAccount, email: string): Promise<string> {
  const token = randomToken(32);
  await verifications.addLast({ ...createLink(account.id, await digest(token)), email });
  return `/email/verify/${account.id}/${token}`;
}

/** What a mailed link confirms, and for whom. Throws `link-invalid` or `link-expired`. */
export async function findVerification(
  accountId: string,
  token: string,
): Promise<{ account: StoredAccount; email: string; already: boolean }> {
  const id = await digest(token);
  const link = (await verifications.list()).find((one) => one.id === id && one.accountId === accountId);
  const account = (await accounts.list()).find((one) => one.id === accountId);
  if (!link || !account) throw new ProblemError('link-invalid');
  const { email } = link;
  if (account.email === email && account.emailVerifiedAt !== null) return { account, email, already: true };
  // The change was given up, or another address took its place.
  if (account.pendingEmail !== email && account.email !== email) {
    throw new ProblemError('link-expired', { reason: 'replaced', endedAt: account.emailVerifiedAt ?? isoInstant() });
  }
  assertUsable(link);
  return { account, email, already: false };
}

/** Forgets the links of an account that is closed. */
export async function deleteLinks(accountId: string): Promise<void> {
  for (const links of [resets, verifications]) {
    const own = (await links.list()).filter((link) => link.accountId === accountId);
    for (const { id } of own) await links.remove(id);
  }
}
