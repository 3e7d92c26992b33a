import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';

import { request } from '#lib/http/request';
import { setClock, now } from '#lib/time/clock';
import { dayMs, hourMs } from '#lib/time/duration';
import {
  addNoteTask,
  createNote,
  createNoteLabel,
  deleteNote,
  deleteNoteLabel,
  getNoteLabels,
  getNoteReminders,
  getNotes,
  giveNoteReminders,
  noteSchema,
  updateNote,
  updateNoteLabel,
  uploadNoteImage,
} from '#modules/notes/api';
import type { NewNote, NoteChange } from '#modules/notes/api';
import { noteLimits } from '#modules/notes/limits';
import { getNotifications } from '#modules/notices/api';

import { isoInstant } from '#mocks/core/time';
import { expectHttpError, serveBackend } from '#mocks/testing/serveBackend';
import { sendRaw, signInAndStoreToken } from '#mocks/testing/signInAs';

import { noteLabels } from './seed';

serveBackend({ account: 'ada' });
afterEach(() => setClock(undefined));

const all = () => request(getNotes, {});
const one = async (id: string) => (await all()).find((note) => note.id === id);
const labels = () => request(getNoteLabels, {});
const add = (note: NewNote) => request(createNote, { body: { note } });
const change = (id: string, updatedNote: NoteChange, base?: string) =>
  request(updateNote, { body: { updatedNote: { id, ...updatedNote }, ...(base !== undefined && { base }) } });
const carriers = async (label: string) =>
  (await all()).filter((note) => note.labels.some(({ id }) => id === label)).map(({ id }) => id);

