import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';

import { request } from '#lib/http/request';
import { now, setClock } from '#lib/time/clock';
import { dayMs } from '#lib/time/duration';
import * as api from '#modules/file-manager/api';
import { fileLimits } from '#modules/file-manager/limits';

import { expectHttpError, serveBackend } from '#mocks/testing/serveBackend';
import { sendRaw, signInAndStoreToken } from '#mocks/testing/signInAs';

import { sampleContent } from './samples';
import { sampleFiles } from './seed';
import { files, uploads } from './store';

serveBackend({ account: 'ada' });
afterEach(() => setClock(undefined));

const folder = (folderId = 'null') => request(api.getFolder, { query: { folderId } });
const names = async (folderId = 'null') => {
  const { folders, files: own } = await folder(folderId);
  return [...folders, ...own].map(({ name }) => name);
};
const item = (id: string) => request(api.getItem, { query: { id } });
const items = (view: api.FileView, query?: string) =>
  request(api.getItems, { query: { view, ...(query !== undefined && { query }) } });
const usage = () => request(api.getUsage, {});
const mkdir = (name: string, folderId: string | null = null, id: string = crypto.randomUUID()) =>
  request(api.createFolder, { body: { folder: { id, folderId, name } } });
const move = (ids: string[], folderId: string | null, conflict?: api.ConflictChoice) =>
  request(api.moveItems, { body: { ids, folderId, ...(conflict && { conflict }) } }).then((done) => done.items);
const copy = (ids: string[], folderId: string | null, conflict?: api.ConflictChoice) =>
  request(api.copyItems, { body: { ids, folderId, ...(conflict && { conflict }) } }).then((done) => done.items);
const rename = (id: string, name: string) => request(api.updateItem, { body: { id, item: { name } } });
const favorite = (ids: string[], isFavorite: boolean) =>
  request(api.favoriteItems, { body: { ids, favorite: isFavorite } });
const trash = (...ids: string[]) => request(api.trashItems, { body: { ids } });
const restore = (...ids: string[]) => request(api.restoreItems, { body: { ids } });
const text = async (id: string) => (await request(api.getContent, { query: { id } })).text();

const start = (
  name: string,
  bytes: number,
  more: { id?: string; folderId?: string; conflict?: 'replace' | 'keep-both' } = {},
) => {
  const { id = crypto.randomUUID(), folderId = null, conflict } = more;
  return request(api.startUpload, {
    body: { upload: { id, folderId, name, bytes, mediaType: 'text/plain' }, ...(conflict && { conflict }) },
  });
};
const part = (id: string, offset: number, content: string | Uint8Array<ArrayBuffer>) =>
  request(api.uploadPart, { body: { id, offset: String(offset), content: new File([content], 'part') } });
const complete = (id: string) => request(api.completeUpload, { body: { id } });
async function upload(name: string, content: string, more: Parameters<typeof start>[2] = {}) {
  const { id } = await start(name, content.length, more);
  if (content.length > 0) await part(id, 0, content);
  return complete(id);
}

describe('GET api/apps/file-manager', () => {
  it('lists the root for the text null and without a parameter, folders and files by name', async () => {
    const root = await folder();
    expect(await request(api.getFolder, { query: {} })).toEqual(root);
    expect(await request(api.getFolder, { query: undefined as never })).toEqual(root);
    expect(root.folders.map(({ name }) => name)).toEqual(['Facility reports', 'Photos', 'Team']);
    expect(root.files).toHaveLength(13);
    const own = root.files.map(({ name }) => name);
    expect(own).toEqual(own.toSorted(new Intl.Collator('en', { numeric: true }).compare));
    expect(root.path).toEqual([]);
  });

  it('begins with samples of the specification’s kinds and numbers', async () => {
    const all = (await sampleFiles()).filter(({ trashedAt }) => trashedAt === null);
    const count = (type: string) => all.filter((one) => one.type === type).length;
    expect(['folder', 'XLS', 'DOC', 'JPG', 'PDF', 'TXT'].map(count)).toEqual([4, 6, 4, 3, 2, 2]);
  });

  it('has the way from the root, and sizes and counts that are sums', async () => {
    const archive = await folder('fil_archive');
    expect(archive.path.map(({ name }) => name)).toEqual(['Facility reports', '2025 archive']);
    const reports = await folder('fil_reports');
    const sum = [...reports.files, ...archive.files].reduce((bytes, file) => bytes + file.bytes, 0);
    expect((await folder()).folders[0]).toMatchObject({
      bytes: sum,
      fileCount: 4,
      contents: '4 files',
      type: 'folder',
    });
    expect(reports.folders[0]).toMatchObject({ contents: '2 files', description: expect.any(String) as string });
  });

  it('names an id that is unknown, a file’s or that of a folder in the trash', async () => {
    await trash('fil_team');
    for (const id of ['none', 'fil_0001', 'fil_team']) {
      expect((await expectHttpError(folder(id))).problem).toMatchObject({ code: 'not-found', id });
    }
  });

  it('has only the files of the person who asks', async () => {
    const { id } = await mkdir('Mine');
    await signInAndStoreToken('mira');
    expect(await names()).not.toContain('Mine');
    expect((await expectHttpError(folder(id))).status).toBe(404);
    expect((await expectHttpError(rename(id, 'Theirs'))).status).toBe(404);
  });
});

