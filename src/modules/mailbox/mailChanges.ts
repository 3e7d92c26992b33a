import type { BulkChange, Mail, MailFolder, MailLabel, MailPage } from './api';
import type { MailPlace } from './mailboxPath';

/** What is known of folders and labels, to tell where a mail stands. */
export interface Places {
  folders: readonly MailFolder[];
  labels: readonly MailLabel[];
}

/** A mail after a change. */
export function changed(mail: Mail, { addLabels = [], removeLabels = [], ...change }: BulkChange): Mail {
  const kept = mail.labels.filter((id) => !removeLabels.includes(id));
  return { ...mail, ...change, labels: [...new Set([...kept, ...addLabels])] };
}

const slugOf = (id: string, { folders }: Places) => folders.find((folder) => folder.id === id)?.slug;

/** Whether a mail stands in a place, as the back end would say. */
export function standsIn(mail: Mail, { kind, slug }: MailPlace, places: Places): boolean {
  const folder = slugOf(mail.folder, places);
  if (kind === 'folder') return folder === slug;
  if (folder === 'trash' || folder === 'spam') return false;
  if (kind === 'filter') return slug === 'starred' ? mail.starred : mail.important;
  const label = places.labels.find((one) => one.slug === slug);
  return label !== undefined && mail.labels.includes(label.id);
}

/** A page after a change of some of its mails; what no longer stands there leaves it. */
export function pageAfter(
  page: MailPage,
  place: MailPlace,
  { ids, change, places }: { ids: readonly string[]; change: BulkChange; places: Places },
): MailPage {
  if (page.mails === null) return page;
  const mails = page.mails
    .map((mail) => (ids.includes(mail.id) ? changed(mail, change) : mail))
    .filter((mail) => !ids.includes(mail.id) || standsIn(mail, place, places));
  return shortened(page, mails);
}

/** A page without some of its mails. */
export function pageWithout(page: MailPage, ids: readonly string[]): MailPage {
  if (page.mails === null) return page;
  return shortened(
    page,
    page.mails.filter(({ id }) => !ids.includes(id)),
  );
}

function shortened(page: Extract<MailPage, { mails: Mail[] }>, mails: Mail[]): MailPage {
  const gone = page.mails.length - mails.length;
  const { totalResults, endIndex } = page.pagination;
  return {
    mails,
    pagination: { ...page.pagination, totalResults: totalResults - gone, endIndex: endIndex - gone },
  };
}

const counts = (slug: string, mail: Mail): number => {
  if (slug === 'sent' || slug === 'trash') return 0;
  return slug === 'drafts' || slug === 'spam' || mail.unread ? 1 : 0;
};

/** The folders with the counts they have once mails went from `before` to `after`; `null` is gone for good. */
export function foldersAfter(
  folders: readonly MailFolder[],
  moves: ReadonlyArray<{ before: Mail; after: Mail | null }>,
): MailFolder[] {
  return folders.map((folder) => {
    const inHere = (mail: Mail | null) => (mail?.folder === folder.id ? counts(folder.slug, mail) : 0);
    const more = moves.reduce((sum, { before, after }) => sum + inHere(after) - inHere(before), 0);
    return more === 0 ? folder : { ...folder, count: Math.max(0, folder.count + more) };
  });
}
