import TagIcon from '@heroicons/react/24/outline/TagIcon';
import { useTranslation } from 'react-i18next';

import { Menu } from '#components/Menu';

import type { Contact, ContactTag } from './api';
import type { ContactActions } from './useContactActions';

export type TagMenuProps = {
  contacts: readonly Contact[];
  tags: readonly ContactTag[];
  actions: ContactActions;
};

/** Adds tags to contacts and removes them; one that only some contacts have is added to the rest. */
export function TagMenu({ contacts, tags, actions }: TagMenuProps) {
  const { t } = useTranslation('contacts');
  const isOnAll = (id: string) => contacts.every((contact) => contact.tags.includes(id));
  return (
    <Menu
      label={t('action.tag')}
      icon={TagIcon}
      sections={[
        {
          id: 'tags',
          kind: 'checkbox',
          items: tags.map(({ id, title }) => ({ id, label: title, checked: isOnAll(id) })),
        },
      ]}
      disabled={tags.length === 0}
      onAction={(id) => {
        const tag = tags.find((one) => one.id === id);
        if (tag) actions.tag(contacts, tag, !isOnAll(id));
      }}
    />
  );
}
