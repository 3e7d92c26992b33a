import type { QueryClient } from '@tanstack/react-query';

import { plainText } from '#components/Html';
import { downloadFile } from '#lib/browser/downloadFile';

import type { Contact } from './api';
import { displayName } from './contactRules';
import { contactTagsQuery, countriesQuery } from './queries';

/** Saves contacts as a vCard file on the person's device; one contact under its name. */
export async function exportContacts(
  contacts: readonly Contact[],
  { client, language, fileName }: { client: QueryClient; language: string; fileName: string },
): Promise<void> {
  const [{ writeVcards }, countries, tags] = await Promise.all([
    import('./writeVcards'),
    client.fetchQuery(countriesQuery(language)),
    client.fetchQuery({ ...contactTagsQuery(), staleTime: Infinity }),
  ]);
  const codes = new Map(countries.map(({ iso, code }) => [iso, code]));
  const text = writeVcards(contacts, {
    dialCodeOf: (country) => codes.get(country) ?? '',
    tagTitles: new Map(tags.map(({ id, title }) => [id, title])),
    toText: plainText,
  });
  const [first] = contacts;
  const own =
    first && contacts.length === 1
      ? displayName(first)
          .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
          .trim()
      : '';
  downloadFile(`${own === '' ? fileName : own}.vcf`, new Blob([text], { type: 'text/vcard' }));
}
