import type { Language } from '#lib/i18n/languages';
import type { OutboxMail } from '#modules/account/api';
import { writeAddress } from '#modules/mailbox/addresses';

import { instant } from '#mocks/accounts/store';
import { collection } from '#mocks/core/store';
import { mailWords } from './accountMailTexts';
import type { MailFacts, MailKind, MailWords } from './accountMailTexts';

/** A mail and the account it is about; `null` where there is none any more. */
type StoredMail = OutboxMail & { accountId: string | null };

/** What the local back end would have mailed: it keeps it, so that every link can be followed (directory contract 1.5). */
export const outbox = collection<StoredMail>('outbox', async () => []);

const pathOfOutbox = '/outbox';
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** A text as a notification holds it. */
export const asHtml = (text: string) => text.replaceAll(/[&<>"]/g, (char) => entities[char] ?? char);

const linkIn = (label: string | undefined, href: string | undefined) =>
  label === undefined || href === undefined ? '' : `<p><a href="${asHtml(href)}">${asHtml(label)}</a></p>`;

/** The mails, newest first. */
export async function mails(): Promise<OutboxMail[]> {
  return (await outbox.list()).map(({ accountId: _accountId, ...mail }) => mail);
}

/** The mails about one account, newest first. */
export async function mailsAbout(accountId: string): Promise<StoredMail[]> {
  return (await outbox.list()).filter((mail) => mail.accountId === accountId);
}

/** Who gets a mail. */
export type Addressee = { id: string | null; email: string; locale: Language; name?: string };

type Ways = {
  notifications: (typeof import('#mocks/notices/notificationsHandlers'))['notifications'];
  mailbox: typeof import('#mocks/mailbox/store');
};

let ways: Ways | undefined;

/** Where else a mail arrives, fetched with the first one. */
async function arrivals(): Promise<Ways> {
  ways ??= {
    notifications: (await import('#mocks/notices/notificationsHandlers')).notifications,
    mailbox: await import('#mocks/mailbox/store'),
  };
  return ways;
}

/** Makes ready for mails that are sent within a transaction, which waits for nothing but the database. */
export async function prepareMails(): Promise<void> {
  const { notifications, mailbox } = await arrivals();
  await Promise.all([outbox.ready(), notifications.ready(), mailbox.mails.ready()]);
}

/** Puts a mail into the outbox and into its account's mailbox, and no more: for whoever tells of it in their own way. */
export async function keepMail(
  to: Addressee,
  { subject, lines, link, greeting }: MailWords & { greeting: string },
  href?: string,
): Promise<OutboxMail> {
  const mail = {
    id: `mail_${crypto.randomUUID()}`,
    to: to.email,
    subject,
    text: [greeting, ...lines].join('\n\n'),
    links: link !== undefined && href !== undefined ? [{ label: link, href }] : [],
    at: instant(),
  };
  await outbox.addFirst({ ...mail, accountId: to.id });
  if (to.id !== null) {
    const { mailbox } = ways ?? (await arrivals());
    await mailbox.deliverOwn(to.id, {
      to: writeAddress({ name: to.name ?? '', email: to.email }),
      subject,
      content: [greeting, ...lines].map((line) => `<p>${asHtml(line)}</p>`).join('') + linkIn(link, href),
    });
  }
  return mail;
}

/**
 * Puts a mail into the outbox and into its account's mailbox, and tells the account of it by a notification. `href` is
 * where the mail's link leads; the notification leads to the outbox, because a link that is a key does not belong there.
 */
export async function sendMail(to: Addressee, kind: MailKind, facts: MailFacts, href?: string): Promise<void> {
  const words = mailWords(kind, to.locale, facts);
  await keepMail({ ...to, name: facts.name }, words, href);
  if (to.id === null) return;
  const { notifications } = ways ?? (await arrivals());
  await notifications.raise(to.id, {
    icon: 'heroicons_outline:envelope',
    title: asHtml(words.subject),
    description: asHtml(words.lines[0] ?? words.subject),
    link: pathOfOutbox,
    useRouter: true,
  });
}
