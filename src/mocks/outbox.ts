import type { Language } from '#lib/languages';
import type { OutboxMail } from '#modules/account/api';

import { instant } from './accounts';
import { collection } from './collection';
import { mailWords } from './seed/mails';
import type { MailFacts, MailKind, MailWords } from './seed/mails';

/** A mail and the account it is about; `null` where there is none any more. */
type StoredMail = OutboxMail & { accountId: string | null };

/** What the local back end would have mailed: it keeps it, so that every link can be followed (directory contract 1.5). */
export const outbox = collection<StoredMail>('outbox', async () => []);

const pathOfOutbox = '/outbox';
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** A text as a notification holds it. */
export const asHtml = (text: string) => text.replaceAll(/[&<>"]/g, (char) => entities[char] ?? char);

/** The mails, newest first. */
export async function mails(): Promise<OutboxMail[]> {
  return (await outbox.list()).map(({ accountId: _accountId, ...mail }) => mail);
}

/** The mails about one account, newest first. */
export async function mailsAbout(accountId: string): Promise<StoredMail[]> {
  return (await outbox.list()).filter((mail) => mail.accountId === accountId);
}

/** Who gets a mail. */
export type Addressee = { id: string | null; email: string; locale: Language };

/** Puts a mail into the outbox, and no more: for whoever tells of it in their own way. */
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
  return mail;
}

/**
 * Puts a mail into the outbox, and tells its account of it by a notification. `href` is where the mail's link leads; the
 * notification leads to the outbox, because a link that is a key does not belong there.
 */
export async function sendMail(to: Addressee, kind: MailKind, facts: MailFacts, href?: string): Promise<void> {
  const words = mailWords(kind, to.locale, facts);
  const { subject, lines } = words;
  await keepMail(to, words, href);
  if (to.id === null) return;
  const { notifications } = await import('./handlers/notifications');
  await notifications.raise(to.id, {
    icon: 'heroicons_outline:envelope',
    title: asHtml(subject),
    description: asHtml(lines[0] ?? subject),
    link: pathOfOutbox,
    useRouter: true,
  });
}
