import { useTranslation } from 'react-i18next';

import { useRecordActions } from '#components/RecordList';
import type { ActionTools } from '#components/RecordList';

import type { Contact, ContactTag } from './api';
import { displayName } from './contactRules';
import {
  contactsQuery,
  contactTagsQuery,
  deleteTagMutation,
  removeContactsMutation,
  restoreContactsMutation,
  restoreTagMutation,
  tagContactsMutation,
} from './queries';
import type { ImportResult } from './useImport';

/** Actions on contacts and tags. All show at once, can be undone, and are taken back when the server refuses them. */
export interface ContactActions {
  /** Adds a tag to all of them, or removes it. */
  tag: (contacts: readonly Contact[], tag: ContactTag, on: boolean) => void;
  remove: (contacts: readonly Contact[]) => void;
  /** Saves them as a vCard file; `fileName` is used for several. */
  save: (contacts: readonly Contact[], fileName: string) => Promise<void>;
  /** Takes back what an import has added and merged, and the tags that it has made. */
  undoImport: (stored: Pick<ImportResult, 'added' | 'merged' | 'newTags'>) => void;
  removeTag: (tag: ContactTag) => Promise<void>;
}

function createContactActions({
  client,
  run,
  start,
  offerUndo,
  toast,
  t,
  language,
}: ActionTools<'contacts'>): ContactActions {
  return {
    tag(contacts, tag, on) {
      const changed = contacts.filter(({ tags }) => tags.includes(tag.id) !== on);
      if (changed.length === 0) return;
      const change = (added: boolean) => (added ? { addTags: [tag.id] } : { removeTags: [tag.id] });
      offerUndo({
        saved: start(tagContactsMutation(), { contacts: changed, change: change(on) }),
        text: t(on ? 'tagged' : 'untagged', { count: changed.length, tag: tag.title }),
        undo: () => start(tagContactsMutation(), { contacts: changed, change: change(!on) }),
      });
    },
    remove(contacts) {
      if (contacts.length === 0) return;
      const [first] = contacts;
      const name = (first && displayName(first)) || t('unnamed');
      offerUndo({
        saved: start(removeContactsMutation(), { contacts }),
        text: t('removed', { count: contacts.length, name }),
        undo: () => start(restoreContactsMutation(), { contacts }),
      });
    },
    async save(contacts, fileName) {
      try {
        const { exportContacts } = await import('./exportContacts');
        await exportContacts(contacts, { client, language, fileName });
      } catch {
        toast.show({ text: t('failure.export'), tone: 'error' });
      }
    },
    undoImport({ added, merged, newTags }) {
      if (added.length > 0) start(removeContactsMutation(), { contacts: added });
      if (merged.length > 0) start(restoreContactsMutation(), { contacts: merged });
      for (const tag of newTags) start(deleteTagMutation(), tag);
    },
    async removeTag(tag) {
      const all =
        client.getQueryData(contactsQuery(language).queryKey) ?? (await client.fetchQuery(contactsQuery(language)));
      const places = all.flatMap(({ id, tags }) =>
        tags.includes(tag.id) ? [{ id, index: tags.indexOf(tag.id) }] : [],
      );
      const allTags = client.getQueryData(contactTagsQuery().queryKey) ?? [];
      const index = allTags.findIndex(({ id }) => id === tag.id);
      await run(deleteTagMutation(), tag);
      offerUndo({
        text: t('tags.removed', { tag: tag.title }),
        undo: () => start(restoreTagMutation(), { ...tag, index: Math.max(0, index), contacts: places }),
      });
    },
  };
}

/** The actions on contacts with a stable identity. */
export const useContactActions = (): ContactActions =>
  useRecordActions(createContactActions, useTranslation('contacts'));
