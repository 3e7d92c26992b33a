import { paths } from '#domain/paths';
import { listParams, textParam } from '#lib/router/listParams';

import { mailLimits } from './limits';

/** The folder, filter or label whose mails are listed. */
export type MailView = { kind: 'folder' | 'filter' | 'label'; slug: string };

/** A parsed path of the mailbox. */
export type MailboxLocation = {
  view: MailView;
  /** One-based. */
  page: number;
  /** Id of the open mail. */
  id: string | undefined;
  /** Whether the path is the one `mailboxPath` returns; otherwise redirect to that. */
  isCanonical: boolean;
};

const inbox: MailView = { kind: 'folder', slug: 'inbox' };

function parseView(parts: readonly string[]): { view: MailView; rest: readonly string[] } {
  const [first, second] = parts;
  if (first === undefined || first === '') return { view: inbox, rest: [] };
  if (first === 'filter' || first === 'label') {
    if (second === undefined || second === '') return { view: inbox, rest: [] };
    return { view: { kind: first, slug: second }, rest: parts.slice(2) };
  }
  return { view: { kind: 'folder', slug: first }, rest: parts.slice(1) };
}

/** Parses the decoded path after `/apps/mailbox/`; never fails. */
export function parseMailboxPath(rest: string): MailboxLocation {
  const { view, rest: tail } = parseView(rest.split('/'));
  const [pageText = '', id] = tail;
  const number = /^\d{1,7}$/.test(pageText) ? Number(pageText) : 0;
  const page = Math.min(Math.max(1, number), 1_000_000);
  const location = { view, page, id: id === '' ? undefined : id };
  return {
    ...location,
    isCanonical: `${paths.mailbox}/${rest}` === decodeURIComponent(mailboxPath(view, page, location.id)),
  };
}

/** The path of a page of mails, with the mail `id` open. */
export function mailboxPath({ kind, slug }: MailView, page = 1, id?: string): string {
  const viewSegments = [...(kind === 'folder' ? [] : [kind]), slug].map(encodeURIComponent).join('/');
  return `${paths.mailbox}/${viewSegments}/${page}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;
}

/**
 * The query of a mailbox path: the search, the id of the draft in the composer, and what a link fills in a new one.
 */
export const mailParams = listParams({
  q: textParam(),
  compose: textParam(80),
  to: textParam(mailLimits.addresses),
  subject: textParam(mailLimits.subject),
});

/** Identifies a view: two with the same key are the same. */
export function viewKey({ kind, slug }: MailView): string {
  return `${kind}/${slug}`;
}
