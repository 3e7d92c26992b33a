import { AsyncLocalStorage } from 'node:async_hooks';

import { QueryObserver } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { createDraftSync, isSameJson } from '#lib/drafts/draftSync';
import type { DraftCopy, DraftSync } from '#lib/drafts/draftSync';
import { configureHttp } from '#lib/http/httpConfig';
import { broadcastInvalidations } from '#lib/query/broadcastInvalidations';
import { createQueryClient } from '#lib/query/createQueryClient';
import { setClock } from '#lib/time/clock';
import { resetMemory } from '#mocks/contributing/walk/memory';
import { setDelayScale } from '#mocks/core/handle';
import { mailboxHandlers } from '#mocks/mailbox/handlers';
import { folderIds } from '#mocks/mailbox/seed/folders';
import { mails as storedMails } from '#mocks/mailbox/store';
import type { StoredMail } from '#mocks/mailbox/store';
import { startTime } from '#mocks/testing/serveBackend';
import { signInAs } from '#mocks/testing/signInAs';

import type { BulkChange, Mail, MailPage } from '#modules/mailbox/api';
import { blankMail, conflictIn, isSameMail, mergeMails, toDraft, toVersion } from '#modules/mailbox/composedMail';
import type { ComposedMail } from '#modules/mailbox/composedMail';
import {
  changeMutation,
  discardDraftMutation,
  foldersQuery,
  labelsQuery,
  loadDraft,
  mailQuery,
  mailsQuery,
  refreshLists,
  removeMutation,
  saveDraftMutation,
  sendMutation,
  threadQuery,
} from '#modules/mailbox/queries';

import { randomOf } from './random';
import { createFailingCalls, expectAgreement, run, ticks } from './walk';

// The rules of the back end in memory: a walk tests what calls and clients do, not the database.
vi.mock('#mocks/core/store', async () => {
  const { defineMemoryStore, ownedMemoryStore } = await import('#mocks/contributing/walk/memory');
  return { defineStore: defineMemoryStore, ownedStore: ownedMemoryStore };
});
vi.mock('#mocks/core/transaction', async () => ({
  inTransaction: (await import('#mocks/contributing/walk/memory')).inMemoryTransaction,
}));

const rounds = 20;
const stepsOfRound = 50;

/** What a tab has read or stored last on the device, and what it stores next. */
interface DeviceCopy {
  known: DraftCopy<ComposedMail> | undefined;
  waiting: { values: DraftCopy<ComposedMail> | undefined } | undefined;
}

interface Composer {
  id: string;
  sync: DraftSync<ComposedMail>;
  copy: DeviceCopy;
  isSending: boolean;
}

interface Tab {
  person: Person;
  client: QueryClient;
  /** What is on the screen: closing it ends its observers. */
  screen: Array<() => void>;
  openMail: (() => void) | undefined;
  list: QueryKey;
  composer: Composer | undefined;
  stop: () => void;
}

interface Person {
  name: 'ada' | 'mira';
  id: string;
  email: string;
  token: string;
  tabs: Tab[];
  /** Copies of drafts on the device, which the tabs of a person share. */
  device: Map<string, DraftCopy<ComposedMail>>;
  drafts: Set<string>;
  typed: Set<string>;
  /** Words that the person has decided against. */
  givenUp: Set<string>;
}

/** The channel between the tabs of one browser. */
class TabChannel extends EventTarget {
  static tabs = new Map<TabChannel, Tab>();

  postMessage(data: unknown): void {
    const sender = TabChannel.tabs.get(this);
    for (const [channel, tab] of TabChannel.tabs) {
      if (channel === this || tab.person !== sender?.person) continue;
      setImmediate(() => acting.run(tab, () => channel.dispatchEvent(new MessageEvent('message', { data }))));
    }
  }

  close(): void {
    TabChannel.tabs.delete(this);
  }
}

/** The tab that makes a call, for its token: follows promises and timers. */
const acting = new AsyncLocalStorage<Tab>();
let random = randomOf(0);
const calls = createFailingCalls({
  handlers: () => mailboxHandlers,
  random: () => random,
  token() {
    const tab = acting.getStore();
    if (!tab) throw new Error('A call was made by no tab.');
    return tab.person.token;
  },
});

