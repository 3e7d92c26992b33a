import { QueryObserver } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { HttpHandler } from 'msw';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { createDraftSync, mergeFields } from '#lib/drafts/draftSync';
import type { DraftCopy, DraftSync } from '#lib/drafts/draftSync';
import { configureHttp } from '#lib/http/httpConfig';
import { broadcastInvalidations } from '#lib/query/broadcastInvalidations';
import { createQueryClient } from '#lib/query/createQueryClient';
import { setClock } from '#lib/time/clock';
import * as contactQueries from '#modules/contacts/queries';
import * as contactDraft from '#modules/contacts/contactDraft';
import type { ContactDraft } from '#modules/contacts/contactDraft';
import * as taskContent from '#modules/tasks/taskContent';
import * as taskQueries from '#modules/tasks/queries';
import { contentOf, emptyTask } from '#modules/tasks/taskRules';
import type { TaskContent } from '#modules/tasks/taskRules';
import { contactsHandlers } from '#mocks/contacts/handlers';
import { resetMemory } from '#mocks/contributing/walk/memory';
import { setDelayScale } from '#mocks/core/handle';
import { tasksHandlers } from '#mocks/tasks/handlers';
import { startTime } from '#mocks/testing/serveBackend';
import { signInAs } from '#mocks/testing/signInAs';

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

const rounds = 8;
const stepsOfRound = 40;

let random = randomOf(0);
let token = '';
let handlers: readonly HttpHandler[] = [];
const calls = createFailingCalls({ handlers: () => handlers, random: () => random, token: () => token });

/** The channel between the tabs of one browser. */
class TabChannel extends EventTarget {
  static open = new Set<TabChannel>();

  constructor() {
    super();
    TabChannel.open.add(this);
  }

  postMessage(data: unknown): void {
    for (const channel of TabChannel.open) {
      if (channel !== this) setImmediate(() => channel.dispatchEvent(new MessageEvent('message', { data })));
    }
  }

  close(): void {
    TabChannel.open.delete(this);
  }
}

interface Editor<Content> {
  id: string;
  sync: DraftSync<Content>;
}

interface Tab<Content> {
  client: QueryClient;
  editor: Editor<Content> | undefined;
  stop: () => void;
}

type Row = { id: string; updatedAt: string };

/** What a walk needs of a module. */
interface Walked<Content, Record extends Row> {
  handlers: readonly HttpHandler[];
  queries: ReadonlyArray<{ queryKey: QueryKey }>;
  list: (client: QueryClient) => readonly Record[];
  stored: () => Promise<readonly Record[]>;
  initial: Content;
  contentOf: (record: Record) => Content;
  textOf: (content: Content) => string;
  /** Adds a word to one of two fields. */
  typeWord: (content: Content, word: string, inNotes: boolean) => Content;
  load: (id: string) => Promise<Record | null>;
  conflictIn: (error: unknown) => { content: Content; savedAt: string } | undefined;
  save: (tab: Tab<Content>, id: string, content: Content, base: string | null) => Promise<Record | undefined>;
  remove: (tab: Tab<Content>, records: readonly Record[]) => Promise<unknown>;
  restore: (tab: Tab<Content>, records: readonly Record[]) => Promise<unknown>;
  others: ReadonlyArray<(tab: Tab<Content>, records: readonly Record[]) => Promise<unknown>>;
  check: (records: readonly Record[]) => void;
}

const some = <T>(list: readonly T[]): T[] => list.filter(() => random.chance(0.06)).slice(0, 4);
const wordsIn = (text: string) => new Set(text.match(/word-\d+/g));

