import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, it } from 'vitest';

import { contacts as samples, contactTags as sampleTags } from '#mocks/contacts/seed';
import { contacts, contactTags } from '#mocks/contacts/store';
import { shortcuts } from '#mocks/shortcuts/store';

import { formerTables, storeTables } from './tables';

it('gives everyone an address book of their own, where a database of version 5 had one for all', async () => {
  const former = new Dexie('orvela-1');
  former.version(5).stores({ reports: '++id, facilityId, at', seeded: '&collection', ...storeTables, ...formerTables });
  await former
    .table('seeded')
    .bulkPut(['contacts', 'contact-tags', 'shortcuts per_0001'].map((collection) => ({ collection })));
  await former.table('contacts').put({ id: 'per_0003', order: 0, value: { id: 'per_0003', name: 'Shared by all' } });
  await former
    .table('shortcuts')
    .put({ owner: 'per_0001', id: 'own', order: 0, value: { id: 'own', label: 'Made by a person' } });
  former.close();

  expect(await contacts.of('per_0001').list()).toEqual(samples);
  await contacts.of('per_0001').remove('per_0003');
  expect(await contacts.of('per_0002').list()).toEqual(samples);
  expect(await contactTags.of('per_0001').list()).toEqual(sampleTags);
  expect(await shortcuts.of('per_0001').list()).toEqual([{ id: 'own', label: 'Made by a person' }]);
});
