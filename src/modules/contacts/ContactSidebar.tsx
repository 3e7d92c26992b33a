import TagIcon from '@heroicons/react/24/outline/TagIcon';
import UserPlusIcon from '@heroicons/react/24/outline/UserPlusIcon';
import UsersIcon from '@heroicons/react/24/outline/UsersIcon';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { NavList, NavListGroup, NavListItem } from '#components/NavList';
import { RecordSidebar } from '#components/RecordLayout';
import { TagSwatch } from '#components/TagChip';
import { paths } from '#domain/paths';

import { contactParams } from './contactParams';
import { contactsQuery, contactTagsQuery } from './queries';

export type ContactSidebarProps = {
  /** Id of the tag that is shown; empty for all contacts. */
  tagId: string;
  search: string;
  onCreate: () => void;
};

/** Navigation of the address book: everyone, or those with a tag, with their numbers. */
export function ContactSidebar({ tagId, search, onCreate }: ContactSidebarProps) {
  const { t, i18n } = useTranslation('contacts');
  const { data: contacts } = useQuery(contactsQuery(i18n.language));
  const { data: tags = [], isPending } = useQuery(contactTagsQuery());
  const counts = useMemo(() => {
    const byTag = new Map<string, number>();
    for (const contact of contacts ?? []) for (const id of contact.tags) byTag.set(id, (byTag.get(id) ?? 0) + 1);
    return byTag;
  }, [contacts]);
  const hrefOf = (tag: string) => contactParams.href(paths.contacts, { q: search, tag });
  const countProps = (count: number) => ({ count, countLabel: t('list.count', { count }) });
  return (
    <RecordSidebar create={{ label: t('new'), icon: UserPlusIcon, onClick: onCreate, 'aria-keyshortcuts': 'n' }}>
      <NavList label={t('views')}>
        <NavListGroup>
          <NavListItem
            href={hrefOf('')}
            current={tagId === ''}
            leadingIcon={UsersIcon}
            {...countProps(contacts?.length ?? 0)}
          >
            {t('all')}
          </NavListItem>
        </NavListGroup>
        {tags.length > 0 || isPending ? (
          <NavListGroup title={t('tags.title')} loading={isPending} skeletonCount={7}>
            {tags.map(({ id, title }) => (
              <NavListItem
                key={id}
                href={hrefOf(id)}
                current={id === tagId}
                leadingVisual={<TagSwatch color="gray" />}
                {...countProps(counts.get(id) ?? 0)}
              >
                {title}
              </NavListItem>
            ))}
          </NavListGroup>
        ) : null}
        <NavListGroup>
          <NavListItem href={paths.contactTags} leadingIcon={TagIcon}>
            {t('tags.manage')}
          </NavListItem>
        </NavListGroup>
      </NavList>
    </RecordSidebar>
  );
}
