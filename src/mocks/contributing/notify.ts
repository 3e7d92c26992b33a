import { paths } from '#domain/paths';
import { formatDate } from '#lib/format/formatDate';
import { escapeHtml } from '#lib/text/escapeHtml';
import type { OutboxMail } from '#modules/account/api';

import { accounts } from '#mocks/accounts/store';
import { toDataLanguage } from '#mocks/core/localized';
import { notifications } from '#mocks/notices/store';
import { saveMail, ensureMailChannels } from '#mocks/outbox/store';
import type { StoredAccount } from '#mocks/accounts/store';
import { workflowMailText } from './workflowMailTexts';
import type { WorkflowFacts, WorkflowMailKind } from './workflowMailTexts';

/** The stores that `notify` writes. */
export const notifyStores = [accounts, { ensureSeeded: ensureMailChannels }] as const;

type NotifyFacts = Omit<WorkflowFacts, 'name' | 'date'> & { date?: string };

/**
 * Raises a notification and sends a mail; `href` is the target of the mail's link. People who do not want mails get
 * those whose link works nowhere else. Returns the mail that was sent.
 */
export async function notify(
  to: StoredAccount,
  kind: WorkflowMailKind,
  facts: NotifyFacts,
  href: string = paths.ownedFacilities,
): Promise<OutboxMail[]> {
  const { date, ...rest } = facts;
  const mailText = workflowMailText(kind, toDataLanguage(to.locale), {
    ...rest,
    name: to.name,
    ...(date !== undefined && { date: formatDate(date, to.locale) }),
  });
  // A link with a token must not appear outside its mail.
  const isKey = href.includes('token=');
  const mails = to.notify.email || isKey ? [await saveMail(to, mailText, href)] : [];
  await notifications.raise(to.id, {
    icon: isKey ? 'heroicons_outline:scale' : 'heroicons_outline:building-office',
    title: escapeHtml(mailText.subject),
    description: escapeHtml(mailText.lines[0] ?? mailText.subject),
    link: isKey ? paths.outbox : href,
    useRouter: true,
  });
  return mails;
}

/** Mails an address without an account: a facility's public one. */
export async function mailAddress(email: string, kind: WorkflowMailKind, facts: NotifyFacts): Promise<void> {
  const { date: _date, ...rest } = facts;
  await saveMail({ id: null, email, locale: 'en' }, workflowMailText(kind, 'en', { ...rest, name: rest.facility }));
}

/** The accounts that decide requests. */
export async function listAdministrators(): Promise<StoredAccount[]> {
  return (await accounts.list()).filter(({ role }) => role === 'admin');
}
