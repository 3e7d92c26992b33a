import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { defineStore, ownedStore } from './store';
import { database, removeRecordsOf, resetDatabase, tableOf } from './database';
import { memoryOwnedStore, memoryStore } from './memoryStore';
import { ProblemError } from './problem';

interface Fruit {
  id: string;
  name: string;
  ripe?: boolean;
}
const seed = vi.fn(async (): Promise<readonly Fruit[]> => [
  { id: 'b', name: 'Banana' },
  { id: 'a', name: 'Apple' },
]);
const fruits = defineStore('photos', seed);
const names = async () => (await fruits.list()).map(({ name }) => name);

beforeEach(async () => {
  await resetDatabase();
  seed.mockClear();
});

describe('a collection', () => {
  it('is filled once, in the order of its samples', async () => {
    expect(await Promise.all([names(), names()])).toEqual([
      ['Banana', 'Apple'],
      ['Banana', 'Apple'],
    ]);
    await fruits.remove('a');
    await fruits.remove('b');
    seed.mockClear();
    expect(await names()).toEqual([]);
    expect(seed).not.toHaveBeenCalled();
  });

  it('changes a record or makes it, and loses none of many at once', async () => {
    await Promise.all(
      Array.from({ length: 9 }, () => fruits.upsert('f', (fruit) => ({ id: 'f', name: `${fruit?.name ?? 'Fig'}!` }))),
    );
    expect(await names()).toEqual(['Banana', 'Apple', 'Fig!!!!!!!!!']);
    await fruits.upsert('b', (fruit) => ({ id: 'x', name: `Ripe ${fruit?.name}` }));
    expect(await names()).toEqual(['Ripe Banana', 'Apple', 'Fig!!!!!!!!!']);
    expect((await fruits.get('b')).id).toBe('b');
  });

  it('knows the position of a record', async () => {
    expect(await fruits.indexOf('a')).toBe(1);
    await fruits.addFirst({ id: 'c', name: 'Cherry' });
    expect(await Promise.all(['c', 'b', 'a'].map((id) => fruits.indexOf(id)))).toEqual([0, 1, 2]);
    await expect(fruits.indexOf('z')).rejects.toMatchObject({ problem: { code: 'not-found', id: 'z' } });
  });

  it('finds a record by its id, among its samples too', async () => {
    expect(await fruits.find('a')).toEqual({ id: 'a', name: 'Apple' });
    expect(await fruits.find('z')).toBeUndefined();
    await fruits.remove('a');
    expect(await fruits.find('a')).toBeUndefined();
    expect(seed).toHaveBeenCalledOnce();
  });

  it('puts many at once: known ones in their place, new ones to the front', async () => {
    await fruits.putAll([
      { id: 'c', name: 'Cherry' },
      { id: 'a', name: 'Apricot' },
      { id: 'd', name: 'Date' },
    ]);
    expect(await names()).toEqual(['Cherry', 'Date', 'Banana', 'Apricot']);
    await fruits.putAll([{ id: 'c', name: 'Cherries' }]);
    expect(await names()).toEqual(['Cherries', 'Date', 'Banana', 'Apricot']);
  });

  it('puts new records to the front or the end', async () => {
    await fruits.addFirst({ id: 'c', name: 'Cherry' });
    await fruits.addFirst({ id: 'd', name: 'Date' });
    await fruits.addLast({ id: 'e', name: 'Elderberry' });
    expect(await names()).toEqual(['Date', 'Cherry', 'Banana', 'Apple', 'Elderberry']);
  });

  it('puts a record where it belongs, and all others in its stead', async () => {
    const bySpelling = (name: string) => fruits.insertBefore({ id: name, name }, (other) => other.name > name);
    await fruits.replaceAll([]);
    for (const name of ['Medlar', 'Apple', 'Plum', 'Cherry', 'Banana']) await bySpelling(name);
    expect(await names()).toEqual(['Apple', 'Banana', 'Cherry', 'Medlar', 'Plum']);
    await fruits.insertBefore({ id: 'Apple', name: 'Zucchini' }, () => false);
    expect(await names()).toEqual(['Banana', 'Cherry', 'Medlar', 'Plum', 'Zucchini']);
    await fruits.replaceAll([{ id: 'f', name: 'Fig' }]);
    expect(await names()).toEqual(['Fig']);
  });

  it('merges, and never changes an id', async () => {
    expect(await fruits.update('a', { ripe: true })).toEqual({ id: 'a', name: 'Apple', ripe: true });
    expect(await fruits.update('a', (row) => ({ ...row, id: 'z', name: 'Pear' }))).toEqual({
      id: 'a',
      name: 'Pear',
      ripe: true,
    });
    await fruits.updateAll((row) => ({ ...row, ripe: false }));
    expect((await fruits.list()).every(({ ripe }) => ripe === false)).toBe(true);
    expect(await names()).toEqual(['Banana', 'Pear']);
  });

  it('names an unknown id, and changes nothing', async () => {
    for (const attempt of [() => fruits.get('x'), () => fruits.update('x', { ripe: true }), () => fruits.remove('x')]) {
      const error: unknown = await attempt().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(ProblemError);
      expect(error).toMatchObject({ problem: { code: 'not-found', id: 'x' } });
    }
    expect(await names()).toEqual(['Banana', 'Apple']);
  });

  it('does not meet the records of another', async () => {
    const vegetables = defineStore('evidence', async () => [{ id: 'a', name: 'Artichoke' }]);
    await vegetables.remove('a');
    expect(await names()).toEqual(['Banana', 'Apple']);
  });
});