const wordsIn = (text: string) => new Set(text.match(/(?:ada|mira)-\d+/g));
const wordsOf = (mail: { subject: string; content: string }) => wordsIn(`${mail.subject} ${mail.content}`);

async function createPerson(name: Person['name']): Promise<Person> {
  const { user, accessToken } = await signInAs(name);
  const person: Person = {
    name,
    id: user.id,
    email: user.email,
    token: accessToken,
    tabs: [],
    device: new Map(),
    drafts: new Set(),
    typed: new Set(),
    givenUp: new Set(),
  };
  person.tabs = [createTab(person), createTab(person)];
  return person;
}

function createTab(person: Person): Tab {
  const client = createQueryClient({ retry: false });
  const tab: Tab = {
    person,
    client,
    screen: [],
    openMail: undefined,
    list: [],
    composer: undefined,
    stop: () => {},
  };
  class OwnChannel extends TabChannel {
    constructor() {
      super();
      TabChannel.tabs.set(this, tab);
    }
  }
  vi.stubGlobal('BroadcastChannel', OwnChannel);
  tab.stop = broadcastInvalidations(client);
  acting.run(tab, () => {
    watch(tab, foldersQuery('en'));
    watch(tab, labelsQuery('en'));
    showList(tab);
  });
  return tab;
}

function watch(tab: Tab, options: { queryKey: QueryKey }): () => void {
  return new QueryObserver(tab.client, options).subscribe(() => {});
}

const inbox = { kind: 'folder' as const, slug: 'inbox' };
const views = [
  ...Object.keys(folderIds).map((slug) => ({ kind: 'folder' as const, slug })),
  { kind: 'filter' as const, slug: 'starred' },
  { kind: 'filter' as const, slug: 'important' },
  { kind: 'label' as const, slug: 'work' },
];

function showList(tab: Tab): void {
  for (const close of tab.screen.splice(0)) close();
  const options = mailsQuery({ view: random.pick(views) ?? inbox, page: 1 + random.upTo(2), search: '' });
  tab.list = options.queryKey;
  tab.screen.push(watch(tab, options as { queryKey: QueryKey }));
}

const listed = (tab: Tab): Mail[] => tab.client.getQueryData<MailPage>(tab.list)?.mails ?? [];
const some = <T>(list: readonly T[]): T[] => list.filter(() => random.chance(0.3));

let lastWord = 0;

/** Stores what waits, joined with what another tab has stored since (`createLocalDraft`). */
function storeCopy(person: Person, id: string, copy: DeviceCopy, sync: DraftSync<ComposedMail>): void {
  const found = person.device.get(id);
  if (copy.waiting && found && !isSameJson(found, copy.known)) {
    if (sync.joinCopy(found, copy.known, new Date().toISOString())) copy.known = found;
    else copy.waiting = undefined;
  }
  if (!copy.waiting) return;
  const { values } = copy.waiting;
  copy.waiting = undefined;
  if (values === undefined) person.device.delete(id);
  else person.device.set(id, values);
  copy.known = values;
}

/** Begins or continues a draft as the composer does (`useComposer`). */
async function openComposer(tab: Tab, id: string): Promise<void> {
  const { person } = tab;
  const found = await loadDraft(id).catch(() => undefined);
  // The composer shows an error instead.
  if (found === undefined || tab.composer) return;
  person.drafts.add(id);
  const local = person.device.get(id);
  const copy: DeviceCopy = { known: local, waiting: undefined };
  const sync: DraftSync<ComposedMail> = createDraftSync<ComposedMail>({
    server: found && toVersion(found),
    local,
    initial: blankMail,
    localDraft: {
      save(values) {
        copy.waiting = { values: structuredClone(values) as DraftCopy<ComposedMail> | undefined };
      },
      store() {
        storeCopy(person, id, copy, sync);
        return undefined;
      },
    },
    save: async (content, baseDate) => ({
      content,
      savedAt: (await run(tab, saveDraftMutation(), { id, draft: toDraft(content), baseDate })).date,
    }),
    async load() {
      const draft = await loadDraft(id);
      return draft && toVersion(draft);
    },
    conflictIn,
    isSame: isSameMail,
    merge: mergeMails,
    pause: 0,
  });
  sync.start();
  tab.composer = { id, sync, copy, isSending: false };
}

