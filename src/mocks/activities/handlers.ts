import type { HttpHandler } from 'msw';

import { escapeHtml } from '#lib/text/escapeHtml';
import { getActivities, getActivityPeople } from '#modules/activities/api';
import type { Activity } from '#modules/activities/api';

import { accounts } from '#mocks/accounts/store';
import { handle } from '#mocks/core/handle';
import type { DataLanguage, Localized } from '#mocks/core/localized';
import { people } from '#mocks/people/seed';
import type { Person } from '#mocks/people/seed';

import { actions } from './activityTexts';
import { whenRecorded } from '#mocks/core/recordActivity';
import { activities, searchTextOf } from './store';
import type { ActivityStore, StoredActivity } from './store';

const samples = new Map(people.map((person) => [person.id, person]));

async function findPerson(id: string): Promise<Person | undefined> {
  const sample = samples.get(id);
  if (sample) return sample;
  const account = await accounts.find(id);
  return account && { id, name: account.name, avatar: account.avatar };
}

/** Stands for the name of a person who has closed their account. */
const unknownName: Localized = { en: 'A closed account', tr: 'Kapatılmış bir hesap' };

/** Stands for a title that nobody has given. */
const untitled: Localized = { en: 'Untitled', tr: 'Başlıksız' };

async function toActivity(stored: StoredActivity, reader: string, language: DataLanguage): Promise<Activity> {
  const { id, action, personId, subject, link, note, date } = stored;
  const { kind, icon, own, other } = actions[action];
  const person = personId === null ? undefined : await findPerson(personId);
  const isOwn = personId === null || personId === reader;
  const image = isOwn ? null : (person?.avatar ?? null);
  return {
    id,
    ...(image === null ? { icon } : { image }),
    description: isOwn
      ? own[language]
      : other[language].replace('{name}', () => escapeHtml(person?.name ?? unknownName[language])),
    date,
    ...(note !== undefined && note !== '' && { extraContent: escapeHtml(note) }),
    linkedContent: subject.trim() || untitled[language],
    link,
    useRouter: true,
    kind,
    person: person ? { id: person.id, name: person.name } : null,
  };
}

/** The calls of the activities, over the store of a person. */
export const createActivityHandlers = (store: ActivityStore): HttpHandler[] => [
  handle(getActivities, async ({ query, user, language }) => {
    const { kinds = [], people: ids = [], before, limit } = query;
    await whenRecorded();
    const own = store.of(user.id);
    const end = before === undefined ? undefined : searchTextOf(await own.get(before));
    const isAsked = (text: string) => {
      const [kind = '', person = ''] = text.split(' ').slice(-2);
      return (
        (end === undefined || text < end) &&
        (kinds.length === 0 || kinds.some((one) => one === kind)) &&
        (ids.length === 0 || ids.includes(person))
      );
    };
    const { rows } = await own.page({
      where: { all: 'yes' },
      sort: 'descending',
      ...((end !== undefined || kinds.length > 0 || ids.length > 0) && { matches: isAsked }),
      ...(limit !== undefined && { limit }),
    });
    return Promise.all(rows.map((row) => toActivity(row, user.id, language)));
  }),
  handle(getActivityPeople, async ({ user, language }) => {
    await whenRecorded();
    const ids = new Set((await store.of(user.id).list()).flatMap(({ personId }) => personId ?? []));
    const found = await Promise.all([...ids].map(findPerson));
    return found
      .flatMap((person) => person ?? [])
      .toSorted((one, other) => one.name.localeCompare(other.name, language));
  }),
];

/** The calls of the activities. */
export const activitiesHandlers: readonly HttpHandler[] = createActivityHandlers(activities);
