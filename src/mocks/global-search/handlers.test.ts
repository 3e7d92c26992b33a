import { describe, expect, it, vi } from 'vitest';

import { request } from '#lib/http/request';
import { paths } from '#domain/paths';
import { demoAccount } from '#mocks/accounts/seed';
import { contacts } from '#mocks/contacts/store';
import { createSearchHandlers, searches } from './handlers';
import { globalSearchScenarios } from './scenarios';
import { mails } from '#mocks/mailbox/store';
import { enableSampleRequests } from '#mocks/contributing/sampleRequests';
import { chats } from '#mocks/chat/store';
import { files } from '#mocks/file-manager/store';
import { notes } from '#mocks/notes/store';
import { boardCards } from '#mocks/scrumboard/store';
import { folderIds } from '#mocks/mailbox/seed/folders';
import { tasks } from '#mocks/tasks/store';
import { server } from '#mocks/start/node';
import { pages } from '#mocks/navigation/seed';
import { listRequests } from '#modules/contributing/api';
import { postSearch } from '#modules/global-search/api';
import type { ResultSet } from '#modules/global-search/api';

import { serveBackend, setLanguage } from '#mocks/testing/serveBackend';
import { sendRaw, signInAndStoreToken } from '#mocks/testing/signInAs';

serveBackend({ account: 'ada' });

const searchAll = (query: string) => request(postSearch, { body: { query } });
/** The sets that were found, without those of our additions. */
const search = async (query: string) =>
  (await searchAll(query)).filter((set) => 'results' in set).filter(({ id }) => specified.includes(id));
const specified = ['contacts', 'pages', 'tasks'];
const valuesOf = (sets: readonly ResultSet[], id: ResultSet['id']) =>
  sets.find((set) => set.id === id)?.results.map(({ value }) => value) ?? [];
const found = async (query: string, id: ResultSet['id']) =>
  valuesOf(
    (await searchAll(query)).filter((set) => 'results' in set),
    id,
  );