describe('the samples', () => {
  it('have contents of the size that is told', async () => {
    for (const { name, content, bytes } of await sampleFiles()) {
      if (content && 'sample' in content)
        expect([name, (await sampleContent(content.sample)).size]).toEqual([name, bytes]);
    }
  });

  it('are files of their format', async () => {
    const beginnings = { fil_0008: '%PDF-1.4', fil_0012: '\u00ff\u00d8\u00ff', fil_0001: 'PK', fil_0020: '\u0089PNG' };
    for (const [id, beginning] of Object.entries(beginnings)) {
      const content = await request(api.getContent, { query: { id } });
      expect(Buffer.from(await content.arrayBuffer()).toString('latin1', 0, beginning.length)).toBe(beginning);
    }
    expect(await text('fil_0018')).toContain('Yeşilmar Eczanesi');
  });
});

describe('lists over all folders', () => {
  it('find by name and description, whatever case and accents, with the way to each', async () => {
    const found = await items('search', 'GORUSME');
    expect(found.map(({ name }) => name)).toEqual(['Görüşme notları.docx']);
    expect((await items('search', 'facilities csv'))[0]?.path.map(({ name }) => name)).toEqual(['Facility reports']);
    expect((await items('search', 'how we work')).map(({ id }) => id)).toEqual(['fil_team']);
    expect(await items('search', ' ')).toEqual([]);
  });

  it('are favourites, the last changed and the trash', async () => {
    expect((await items('favorites')).map(({ id }) => id)).toEqual(['fil_0008', 'fil_reports', 'fil_0001']);
    expect((await items('recent'))[0]?.id).toBe('fil_0001');
    expect((await items('trash')).map(({ id }) => id)).toEqual(['fil_0023']);
    await trash('fil_reports');
    expect((await items('favorites')).map(({ id }) => id)).toEqual(['fil_0008', 'fil_0001']);
    expect(await items('search', 'facilities csv')).toEqual([]);
    expect((await items('trash'))[0]).toMatchObject({ id: 'fil_reports', fileCount: 4 });
  });

  it('are all folders, for choosing one', async () => {
    const all = await request(api.getFolders, {});
    expect(all.map(({ name }) => name)).toEqual(['2025 archive', 'Facility reports', 'Photos', 'Team']);
  });
});

describe('a folder', () => {
  it('is made once, under a name that no other item of its folder has', async () => {
    const made = await mkdir(' Plans ', null, 'new');
    expect(made).toMatchObject({ id: 'new', name: 'Plans', type: 'folder', bytes: 0, contents: '0 files' });
    expect(await mkdir('Plans', null, 'new')).toEqual(made);
    const { problem } = await expectHttpError(mkdir('PLANS'));
    expect(problem).toMatchObject({ status: 422, errors: [{ pointer: '/folder/name', code: 'not_unique' }] });
    const again = (conflict: 'existing' | 'keep-both') =>
      request(api.createFolder, {
        body: { folder: { id: `new-${conflict}`, folderId: null, name: 'plans' }, conflict },
      });
    expect((await again('existing')).id).toBe('new');
    expect((await again('keep-both')).name).toBe('plans (2)');
    expect((await expectHttpError(mkdir('In a file', 'fil_0001'))).problem).toMatchObject({ id: 'fil_0001' });
  });
});

