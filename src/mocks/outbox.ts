import type { Language } from '#lib/languages';
import type { OutboxMail } from '#modules/account/api';

import { instant } from './accounts';
import { collection } from './collection';
import { mailWords } from './seed/mails';
import type { MailFacts, MailKind } from './seed/mails';

/** A mail and the account it is about; `null` where there is none any more. */
type StoredMail = OutboxMail & { accountId: string | null };

/** What the local back end would have mailed: it keeps it, so that every link can be followed (directory contract 1.5). */
const outbox = collection<StoredMail>('outbox', async () => []);

const pathOfOutbox = '/outbox';
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const asHtml = (text: string) => text.replaceAll(/[&<>"]/g, (char) => entities[char] ?? char);

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

let teller: typeof import('./handlers/notifications').notifications | undefined;

/** What notifies of a mail, fetched with the first one. */
async function notifier() {
  teller ??= (await import('./handlers/notifications')).notifications;
  return teller;
}

/** Makes ready for mails that are sent within a transaction, which waits for nothing but the database. */
export async function prepareMails(): Promise<void> {
  await Promise.all([outbox.list(), (await notifier()).list('')]);
}

/**
 * Puts a mail into the outbox, and tells its account of it by a notification. `href` is where the mail's link leads; the
 * notification leads to the outbox, because a link that is a key does not belong there.
 */
export async function sendMail(to: Addressee, kind: MailKind, facts: MailFacts, href?: string): Promise<void> {
  const { subject, lines, link, greeting } = mailWords(kind, to.locale, facts);
  await outbox.addFirst({
    id: `mail_${crypto.randomUUID()}`,
    to: to.email,
    subject,
    text: [greeting, ...lines].join('\n\n'),
    links: link !== undefined && href !== undefined ? [{ label: link, href }] : [],
    at: instant(),
    accountId: to.id,
  });
  if (to.id === null) return;
  const notifications = teller ?? (await notifier());
  await notifications.raise(to.id, {
    icon: 'heroicons_outline:envelope',
    title: asHtml(subject),
    description: asHtml(lines[0] ?? subject),
    link: pathOfOutbox,
    useRouter: true,
  });
}