describe('a collection of which each person has their own', () => {
  const herbs = ownedStore<Fruit>('shortcuts', async () => [
    { id: 'm', name: 'Mint' },
    { id: 's', name: 'Sage' },
  ]);
  const ada = herbs.of('ada');
  const alan = herbs.of('alan');
  const namesOf = async (person: typeof ada) => (await person.list()).map(({ name }) => name);

  it('begins with the samples for everyone, and shows nobody the changes of another', async () => {
    await ada.update('m', { name: 'Peppermint' });
    await ada.remove('s');
    await ada.addLast({ id: 't', name: 'Thyme' });
    expect(await namesOf(ada)).toEqual(['Peppermint', 'Thyme']);
    expect(await namesOf(alan)).toEqual(['Mint', 'Sage']);
  });

  it('does not know the records of another', async () => {
    await ada.addLast({ id: 't', name: 'Thyme' });
    expect(await alan.find('t')).toBeUndefined();
    for (const attempt of [() => alan.get('t'), () => alan.update('t', { ripe: true }), () => alan.remove('t')])
      await expect(attempt()).rejects.toMatchObject({ problem: { code: 'not-found', id: 't' } });
    // The same id is another record.
    await alan.upsert('t', () => ({ id: 't', name: 'Tarragon' }));
    expect(await ada.get('t')).toMatchObject({ name: 'Thyme' });
  });

  it('receives a record before its samples are there, and has it in front of them', async () => {
    await ada.addFirst({ id: 'b', name: 'Basil' });
    await ada.addFirst({ id: 'c', name: 'Chives' });
    expect(await namesOf(ada)).toEqual(['Chives', 'Basil', 'Mint', 'Sage']);
  });

  it('is removed with its person, and begins again', async () => {
    await ada.remove('m');
    await alan.remove('s');
    await removeRecordsOf('ada');
    expect(await namesOf(ada)).toEqual(['Mint', 'Sage']);
    expect(await namesOf(alan)).toEqual(['Mint']);
  });
});

