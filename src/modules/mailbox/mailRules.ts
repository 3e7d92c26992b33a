import type { BulkChange, Mail, MailFolder, MailLabel, MailPage } from './api';
import type { MailView } from './mailboxPath';

/** The folders and labels that views refer to by slug. */
export interface MailCollections {
  folders: ReadonlyArray<Pick<MailFolder, 'id' | 'slug'>>;
  labels: ReadonlyArray<Pick<MailLabel, 'id' | 'slug'>>;
}

/** The mail with a change applied. */
export function applyChange<M extends Pick<Mail, 'labels'>>(
  mail: M,
  { addLabels = [], removeLabels = [], ...change }: BulkChange,
): M {
  const remaining = mail.labels.filter((id) => !removeLabels.includes(id));
  return { ...mail, ...change, labels: [...new Set([...remaining, ...addLabels])] };
}

/** The filters and labels that list a mail in a folder. Mails in Trash and Spam are listed in their folder only. */
export function listedUnder(
  { labels, starred, important }: Pick<Mail, 'labels' | 'starred' | 'important'>,
  folderSlug: string | undefined,
): { filters: readonly string[]; labels: readonly string[] } {
  if (folderSlug === 'trash' || folderSlug === 'spam') return { filters: [], labels: [] };
  return { filters: [...(starred ? ['starred'] : []), ...(important ? ['important'] : [])], labels };
}

/** Whether a view lists a mail. */
export function matchesView(
  mail: Pick<Mail, 'folder' | 'labels' | 'starred' | 'important'>,
  { kind, slug }: MailView,
  { folders, labels }: MailCollections,
): boolean {
  const folderSlug = folders.find(({ id }) => id === mail.folder)?.slug;
  if (kind === 'folder') return folderSlug === slug;
  const listed = listedUnder(mail, folderSlug);
  if (kind === 'filter') return listed.filters.includes(slug);
  const label = labels.find((one) => one.slug === slug);
  return label !== undefined && listed.labels.includes(label.id);
}

/** The page with a change applied to some of its mails; those that no longer match the view are removed. */
export function updatePage(
  page: MailPage,
  view: MailView,
  { ids, change, collections }: { ids: readonly string[]; change: BulkChange; collections: MailCollections },
): MailPage {
  return updateRows(page, ids, (mail) => {
    const after = applyChange(mail, change);
    return matchesView(after, view, collections) ? [after] : [];
  });
}

/** A page without some of its mails. */
export function removeFromPage(page: MailPage, ids: readonly string[]): MailPage {
  return updateRows(page, ids, () => []);
}

function updateRows(page: MailPage, ids: readonly string[], update: (mail: Mail) => Mail[]): MailPage {
  if (page.mails === null) return page;
  const mails = page.mails.flatMap((mail) => (ids.includes(mail.id) ? update(mail) : [mail]));
  const removed = page.mails.length - mails.length;
  const { totalResults, endIndex } = page.pagination;
  return {
    mails,
    pagination: { ...page.pagination, totalResults: totalResults - removed, endIndex: endIndex - removed },
  };
}

/**
 * Whether a mail in a folder counts towards the folder's number: unread mails, every mail in Drafts and Spam, none in
 * Sent and Trash (specification of the modules, section 7).
 */
export function countsTowards(folderSlug: string, { unread }: Pick<Mail, 'unread'>): boolean {
  if (folderSlug === 'sent' || folderSlug === 'trash') return false;
  return folderSlug === 'drafts' || folderSlug === 'spam' || unread;
}

/** The folders with their counts updated; `after` is `null` for a mail deleted forever. */
export function updateFolderCounts(
  folders: readonly MailFolder[],
  moves: ReadonlyArray<{ before: Mail; after: Mail | null }>,
): MailFolder[] {
  return folders.map((folder) => {
    const countHere = (mail: Mail | null) => (mail?.folder === folder.id && countsTowards(folder.slug, mail) ? 1 : 0);
    const delta = moves.reduce((sum, { before, after }) => sum + countHere(after) - countHere(before), 0);
    return delta === 0 ? folder : { ...folder, count: Math.max(0, folder.count + delta) };
  });
}
