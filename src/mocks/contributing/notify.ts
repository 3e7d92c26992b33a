import { formatDate } from '#lib/format/formatNumber';
import { paths } from '#domain/paths';
import type { OutboxMail } from '#modules/account/api';

import { accounts } from '#mocks/accounts/store';
import { notifications } from '#mocks/notices/notificationsHandlers';
import { asHtml, keepMail, prepareMails } from '#mocks/outbox/store';
import type { StoredAccount } from '#mocks/accounts/seed';
import { workflowMail } from './workflowMailTexts';
import type { WorkflowFacts, WorkflowMail } from './workflowMailTexts';

/** What telling needs to be there before a transaction begins. */
export const toldIn = [accounts, { ready: prepareMails }] as const;

type Facts = Omit<WorkflowFacts, 'name' | 'date'> & { date?: string };

/** Mails somebody and raises a notification; `href` is where the mail's link leads. Answers the mail. */
export async function tell(
  to: StoredAccount,
  kind: WorkflowMail,
  facts: Facts,
  href: string = paths.ownedFacilities,
): Promise<OutboxMail> {
  const { date, ...rest } = facts;
  const words = workflowMail(kind, to.locale, {
    ...rest,
    name: to.name,
    ...(date !== undefined && { date: formatDate(date, to.locale) }),
  });
  const mail = await keepMail(to, words, href);
  // A link that is a key stays in its mail.
  const isKey = href.includes('token=');
  await notifications.raise(to.id, {
    icon: isKey ? 'heroicons_outline:scale' : 'heroicons_outline:building-office',
    title: asHtml(words.subject),
    description: asHtml(words.lines[0] ?? words.subject),
    link: isKey ? paths.outbox : href,
    useRouter: true,
  });
  return mail;
}

/** Mails an address that is no account: the public one of a facility. */
export async function tellAddress(email: string, kind: WorkflowMail, facts: Facts): Promise<void> {
  const { date: _date, ...rest } = facts;
  await keepMail({ id: null, email, locale: 'en' }, workflowMail(kind, 'en', { ...rest, name: rest.facility }));
}

/** Who decides. */
export async function administrators(): Promise<StoredAccount[]> {
  return (await accounts.list()).filter(({ role }) => role === 'admin');
}