function type(tab: Tab): void {
  const { person, composer } = tab;
  if (!composer || composer.isSending) return;
  lastWord += 1;
  const word = `${person.name}-${lastWord}`;
  person.typed.add(word);
  const field = random.chance(0.5) ? 'subject' : 'content';
  const to = random.chance(0.5) ? 'ada@orvela.example' : 'mira@orvela.example';
  composer.sync.change((mail) => ({
    ...mail,
    to: mail.to === '' ? to : mail.to,
    [field]: `${mail[field]} ${word}`,
  }));
}

async function endComposer(tab: Tab, { id, sync, copy }: Composer): Promise<void> {
  tab.composer = undefined;
  const ended = sync.dispose();
  // Unless another tab has stored something else.
  if (isSameJson(tab.person.device.get(id), copy.known)) tab.person.device.delete(id);
  await ended;
}

/** Leaves the draft as it is, as someone does who closes the tab. */
async function closeComposer(tab: Tab): Promise<void> {
  const { composer } = tab;
  if (!composer || composer.isSending) return;
  const { id, sync, copy } = composer;
  tab.composer = undefined;
  storeCopy(tab.person, id, copy, sync);
  await sync.flush();
}

async function sendComposed(tab: Tab): Promise<void> {
  const { composer } = tab;
  if (!composer || composer.isSending) return;
  const { id, sync } = composer;
  const isBlocked = () => ['conflict', 'gone'].includes(sync.getState().status);
  if (isBlocked() || sync.getState().content.to === '') return;
  composer.isSending = true;
  await sync.hold();
  if (!isBlocked()) {
    try {
      const { content, savedAt } = sync.getState();
      await run(tab, sendMutation(), { id, draft: toDraft(content), baseDate: savedAt });
      await endComposer(tab, composer);
      return;
    } catch (error) {
      composer.isSending = false;
      sync.resume();
      sync.handleSendError(error);
      return;
    }
  }
  composer.isSending = false;
  sync.resume();
}

async function discardComposed(tab: Tab): Promise<void> {
  const { composer, person } = tab;
  if (!composer || composer.isSending) return;
  const { id, sync } = composer;
  const stored = await storedMails.of(person.id).find(id);
  const { content, remote } = sync.getState();
  // In a conflict, both versions are discarded.
  const discarded = [
    content,
    ...(remote ? [remote.content] : []),
    ...(stored?.folder === folderIds.drafts ? [stored] : []),
  ];
  for (const word of discarded.flatMap((mail) => [...wordsOf(mail)])) person.givenUp.add(word);
  await endComposer(tab, composer);
  const { savedAt, status } = sync.getState();
  if (savedAt !== null && status !== 'gone') await run(tab, discardDraftMutation(), id);
}

/** Decides between two versions, and continues what was sent or deleted elsewhere as a new draft. */
async function resolveComposed(tab: Tab): Promise<void> {
  const { composer, person } = tab;
  if (!composer || composer.isSending) return;
  const { sync } = composer;
  const { status, content, remote } = sync.getState();
  if (status === 'conflict' && remote) {
    const which = random.chance(0.5) ? 'mine' : 'other';
    const [kept, dropped] = which === 'mine' ? [content, remote.content] : [remote.content, content];
    const stays = wordsOf(kept);
    for (const word of wordsOf(dropped)) if (!stays.has(word)) person.givenUp.add(word);
    await sync.resolveConflict(which);
  } else if (status === 'gone') {
    const id = `dra_${person.name}_${(lastWord += 1)}`;
    person.device.set(id, { content, base: null, unsaved: true });
    await endComposer(tab, composer);
    await openComposer(tab, id);
  }
}

