import type { Language } from '#lib/i18n/languages';
import { escapeHtml } from '#lib/text/escapeHtml';
import type { OutboxMail } from '#modules/account/api';
import { formatAddress } from '#domain/mailAddress';

import type { StoredFile } from '#mocks/mailbox/store';
import { toDataLanguage } from '#mocks/core/localized';
import { isoInstant } from '#mocks/core/time';
import { defineStore } from '#mocks/core/store';
import { accountMailText } from './accountMailTexts';
import type { MailFacts, AccountMailKind, MailText } from './accountMailTexts';

/** A mail and the account it is about; `null` if there is none any more. */
type StoredMail = OutboxMail & { accountId: string | null };

/** The mails that a server would have sent, kept so that their links can be followed (directory contract 1.5). */
export const outbox = defineStore<StoredMail>('outbox', async () => []);

const outboxPath = '/outbox';

const linkHtml = (label: string | undefined, href: string | undefined) =>
  label === undefined || href === undefined ? '' : `<p><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`;

/** All mails, newest first. */
export async function listMails(): Promise<OutboxMail[]> {
  return (await outbox.list()).map(({ accountId: _accountId, ...mail }) => mail);
}

/** The mails about one account, newest first. */
export async function listMailsAbout(accountId: string): Promise<StoredMail[]> {
  return (await outbox.list()).filter((mail) => mail.accountId === accountId);
}

/** The recipient of a mail. */
export type Recipient = { id: string | null; email: string; locale: Language; name?: string };

type Channels = {
  notifications: (typeof import('#mocks/notices/store'))['notifications'];
  mailbox: typeof import('#mocks/mailbox/store');
};

let channels: Channels | undefined;

/** The other stores that a mail is written to, loaded with the first mail. */
async function loadChannels(): Promise<Channels> {
  channels ??= {
    notifications: (await import('#mocks/notices/store')).notifications,
    mailbox: await import('#mocks/mailbox/store'),
  };
  return channels;
}

/** Loads the stores of mails. Call before a transaction that sends mails, because it cannot wait for their code. */
export async function ensureMailChannels(): Promise<void> {
  await loadChannels();
}

/** Adds a mail to the outbox and, with its files, to the account's mailbox, without a notification. */
export async function saveMail(
  to: Recipient,
  { subject, lines, link, greeting }: MailText & { greeting: string },
  href?: string,
  files: readonly StoredFile[] = [],
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
    await mailbox.deliverSystemMail(
      to.id,
      {
        to: formatAddress({ name: to.name ?? '', email: to.email }),
        subject,
        content: [greeting, ...lines].map((line) => `<p>${escapeHtml(line)}</p>`).join('') + linkHtml(link, href),
      },
      files,
    );
  }
  return mail;
}

/**
 * Adds a mail to the outbox and to the account's mailbox, and notifies the account. `href` is the target of the mail's
 * link; the notification links to the outbox, because a link with a token must not appear in it.
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