describe('GET api/apps/notes/all', () => {
  it('begins with 15 samples of the specification’s kind, newest first', async () => {
    const notes = await all();
    for (const note of notes) expect(noteSchema.safeParse(note).success).toBe(true);
    const count = (matches: (note: (typeof notes)[number]) => boolean) => notes.filter(matches).length;
    expect(notes).toHaveLength(15);
    expect(count(({ archived }) => archived)).toBe(3);
    expect(count(({ title }) => title !== '')).toBe(7);
    expect(count(({ image }) => image !== null)).toBe(2);
    expect(notes.flatMap(({ tasks }) => tasks?.length ?? []).toSorted()).toEqual([2, 4, 5, 5]);
    expect(count(({ reminder }) => reminder !== null)).toBe(5);
    expect(notes.every((note) => note.labels.length === 1 || note.labels.length === 2)).toBe(true);
    expect(Math.max(...notes.map(({ content }) => content.length))).toBeLessThanOrEqual(135);
    const times = notes.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('has the labels as objects', async () => {
    expect((await one('not_0001'))?.labels).toEqual([
      { id: 'nlb_travel', title: 'Travel' },
      { id: 'nlb_personal', title: 'Personal' },
    ]);
  });

  it('has only the notes of the person who asks', async () => {
    await add({ id: 'mine', title: 'Mine' });
    await signInAndStoreToken('mira');
    expect(await one('mine')).toBeUndefined();
    expect((await expectHttpError(change('mine', { title: 'Theirs' }))).status).toBe(404);
  });
});

describe('POST api/apps/notes', () => {
  it('adds a note to the front, with times of the back end', async () => {
    const added = await add({ id: 'new', title: 'New', labels: ['nlb_work', 'nlb_work'], color: 'teal', pinned: true });
    expect(added).toMatchObject({
      id: 'new',
      title: 'New',
      content: '',
      tasks: null,
      image: null,
      archived: false,
      labels: [{ id: 'nlb_work', title: 'Work' }],
    });
    expect(Math.abs(Date.parse(added.createdAt) - now().getTime())).toBeLessThan(10_000);
    expect((await all())[0]).toEqual(added);
  });

  it('adds a note once, and keeps what a repeated call says', async () => {
    await add({ id: 'new', title: 'First' });
    expect((await add({ id: 'new', title: 'Second' })).title).toBe('Second');
    expect((await all()).filter(({ id }) => id === 'new')).toHaveLength(1);
  });

  it('brings a deleted note back to its place, but not into the future', async () => {
    const before = await all();
    const [, , third] = before;
    if (!third) throw new Error('There are 15 samples.');
    await request(deleteNote, { query: { id: third.id } });
    await add({ id: third.id, title: third.title, createdAt: third.createdAt });
    expect((await all()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    const { createdAt } = await add({ id: 'ahead', createdAt: isoInstant(dayMs) });
    expect(Date.parse(createdAt)).toBeLessThanOrEqual(now().getTime());
  });

  it('names a label or picture that is unknown, and adds nothing', async () => {
    const before = await all();
    for (const note of [{ labels: ['none'] }, { image: 'none' }]) {
      expect((await expectHttpError(add(note))).problem).toMatchObject({ code: 'not-found', id: 'none' });
    }
    expect(await all()).toEqual(before);
  });
});

describe('PATCH api/apps/notes', () => {
  it('merges what is sent, and makes a new version', async () => {
    const before = await one('not_0002');
    const saved = await change('not_0002', { archived: true, labels: ['nlb_travel'] });
    expect(saved).toEqual({
      ...before,
      archived: true,
      labels: [{ id: 'nlb_travel', title: 'Travel' }],
      updatedAt: saved.updatedAt,
    });
    expect(saved.updatedAt > (before?.updatedAt ?? '')).toBe(true);
  });

  it('refuses a change of an older version with the current one', async () => {
    const base = (await one('not_0002'))?.updatedAt;
    const current = await change('not_0002', { title: 'Faster' }, base);
    const { problem } = await expectHttpError(change('not_0002', { title: 'Slower' }, base));
    expect(problem).toMatchObject({ code: 'revision-conflict', status: 409, current });
    expect((await one('not_0002'))?.title).toBe('Faster');
  });

  it('names an id that is unknown', async () => {
    expect((await expectHttpError(change('none', { title: '' }))).problem).toMatchObject({ id: 'none', status: 404 });
  });
});

describe('DELETE api/apps/notes', () => {
  it('deletes a note, once', async () => {
    expect(await request(deleteNote, { query: { id: 'not_0001' } })).toBe(true);
    expect(await one('not_0001')).toBeUndefined();
    expect((await expectHttpError(request(deleteNote, { query: { id: 'not_0001' } }))).status).toBe(404);
  });
});

describe('POST api/apps/notes/tasks', () => {
  const addTask = (id: string, task: string) => request(addNoteTask, { body: { note: { id }, task } });

  it('adds an item to a checklist, or begins one', async () => {
    expect((await addTask('not_0003', ' Ekmek ')).tasks?.at(-1)).toMatchObject({ content: 'Ekmek', completed: false });
    expect((await addTask('not_0002', 'Ring')).tasks).toHaveLength(1);
    expect((await one('not_0002'))?.tasks?.[0]?.content).toBe('Ring');
  });

  it('refuses more items than a checklist holds', async () => {
    const tasks = Array.from({ length: noteLimits.tasks }, (_, index) => ({
      id: `t${index}`,
      content: 'Item',
      completed: false,
    }));
    await change('not_0002', { tasks });
    const { problem } = await expectHttpError(addTask('not_0002', 'Too many'));
    expect(problem.errors?.[0]?.pointer).toBe('/task');
    expect((await expectHttpError(addTask('none', 'Item'))).problem).toMatchObject({ id: 'none' });
  });
});

describe('the labels', () => {
  it('begin with the six samples', async () => {
    expect(await labels()).toEqual(noteLabels);
  });

  it('are added to the front and renamed', async () => {
    const added = await request(createNoteLabel, { body: { title: ' Garden ' } });
    expect(added.title).toBe('Garden');
    expect((await labels())[0]).toEqual(added);
    await request(updateNoteLabel, { body: { label: { ...added, title: 'Balcony' } } });
    expect((await labels())[0]?.title).toBe('Balcony');
  });

  it('are never alike, whatever their case and accents', async () => {
    for (const title of ['work', 'WÖRK', ' Work ']) {
      const { problem } = await expectHttpError(request(createNoteLabel, { body: { title } }));
      expect(problem).toMatchObject({ status: 422, errors: [{ pointer: '/title', code: 'not_unique' }] });
    }
    const rename = (id: string, title: string) => request(updateNoteLabel, { body: { label: { id, title } } });
    const { problem } = await expectHttpError(rename('nlb_travel', 'work'));
    expect(problem.errors?.[0]?.pointer).toBe('/label/title');
    // Its own title in another case is no other.
    expect((await rename('nlb_work', 'WORK')).title).toBe('WORK');
    expect((await labels()).map(({ id }) => id)).toEqual(noteLabels.map(({ id }) => id));
  });

  it('are taken from the notes when they are deleted, and given back', async () => {
    const before = await carriers('nlb_work');
    expect(before.length).toBeGreaterThan(0);
    expect(await request(deleteNoteLabel, { query: { id: 'nlb_work' } })).toBe(true);
    expect(await carriers('nlb_work')).toEqual([]);
    await request(createNoteLabel, { body: { id: 'nlb_work', title: 'Work', notes: [...before, 'gone'] } });
    expect(await carriers('nlb_work')).toEqual(before);
  });

  it('name an id that is unknown', async () => {
    for (const call of [
      () => request(deleteNoteLabel, { query: { id: 'none' } }),
      () => request(updateNoteLabel, { body: { label: { id: 'none', title: 'None' } } }),
    ]) {
      expect((await expectHttpError(call())).problem).toMatchObject({ code: 'not-found', id: 'none' });
    }
  });
});

describe('POST api/apps/notes/image', () => {
  const png = (bytes: number) =>
    new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), new Uint8Array(bytes)], 'a.png');
  const upload = (image: File, width = '16') => request(uploadNoteImage, { body: { image, width, height: '9' } });

  it('stores a picture, which a note takes by its id and gives with its size', async () => {
    const image = await upload(png(4));
    expect(image).toMatchObject({
      src: expect.stringMatching(/^data:image\/png;base64,/) as string,
      width: 16,
      height: 9,
    });
    expect((await change('not_0002', { image: image.id })).image).toEqual(image);
    expect((await change('not_0002', { image: null })).image).toBeNull();
    expect((await change('not_0002', { image: image.id })).image).toEqual(image);
  });

  it('forgets pictures that no note has had for a day', async () => {
    const left = await upload(png(4));
    setClock(new Date(now().getTime() + 2 * dayMs));
    await upload(png(8));
    expect((await expectHttpError(change('not_0002', { image: left.id }))).problem).toMatchObject({ id: left.id });
    expect((await one('not_0001'))?.image).not.toBeNull();
  });

  it('refuses other files, too large ones and impossible sizes', async () => {
    expect((await expectHttpError(upload(new File(['<svg>'], 'a.png')))).problem.code).toBe('unsupported-media');
    expect((await expectHttpError(upload(png(noteLimits.imageBytes)))).problem.code).toBe('payload-too-large');
    const { problem } = await expectHttpError(upload(png(4), '-1'));
    expect(problem.errors?.[0]?.pointer).toBe('/width');
  });
});

describe('the reminders', () => {
  const pending = () => request(getNoteReminders, {});
  const give = () => request(giveNoteReminders, {});

  it('are listed until they are given, earliest first', async () => {
    const found = await pending();
    expect(found.map(({ title }) => title)).toEqual([
      'Mum’s blood test: fasting from midnight, laboratory opens at seven.',
      'Packing for Port Calder',
      'Before the meeting on Thursday',
    ]);
    expect(await give()).toEqual([]);
  });

  it('make one notification each when they fall due, however many tabs ask', async () => {
    await add({ id: 'due', title: 'Tea & <b>toast</b>', reminder: isoInstant(hourMs) });
    const before = await request(getNotifications, {});
    setClock(new Date(now().getTime() + 2 * hourMs));
    const given = (await Promise.all(Array.from({ length: 8 }, give))).flat();
    expect(given.filter(({ id }) => id === 'due')).toHaveLength(1);
    const after = await request(getNotifications, {});
    expect(after).toHaveLength(before.length + given.length);
    expect(after[0]).toMatchObject({
      title: 'Tea &amp; &lt;b&gt;toast&lt;/b&gt;',
      description: 'Reminder from your notes',
      link: '/apps/notes/due',
      useRouter: true,
      read: false,
    });
    expect((await pending()).map(({ id }) => id)).not.toContain('due');
  });

  it('come again after they were put off', async () => {
    await add({ id: 'due', reminder: isoInstant(-hourMs) });
    expect((await give()).map(({ id }) => id)).toEqual(['due']);
    await change('due', { title: 'Written to' });
    expect(await give()).toEqual([]);
    await change('due', { reminder: isoInstant(-1000) });
    expect((await give()).map(({ id }) => id)).toEqual(['due']);
  });

  it('do not come again with a note that is deleted and brought back', async () => {
    const { createdAt } = await add({ id: 'due', reminder: isoInstant(-hourMs) });
    const reminder = isoInstant(hourMs);
    await give();
    for (const again of [(await one('due'))?.reminder ?? null, reminder]) {
      await request(deleteNote, { query: { id: 'due' } });
      await add({ id: 'due', createdAt, reminder: again });
      expect(await give()).toEqual([]);
    }
    // One that is still to come does.
    expect((await pending()).map(({ id }) => id)).toContain('due');
  });

  it('of any times are given once each, in any order of calls', async () => {
    const offsets = fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 4 });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(offsets, async (hours) => {
        run += 1;
        const ids = hours.map((_, index) => `r${run}_${index}`);
        for (const [index, id] of ids.entries()) {
          await add({ id, reminder: isoInstant((hours[index] ?? 0) * hourMs - 1) });
        }
        const given: string[] = [];
        const takeAll = async () => {
          for (const list of await Promise.all([give(), give()])) given.push(...list.map(({ id }) => id));
        };
        await takeAll();
        expect(given.filter((id) => ids.includes(id)).toSorted()).toEqual(
          ids.filter((_, index) => (hours[index] ?? 0) <= 0).toSorted(),
        );
        for (const id of ids) await request(deleteNote, { query: { id } });
      }),
      { numRuns: 15 },
    );
  });
});

describe('wrong input', () => {
  const title = 'x'.repeat(noteLimits.title + 1);
  it.each([
    ['POST', 'api/apps/notes', { note: { title } }, '/note/title'],
    ['POST', 'api/apps/notes', { note: { color: '#ff0000' } }, '/note/color'],
    ['PATCH', 'api/apps/notes', { updatedNote: { id: 'not_0001', reminder: 'tomorrow' } }, '/updatedNote/reminder'],
    ['POST', 'api/apps/notes/labels', { title: ' ' }, '/title'],
    ['PATCH', 'api/apps/notes/labels', { label: { id: 'nlb_work' } }, '/label/title'],
    ['POST', 'api/apps/notes/tasks', { note: { id: 'not_0001' }, task: '' }, '/task'],
  ])('%s %s names the field', async (method, path, body, pointer) => {
    const before = [await all(), await labels()];
    const response = await sendRaw(path, { method, body: JSON.stringify(body) });
    const { errors } = (await response.json()) as { errors?: Array<{ pointer: string }> };
    expect([response.status, errors?.[0]?.pointer]).toEqual([422, pointer]);
    expect([await all(), await labels()]).toEqual(before);
  });
});
