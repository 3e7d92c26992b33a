import type * as z from 'zod/mini';

import { articlePath, facilityPath, paths } from '#domain/paths';
import type { DataLanguage } from '#mocks/core/localized';
import type { SessionUser } from '#lib/session/session';
import { foldForSearch } from '#lib/text/foldForSearch';
import { displayName, sortContacts } from '#modules/contacts/contactRules';
import { splitWords } from '#modules/facility-search/spelling';
import { postSearch } from '#modules/global-search/api';
import type { ResultSet } from '#modules/global-search/api';
import { displayName as senderName } from '#domain/mailAddress';

import { handle } from '#mocks/core/handle';

import { contacts } from '#mocks/contacts/store';
import { tasks } from '#mocks/tasks/store';

const maxResults = 8;

/** Greatest length of a description in characters. */
const maxDescription = 120;

/** Longest wait for one kind of results in ms; the others are not kept waiting for it. */
const maxWaitMs = 5000;

// The kinds of the specification first, in its order.
const labels = {
  contacts: { en: 'Contacts', tr: 'Kişiler' },
  pages: { en: 'Pages', tr: 'Sayfalar' },
  tasks: { en: 'Tasks', tr: 'Görevler' },
  facilities: { en: 'Facilities', tr: 'Tesisler' },
  mails: { en: 'Emails', tr: 'E-postalar' },
  articles: { en: 'Articles', tr: 'Yazılar' },
  chats: { en: 'Chats', tr: 'Sohbetler' },
  notes: { en: 'Notes', tr: 'Notlar' },
  cards: { en: 'Cards', tr: 'Kartlar' },
  files: { en: 'Files', tr: 'Dosyalar' },
  courses: { en: 'Courses', tr: 'Kurslar' },
  questions: { en: 'Help: questions', tr: 'Yardım: sorular' },
  guides: { en: 'Help: guides', tr: 'Yardım: kılavuzlar' },
  products: { en: 'Products', tr: 'Ürünler' },
  requests: { en: 'Requests', tr: 'Başvurular' },
} as const satisfies Record<ResultSet['id'], Record<DataLanguage, string>>;

/** The demo panel is found as a page; the console opens it instead of going there. */
const demoPanel = {
  link: '#demo',
  title: { en: 'Demo', tr: 'Demo' },
  subtitle: {
    en: 'Accounts, outbox, clock, scenarios, reset',
    tr: 'Hesaplar, giden kutusu, saat, senaryolar, sıfırlama',
  },
};

type Kind = ResultSet['id'];
const kinds = Object.keys(labels) as Kind[];

/**
 * How well a text matches a folded query, 0 best: equal, starts with it, has a word that starts with it, has words that
 * start with each of its words, contains it. `undefined`: no match.
 */
function rankFolded(folded: string, query: string): number | undefined {
  if (folded === query) return 0;
  if (folded.startsWith(query)) return 1;
  if (folded.includes(` ${query}`)) return 2;
  const own = splitWords(folded);
  if (splitWords(query).every((queryWord) => own.some((word) => word.startsWith(queryWord)))) return 3;
  return folded.includes(query) ? 4 : undefined;
}