async function walk<Content extends object, Record extends Row>(module: Walked<Content, Record>, seed: number) {
  random = randomOf(seed);
  calls.fail(0);
  handlers = module.handlers;
  resetMemory();
  token = (await signInAs('ada')).accessToken;
  let lastWord = 0;
  let now = startTime.getTime();
  /** Copies on the device, which both tabs share. */
  const device = new Map<string, DraftCopy<Content>>();
  /** The record into which each word was typed. */
  const typed = new Map<string, string>();
  const removed = new Set<string>();
  const givenUp = new Set<string>();

  const tabs = Array.from({ length: 2 }, (): Tab<Content> => {
    const client = createQueryClient({ retry: false });
    const stop = broadcastInvalidations(client);
    for (const options of module.queries) new QueryObserver(client, options).subscribe(() => {});
    return { client, editor: undefined, stop };
  });

  async function openEditor(tab: Tab<Content>, id: string): Promise<void> {
    const found = await module.load(id).catch(() => undefined);
    if (found === undefined || tab.editor) return;
    const toVersion = (record: Record) => ({ content: module.contentOf(record), savedAt: record.updatedAt });
    const sync = createDraftSync<Content>({
      server: found && toVersion(found),
      local: device.get(id),
      initial: module.initial,
      localDraft: {
        save(values) {
          if (values === undefined) device.delete(id);
          else device.set(id, structuredClone(values) as DraftCopy<Content>);
        },
        store: () => undefined,
      },
      save: async (content, base) => {
        const saved = await module.save(tab, id, content, base);
        return { content, savedAt: saved?.updatedAt ?? base ?? '' };
      },
      async load() {
        const record = await module.load(id);
        return record && toVersion(record);
      },
      conflictIn: module.conflictIn,
      merge: mergeFields,
      pause: 0,
    });
    sync.start();
    tab.editor = { id, sync };
  }

  function closeEditor(tab: Tab<Content>): Promise<void> | undefined {
    const { editor } = tab;
    // What is not saved stays on the device.
    if (!editor || editor.sync.isUnsaved()) return undefined;
    tab.editor = undefined;
    return editor.sync.dispose();
  }

  function type(tab: Tab<Content>): void {
    const { editor } = tab;
    if (!editor) return;
    lastWord += 1;
    const word = `word-${lastWord}`;
    typed.set(word, editor.id);
    const inNotes = random.chance(0.5);
    editor.sync.change((content) => module.typeWord(content, word, inNotes));
  }

  async function resolve(tab: Tab<Content>): Promise<void> {
    const { editor } = tab;
    if (!editor) return;
    const { status, content, remote } = editor.sync.getState();
    if (status === 'conflict' && remote) {
      const which = random.chance(0.5) ? 'mine' : 'other';
      const [kept, dropped] = which === 'mine' ? [content, remote.content] : [remote.content, content];
      const stays = wordsIn(module.textOf(kept));
      for (const word of wordsIn(module.textOf(dropped))) if (!stays.has(word)) givenUp.add(word);
      await editor.sync.resolveConflict(which);
    } else if (status === 'gone') {
      const id = `new_${(lastWord += 1)}`;
      for (const word of wordsIn(module.textOf(content))) typed.set(word, id);
      device.set(id, { content, base: null, unsaved: true });
      tab.editor = undefined;
      await editor.sync.dispose();
      await openEditor(tab, id);
    }
  }

  async function remove(tab: Tab<Content>): Promise<void> {
    const records = some(module.list(tab.client));
    if (records.length === 0) return;
    for (const { id } of records) removed.add(id);
    await module.remove(tab, records);
    if (random.chance(0.6)) await module.restore(tab, records);
  }

  const actions: ReadonlyArray<(tab: Tab<Content>) => unknown> = [
    type,
    type,
    type,
    resolve,
    remove,
    closeEditor,
    (tab) => (tab.editor ? undefined : openEditor(tab, `new_${(lastWord += 1)}`)),
    (tab) => {
      const record = random.pick(module.list(tab.client).slice(0, 6));
      return tab.editor || !record ? undefined : openEditor(tab, record.id);
    },
    (tab) => tab.editor?.sync.checkRemote(),
    ...module.others.map((other) => (tab: Tab<Content>) => {
      const records = some(module.list(tab.client));
      return records.length === 0 ? undefined : other(tab, records);
    }),
  ];

  const running = new Set<Promise<unknown>>();
  async function settle(): Promise<void> {
    const isBusy = () =>
      running.size > 0 ||
      calls.pending() > 0 ||
      tabs.some(({ client }) => client.isFetching() > 0 || client.isMutating() > 0);
    for (let quiet = 0; quiet < 8; quiet = isBusy() ? 0 : quiet + 1) {
      await new Promise((done) => setTimeout(done, 1));
      await ticks(2);
    }
  }

  await settle();
  for (let round = 0; round < rounds; round += 1) {
    calls.fail(0.15);
    for (let step = 0; step < stepsOfRound; step += 1) {
      now += 1000;
      setClock(new Date(now));
      const tab = random.pick(tabs);
      const action = random.pick(actions) ?? type;
      const done = Promise.resolve()
        .then(() => (tab ? action(tab) : undefined))
        .catch(() => undefined)
        .finally(() => running.delete(done));
      running.add(done);
      await ticks(random.upTo(6));
    }
    calls.fail(0);
    await settle();
    for (const { editor } of tabs) await editor?.sync.flush();
    await settle();

    const records = await module.stored();
    module.check(records);
    const kept = new Set(
      [
        ...records.map(module.contentOf),
        ...tabs.flatMap(({ editor }) => editor?.sync.getState().content ?? []),
        ...[...device.values()].map(({ content }) => content),
      ].flatMap((content) => [...wordsIn(module.textOf(content))]),
    );
    const lost = [...typed].filter(([word, id]) => !kept.has(word) && !givenUp.has(word) && !removed.has(id));
    expect(lost, 'typed and lost').toEqual([]);

    for (const { client } of tabs) await expectAgreement(client);
  }
  // Otherwise the walk has tested nothing.
  expect(typed.size).toBeGreaterThan(3 * rounds);
  for (const { client, stop } of tabs) {
    stop();
    client.clear();
  }
}

