import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { decodeBase64, toDataUrl } from '#lib/browser/base64';
import { useFileImport } from '#lib/files/useFileImport';
import type { FileImport } from '#lib/files/useFileImport';
import { scaleImage } from '#lib/images/scaleImage';

import type { Contact, ContactInput, ContactTag } from './api';
import { photoSide } from './cropPhoto';
import { contactsQuery, contactTagsQuery, createTag, importedMutation, putContacts, toInput } from './queries';
import { mergeContact } from './mergeContacts';
import type { MergeField } from './mergeContacts';
import type { ImportItem, PreparedImport } from './prepareImport';
import { readVcardFile } from './readVcardFile';

/** What becomes of a contact that the address book may have already. */
export interface DuplicateChoice {
  action: 'merge' | 'add' | 'skip';
  /** Fields that are taken from the file. */
  theirs: ReadonlySet<MergeField>;
}

/** A contact of the file beside the one of the address book with the same address or number. */
export interface Duplicate {
  /** Position among the contacts of the file. */
  at: number;
  item: ImportItem;
  existing: Contact;
}

/** What a file holds: new contacts, and those that the address book may have already. */
export interface ComparedImport extends PreparedImport {
  fresh: ImportItem[];
  duplicates: Duplicate[];
}

/** Returns what becomes of a duplicate. */
export type ChoiceOf = (duplicate: { at: number }) => DuplicateChoice;

/** What an import has stored. */
export interface ImportResult {
  added: Contact[];
  /** Contacts as they were before they were merged. */
  merged: Contact[];
  /** Tags that were made for it. */
  newTags: ContactTag[];
  /** Why the rest was not stored: someone stopped it, or a call failed. */
  stopped: 'no' | 'cancelled' | 'failed';
}

/** Contacts per call: small, so that the page stays responsive and the import can be stopped. */
const batchSize = 50;
/** A file may have more categories than anyone wants as tags. */
const maxNewTags = 50;

const toContact = ({ background = null, ...input }: ContactInput): Contact => ({
  ...input,
  background,
  updatedAt: new Date(0).toISOString(),
});

/** A photo of the file, as large as an uploaded one; null if it cannot be decoded. */
async function scalePhoto(avatar: string | null): Promise<string | null> {
  const [, type, data] = /^data:([^;]+);base64,(.*)$/.exec(avatar ?? '') ?? [];
  if (type === undefined || data === undefined) return avatar;
  const scaled = await scaleImage(new File([decodeBase64(data)], 'photo', { type }), photoSide);
  return scaled ? toDataUrl(scaled.file) : null;
}

/** Reads a vCard file, compares it with the address book, and stores what is wanted of it. */
export function useImport(): FileImport<ComparedImport, ImportResult, ChoiceOf> {
  const client = useQueryClient();
  const { i18n } = useTranslation();
  const { language } = i18n;

  /** Finds or creates the tags of the contacts; returns their ids by title. Those that it creates go to `created`. */
  async function resolveTags(titles: ReadonlySet<string>, created: ContactTag[]): Promise<Map<string, string>> {
    const known = await client.fetchQuery({ ...contactTagsQuery(), staleTime: Infinity });
    const ids = new Map(known.map(({ id, title }) => [title.toLocaleLowerCase(language), id]));
    const missing = [...titles].filter((title) => !ids.has(title.toLocaleLowerCase(language)));
    for (const title of missing.slice(0, maxNewTags)) {
      const tag = await createTag(title);
      created.push(tag);
      ids.set(title.toLocaleLowerCase(language), tag.id);
    }
    return ids;
  }

  return useFileImport({
    async read(file, { signal, onProgress }) {
      const all = await client.fetchQuery({ ...contactsQuery(language), staleTime: Infinity });
      const prepared = await readVcardFile(
        {
          file,
          home: language.startsWith('tr') ? 'tr' : 'gb',
          existing: all.map(({ id, emails, phoneNumbers }) => ({ id, emails, phoneNumbers })),
        },
        { signal, onProgress },
      );
      const byId = new Map(all.map((contact) => [contact.id, contact]));
      const fresh: ImportItem[] = [];
      const duplicates: Duplicate[] = [];
      for (const [at, item] of prepared.items.entries()) {
        const existing = byId.get(item.existingId ?? '');
        if (existing) duplicates.push({ at, item, existing });
        else fresh.push(item);
      }
      return { ...prepared, fresh, duplicates };
    },
    async store({ fresh, duplicates }: ComparedImport, choiceOf: ChoiceOf, { signal, onProgress }) {
      const chosen = duplicates.map((duplicate) => ({ ...duplicate, choice: choiceOf(duplicate) }));
      const added = [...fresh, ...chosen.filter(({ choice }) => choice.action === 'add').map(({ item }) => item)];
      const merges = chosen.filter(({ choice }) => choice.action === 'merge');
      const total = added.length + new Set(merges.map(({ existing }) => existing.id)).size;
      const result: ImportResult = { added: [], merged: [], newTags: [], stopped: 'no' };
      onProgress(0, total);
      try {
        const titles = new Set([...added, ...merges.map(({ item }) => item)].flatMap(({ contact }) => contact.tags));
        const tagIds = await resolveTags(titles, result.newTags);
        const idsOf = (tags: readonly string[]) =>
          tags.flatMap((title) => tagIds.get(title.toLocaleLowerCase(language)) ?? []);
        // Several contacts of the file may be one of the address book: each is merged into what the ones before it left.
        const merged = new Map<string, { input: ContactInput; before: Contact | undefined }>();
        for (const { item, existing, choice } of merges) {
          const mine = merged.get(existing.id)?.input ?? toInput(existing);
          const tags = [...new Set([...mine.tags, ...idsOf(item.contact.tags)])];
          const input = { ...mergeContact(mine, item.contact, choice.theirs), tags };
          merged.set(existing.id, { input, before: existing });
        }
        const inputs = [
          ...added.map(({ contact }): { input: ContactInput; before: Contact | undefined } => ({
            input: { ...contact, tags: idsOf(contact.tags), background: null, id: `per_${crypto.randomUUID()}` },
            before: undefined,
          })),
          ...merged.values(),
        ];
        for (let at = 0; at < inputs.length; at += batchSize) {
          const batch = inputs.slice(at, at + batchSize);
          for (const { input } of batch) {
            signal.throwIfAborted();
            input.avatar = await scalePhoto(input.avatar);
          }
          await putContacts(batch.map(({ input }) => input));
          for (const { input, before } of batch) {
            if (before) result.merged.push(before);
            else result.added.push(toContact(input));
          }
          onProgress(Math.min(at + batchSize, total), total);
        }
      } catch {
        result.stopped = signal.aborted ? 'cancelled' : 'failed';
      }
      await client
        .getMutationCache()
        .build(client, importedMutation())
        .execute({ id: crypto.randomUUID(), count: result.added.length + result.merged.length });
      return result;
    },
  });
}