describe('names', () => {
  const accepted = [
    'x'.repeat(255),
    '📁'.repeat(255),
    '👩‍👩‍👧‍👦 Ailem 🎉.txt',
    'تقرير السنة.pdf',
    'דו״ח שנתי.docx',
    'CON',
    'nul.txt',
    'a:b*c?"d<e>f|g.txt',
    '.hidden',
    '%2F..%2F',
    '<img src=x onerror=alert(1)>',
  ];
  it.each(accepted)('may be %j', async (name) => {
    const { id } = await mkdir(name);
    expect((await item(id)).name).toBe(name);
    const other = `${[...name].slice(0, 250).join('')}.x`;
    expect((await rename('fil_0001', other)).name).toBe(other);
  });

  it.each(['', '   ', '.', '..', 'a/b', 'a\\b', 'line\nbreak', '\u202Egnp.exe', 'x'.repeat(256)])(
    'may not be %j',
    async (name) => {
      const before = await names();
      expect((await expectHttpError(mkdir(name))).problem.errors?.[0]?.pointer).toBe('/folder/name');
      expect((await expectHttpError(rename('fil_0001', name))).problem.errors?.[0]?.pointer).toBe('/item/name');
      expect(await names()).toEqual(before);
    },
  );

  it('stay unique when renamed, and tell the type of a file', async () => {
    const { problem } = await expectHttpError(rename('fil_0001', 'annual REVIEW.pdf'));
    expect(problem.errors?.[0]).toMatchObject({ pointer: '/item/name', code: 'not_unique' });
    expect((await rename('fil_0009', 'ANNUAL review.pdf')).name).toBe('ANNUAL review.pdf');
    expect((await rename('fil_0010', 'Read me.jpeg')).type).toBe('JPG');
    expect((await rename('fil_team', 'Team.pdf')).type).toBe('folder');
  });
});

describe('PATCH api/apps/file-manager/item', () => {
  it('describes and marks, and leaves the rest', async () => {
    const before = await item('fil_0002');
    const change = (value: { description?: string | null }) =>
      request(api.updateItem, { body: { id: 'fil_0002', item: value } });
    await favorite(['fil_0002', 'fil_team'], true);
    expect(await item('fil_0002')).toMatchObject({ favorite: true, modifiedAt: before.modifiedAt });
    expect((await items('favorites')).map(({ id }) => id)).toEqual(expect.arrayContaining(['fil_0002', 'fil_team']));
    expect((await expectHttpError(favorite(['fil_0001', 'none'], false))).problem).toMatchObject({ id: 'none' });
    expect((await item('fil_0001')).favorite).toBe(true);
    expect(await change({ description: 'Draft' })).toMatchObject({ description: 'Draft', favorite: true });
    expect((await change({ description: null })).description).toBeNull();
    expect((await expectHttpError(rename('none', 'x'))).problem).toMatchObject({ id: 'none' });
  });
});