const { contactsQuery, contactTagsQuery } = contactQueries;
const contactWalk: Walked<ContactDraft, Awaited<ReturnType<typeof loadContacts>>[number]> = {
  handlers: contactsHandlers,
  queries: [contactsQuery('en'), contactTagsQuery()],
  list: (client) => client.getQueryData(contactsQuery('en').queryKey) ?? [],
  stored: loadContacts,
  initial: contactDraft.blankDraft,
  contentOf: contactDraft.draftFrom,
  textOf: ({ title, notes }) => `${title} ${notes}`,
  typeWord: (content, word, inNotes) =>
    // A full title takes no more words.
    inNotes || content.title.length > 100
      ? { ...content, notes: `${content.notes}<p>${word}</p>` }
      : { ...content, title: `${content.title} ${word}`.trim() },
  load: contactQueries.loadContact,
  conflictIn: contactDraft.conflictIn,
  save: (tab, id, content, baseDate) =>
    run(tab, contactQueries.saveContactMutation(), { id, contact: contactDraft.toChange(content), baseDate }),
  remove: (tab, contacts) => run(tab, contactQueries.removeContactsMutation(), { contacts }),
  restore: (tab, contacts) => run(tab, contactQueries.restoreContactsMutation(), { contacts }),
  others: [
    (tab, contacts) => run(tab, contactQueries.tagContactsMutation(), { contacts, change: { addTags: ['56ddbd47'] } }),
    (tab, contacts) =>
      run(tab, contactQueries.tagContactsMutation(), { contacts, change: { removeTags: ['56ddbd47'] } }),
  ],
  check: (records) => expect(new Set(records.map(({ id }) => id)).size).toBe(records.length),
};

const { tasksQuery, taskTagsQuery, taskCountQuery, taskMembersQuery } = taskQueries;
const taskWalk: Walked<TaskContent, Awaited<ReturnType<typeof loadTasks>>[number]> = {
  handlers: tasksHandlers,
  queries: [tasksQuery(), taskTagsQuery(), taskCountQuery(), taskMembersQuery()],
  list: (client) => client.getQueryData(tasksQuery().queryKey) ?? [],
  stored: loadTasks,
  initial: emptyTask,
  contentOf,
  textOf: ({ title, notes }) => `${title} ${notes ?? ''}`,
  typeWord: (content, word, inNotes) =>
    inNotes || content.title.length > 270
      ? { ...content, notes: `${content.notes ?? ''}<p>${word}</p>` }
      : { ...content, title: `${content.title} ${word}` },
  load: taskQueries.loadTask,
  conflictIn: taskContent.conflictIn,
  async save(tab, id, task, base) {
    if (base !== null) return run(tab, taskQueries.saveMutation(), { id, base, task });
    const [made] = await run(tab, taskQueries.createMutation(), [{ type: 'task', id, task }]);
    return made;
  },
  remove: (tab, tasks) => run(tab, taskQueries.removeMutation(), tasks),
  restore: (tab, tasks) =>
    run(
      tab,
      taskQueries.createMutation(),
      tasks.map((task) => ({ type: task.type, id: task.id, task: contentOf(task) })),
    ),
  others: [
    (tab, tasks) => run(tab, taskQueries.changeMutation(), { tasks, change: { completed: random.chance(0.5) } }),
    (tab, tasks) => run(tab, taskQueries.changeMutation(), { tasks, change: { priority: 2 } }),
    (tab) => {
      const ids = (tab.client.getQueryData(tasksQuery().queryKey) ?? []).map(({ id }) => id);
      const [moved] = ids.splice(random.upTo(ids.length), 1);
      if (moved !== undefined) ids.splice(random.upTo(ids.length), 0, moved);
      return run(tab, taskQueries.orderMutation(), ids);
    },
  ],
  check(records) {
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
    expect(records.map(({ order }) => order)).toEqual(records.map((_, place) => place));
  },
};

async function loadContacts() {
  return createQueryClient({ retry: false }).fetchQuery(contactsQuery('en'));
}

async function loadTasks() {
  return createQueryClient({ retry: false }).fetchQuery(tasksQuery());
}

describe('a random walk with two tabs, over calls that fail', () => {
  beforeAll(() => {
    vi.stubGlobal('fetch', calls.fetch);
    vi.stubGlobal('BroadcastChannel', TabChannel);
    configureHttp({ baseUrl: 'http://localhost/', language: () => 'en' });
    setDelayScale(0);
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    setDelayScale(1);
    setClock(undefined);
  });

  const seed = Number(process.env['WALK_SEED'] ?? 20_261_126);
  it(`through contacts ends with tabs and back end agreed, and nothing typed lost (WALK_SEED=${seed})`, async () => {
    await walk(contactWalk, seed);
  });
  it(`through tasks ends with tabs and back end agreed, and nothing typed lost (WALK_SEED=${seed})`, async () => {
    await walk(taskWalk, seed);
  });
});