const change = (tab: Tab, list: readonly Mail[], what: BulkChange) =>
  list.length === 0 ? Promise.resolve() : run(tab, changeMutation(), { mails: list, change: what });

const actions: ReadonlyArray<(tab: Tab) => unknown> = [
  showList,
  (tab) => {
    const mail = random.pick(listed(tab));
    if (!mail) return undefined;
    tab.openMail?.();
    const closes = [mailQuery(mail.id, tab.client), threadQuery(mail.id, tab.client)].map((options) =>
      watch(tab, options as { queryKey: QueryKey }),
    );
    tab.openMail = () => closes.forEach((close) => close());
    return mail.unread ? change(tab, [mail], { unread: false }) : undefined;
  },
  (tab) => change(tab, some(listed(tab)).slice(0, 1), { starred: random.chance(0.5) }),
  (tab) => change(tab, some(listed(tab)), { unread: random.chance(0.5) }),
  (tab) => change(tab, some(listed(tab)), { important: random.chance(0.5) }),
  (tab) => change(tab, some(listed(tab)), { addLabels: ['label-work'] }),
  (tab) => change(tab, some(listed(tab)), { removeLabels: ['label-work'] }),
  async (tab) => {
    const moved = some(listed(tab)).filter(({ folder }) => folder !== folderIds.drafts);
    const [first] = moved;
    const folder = random.pick([folderIds.inbox, folderIds.spam, folderIds.trash]) ?? folderIds.inbox;
    await change(tab, moved, { folder });
    // Taken back.
    if (first && random.chance(0.3)) await change(tab, [{ ...first, folder }], { folder: first.folder });
  },
  (tab) => {
    const thrown = listed(tab).filter((mail) => mail.folder === folderIds.trash && wordsOf(mail).size === 0);
    return thrown.length > 0 ? run(tab, removeMutation(), { mails: thrown.slice(0, 1) }) : undefined;
  },
  (tab) => refreshLists(tab.client),
  (tab) => (tab.composer ? undefined : openComposer(tab, `dra_${tab.person.name}_${(lastWord += 1)}`)),
  (tab) => {
    const id = random.pick([...tab.person.drafts]);
    return tab.composer || id === undefined ? undefined : openComposer(tab, id);
  },
  type,
  type,
  type,
  (tab) => tab.composer?.sync.checkRemote(),
  resolveComposed,
  (tab) => (random.chance(0.3) ? closeComposer(tab) : undefined),
  sendComposed,
  (tab) => (random.chance(0.2) ? discardComposed(tab) : undefined),
];

const running = new Set<Promise<unknown>>();

function act(tab: Tab): void {
  const action = random.pick(actions) ?? type;
  const done = acting
    .run(tab, async () => action(tab))
    .catch(() => undefined)
    .finally(() => running.delete(done));
  running.add(done);
}

/** Resolves when nothing is under way any more. */
async function settle(people: readonly Person[]): Promise<void> {
  const isBusy = () =>
    running.size > 0 ||
    calls.pending() > 0 ||
    people.some(({ tabs }) => tabs.some(({ client }) => client.isFetching() > 0 || client.isMutating() > 0));
  for (let quiet = 0; quiet < 8; quiet = isBusy() ? 0 : quiet + 1) {
    await new Promise((resolve) => setTimeout(resolve, 1));
    await ticks(2);
  }
}

const rowsOf = async ({ id }: Person): Promise<StoredMail[]> => storedMails.of(id).list();

/** Nothing that another did shows, except mails that were sent to this person. */
async function expectOnlyDeliveries(person: Person, before: readonly StoredMail[], other: Person): Promise<void> {
  const after = new Map((await rowsOf(person)).map((mail) => [mail.id, mail]));
  for (const mail of before) expect(after.get(mail.id)).toEqual(mail);
  const known = new Set(before.map(({ id }) => id));
  for (const mail of after.values()) {
    if (known.has(mail.id)) continue;
    expect([mail.folder, mail.from.contact]).toEqual([folderIds.inbox, expect.stringContaining(other.email)]);
    expect(mail.to).toContain(person.email);
  }
}

