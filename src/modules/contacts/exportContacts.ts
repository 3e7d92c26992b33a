import type { QueryClient } from '@tanstack/react-query';

import { plainText } from '#components/Html';
import { toDataUrl } from '#lib/browser/base64';
import { downloadFile } from '#lib/browser/downloadFile';

import type { Contact } from './api';
import { displayName } from './contactRules';
import { contactTagsQuery, countriesQuery } from './queries';

/** Contacts whose photos are files of this site, with these photos as data URLs; a photo that fails is left as it is. */
async function withPhotos(contacts: readonly Contact[]): Promise<Contact[]> {
  const paths = new Set(contacts.flatMap(({ avatar }) => (avatar?.startsWith('/') ? [avatar] : [])));
  const photos = new Map<string, string>();
  await Promise.all(
    [...paths].map(async (path) => {
      const response = await fetch(path).catch(() => undefined);
      if (response?.ok) photos.set(path, await toDataUrl(await response.blob()));
    }),
  );
  return contacts.map((contact) => ({ ...contact, avatar: photos.get(contact.avatar ?? '') ?? contact.avatar }));
}

/** Saves contacts as a vCard file on the person's device; one contact under its name. */
export async function exportContacts(
  contacts: readonly Contact[],
  { client, language, fileName }: { client: QueryClient; language: string; fileName: string },
): Promise<void> {
  const [{ writeVcards }, exported, countries, tags] = await Promise.all([
    import('./writeVcards'),
    withPhotos(contacts),
    client.fetchQuery(countriesQuery(language)),
    client.fetchQuery({ ...contactTagsQuery(), staleTime: Infinity }),
  ]);
  const codes = new Map(countries.map(({ iso, code }) => [iso, code]));
  const text = writeVcards(exported, {
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
