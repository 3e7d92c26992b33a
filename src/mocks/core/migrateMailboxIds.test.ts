import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, it } from 'vitest';

import { formerIds } from './migrateMailboxIds';
import { folderIds, labels as sampleLabels } from '#mocks/mailbox/seed/folders';
import { labels, mails } from '#mocks/mailbox/store';
import type { StoredMail } from '#mocks/mailbox/store';

const formerId = (id: string) => Object.entries(formerIds).find(([, current]) => current === id)?.[0] ?? id;

const mail: StoredMail = {
  id: 'mai_own',
  owner: 'per_0001',
  type: 'mail',
  from: { avatar: null, contact: 'Ada Lindqvist <ada@orvela.example>' },
  to: 'alan@orvela.example',
  date: '2026-03-16T10:00:00.000Z',
  subject: 'Typed before the update',
  content: '<p>Kept word for word</p>',
  contentType: 'text/html',
  attachments: [],
  starred: true,
  important: false,
  unread: false,
  folder: folderIds.drafts,
  labels: ['label-work', 'label-own'],
};

it('gives folders and labels of a database of version 2 their new ids, and loses nothing', async () => {
  const storedLabels = [
    { id: 'label-own', title: 'Made by a person', slug: 'made-by-a-person', color: 'pink' as const },
    ...sampleLabels.map((label) => (label.slug === 'work' ? { ...label, title: 'Renamed', slug: 'renamed' } : label)),
  ];
  const former = new Dexie('orvela-1');
  former
    .version(2)
    .stores({ reports: '++id, facilityId, at', rows: '[collection+id], [collection+order]', seeded: '&collection' });
  await former.table('seeded').bulkPut([{ collection: 'mails' }, { collection: 'mail-labels' }]);
  await former.table('rows').bulkPut([
    {
      collection: 'mails',
      id: mail.id,
      order: 0,
      value: { ...mail, folder: formerId(mail.folder), labels: mail.labels.map(formerId) },
    },
    ...storedLabels.map((label, order) => ({
      collection: 'mail-labels',
      id: formerId(label.id),
      order,
      value: { ...label, id: formerId(label.id) },
    })),
    // Another store may use the same id for something else.
    { collection: 'chats', id: formerId(folderIds.inbox), order: 0, value: { id: formerId(folderIds.inbox) } },
  ]);
  former.close();

  expect(await mails.list()).toEqual([mail]);
  expect(await labels.list()).toEqual(storedLabels);
  expect(await labels.get('label-work')).toMatchObject({ title: 'Renamed' });
  expect(new Set(Object.values(formerIds))).toEqual(
    new Set([...Object.values(folderIds), ...sampleLabels.map(({ id }) => id)]),
  );
});
