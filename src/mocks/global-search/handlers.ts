import { paths } from '#domain/paths';
import type { DataLanguage } from '#mocks/core/localized';
import type { SessionUser } from '#lib/session/session';
import { foldForSearch } from '#lib/text/foldForSearch';
import { displayName, sortContacts } from '#modules/contacts/contactRules';
import { splitWords } from '#modules/facility-search/spelling';
import { postSearch } from '#modules/global-search/api';
import type { ResultSet } from '#modules/global-search/api';

import { handle } from '#mocks/core/handle';

import { contacts } from '#mocks/contacts/store';
import { tasks } from '#mocks/tasks/store';

const maxResults = 8;

const labels = {
  contacts: { en: 'Contacts', tr: 'Kişiler' },
  pages: { en: 'Pages', tr: 'Sayfalar' },
  tasks: { en: 'Tasks', tr: 'Görevler' },
} as const satisfies Record<ResultSet['id'], Record<DataLanguage, string>>;

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

async function search(text: string, language: DataLanguage, user: SessionUser): Promise<ResultSet[]> {
  const query = foldForSearch(text);
  if (query === '') return [];
  const [allContacts, allTasks, { pagesFor }] = await Promise.all([
    contacts.of(user.id).list(),
    tasks.of(user.id).list(),
    import('#mocks/navigation/seed'),
  ]);
  // Open tasks first.
  const byState = allTasks
    .filter(({ type }) => type === 'task')
    .toSorted((a, b) => Number(a.completed) - Number(b.completed));

  const people = topMatches(sortContacts(allContacts, language), query, (contact) => [displayName(contact)]);
  const places = topMatches(pagesFor(user), query, ({ title, subtitle }) => [title[language], subtitle[language]]);
  const work = topMatches(byState, query, ({ title }) => [title]);
  const sets: ResultSet[] = [
    {
      id: 'contacts',
      label: labels.contacts[language],
      total: people.length,
      results: people.slice(0, maxResults).map((contact) => ({
        name: displayName(contact),
        avatar: contact.avatar,
        link: fillId(paths.contact, contact.id),
        value: displayName(contact),
      })),
    },
    {
      id: 'pages',
      label: labels.pages[language],
      total: places.length,
      results: places.slice(0, maxResults).map(({ link, title }) => ({
        title: title[language],
        link,
        value: title[language],
      })),
    },
    {
      id: 'tasks',
      label: labels.tasks[language],
      total: work.length,
      results: work.slice(0, maxResults).map(({ id, title, completed }) => ({
        title,
        completed,
        link: fillId(paths.task, id),
        value: title,
      })),
    },
  ];
  return sets.filter(({ total }) => total > 0);
}

/** The call of the console's search. */
export const globalSearchHandlers = [
  handle(postSearch, ({ body, language, user }) => search(body.query, language, user)),
];