describe('pages of a collection', () => {
  const plants = ['Aloe', 'Basil', 'Cedar', 'Dill', 'Elm', 'Fern'].map((name, at) => ({
    id: name.toLowerCase(),
    name,
    ripe: at % 2 === 0,
  }));
  const indexes = {
    version: 1,
    sortKey: ({ name }: Fruit) => name,
    values: {
      ripe: ({ ripe }: Fruit) => [String(ripe)],
      letter: ({ name }: Fruit) => [...name.toLowerCase()],
    },
    searchText: ({ name }: Fruit) => name.toUpperCase(),
  };
  const stored = () => ownedStore('mails', async () => plants.toReversed(), indexes).of('ada');
  const inMemory = () => memoryStore('mails', async () => plants.toReversed(), { indexes });

  it.each([
    ['in the database', stored],
    ['in memory', inMemory],
  ])('%s: find records by an index, in its order', async (_where, open) => {
    const store = open();
    const find = async (...[request]: Parameters<typeof store.page>) => {
      const { rows, total } = await store.page(request);
      return [rows.map(({ name }) => name), total];
    };
    expect(await find({ where: { ripe: 'true' } })).toEqual([['Aloe', 'Cedar', 'Elm'], 3]);
    expect(await find({ where: { ripe: 'true' }, sort: 'descending', limit: 2 })).toEqual([['Elm', 'Cedar'], 3]);
    expect(await find({ where: { ripe: 'true' }, offset: 1, limit: 1 })).toEqual([['Cedar'], 3]);
    expect(await find({ where: { ripe: 'true' }, offset: 3 })).toEqual([[], 3]);
    expect(await find({ where: { letter: 'l' } })).toEqual([['Aloe', 'Basil', 'Dill', 'Elm'], 4]);
    expect(await find({ where: { letter: 'z' } })).toEqual([[], 0]);
    await store.update('cedar', { ripe: false });
    await store.upsert('gorse', () => ({ id: 'gorse', name: 'Gorse', ripe: true }));
    await store.addFirst({ id: 'a', name: 'Elm', ripe: true });
    await store.remove('aloe');
    expect(await find({ where: { ripe: 'true' } })).toEqual([['Elm', 'Elm', 'Gorse'], 3]);
    expect((await store.page({ where: { ripe: 'true' } })).rows.map(({ id }) => id)).toEqual(['a', 'elm', 'gorse']);
    await store.updateAll((row) => ({ ...row, ripe: false }));
    expect([await store.count({ ripe: 'true' }), await store.count({ ripe: 'false' })]).toEqual([0, 7]);
    await store.replaceAll(plants);
    expect(await store.count({ ripe: 'true' })).toBe(3);
  });

  it.each([
    ['in the database', stored],
    ['in memory', inMemory],
  ])('%s: find records by their search text, whatever is changed', async (_where, open) => {
    const store = open();
    const search = async (word: string, rest: { offset?: number; limit?: number } = {}) => {
      const matches = (text: string) => text.includes(word);
      const { rows, total } = await store.page({ where: { ripe: 'true' }, matches, sort: 'descending', ...rest });
      return [rows.map(({ name }) => name), total];
    };
    expect(await search('E')).toEqual([['Elm', 'Cedar', 'Aloe'], 3]);
    expect(await search('E', { offset: 1, limit: 1 })).toEqual([['Cedar'], 3]);
    expect(await search('DILL')).toEqual([[], 0]);
    await store.update('cedar', { name: 'Larch' });
    await store.upsert('gorse', () => ({ id: 'gorse', name: 'Gorse', ripe: true }));
    await store.addFirst({ id: 'a', name: 'Heather', ripe: true });
    await store.remove('aloe');
    expect(await search('E')).toEqual([['Heather', 'Gorse', 'Elm'], 3]);
    await store.updateAll((row) => ({ ...row, ripe: true, name: `${row.name} tree` }));
    expect((await search('TREE'))[1]).toBe(7);
    await store.putAll([{ id: 'elm', name: 'Wych elm', ripe: true }]);
    expect(await search('WYCH')).toEqual([['Wych elm'], 1]);
    await store.replaceAll(plants);
    expect(await search('TREE')).toEqual([[], 0]);
    expect((await search('E'))[1]).toBe(3);
  });

  it('search the records of one person, and forget them with the person', async () => {
    const own = ownedStore('mails', async () => plants, indexes);
    const search = async (owner: string) =>
      (await own.of(owner).page({ where: { ripe: 'true' }, matches: (text) => text.includes('CEDAR') })).total;
    await own.of('ada').remove('cedar');
    expect([await search('ada'), await search('alan')]).toEqual([0, 1]);
    await removeRecordsOf('alan');
    const { searchTexts } = await database();
    expect((await searchTexts.toArray()).map(({ collection }) => collection)).not.toContain('mails alan');
    expect(await searchTexts.where('[collection+id]').equals(['mails ada', 'cedar']).count()).toBe(0);
    expect(await searchTexts.where('[collection+id]').equals(['mails ada', 'elm']).count()).toBe(1);
  });

  it('hold the records of one person', async () => {
    const own = ownedStore('mails', async () => plants, indexes);
    await own.of('ada').remove('elm');
    expect([await own.of('ada').count({ ripe: 'true' }), await own.of('alan').count({ ripe: 'true' })]).toEqual([2, 3]);
    const found = await own.transaction('ada', (ada) => ada.page({ where: { letter: 'd' } }));
    expect(found.rows.map(({ name }) => name)).toEqual(['Cedar', 'Dill']);
    expect(
      await memoryOwnedStore('herbs', async () => plants, indexes)
        .of('ada')
        .count({ ripe: 'true' }),
    ).toBe(3);
  });

  it('find what was stored before its index, and before the index was changed', async () => {
    const former = ownedStore<Fruit>('mails', async () => plants).of('ada');
    await former.update('aloe', { name: 'Agave' });
    const names = async (store: ReturnType<typeof stored>, ripe: string) =>
      (await store.page({ where: { ripe } })).rows.map(({ name }) => name);
    expect(await names(stored(), 'true')).toEqual(['Agave', 'Cedar', 'Elm']);
    const values = { ...indexes.values, ripe: ({ ripe }: Fruit) => [String(!ripe)] };
    expect(
      await names(ownedStore('mails', async () => plants, { ...indexes, version: 2, values }).of('ada'), 'true'),
    ).toEqual(['Basil', 'Dill', 'Fern']);
  });

  it('read no other records', async () => {
    const store = stored();
    await store.ensureSeeded();
    const read: string[] = [];
    const note = (row: { id: string } | undefined) => {
      if (row) read.push(row.id);
      return row;
    };
    const table = tableOf(await database(), 'mails');
    table.hook('reading', note);
    await store.count({ ripe: 'true' });
    expect(read).toEqual([]);
    await store.page({ where: { ripe: 'true' }, sort: 'descending', offset: 1, limit: 1 });
    expect(read).toEqual(['cedar']);
    await store.page({ where: { ripe: 'true' }, matches: (text) => text === 'ELM', limit: 1 });
    table.hook('reading').unsubscribe(note);
    expect(read).toEqual(['cedar', 'elm']);
  });
});