describe('moving and copying', () => {
  it('moves items with all they hold', async () => {
    await move(['fil_reports', 'fil_0001'], 'fil_team');
    expect(await names('fil_team')).toEqual(expect.arrayContaining(['Facility reports', 'Opening hours survey.xlsx']));
    expect((await folder('fil_archive')).path.map(({ id }) => id)).toEqual(['fil_team', 'fil_reports', 'fil_archive']);
    // What an item that is moved too contains goes with it.
    await move(['fil_reports', 'fil_archive'], null);
    expect((await item('fil_archive')).folderId).toBe('fil_reports');
  });

  it('copies items with all they hold, whose contents can be read', async () => {
    const [made] = await copy(['fil_reports'], 'fil_team');
    expect(made).toMatchObject({ name: 'Facility reports', fileCount: 4, folderId: 'fil_team' });
    const inside = await folder(made?.id);
    expect(inside.folders.map(({ name }) => name)).toEqual(['2025 archive']);
    expect(await text(inside.files[0]?.id ?? '')).toContain('Quayside');
    expect((await copy(['fil_0010'], null))[0]?.name).toBe('Read me first (2).txt');
    expect((await copy(['fil_0010'], null))[0]?.name).toBe('Read me first (3).txt');
  });

  it('refuses a ring, at any depth', async () => {
    for (const call of [move, copy]) {
      for (const target of ['fil_reports', 'fil_archive']) {
        const { problem } = await expectHttpError(call(['fil_0001', 'fil_reports'], target));
        expect(problem.errors?.[0]).toMatchObject({ pointer: '/folderId', code: 'ring' });
      }
    }
    expect((await item('fil_0001')).folderId).toBeNull();
  });

  it('never makes a ring, and loses nothing, in any order of moves', async () => {
    const ids = ['fil_reports', 'fil_archive', 'fil_photos', 'fil_team'];
    const one = fc.constantFrom(...ids);
    const steps = fc.array(fc.tuple(one, fc.option(one)), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(steps, async (moves) => {
        for (const [id, target] of moves) await move([id], target, 'keep-both').catch(() => {});
        const seen = new Set<string>();
        const visit = async (id = 'null') => {
          for (const { id: inner } of (await folder(id)).folders) {
            expect(seen.has(inner)).toBe(false);
            seen.add(inner);
            await visit(inner);
          }
        };
        await visit();
        expect([...seen].toSorted()).toEqual(ids.toSorted());
      }),
      { numRuns: 40 },
    );
  });

  it('asks about names that are taken, and does what is chosen', async () => {
    const { id } = await upload('Annual review.pdf', 'new', { folderId: 'fil_team' });
    const { problem } = await expectHttpError(move(['fil_0001', id], null));
    expect(problem).toMatchObject({ errors: [{ pointer: '/ids/1', code: 'not_unique' }], conflicts: [id] });
    expect((await item('fil_0001')).folderId).toBeNull();
    expect(await move([id], null, 'skip')).toEqual([]);
    expect((await copy([id], null, 'keep-both'))[0]?.name).toBe('Annual review (2).pdf');
    const { items: moved, replaced } = await request(api.moveItems, {
      body: { ids: [id], folderId: null, conflict: 'replace' },
    });
    expect([moved[0]?.name, replaced]).toEqual(['Annual review.pdf', ['fil_0009']]);
    expect((await items('trash')).map((one) => one.id)).toContain('fil_0009');
    expect(await text(id)).toBe('new');
  });

  it('names what is unknown, and changes nothing', async () => {
    expect((await expectHttpError(move(['fil_0001', 'none'], 'fil_team'))).problem).toMatchObject({ id: 'none' });
    expect((await expectHttpError(move(['fil_0001'], 'fil_0002'))).problem).toMatchObject({ id: 'fil_0002' });
    expect((await expectHttpError(copy(['fil_0023'], null))).problem).toMatchObject({ id: 'fil_0023' });
    expect((await item('fil_0001')).folderId).toBeNull();
  });

  it('refuses copies for which there is no space', async () => {
    await files.of('per_0001').update('fil_0001', { bytes: fileLimits.quotaBytes - 200_000 });
    const before = await names();
    expect((await expectHttpError(copy(['fil_0001'], 'fil_team'))).problem).toMatchObject({
      code: 'storage-full',
      status: 507,
    });
    expect(await names()).toEqual(before);
  });
});

