import { describe, expect, it } from 'vitest';

import type { Mail, MailFolder, MailPage } from './api';
import { updateFolderCounts, updatePage, removeFromPage, matchesView } from './mailRules';

const folders: MailFolder[] = ['inbox', 'sent', 'drafts', 'spam', 'trash'].map((slug) => ({
  id: `id-${slug}`,
  title: slug,
  slug,
  icon: '',
  count: 5,
}));
const labels = [{ id: 'l1', title: 'Work', slug: 'work', color: 'blue' as const }];
const collections = { folders, labels };

const mail = (id: string, more: Partial<Mail> = {}): Mail => ({
  id,
  type: 'mail',
  from: { avatar: null, contact: 'a@b.example' },
  to: '',
  ccCount: 0,
  bccCount: 0,
  date: '2026-03-16T09:00:00.000Z',
  subject: id,
  content: '',
  attachments: [],
  starred: true,
  important: false,
  unread: true,
  folder: 'id-inbox',
  labels: ['l1'],
  ...more,
});
const page: MailPage = {
  mails: [mail('a'), mail('b')],
  pagination: { totalResults: 12, resultsPerPage: 10, currentPage: 2, lastPage: 2, startIndex: 10, endIndex: 11 },
};
const idsOf = ({ mails }: MailPage) => mails?.map(({ id }) => id);

describe('a page after a change', () => {
  it('loses what no longer stands there, and counts it off', () => {
    const trash = { ids: ['a'], change: { folder: 'id-trash' }, collections };
    const after = updatePage(page, { kind: 'folder', slug: 'inbox' }, trash);
    expect(idsOf(after)).toEqual(['b']);
    expect(after.pagination).toMatchObject({ totalResults: 11, endIndex: 10, lastPage: 2 });
    expect(idsOf(updatePage(page, { kind: 'filter', slug: 'starred' }, trash))).toEqual(['b']);
    const bare = { ids: ['a', 'b'], change: { removeLabels: ['l1'] }, collections };
    expect(idsOf(updatePage(page, { kind: 'label', slug: 'work' }, bare))).toEqual([]);
    expect(idsOf(updatePage(page, { kind: 'folder', slug: 'inbox' }, bare))).toEqual(['a', 'b']);
  });

  it('stays what it is above the last page', () => {
    const none: MailPage = { mails: null, pagination: { lastPage: 1 } };
    expect(removeFromPage(none, ['a'])).toBe(none);
    expect(updatePage(none, { kind: 'folder', slug: 'inbox' }, { ids: [], change: {}, collections })).toBe(none);
  });

  it('is without what is gone for good', () => expect(idsOf(removeFromPage(page, ['b']))).toEqual(['a']));
});

it('a mail that is thrown away stands in its folder alone', () => {
  const thrown = mail('a', { folder: 'id-trash' });
  expect(matchesView(thrown, { kind: 'folder', slug: 'trash' }, collections)).toBe(true);
  expect(matchesView(thrown, { kind: 'label', slug: 'work' }, collections)).toBe(false);
});

it('folders count what came and went', () => {
  const before = mail('a');
  const counted = (after: Mail | null) =>
    Object.fromEntries(updateFolderCounts(folders, [{ before, after }]).map(({ slug, count }) => [slug, count]));
  expect(counted({ ...before, unread: false })).toMatchObject({ inbox: 4 });
  expect(counted({ ...before, folder: 'id-spam' })).toMatchObject({ inbox: 4, spam: 6 });
  expect(counted({ ...before, folder: 'id-trash' })).toMatchObject({ inbox: 4, trash: 5 });
  expect(counted(null)).toMatchObject({ inbox: 4 });
});