/** Everything typed is with its person, and words of another only in mails that they have sent. */
async function expectWordsKept(person: Person, other: Person): Promise<void> {
  const rows = await rowsOf(person);
  const kept = new Set(
    [
      ...rows.filter(({ from }) => from.contact.includes(person.email) || from.contact === 'me'),
      ...person.tabs.flatMap(({ composer }) => composer?.sync.getState().content ?? []),
      ...[...person.device.values()].flatMap(({ content, other }) => [content, ...(other ? [other.content] : [])]),
    ].flatMap((mail) => [...wordsOf(mail)]),
  );
  const lost = [...person.typed].filter((word) => !kept.has(word) && !person.givenUp.has(word));
  expect(lost, `typed by ${person.name}`).toEqual([]);
  const isForeign = (word: string) => other.typed.has(word);
  const sent = new Set(
    (await rowsOf(other)).filter(({ folder }) => folder !== folderIds.drafts).flatMap((mail) => [...wordsOf(mail)]),
  );
  for (const mail of rows.filter((one) => [...wordsOf(one)].some(isForeign))) {
    expect(mail.from.contact).toContain(other.email);
    expect([...wordsOf(mail)].filter((word) => !sent.has(word))).toEqual([]);
  }
  const seen = person.tabs.flatMap(({ client, composer }) => [
    ...client
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data),
    composer?.sync.getState().content,
  ]);
  const shown = [...wordsIn(JSON.stringify(seen))].filter(isForeign);
  expect(
    shown.filter((word) => !sent.has(word)),
    `shown to ${person.name}`,
  ).toEqual([]);
}

async function walk(seed: number): Promise<void> {
  random = randomOf(seed);
  lastWord = 0;
  let now = startTime.getTime();
  resetMemory();
  calls.fail(0);
  const people = [await createPerson('ada'), await createPerson('mira')] as const;
  await settle(people);
  for (let round = 0; round < rounds; round += 1) {
    const actors = random.pick([[people[0]], [people[1]], people, people]) ?? people;
    const before = await Promise.all(people.map(rowsOf));
    calls.fail(0.12);
    for (let step = 0; step < stepsOfRound; step += 1) {
      now += 1000;
      setClock(new Date(now));
      const tab = random.pick(random.pick(actors)?.tabs ?? []);
      if (tab) act(tab);
      await ticks(random.upTo(6));
    }
    calls.fail(0);
    await settle(people);
    for (const [at, person] of people.entries()) {
      const other = people[1 - at] ?? person;
      if (!actors.includes(person)) await expectOnlyDeliveries(person, before[at] ?? [], other);
      await expectWordsKept(person, other);
      const known = new Set(before[at]?.map(({ id }) => id));
      const hasArrivals = (await rowsOf(person)).some(
        ({ id, from }) => !known.has(id) && from.contact.includes(other.email),
      );
      for (const tab of hasArrivals ? person.tabs : []) {
        // Only another person's mails are unknown to the tabs. The console asks for the counts every minute, and then
        // for the lists.
        await acting.run(tab, async () => {
          await tab.client.refetchQueries({ queryKey: foldersQuery('en').queryKey });
          await refreshLists(tab.client);
        });
      }
      await settle(people);
      for (const tab of person.tabs) await acting.run(tab, () => expectAgreement(tab.client));
    }
  }
  for (const person of people) {
    for (const tab of person.tabs) {
      tab.stop();
      tab.client.clear();
    }
  }
}

describe('a random walk of two people with two tabs each, over a mailbox whose calls fail', () => {
  beforeAll(() => {
    vi.stubGlobal('fetch', calls.fetch);
    configureHttp({ baseUrl: 'http://localhost/', language: () => 'en' });
    setDelayScale(0);
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    setDelayScale(1);
    setClock(undefined);
  });

  const seed = Number(process.env['WALK_SEED'] ?? 20_261_125);
  it(`ends with clients and back end agreed, nothing typed lost, and nothing shown to the other (WALK_SEED=${seed})`, async () => {
    await walk(seed);
  });
});
