import { paths } from '#domain/paths';

/** What a list of mails is a list of: a folder, a filter or a label, by its slug. */
export type MailView = { kind: 'folder' | 'filter' | 'label'; slug: string };

/** What an address of the mailbox asks for. */
export type MailboxLocation = {
  view: MailView;
  /** Counts from 1. */
  page: number;
  /** The mail that is open. */
  id: string | undefined;
  /** Whether the address is written as `mailPath` writes it; otherwise that one belongs in its place. */
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

/** Reads what follows `/apps/mailbox/` (decoded); whatever it is, a list of mails comes of it. */
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

/** The address of a page of mails, with one of them open if its id is given. */
export function mailboxPath({ kind, slug }: MailView, page = 1, id?: string): string {
  const viewSegments = [...(kind === 'folder' ? [] : [kind]), slug].map(encodeURIComponent).join('/');
  return `${paths.mailbox}/${viewSegments}/${page}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;
}

/** Names a place in a key of React. */
export function viewKey({ kind, slug }: MailView): string {
  return `${kind}/${slug}`;
}

/** Whether two are the same place. */
export function isSameView(one: MailView, other: MailView): boolean {
  return one.kind === other.kind && one.slug === other.slug;
}
