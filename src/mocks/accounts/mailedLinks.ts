import { now } from '#lib/time/clock';

import { accounts, instant } from './store';
import { collection } from '#mocks/core/store';
import { ProblemResponse } from '#mocks/core/problem';
import { digest, randomText } from '#mocks/core/hashing';
import type { StoredAccount } from './seed';

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

const resets = collection<MailedLink>('passwordResets', async () => []);
const verifications = collection<Verification>('emailVerifications', async () => []);

const lifetime = 60 * 60_000;
const expired = ({ expiresAt }: MailedLink) => Date.parse(expiresAt) <= now().getTime();

function newLink(accountId: string, id: string): MailedLink {
  return { id, accountId, expiresAt: instant(lifetime), usedAt: null, voidedAt: null };
}

/** Makes a link that sets a new password; older ones of the account are void. Answers its address. */
export async function newResetLink({ id }: StoredAccount): Promise<string> {
  const token = randomText(32);
  await voidResetLinks(id);
  await resets.addLast(newLink(id, await digest(token)));
  return `/reset-password?token=${token}`;
}

const voided =
  (accountId: string) =>
  <Link extends MailedLink>(link: Link): Link =>
    link.accountId === accountId && link.voidedAt === null ? { ...link, voidedAt: instant() } : link;

/** Voids the links of an account that set a new password. */
export async function voidResetLinks(accountId: string): Promise<void> {
  await resets.updateAll(voided(accountId));
}

/** Voids the links of an account that confirm an address. */
export async function voidVerificationLinks(accountId: string): Promise<void> {
  await verifications.updateAll(voided(accountId));
}

function assertUsable(link: MailedLink): void {
  const ended = (code: 'link-used' | 'link-expired', reason: string, endedAt: string) =>
    new ProblemResponse(code, { reason, endedAt });
  if (link.usedAt !== null) throw ended('link-used', 'used', link.usedAt);
  if (link.voidedAt !== null) throw ended('link-expired', 'replaced', link.voidedAt);
  if (expired(link)) throw ended('link-expired', 'expired', link.expiresAt);
}

/** The account that a token sets a new password for. Throws `link-invalid`, `link-used` or `link-expired`. */
export async function accountOfReset(token: string): Promise<StoredAccount> {
  const id = await digest(token);
  const link = (await resets.list()).find((one) => one.id === id);
  const account = (await accounts.list()).find((one) => one.id === link?.accountId);
  if (!link || !account) throw new ProblemResponse('link-invalid');
  assertUsable(link);
  return account;
}

/** Uses a token up: of two that come at once the second is told so. */
export async function useReset(token: string): Promise<void> {
  await resets.update(await digest(token), (link) => {
    assertUsable(link);
    return { ...link, usedAt: instant() };
  });
}

/** Makes a link that confirms an address of an account. Answers its address. */
export async function newVerificationLink(account: StoredAccount, email: string): Promise<string> {
  const token = randomText(32);
  await verifications.addLast({ ...newLink(account.id, await digest(token)), email });
  return `/email/verify/${account.id}/${token}`;
}

/** What a mailed link confirms, and for whom. Throws `link-invalid` or `link-expired`. */
export async function verificationOf(
  accountId: string,
  token: string,
): Promise<{ account: StoredAccount; email: string; already: boolean }> {
  const id = await digest(token);
  const link = (await verifications.list()).find((one) => one.id === id && one.accountId === accountId);
  const account = (await accounts.list()).find((one) => one.id === accountId);
  if (!link || !account) throw new ProblemResponse('link-invalid');
  const { email } = link;
  if (account.email === email && account.emailVerifiedAt !== null) return { account, email, already: true };
  // The change was given up, or another address took its place.
  if (account.pendingEmail !== email && account.email !== email) {
    throw new ProblemResponse('link-expired', { reason: 'replaced', endedAt: account.emailVerifiedAt ?? instant() });
  }
  assertUsable(link);
  return { account, email, already: false };
}

/** Forgets the links of an account that is closed. */
export async function forgetLinks(accountId: string): Promise<void> {
  for (const links of [resets, verifications]) {
    const own = (await links.list()).filter((link) => link.accountId === accountId);
    for (const { id } of own) await links.remove(id);
  }
}