describe('POST api/common/search', () => {
  it.each(['', '   ', '…', ' - '])('answers nothing to %j (ruling D20)', async (query) => {
    expect(await searchAll(query)).toEqual([]);
  });

  it.each([['{}'], ['{"query":null}'], ['{"query":7}'], [`{"query":"${'x'.repeat(201)}"}`]])(
    'refuses %s and names the field',
    async (body) => {
      const response = await sendRaw('api/common/search', { method: 'POST', body });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ errors: [{ pointer: '/query' }] });
    },
  );

  it.each([...'abcdefghijklmnopqrstuvwxyz', 'demo'])('answers by its contract to %j', async (query) => {
    await expect(searchAll(query)).resolves.toBeDefined();
  });

  it('finds the demo panel, which opens over the page', async () => {
    const pages = (await searchAll('demo')).find(({ id }) => id === 'pages');
    expect(pages).toMatchObject({ results: [{ title: 'Demo', link: '#demo' }] });
  });

  it('answers groups in their order, and leaves out the empty ones', async () => {
    expect((await search('pr')).map(({ id, label }) => [id, label])).toEqual([
      ['contacts', 'Contacts'],
      ['pages', 'Pages'],
      ['tasks', 'Tasks'],
    ]);
    expect((await search('privacy')).map(({ id }) => id)).toEqual(['pages']);
    expect(await searchAll('zzyzx')).toEqual([]);
  });

  it('answers only what the screen needs', async () => {
    expect(await search('lindqvist')).toEqual([
      {
        id: 'contacts',
        label: 'Contacts',
        total: 1,
        results: [
          {
            name: 'Ada Lindqvist',
            avatar: '/pictures/people/14.webp',
            link: '/apps/contacts/per_0001',
            value: 'Ada Lindqvist',
          },
        ],
      },
    ]);
    expect(await search('terms')).toEqual([
      {
        id: 'pages',
        label: 'Pages',
        total: 1,
        results: [{ title: 'Terms and conditions', link: '/terms-and-conditions', value: 'Terms and conditions' }],
      },
    ]);
    expect(await search('stickers')).toEqual([
      {
        id: 'tasks',
        label: 'Tasks',
        total: 1,
        results: [
          {
            title: 'Order new stickers with the address of the directory',
            completed: false,
            link: '/apps/tasks/tsk_0029',
            value: 'Order new stickers with the address of the directory',
          },
        ],
      },
    ]);
  });

  it.each(['isil', 'IŞIL', 'ışıl', 'Işil', '  ışil '])('finds Işıl by %j, in both languages', async (query) => {
    expect(await found(query, 'contacts')).toEqual(['Işıl Güneş']);
    setLanguage('tr');
    expect(await found(query, 'contacts')).toEqual(['Işıl Güneş']);
  });

  it.each(['ibrahim', 'İBRAHİM', 'IBRAHIM', 'ıbrahım', 'i\u0307brahim'])('finds İbrahim by %j', async (query) => {
    expect(await found(query, 'contacts')).toEqual(['İbrahim Koç']);
  });

  it.each(['oconnell', 'o connell', 'O’Connell', "o'connell"])('finds Liam O’Connell by %j', async (query) => {
    expect(await found(query, 'contacts')).toEqual(['Liam O’Connell']);
  });

  it('does not take letters inside of a subtitle for a word', async () => {
    expect(await found('here', 'pages')).toEqual([]);
  });

  it.each(['lucia', 'LUCÍA', 'fernandez'])('finds Lucía Fernández by %j', async (query) => {
    expect(await found(query, 'contacts')).toEqual(['Lucía Fernández']);
  });

  it('finds words in any order', async () => {
    expect(await found('yilmaz ay', 'contacts')).toEqual(['Ayşe Yılmaz']);
  });

  it('puts what begins with the text first, then words that begin with it, then the rest', async () => {
    expect(await found('ka', 'contacts')).toEqual([
      'Barış Kaya',
      'Zeynep Karaca-Vandenbroucke',
      'Alan Okafor',
      'Emeka Nwosu',
      'Hakan Yıldız',
      'Hiroshi Tanaka',
      'Oskar Lindholm',
    ]);
    expect((await found('se', 'contacts')).slice(0, 2)).toEqual(['Selin Kurt', 'Ayşe Yılmaz']);
  });

  it('finds pages by title or subtitle, in the language asked for', async () => {
    expect(await found('INFORMATION about', 'pages')).toEqual(['Privacy policy']);
    expect(await found('gizlilik', 'pages')).toEqual([]);
    setLanguage('tr');
    const [set] = await search('GİZLİLİK');
    expect(set).toMatchObject({ id: 'pages', label: 'Sayfalar', results: [{ title: 'Gizlilik politikası' }] });
    expect(await found('profiliniz', 'pages')).toEqual(['Hesap bilgileri']);
  });

  it('finds every page of the console by its title', async () => {
    expect(pages.map(({ link }) => link)).toEqual(
      expect.arrayContaining([
        paths.consoleHome,
        paths.searchForm,
        paths.article,
        paths.about,
        paths.terms,
        paths.privacy,
        paths.disclaimers,
        paths.account,
      ]),
    );
    for (const { title, link } of pages) {
      const [set] = (await search(title.en)).filter(({ id }) => id === 'pages');
      expect(set?.results[0]?.link).toBe(link);
    }
  });

  it('finds pages of administrators for them alone', async () => {
    expect(await found('requests', 'pages')).toEqual(['Requests']);
    await signInAndStoreToken('mira');
    expect(await found('requests', 'pages')).toEqual([]);
  });

  it('puts titles before subtitles', async () => {
    expect(await found('ab', 'pages')).toEqual(['About us', 'What “verified” means', 'Privacy policy']);
  });

  it('finds tasks by title, what is open first, and no sections', async () => {
    const sets = await search('verification');
    const set = sets.find(({ id }) => id === 'tasks');
    expect(set?.results).toEqual([
      expect.objectContaining({ title: 'Send a reminder three days before a verification ends', completed: false }),
      expect.objectContaining({ title: 'Publish how long a verification takes on average', completed: true }),
    ]);
    expect(await found('forty of them', 'tasks')).toEqual([]);
  });

  it('shows eight of a kind and says how many there are', async () => {
    const set = (await search('a')).find(({ id }) => id === 'contacts');
    expect(set?.results).toHaveLength(8);
    expect(set?.total).toBeGreaterThan(40);
  });

  it('finds what was changed since', async () => {
    await contacts.of(demoAccount('ada').id).update('per_0001', { name: 'Ada Quill' });
    await tasks.of(demoAccount('ada').id).update('tsk_0002', { title: 'Quill the pen' });
    expect((await search('quill')).map(({ id, total }) => [id, total])).toEqual([
      ['contacts', 1],
      ['tasks', 1],
    ]);
  });

  it('finds questions and guides of the help centre, also by a word with a typing error, in both languages', async () => {
    const [question, ...others] = await found('pasword forgot', 'questions');
    expect(question).toBe('I forgot my password. What now?');
    expect(others).toEqual([]);
    const set = (await searchAll('boards')).find(({ id }) => id === 'guides');
    expect(set && 'results' in set ? set.results[0] : set).toEqual({
      title: 'Work with boards',
      description: 'Projects',
      link: '/apps/help-center/guides/projects/work-with-boards',
      value: 'Work with boards',
    });
    setLanguage('tr');
    expect(await found('panolarla', 'guides')).toContain('Panolarla çalışın');
  });

  it('answers the kinds of the specification first, then our additions', async () => {
    expect((await searchAll('port')).map(({ id }) => id)).toEqual([
      'pages',
      'tasks',
      'facilities',
      'mails',
      'chats',
      'notes',
      'files',
      'guides',
    ]);
    expect((await searchAll('a')).map(({ id }) => id)).toEqual([
      'contacts',
      'pages',
      'tasks',
      'facilities',
      'mails',
      'articles',
      'chats',
      'notes',
      'cards',
      'files',
      'courses',
      'products',
    ]);
  });

  it('finds facilities by name, with category and town', async () => {
    const set = (await searchAll('saltmarket')).find(({ id }) => id === 'facilities');
    if (!set || !('results' in set)) throw new Error('No facility is found.');
    expect(set.total).toBeGreaterThan(0);
    for (const { link, value } of set.results) {
      expect(link).toMatch(/^\/facility\/[\w-]+$/);
      expect(value.toLowerCase()).toContain('saltmarket');
    }
    expect(await found('qwertyqwerty', 'facilities')).toEqual([]);
  });

  it('finds emails outside Trash and Spam by all their words, the newest first', async () => {
    expect(await found('clarinet', 'mails')).toEqual(['The clarinet is yours']);
    expect(await found('larinet', 'mails'), 'inside of a word').toEqual([]);
    const [set] = (await searchAll('saltmarket saturday')).filter(({ id }) => id === 'mails');
    expect(set).toMatchObject({
      results: expect.arrayContaining([
        {
          title: 'Saturday hours at Saltmarket Clinic',
          sender: 'Ayşe Yılmaz',
          value: 'Saturday hours at Saltmarket Clinic',
          link: expect.stringMatching(/^\/apps\/mailbox\/inbox\/1\/mai_\d+$/) as string,
        },
      ]),
    });
    const own = mails.of(demoAccount('ada').id);
    const [one] = (await own.page({ where: { folder: folderIds.inbox }, matches: (text) => text.includes('clarinet') }))
      .rows;
    await own.update(one?.id ?? '', { folder: folderIds.trash });
    expect(await found('clarinet', 'mails')).toEqual([]);
    await signInAndStoreToken('mira');
    expect(await found('clarinet', 'mails')).toEqual(['The clarinet is yours']);
  });

  it('finds own notes by title, text and items', async () => {
    const own = notes.of(demoAccount('ada').id);
    const [first] = await own.list();
    await own.update(first?.id ?? '', {
      title: 'Quarterly',
      content: 'Bring the marmalade',
      tasks: [{ id: 'one', content: 'Buy nutmeg', completed: false }],
      archived: true,
    });
    for (const text of ['quarterly', 'marmalade', 'nutmeg']) {
      const set = (await searchAll(text)).find(({ id }) => id === 'notes');
      expect(set).toMatchObject({
        label: 'Notes',
        total: 1,
        results: [{ title: 'Quarterly', description: 'Bring the marmalade', value: 'Quarterly' }],
      });
    }
    await signInAndStoreToken('mira');
    expect(await found('nutmeg', 'notes')).toEqual([]);
  });

  it('finds chats by the person or by what was written, and shows which message', async () => {
    const own = chats.of(demoAccount('ada').id);
    const [first] = await own.list();
    const [message] = first?.messages ?? [];
    if (!first || !message) throw new Error('There is no message.');
    await own.update(first.id, {
      messages: [
        { ...message, id: 'older', value: 'The quokka waits' },
        { ...message, id: 'newer', value: 'A second quokka' },
        { ...message, id: 'gone', value: 'A deleted quokka', deleted: true },
      ],
    });
    const set = (await searchAll('quokka')).find(({ id }) => id === 'chats');
    expect(set).toMatchObject({
      total: 1,
      results: [{ description: 'A second quokka', link: `/apps/chat/${first.id}?message=newer` }],
    });
    await own.update(first.id, { hidden: true });
    expect(await found('quokka', 'chats')).toEqual([]);
  });

  it('finds cards outside the archive, with their board', async () => {
    const own = boardCards.of(demoAccount('ada').id);
    const [card] = await own.list();
    if (!card) throw new Error('There is no card.');
    await own.update(card.id, { title: 'Tame the quokka' });
    expect((await searchAll('quokka')).find(({ id }) => id === 'cards')).toMatchObject({
      total: 1,
      results: [{ title: 'Tame the quokka', link: `/apps/scrumboard/${card.boardId}/cards/${card.id}` }],
    });
    await own.update(card.id, { archived: true });
    expect(await found('quokka', 'cards')).toEqual([]);
  });

  it('finds files and folders that are not in the trash, nor in a folder that is', async () => {
    const own = files.of(demoAccount('ada').id);
    const all = await own.list();
    const inner = all.find(({ folderId, type }) => folderId !== null && type !== 'folder');
    const folder = all.find(({ id }) => id === inner?.folderId);
    if (!inner || !folder) throw new Error('No folder has a file.');
    await own.update(inner.id, { name: 'quokka.pdf' });
    expect((await searchAll('quokka')).find(({ id }) => id === 'files')).toMatchObject({
      total: 1,
      results: [
        {
          title: 'quokka.pdf',
          description: folder.name,
          link: `/apps/file-manager/folders/${folder.id}/details/${inner.id}`,
        },
      ],
    });
    await own.update(folder.id, { trashedAt: '2026-03-01T09:00:00.000Z' });
    expect(await found('quokka', 'files')).toEqual([]);
  });

  it('finds requests by facility and person, open ones first, for administrators alone', async () => {
    enableSampleRequests(true);
    const all = await request(listRequests, { query: { state: 'open' } });
    const [open] = all.items ?? [];
    if (!open) throw new Error('No request is open.');
    const set = (await searchAll(open.facility.name)).find(({ id }) => id === 'requests');
    if (!set || !('results' in set) || set.id !== 'requests') throw new Error('The request was not found.');
    expect(set.results[0]).toMatchObject({ title: open.facility.name, description: open.requester });
    const { searchParams, pathname } = new URL(set.results[0]?.link ?? '', 'https://example.org');
    expect(pathname).toBe(paths.requests);
    const listed = await request(listRequests, { query: { state: 'open', q: searchParams.get('q') ?? '' } });
    expect(listed.items?.map(({ id }) => id)).toContain(open.id);
    await signInAndStoreToken('mira');
    expect(await found(open.facility.name, 'requests')).toEqual([]);
  });

  it('finds articles by title and summary, in the language asked for', async () => {
    const [set] = (await searchAll('verification')).filter(({ id }) => id === 'articles');
    expect(set).toMatchObject({
      label: 'Articles',
      results: [expect.objectContaining({ link: expect.any(String) as string })],
    });
    setLanguage('tr');
    expect((await searchAll('doğrulama')).find(({ id }) => id === 'articles')).toMatchObject({ label: 'Yazılar' });
  });

  it.each(['contacts', 'pages', 'tasks', 'facilities', 'mails', 'articles'] as const)(
    'says that %s could not be searched, and answers the others',
    async (kind) => {
      const kinds = (await searchAll('a')).map(({ id }) => id);
      server.use(...globalSearchScenarios.kindFails(kind));
      const sets = await searchAll('a');
      expect(sets.map(({ id }) => id)).toEqual(kinds);
      for (const set of sets) expect('failed' in set).toBe(set.id === kind);
    },
  );

  it('does not wait for a kind that takes long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const never = () => new Promise<never>(() => {});
    server.use(...createSearchHandlers({ ...searches, facilities: never }));
    const answer = searchAll('lindqvist');
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(20_000);
    vi.useRealTimers();
    expect((await answer).find(({ id }) => id === 'facilities')).toEqual({
      id: 'facilities',
      label: 'Facilities',
      failed: true,
    });
  });

  it('fails once and then answers', async () => {
    server.use(globalSearchScenarios.failsOnce());
    await expect(search('ada')).rejects.toMatchObject({ status: 500 });
    expect(await found('ada', 'contacts')).toContain('Ada Lindqvist');
  });
});
