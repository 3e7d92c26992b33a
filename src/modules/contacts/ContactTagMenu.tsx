import { useTranslation } from 'react-i18next';

import { TagMenu } from '#components/TagMenu';

import type { Contact, ContactTag } from './api';
import type { ContactActions } from './useContactActions';

export type ContactTagMenuProps = {
  contacts: readonly Contact[];
  tags: readonly ContactTag[];
  actions: ContactActions;
};

/** Adds tags to contacts and removes them. */
export function ContactTagMenu({ contacts, tags, actions }: ContactTagMenuProps) {
  const { t } = useTranslation('contacts');
  return (
    <TagMenu
      label={t('action.tag')}
      tags={tags}
      tagsOfRecords={contacts.map((contact) => contact.tags)}
      onChange={(id, added) => {
        const tag = tags.find((one) => one.id === id);
        if (tag) actions.tag(contacts, tag, added);
      }}
    />
  );
}
