import type { BulkChange, Mail, MailFolder, MailLabel, MailPage } from './api';
import type { MailView } from './mailboxPath';

/** What is known of folders and labels, to tell where a mail stands. */
export interface MailCollections {
  folders: readonly MailFolder[];
  labels: readonly MailLabel[];
}

/** A mail after a change. */
export function applyChange(mail: Mail, { addLabels = [], removeLabels = [], ...change }: BulkChange): Mail {
  const kept = mail.labels.filter((id) => !removeLabels.includes(id));
  return { ...mail, ...change, labels: [...new Set([...kept, ...addLabels])] };
}

const slugOf = (id: string, { folders }: MailCollections) => folders.find((folder) => folder.id === id)?.slug;

/** Whether a mail stands in a place, as the back end would say. */
export function matchesView(mail: Mail, { kind, slug }: MailView, collections: MailCollections): boolean {
  const folder = slugOf(mail.folder, collections);
  if (kind === 'folder') return folder === slug;
  if (folder === 'trash' || folder === 'spam') return false;
  if (kind === 'filter') return slug === 'starred' ? mail.starred : mail.important;
  const label = collections.labels.find((one) => one.slug === slug);
  return label !== undefined && mail.labels.includes(label.id);
}

/** A page after a change of some of its mails; what no longer stands there leaves it. */
export function updatePage(
  page: MailPage,
  view: MailView,
  { ids, change, places }: { ids: readonly string[]; change: BulkChange; places: MailCollections },
): MailPage {
  if (page.mails === null) return page;
  const mails = page.mails
    .map((mail) => (ids.includes(mail.id) ? applyChange(mail, change) : mail))
    .filter((mail) => !ids.includes(mail.id) || matchesView(mail, view, places));
  return withRemovedRows(page, mails);
}

/** A page without some of its mails. */
export function removeFromPage(page: MailPage, ids: readonly string[]): MailPage {
  if (page.mails === null) return page;
  return withRemovedRows(
    page,
    page.mails.filter(({ id }) => !ids.includes(id)),
  );
}

function withRemovedRows(page: Extract<MailPage, { mails: Mail[] }>, mails: Mail[]): MailPage {
  const removed = page.mails.length - mails.length;
  const { totalResults, endIndex } = page.pagination;
  return {
    mails,
    pagination: { ...page.pagination, totalResults: totalResults - removed, endIndex: endIndex - removed },
  };
}

const countsTowards = (slug: string, mail: Mail): number => {
  if (slug === 'sent' || slug === 'trash') return 0;
  return slug === 'drafts' || slug === 'spam' || mail.unread ? 1 : 0;
};

/** The folders with the counts they have once mails went from `before` to `after`; `null` is gone for good. */
export function updateFolderCounts(
  folders: readonly MailFolder[],
  moves: ReadonlyArray<{ before: Mail; after: Mail | null }>,
): MailFolder[] {
  return folders.map((folder) => {
    const countHere = (mail: Mail | null) => (mail?.folder === folder.id ? countsTowards(folder.slug, mail) : 0);
    const delta = moves.reduce((sum, { before, after }) => sum + countHere(after) - countHere(before), 0);
    return delta === 0 ? folder : { ...folder, count: Math.max(0, folder.count + delta) };
  });
}