describe('the trash', () => {
  it('takes a folder with all it holds, and gives it back', async () => {
    const before = await folder();
    await trash('fil_reports', 'fil_0018');
    expect(await names()).not.toContain('Facility reports');
    expect((await expectHttpError(request(api.getContent, { query: { id: 'fil_0018' } }))).status).toBe(404);
    expect(await item('fil_reports')).toMatchObject({ trashedAt: expect.any(String) as string, fileCount: 4 });
    await restore('fil_reports');
    expect(await folder()).toEqual(before);
    // Restored twice, it stays where it is.
    expect((await restore('fil_reports'))[0]?.id).toBe('fil_reports');
  });

  it('takes all items of a large folder at once, and gives them back', async () => {
    const own = files.of('per_0001');
    const sample = await own.get('fil_0018');
    const ids = Array.from({ length: 2000 }, (_, index) => `many_${index}`);
    await own.putAll(ids.map((id) => ({ ...sample, id, name: id, folderId: 'fil_team' })));
    const before = await names('fil_team');
    await trash(...ids);
    expect(await names('fil_team')).not.toContain('many_7');
    expect((await restore(...ids)).map(({ id }) => id)).toEqual(ids);
    expect(await names('fil_team')).toEqual(before);
  });

  it('gives back what is named before its folder', async () => {
    const before = await folder();
    await trash('fil_0018', 'fil_reports');
    expect((await restore('fil_0018', 'fil_reports')).map(({ folderId }) => folderId)).toEqual(['fil_reports', null]);
    expect(await folder()).toEqual(before);
    await trash('fil_0018');
    await trash('fil_reports');
    expect((await restore('fil_0018', 'fil_reports'))[0]).toMatchObject({ folderId: 'fil_reports' });
  });

  it('gives back into the root where the folder is gone, and under a free name', async () => {
    await trash('fil_0018');
    await trash('fil_reports');
    await mkdir('Facilities.csv');
    expect((await restore('fil_0018'))[0]).toMatchObject({ folderId: null, name: 'Facilities (2).csv' });
    expect((await expectHttpError(restore('none'))).problem).toMatchObject({ id: 'none' });
  });

  it('says of what is in one of its folders that it is there too, and gives or takes it alone', async () => {
    await trash('fil_reports');
    expect(await item('fil_0018')).toMatchObject({ trashedAt: (await item('fil_reports')).trashedAt });
    expect((await restore('fil_0018'))[0]).toMatchObject({ folderId: null, trashedAt: null });
    await request(api.deleteItems, { body: { ids: ['fil_0019'] } });
    expect((await expectHttpError(item('fil_0019'))).status).toBe(404);
    expect((await items('trash')).map(({ id }) => id)).toContain('fil_reports');
  });

  it('is emptied, in part or whole, with the contents', async () => {
    const { id } = await upload('Gone.txt', 'gone');
    const [twin] = await copy([id], 'fil_team');
    await trash(id);
    expect((await expectHttpError(request(api.deleteItems, { body: { ids: ['fil_0001'] } }))).problem).toMatchObject({
      id: 'fil_0001',
    });
    await request(api.deleteItems, { body: { ids: [id] } });
    expect((await items('trash')).map((one) => one.id)).toEqual(['fil_0023']);
    // The copy has the same content.
    expect(await text(twin?.id ?? '')).toBe('gone');
    const { trash: bytes } = await usage();
    expect(bytes).toBeGreaterThan(0);
    await request(api.emptyTrash, {});
    expect(await items('trash')).toEqual([]);
    expect((await usage()).trash).toBe(0);
    expect((await expectHttpError(restore(id))).status).toBe(404);
  });
});

