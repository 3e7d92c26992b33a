import { useQueryClient } from '@tanstack/react-query';
import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useToast, useUndo } from '#components/Toast';

import type { Contact, ContactTag } from './api';
import { displayName } from './contactRules';
import {
  contactsQuery,
  deleteTagMutation,
  removeContactsMutation,
  restoreContactsMutation,
  restoreTagMutation,
  tagContactsMutation,
} from './queries';

/** Actions on contacts and tags. All show at once, can be undone, and are taken back when the server refuses them. */
export interface ContactActions {
  /** Adds a tag to all of them, or removes it. */
  tag: (contacts: readonly Contact[], tag: ContactTag, on: boolean) => void;
  remove: (contacts: readonly Contact[]) => void;
  /** Saves them as a vCard file; `fileName` is used for several. */
  save: (contacts: readonly Contact[], fileName: string) => Promise<void>;
  /** Takes back what an import has added and merged. */
  undoImport: (stored: { added: readonly Contact[]; merged: readonly Contact[] }) => void;
  removeTag: (tag: ContactTag) => Promise<void>;
}

type ActionDependencies = {
  client: QueryClient;
  offerUndo: ReturnType<typeof useUndo>;
  toast: ReturnType<typeof useToast>;
  t: TFunction<'contacts'>;
  language: string;
};

function createContactActions({ client, offerUndo, toast, t, language }: ActionDependencies): ContactActions {
  // Not `useMutation`: it would re-render the whole screen when a mutation starts and settles.
  const runMutation = <Data, Variables, Result>(
    options: MutationOptions<Data, Error, Variables, Result>,
    variables: Variables,
  ): Promise<Data> => client.getMutationCache().build(client, options).execute(variables);
  /** The mutation reports its own error. */
  const run = <Data, Variables, Result>(
    options: MutationOptions<Data, Error, Variables, Result>,
    variables: Variables,
  ) => void runMutation(options, variables).catch(() => {});

  return {
    tag(contacts, tag, on) {
      const changed = contacts.filter(({ tags }) => tags.includes(tag.id) !== on);
      if (changed.length === 0) return;
      const change = (added: boolean) => (added ? { addTags: [tag.id] } : { removeTags: [tag.id] });
      runMutation(tagContactsMutation(), { contacts: changed, change: change(on) }).then(
        () =>
          offerUndo({
            text: t(on ? 'tagged' : 'untagged', { count: changed.length, tag: tag.title }),
            undo: () => run(tagContactsMutation(), { contacts: changed, change: change(!on) }),
          }),
        () => {},
      );
    },
    remove(contacts) {
      if (contacts.length === 0) return;
      const [first] = contacts;
      const name = (first && displayName(first)) || t('unnamed');
      runMutation(removeContactsMutation(), { contacts }).then(
        () =>
          offerUndo({
            text: t('removed', { count: contacts.length, name }),
            undo: () => run(restoreContactsMutation(), { contacts }),
          }),
        () => {},
      );
    },
    async save(contacts, fileName) {
      try {
        const { exportContacts } = await import('./exportContacts');
        await exportContacts(contacts, { client, language, fileName });
      } catch {
        toast.show({ text: t('failure.export'), tone: 'error' });
      }
    },
    undoImport({ added, merged }) {
      if (added.length > 0) run(removeContactsMutation(), { contacts: added });
      if (merged.length > 0) run(restoreContactsMutation(), { contacts: merged });
    },
    async removeTag(tag) {
      const all =
        client.getQueryData(contactsQuery(language).queryKey) ?? (await client.fetchQuery(contactsQuery(language)));
      const carriers = all.filter(({ tags }) => tags.includes(tag.id)).map(({ id }) => id);
      await runMutation(deleteTagMutation(), tag);
      offerUndo({
        text: t('tags.removed', { tag: tag.title }),
        undo: () => run(restoreTagMutation(), { tag, carriers }),
      });
    },
  };
}

/** The actions on contacts with a stable identity. */
export function useContactActions(): ContactActions {
  const { t, i18n } = useTranslation('contacts');
  const offerUndo = useUndo();
  const toast = useToast();
  const client = useQueryClient();
  const { language } = i18n;
  return useMemo(
    () => createContactActions({ client, offerUndo, toast, t, language }),
    [client, offerUndo, toast, t, language],
  );
}
