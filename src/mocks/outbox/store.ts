import type { Language } from '#lib/i18n/languages';
import type { OutboxMail } from '#modules/account/api';
import { formatAddress } from '#modules/mailbox/addresses';

import { toDataLanguage } from '#mocks/core/localized';
import { isoInstant } from '#mocks/core/time';
import { defineStore } from '#mocks/core/store';
import { accountMailText } from './accountMailTexts';
import type { MailFacts, AccountMailKind, MailText } from './accountMailTexts';

/** A mail and the account it is about; `null` where there is none any more. */
type StoredMail = OutboxMail & { accountId: string | null };

/** What the local back end would have mailed: it keeps it, so that every link can be followed (directory contract 1.5). */
export const outbox = defineStore<StoredMail>('outbox', async () => []);

const outboxPath = '/outbox';
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** A text as a notification holds it. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (char) => entities[char] ?? char);

const linkHtml = (label: string | undefined, href: string | undefined) =>
  label === undefined || href === undefined ? '' : `<p><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`;

/** The mails, newest first. */
export async function listMails(): Promise<OutboxMail[]> {
  return (await outbox.list()).map(({ accountId: _accountId, ...mail }) => mail);
}

/** The mails about one account, newest first. */
export async function listMailsAbout(accountId: string): Promise<StoredMail[]> {
  return (await outbox.list()).filter((mail) => mail.accountId === accountId);
}

/** Who gets a mail. */
export type Recipient = { id: string | null; email: string; locale: Language; name?: string };

type Channels = {
  notifications: (typeof import('#mocks/notices/store'))['notifications'];
  mailbox: typeof import('#mocks/mailbox/store');
};

let channels: Channels | undefined;

/** Where else a mail arrives, fetched with the first one. */
async function loadChannels(): Promise<Channels> {
  channels ??= {
    notifications: (await import('#mocks/notices/store')).notifications,
    mailbox: await import('#mocks/mailbox/store'),
  };
  return channels;
}

/** Makes ready for mails that are sent within a transaction, which waits for nothing but the database. */
export async function ensureMailChannels(): Promise<void> {
  const { notifications, mailbox } = await loadChannels();
  await Promise.all([outbox.ensureSeeded(), notifications.ensureSeeded(), mailbox.mails.ensureSeeded()]);
}

/** Puts a mail into the outbox and into its account's mailbox, and no more: for whoever tells of it in their own way. */
export async function saveMail(
  to: Recipient,
  { subject, lines, link, greeting }: MailText & { greeting: string },
  href?: string,
): Promise<OutboxMail> {
  const mail = {
    id: `mail_${crypto.randomUUID()}`,
    to: to.email,
    subject,
    text: [greeting, ...lines].join('\n\n'),
    links: link !== undefined && href !== undefined ? [{ label: link, href }] : [],
    at: isoInstant(),
  };
  await outbox.addFirst({ ...mail, accountId: to.id });
  if (to.id !== null) {
    const { mailbox } = channels ?? (await loadChannels());
    await mailbox.deliverSystemMail(to.id, {
      to: formatAddress({ name: to.name ?? '', email: to.email }),
      subject,
      content: [greeting, ...lines].map((line) => `<p>${escapeHtml(line)}</p>`).join('') + linkHtml(link, href),
    });
  }
  return mail;
}

/**
 * Puts a mail into the outbox and into its account's mailbox, and tells the account of it by a notification. `href` is
 * where the mail's link leads; the notification leads to the outbox, because a link that is a key does not belong there.
 */
export async function sendMail(to: Recipient, kind: AccountMailKind, facts: MailFacts, href?: string): Promise<void> {
  const mailText = accountMailText(kind, toDataLanguage(to.locale), facts);
  await saveMail({ ...to, name: facts.name }, mailText, href);
  if (to.id === null) return;
  const { notifications } = channels ?? (await loadChannels());
  await notifications.raise(to.id, {
    icon: 'heroicons_outline:envelope',
    title: escapeHtml(mailText.subject),
    description: escapeHtml(mailText.lines[0] ?? mailText.subject),
    link: outboxPath,
    useRouter: true,
  });
}