describe('an upload', () => {
  const large = (bytes: number) => new Uint8Array(bytes).map((_, at) => at % 251);

  it('arrives in parts, and is listed when it is complete', async () => {
    const bytes = fileLimits.partBytes + 10;
    const content = large(bytes);
    const { id } = await start('Film.mp4', bytes);
    expect((await part(id, 0, content.slice(0, fileLimits.partBytes))).received).toBe(fileLimits.partBytes);
    expect(await names()).not.toContain('Film.mp4');
    expect((await expectHttpError(complete(id))).problem.errors?.[0]).toMatchObject({
      pointer: '/id',
      code: 'incomplete',
    });
    await part(id, fileLimits.partBytes, content.slice(fileLimits.partBytes));
    const made = await complete(id);
    expect(made).toMatchObject({
      id,
      name: 'Film.mp4',
      type: 'MP4',
      bytes,
      mediaType: 'text/plain',
      createdBy: 'Ada Lindqvist',
    });
    const stored = new Uint8Array(await (await request(api.getContent, { query: { id } })).arrayBuffer());
    expect(Buffer.compare(stored, content)).toBe(0);
    // Repeated after a lost response.
    expect(await complete(id)).toEqual(made);
    expect(await start('Film.mp4', bytes, { id })).toEqual({ id, received: bytes });
  });

  it('of an empty file is complete at once', async () => {
    const { id } = await upload('Empty.txt', '');
    expect(await text(id)).toBe('');
  });

  it('that breaks at any point leaves nothing, and goes on from there', async () => {
    const content = large(2 * fileLimits.partBytes + 5);
    const before = await folder();
    const { id } = await start('Broken.bin', content.length);
    for (let at = 0; at < content.length;) {
      expect(await folder()).toEqual(before);
      // A repeated call returns where to continue.
      expect((await start('Broken.bin', content.length, { id })).received).toBe(at);
      const next = content.slice(at, at + fileLimits.partBytes);
      expect((await expectHttpError(part(id, at, next.slice(1)))).problem.errors?.[0]?.pointer).toBe('/content');
      expect((await expectHttpError(part(id, at + 1, next))).problem.errors?.[0]?.pointer).toBe('/offset');
      const { received } = await part(id, at, next);
      expect((await part(id, at, next)).received).toBe(received);
      at = received;
    }
    expect(await folder()).toEqual(before);
    expect((await complete(id)).bytes).toBe(content.length);
  });

  it('is forgotten when it is given up, or has not gone on for a day', async () => {
    const { id } = await start('Given up.txt', 3);
    await part(id, 0, 'abc');
    expect(await request(api.cancelUpload, { query: { id } })).toBe(true);
    expect((await expectHttpError(complete(id))).problem).toMatchObject({ id });
    expect((await expectHttpError(part(id, 0, 'abc'))).status).toBe(404);
    const { id: left } = await start('Left.txt', 3);
    setClock(new Date(now().getTime() + 2 * dayMs));
    await start('Other.txt', 3);
    expect((await expectHttpError(part(left, 0, 'abc'))).problem).toMatchObject({ id: left });
    expect(await uploads.of('per_0001').list()).toHaveLength(1);
  });

  it('asks about a name that is taken, and does what is chosen', async () => {
    const { problem } = await expectHttpError(start('READ me first.txt', 3));
    expect(problem.errors?.[0]).toMatchObject({ pointer: '/upload/name', code: 'not_unique' });
    expect((await upload('Read me first.txt', 'two', { conflict: 'keep-both' })).name).toBe('Read me first (2).txt');
    const replaced = await upload('Read me first.txt', 'new', { conflict: 'replace' });
    expect(replaced.name).toBe('Read me first.txt');
    expect((await items('trash')).map(({ id }) => id)).toContain('fil_0010');
    // Never a folder.
    expect((await upload('Team', 'new', { conflict: 'replace' })).name).toBe('Team (2)');
  });

  it('of two files with one name at the same time keeps both', async () => {
    const [one, two] = [await start('Same.txt', 3), await start('same.txt', 3)];
    await part(one.id, 0, 'one');
    await part(two.id, 0, 'two');
    expect([(await complete(one.id)).name, (await complete(two.id)).name]).toEqual(['Same.txt', 'same (2).txt']);
  });

  it('is refused if it is too large, has no space or no folder', async () => {
    const { problem } = await expectHttpError(start('Large.bin', fileLimits.fileBytes + 1));
    expect(problem).toMatchObject({ code: 'payload-too-large', limit: fileLimits.fileBytes });
    expect((await expectHttpError(start('a.txt', 3, { folderId: 'none' }))).problem).toMatchObject({ id: 'none' });
    await files.of('per_0001').update('fil_0001', { bytes: fileLimits.quotaBytes - 300_000 });
    const { used, quota } = await usage();
    expect((await expectHttpError(start('Full.bin', quota - used + 1))).problem.code).toBe('storage-full');
    // What is on its way has its place already.
    await start('First.bin', quota - used);
    expect((await expectHttpError(start('Second.bin', 1))).problem).toMatchObject({
      code: 'storage-full',
      available: 0,
    });
  });

  it('into a folder that goes to the trash meanwhile lands in the root', async () => {
    const { id } = await start('Late.txt', 3, { folderId: 'fil_team' });
    await part(id, 0, 'abc');
    await trash('fil_team');
    expect((await complete(id)).folderId).toBeNull();
  });
});

describe('wrong input', () => {
  it.each([
    ['POST', 'folder', { folder: { id: 'a b', folderId: null, name: 'x' } }, '/folder/id'],
    ['POST', 'favorites', { ids: ['fil_0001'], favorite: 'yes' }, '/favorite'],
    ['POST', 'move', { ids: [], folderId: null }, '/ids'],
    ['POST', 'copy', { ids: ['fil_0001'], folderId: null, conflict: 'merge' }, '/conflict'],
    ['POST', 'upload', { upload: { id: 'x', folderId: null, name: 'x', bytes: -1, mediaType: '' } }, '/upload/bytes'],
  ])('%s %s names the field', async (method, path, body, pointer) => {
    const before = await folder();
    const response = await sendRaw(`api/apps/file-manager/${path}`, { method, body: JSON.stringify(body) });
    const { errors } = (await response.json()) as { errors?: Array<{ pointer: string }> };
    expect([response.status, errors?.[0]?.pointer]).toEqual([422, pointer]);
    expect(await folder()).toEqual(before);
  });
});
