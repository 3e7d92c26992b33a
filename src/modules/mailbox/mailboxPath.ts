import { paths } from '#domain/paths';

/** What a list of mails is a list of: a folder, a filter or a label, by its slug. */
export type MailPlace = { kind: 'folder' | 'filter' | 'label'; slug: string };

/** What an address of the mailbox asks for. */
export type MailboxAddress = {
  place: MailPlace;
  /** Counts from 1. */
  page: number;
  /** The mail that is open. */
  id: string | undefined;
  /** Whether the address is written as `mailPath` writes it; otherwise that one belongs in its place. */
  exact: boolean;
};

const inbox: MailPlace = { kind: 'folder', slug: 'inbox' };

function placeFrom(parts: readonly string[]): { place: MailPlace; rest: readonly string[] } {
  const [first, second] = parts;
  if (first === undefined || first === '') return { place: inbox, rest: [] };
  if (first === 'filter' || first === 'label') {
    if (second === undefined || second === '') return { place: inbox, rest: [] };
    return { place: { kind: first, slug: second }, rest: parts.slice(2) };
  }
  return { place: { kind: 'folder', slug: first }, rest: parts.slice(1) };
}

/** Reads what follows `/apps/mailbox/` (decoded); whatever it is, a list of mails comes of it. */
export function readMailbox(rest: string): MailboxAddress {
  const { place, rest: tail } = placeFrom(rest.split('/'));
  const [written = '', id] = tail;
  const number = /^\d{1,7}$/.test(written) ? Number(written) : 0;
  const page = Math.min(Math.max(1, number), 1_000_000);
  const address = { place, page, id: id === '' ? undefined : id };
  return { ...address, exact: `${paths.mailbox}/${rest}` === decodeURIComponent(mailPath(place, page, address.id)) };
}

/** The address of a page of mails, with one of them open if its id is given. */
export function mailPath({ kind, slug }: MailPlace, page = 1, id?: string): string {
  const place = [...(kind === 'folder' ? [] : [kind]), slug].map(encodeURIComponent).join('/');
  return `${paths.mailbox}/${place}/${page}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;
}

/** Names a place in a key of React. */
export function placeKey({ kind, slug }: MailPlace): string {
  return `${kind}/${slug}`;
}

/** Whether two are the same place. */
export function isSamePlace(one: MailPlace, other: MailPlace): boolean {
  return one.kind === other.kind && one.slug === other.slug;
}
