import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, it } from 'vitest';

import type { SessionUser } from '#lib/session/session';

import { accounts } from '#mocks/accounts/store';
import { contacts as sampleContacts } from '#mocks/contacts/seed';
import { contacts } from '#mocks/contacts/store';
import { formerIds } from './migrateMailboxIds';
import { folderIds, labels as sampleLabels } from '#mocks/mailbox/seed/folders';
import { getFile, labels, mails, settings } from '#mocks/mailbox/store';
import type { StoredMail } from '#mocks/mailbox/store';
import { notifications } from '#mocks/notices/store';
import { shortcuts } from '#mocks/shortcuts/store';
import { tasks as sampleTasks } from '#mocks/tasks/seed';
import { tasks } from '#mocks/tasks/store';

const formerId = (id: string) => Object.entries(formerIds).find(([, current]) => current === id)?.[0] ?? id;

const mail: StoredMail = {
  id: 'mai_own',
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

const sample: StoredMail = {
  ...mail,
  id: 'mai_0001',
  subject: 'A sample that someone has starred',
  folder: folderIds.inbox,
  labels: [],
};

/** The person who wrote the mail, and another with an account. */
const ada = 'per_0001';
const alan = 'per_0002';
const notice = (id: string, title: string) => ({ id, title, time: '2026-03-16T10:00:00.000Z', read: true, seen: true });

it('gives everyone their own records of a database of version 2, with the present ids, and loses nothing', async () => {
  const storedLabels = [
    { id: 'label-own', title: 'Made by a person', slug: 'made-by-a-person', color: 'pink' as const },
    ...sampleLabels.map((label) => (label.slug === 'work' ? { ...label, title: 'Renamed', slug: 'renamed' } : label)),
  ];
  const former = new Dexie('orvela-1');
  former
    .version(2)
    .stores({ reports: '++id, facilityId, at', rows: '[collection+id], [collection+order]', seeded: '&collection' });
  await former.table('seeded').bulkPut(
    ['accounts', 'contacts', 'mails', 'mail-labels', 'notifications', 'shortcuts', 'tasks'].map((collection) => ({
      collection,
    })),
  );
  await former.table('rows').bulkPut([
    ...[ada, alan].map((id, order) => ({ collection: 'accounts', id, order, value: { id } })),
    { collection: 'contacts', id: 'per_0003', order: 0, value: { id: 'per_0003', name: 'Shared by all' } },
    {
      collection: 'mails',
      id: mail.id,
      order: 0,
      value: { ...mail, owner: ada, folder: formerId(mail.folder), labels: mail.labels.map(formerId) },
    },
    { collection: 'tasks', id: 'tsk_0001', order: 0, value: { id: 'tsk_0001', title: 'A sample of all' } },
    ...storedLabels.map((label, order) => ({
      collection: 'mail-labels',
      id: formerId(label.id),
      order,
      value: { ...label, id: formerId(label.id) },
    })),
    { collection: 'mails', id: sample.id, order: 1, value: { ...sample, owner: null } },
    {
      collection: 'mail-settings',
      id: alan,
      order: 0,
      value: { id: alan, messageLayout: 'below', keyboardShortcuts: false },
    },
    {
      collection: 'mail-files',
      id: 'att_1',
      order: 0,
      value: { id: 'att_1', owner: ada, name: 'plan.txt', type: 'text/plain', data: 'cGxhbg==' },
    },
    ...[notice(`ntf_${alan}~1`, 'For Alan'), notice('ntf_0001', 'For everyone')].map((value, order) => ({
      collection: 'notifications',
      id: value.id,
      order,
      value,
    })),
  ]);
  former.close();

  expect(await mails.of(ada).list()).toEqual([mail, sample]);
  expect(await mails.of(ada).page({ where: { folder: folderIds.drafts } })).toEqual({ rows: [mail], total: 1 });
  expect(await mails.of(ada).count({ labelled: 'label-own' })).toBe(1);
  const matches = (text: string) => text.includes('starred');
  expect((await mails.of(ada).page({ where: { folder: folderIds.inbox }, matches })).rows).toEqual([sample]);
  expect(await mails.of(alan).page({ where: { folder: folderIds.inbox } })).toEqual({ rows: [sample], total: 1 });
  expect(await mails.of(alan).list()).toEqual([sample]);
  expect(await contacts.of(ada).list()).toEqual(sampleContacts);
  for (const owner of [ada, alan]) {
    expect(await labels.of(owner).list()).toEqual(storedLabels);
    expect(await labels.of(owner).get('label-work')).toMatchObject({ title: 'Renamed' });
    expect(await shortcuts.of(owner).list()).toEqual([]);
    // Shared records could not be edited: each person gets the current samples.
    expect((await tasks.of(owner).list()).map(({ title }) => title)).toEqual(sampleTasks().map(({ title }) => title));
  }
  expect(await settings.of(alan).list()).toMatchObject([{ messageLayout: 'below' }]);
  expect(await accounts.get(alan)).toMatchObject({ singleKeys: false });
  expect(await accounts.get(ada)).not.toHaveProperty('singleKeys');
  expect(await settings.of(ada).list()).toEqual([]);
  expect((await notifications.list(alan)).map(({ title }) => title)).toEqual(['For Alan', 'For everyone']);
  expect((await notifications.list(ada)).map(({ title }) => title)).toEqual(['For everyone']);
  const user = { id: ada, name: 'Ada Lindqvist', email: 'ada@orvela.example' } as SessionUser;
  const file = await getFile(mails, user, 'att_1');
  expect([file.name, file.type, await file.text()]).toEqual(['plan.txt', 'text/plain', 'plan']);
  expect(new Set(Object.values(formerIds))).toEqual(
    new Set([...Object.values(folderIds), ...sampleLabels.map(({ id }) => id)]),
  );
});