/** The same for an unfolded text; "O’Connell" also counts as one word. */
function rank(text: string, query: string): number | undefined {
  const joined = text.replaceAll(/['’]/g, '');
  return (
    rankFolded(foldForSearch(text), query) ?? (joined === text ? undefined : rankFolded(foldForSearch(joined), query))
  );
}

/** The matching items, best first. After the first text, which is the name, only the beginnings of words count. */
function topMatches<Item>(items: readonly Item[], query: string, texts: (item: Item) => readonly string[]): Item[] {
  return items
    .flatMap((item) => {
      const ranks = texts(item).flatMap((text, place) => {
        const found = rank(text, query);
        return found === undefined || (place > 0 && found > 3) ? [] : place * 10 + found;
      });
      return ranks.length > 0 ? [{ item, at: Math.min(...ranks) }] : [];
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

const fillId = (pattern: string, id: string) => pattern.replace(':id', encodeURIComponent(id));

/** What is searched for, and by whom. */
interface SearchContext {
  /** As typed. */
  text: string;
  /** Folded. */
  query: string;
  language: DataLanguage;
  user: SessionUser;
}

type SetOf<Id extends Kind, Set extends ResultSet = ResultSet> = Set extends unknown
  ? Id extends Set['id']
    ? Set
    : never
  : never;

/** The results of one kind before they have a heading; `total` may be 0. */
type Found<Id extends Kind> = Omit<SetOf<Id>, 'id' | 'label'>;

/** A search for each kind of results. */
export type Searches = { [Id in Kind]: (context: SearchContext) => Promise<Found<Id>> };

function firstOf<Item, Result>(items: readonly Item[], toResult: (item: Item) => Result) {
  return { total: items.length, results: items.slice(0, maxResults).map(toResult) };
}

/** What the help centre has about a text. */
async function findHelp(text: string, language: DataLanguage) {
  const { loadHelpSearch } = await import('#mocks/help-center/helpSearch');
  return (await loadHelpSearch(language))(text);
}

/** The searches of the console. The code and data of a kind load with the first search. */
export const searches: Searches = {
  async contacts({ query, language, user }) {
    const all = sortContacts(await contacts.of(user.id).list(), language);
    const found = topMatches(all, query, (contact) => [displayName(contact)]);
    return firstOf(found, (contact) => ({
      name: displayName(contact),
      avatar: contact.avatar,
      link: fillId(paths.contact, contact.id),
      value: displayName(contact),
    }));
  },

  async pages({ query, language, user }) {
    const { pagesFor } = await import('#mocks/navigation/seed');
    const found = topMatches([...pagesFor(user), demoPanel], query, ({ title, subtitle }) => [
      title[language],
      subtitle[language],
    ]);
    return firstOf(found, ({ link, title }) => ({ title: title[language], link, value: title[language] }));
  },

  async tasks({ query, user }) {
    // Open tasks first.
    const byState = (await tasks.of(user.id).list())
      .filter(({ type }) => type === 'task')
      .toSorted((a, b) => Number(a.completed) - Number(b.completed));
    const found = topMatches(byState, query, ({ title }) => [title]);
    return firstOf(found, ({ id, title, completed }) => ({
      title,
      completed,
      link: fillId(paths.task, id),
      value: title,
    }));
  },

  async facilities({ text, language }) {
    const { callSearch } = await import('#mocks/directory/searchClient');
    const { items, pagination, match } = await callSearch('searchFacilityPage', {
      query: { term: text, size: maxResults },
      language,
    });
    // With fewer or other words than were typed: not what was searched for.
    if (match.relaxed || items === null || !('length' in pagination)) return { total: 0, results: [] };
    return {
      total: pagination.length,
      results: items.map(({ slug, name, primaryCategory, addressLine, city }) => ({
        name,
        description: `${primaryCategory.name}, ${addressLine ?? city}`,
        link: facilityPath(slug),
        value: name,
      })),
    };
  },

  async mails({ query, user }) {
    const [{ mails }, { folderIds }, { matchesWords }, { mailboxPath }] = await Promise.all([
      import('#mocks/mailbox/store'),
      import('#mocks/mailbox/seed/folders'),
      import('#mocks/mailbox/mailIndexes'),
      import('#modules/mailbox/mailboxPath'),
    ]);
    const { rows, total } = await mails.of(user.id).page({
      where: { kept: 'yes' },
      // Two letters inside of words are in every email.
      matches: matchesWords(query, 'start'),
      sort: 'descending',
      limit: maxResults,
    });
    const slugOf = (folder: string) => Object.entries(folderIds).find(([, id]) => id === folder)?.[0] ?? 'inbox';
    return {
      total,
      results: rows.map(({ id, folder, subject, from }) => {
        const sender = from.contact === 'me' ? user.name : senderName(from.contact);
        return {
          title: subject,
          sender,
          link: mailboxPath({ kind: 'folder', slug: slugOf(folder) }, 1, id),
          value: subject === '' ? sender : subject,
        };
      }),
    };
  },

  async articles({ query, language }) {
    const { loadArticles, newestArticles } = await import('#mocks/article/articles');
    const all = newestArticles(await loadArticles(language));
    const found = topMatches(all, query, ({ title, summary }) => [title, summary]);
    return firstOf(found, ({ title, slug }) => ({ title, link: articlePath(slug), value: title }));
  },

  async chats({ query, language, user }) {
    const [{ chats }, { loadContacts }, { toChat }, { chatParams, chatPath }] = await Promise.all([
      import('#mocks/chat/store'),
      import('#mocks/chat/chatContacts'),
      import('#mocks/chat/conversation'),
      import('#modules/chat/chatPath'),
    ]);
    const people = await loadContacts(language);
    const seen = (await chats.of(user.id).list()).flatMap((chat) => {
      const contact = people.get(chat.contactId);
      return contact && !chat.hidden ? [toChat(chat, contact, user.id)] : [];
    });
    // The name, else the newest message.
    const found = topMatches(seen, query, ({ contact, messages }) => [
      contact.name,
      ...messages.map(({ value }) => value).toReversed(),
    ]);
    return firstOf(found, ({ id, contact, messages, lastMessage }) => {
      const byName = rank(contact.name, query) !== undefined;
      const message = byName ? undefined : messages.findLast(({ value }) => (rank(value, query) ?? 4) < 4);
      return {
        title: contact.name,
        description: (message?.value ?? lastMessage).slice(0, maxDescription),
        link: chatParams.href(chatPath(id), { q: '', message: message?.id ?? '' }),
        value: contact.name,
      };
    });
  },

  async cards({ query, user }) {
    const [{ boardCards, boards }, { cardHref }] = await Promise.all([
      import('#mocks/scrumboard/store'),
      import('#modules/scrumboard/boardPath'),
    ]);
    const titles = new Map((await boards.of(user.id).list()).map(({ id, title }) => [id, title]));
    const all = (await boardCards.of(user.id).list()).filter(
      ({ archived, boardId }) => !archived && titles.has(boardId),
    );
    const found = topMatches(all, query, ({ title, description }) => [title, description ?? '']);
    return firstOf(found, ({ id, boardId, title }) => ({
      title,
      description: titles.get(boardId) ?? '',
      link: cardHref(boardId, id),
      value: title,
    }));
  },

  async files({ query, user }) {
    const [{ files }, { FileTree }, { detailsHref, listHref, parseFileAddress }] = await Promise.all([
      import('#mocks/file-manager/store'),
      import('#modules/file-manager/fileTree'),
      import('#modules/file-manager/filePath'),
    ]);
    const all = await files.of(user.id).list();
    const tree = new FileTree(all);
    const found = topMatches(all, query, ({ name }) => [name]).filter((item) => !tree.isTrashed(item));
    const list = parseFileAddress('', '');
    return firstOf(found, ({ id, folderId, name, type }) => ({
      title: name,
      description: tree.get(folderId)?.name ?? '',
      link: type === 'folder' ? listHref({ ...list, folderId: id }) : detailsHref({ ...list, folderId }, id),
      value: name,
    }));
  },

  async products({ query, user }) {
    const [{ inventoryStores }, { productPath }] = await Promise.all([
      import('#mocks/inventory/store'),
      import('#modules/inventory/inventoryPath'),
    ]);
    const all = await inventoryStores.products.of(user.id).list();
    const found = topMatches(all, query, ({ name, sku, barcode }) => [name, sku, barcode]);
    return firstOf(found, ({ id, name, sku }) => ({
      title: name,
      description: sku,
      link: productPath(id),
      value: name,
    }));
  },

  async notes({ query, user }) {
    const [{ notes }, { noteName, sortNotes }, { noteHref }] = await Promise.all([
      import('#mocks/notes/store'),
      import('#modules/notes/noteRules'),
      import('#modules/notes/notePath'),
    ]);
    const all = sortNotes(await notes.of(user.id).list());
    const found = topMatches(all, query, (note) => [
      noteName(note),
      note.content,
      ...(note.tasks ?? []).map((task) => task.content),
    ]);
    return firstOf(
      found.filter((note) => noteName(note) !== ''),
      (note) => {
        const name = noteName(note);
        const view = note.archived ? 'archive' : 'notes';
        return {
          title: name,
          description: note.content === name ? '' : note.content.slice(0, maxDescription),
          link: noteHref({ view, label: '', q: '' }, note.id),
          value: name,
        };
      },
    );
  },

  async courses({ query, language }) {
    const [{ courses }, { courseHref }] = await Promise.all([
      import('#mocks/academy/seed/courses'),
      import('#modules/academy/academyPath'),
    ]);
    const found = topMatches(courses, query, (course) => [course[language].title, course[language].description]);
    return firstOf(found, (course) => {
      const { title, description } = course[language];
      return { title, description: description.slice(0, maxDescription), link: courseHref(course.id), value: title };
    });
  },

  async questions({ text, language }) {
    const found = (await findHelp(text, language)).filter(({ kind }) => kind === 'question');
    const { questionHref } = await import('#modules/help-center/helpPath');
    return firstOf(found, ({ id, title, category }) => ({
      title,
      description: category,
      link: questionHref(id),
      value: title,
    }));
  },

  async guides({ text, language }) {
    const found = (await findHelp(text, language)).filter(({ kind }) => kind === 'guide');
    const { guideHref } = await import('#modules/help-center/helpPath');
    return firstOf(found, ({ title, category, categorySlug, slug }) => ({
      title,
      description: category,
      link: guideHref(categorySlug, slug),
      value: title,
    }));
  },

  async requests({ query, user }) {
    if (user.role !== 'admin') return { total: 0, results: [] };
    const { findRequests } = await import('#mocks/contributing/requestList');
    return firstOf(await findRequests(query), ({ facility, requester, open }) => ({
      title: facility,
      description: requester,
      link: `${paths.requests}?${new URLSearchParams({ ...(open ? {} : { state: 'decided' }), q: facility })}`,
      value: facility,
    }));
  },
};

/** Rejects when a search takes too long. */
async function inTime<T>(result: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The search took longer than ${maxWaitMs} ms.`)), maxWaitMs);
  });
  try {
    return await Promise.race([result, late]);
  } finally {
    clearTimeout(timer);
  }
}

type Response = z.infer<typeof postSearch.response>;

async function search(all: Searches, text: string, language: DataLanguage, user: SessionUser): Promise<Response> {
  const context: SearchContext = { text: text.trim(), query: foldForSearch(text), language, user };
  if (context.query === '') return [];
  const sets = await Promise.all(
    kinds.map(async (id): Promise<Response> => {
      const label = labels[id][language];
      try {
        const found = await inTime<Found<Kind>>(all[id](context));
        return found.total > 0 ? [{ id, label, ...found } as ResultSet] : [];
      } catch {
        // What the other searches have found is not held back.
        return [{ id, label, failed: true }];
      }
    }),
  );
  return sets.flat();
}

/** The call of the console's search, over its searches. */
export const createSearchHandlers = (all: Searches) => [
  handle(postSearch, ({ body, language, user }) => search(all, body.query, language, user)),
];

/** The call of the console's search. */
export const globalSearchHandlers = createSearchHandlers(searches);
