import Cog6ToothIcon from '@heroicons/react/24/outline/Cog6ToothIcon';
import PencilSquareIcon from '@heroicons/react/24/outline/PencilSquareIcon';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';

import { NavList, NavListGroup, NavListItem } from '#components/NavList';
import { RecordSidebar } from '#components/RecordLayout';
import { TagSwatch } from '#components/TagChip';
import { paths } from '#domain/paths';

import { useMailbox } from './mailboxContext';
import { mailboxPath, viewKey } from './mailboxPath';
import type { MailView } from './mailboxPath';
import { viewIcon } from './viewIcons';
import { filtersQuery, foldersQuery, labelsQuery } from './queries';

/** Navigation of the mailbox: compose button, folders with counts, filters and labels. */
export const MailSidebar = memo(function MailSidebar() {
  const { t, i18n } = useTranslation('mailbox');
  const { view, labels, startCompose } = useMailbox();
  const folderQuery = useQuery(foldersQuery(i18n.language));
  const filterQuery = useQuery(filtersQuery(i18n.language));
  const labelQuery = useQuery(labelsQuery(i18n.language));
  const linkTo = (to: MailView) => ({ href: mailboxPath(to), current: viewKey(to) === viewKey(view) });
  return (
    <RecordSidebar
      create={{ label: t('compose.new'), icon: PencilSquareIcon, onClick: startCompose, 'aria-keyshortcuts': 'c' }}
    >
      <NavList label={t('places')}>
        <NavListGroup title={t('folders')} query={folderQuery} what={t('foldersWhat')} skeletonCount={5}>
          {folderQuery.data?.map((folder) => {
            const countKind = folder.slug === 'drafts' || folder.slug === 'spam' ? 'all' : 'unread';
            return (
              <NavListItem
                key={folder.id}
                {...linkTo({ kind: 'folder', slug: folder.slug })}
                leadingIcon={viewIcon(folder)}
                count={folder.count}
                countLabel={t(`count.${countKind}`, { count: folder.count })}
              >
                {folder.title}
              </NavListItem>
            );
          })}
        </NavListGroup>
        <NavListGroup title={t('filters')} query={filterQuery} what={t('filtersWhat')} skeletonCount={2}>
          {filterQuery.data?.map((filter) => (
            <NavListItem
              key={filter.id}
              {...linkTo({ kind: 'filter', slug: filter.slug })}
              leadingIcon={viewIcon(filter)}
            >
              {filter.title}
            </NavListItem>
          ))}
        </NavListGroup>
        {labels.length > 0 || labelQuery.data === undefined ? (
          <NavListGroup title={t('labels.title')} query={labelQuery} what={t('labels.what')} skeletonCount={6}>
            {labels.map(({ id, slug, title, color }) => (
              <NavListItem key={id} {...linkTo({ kind: 'label', slug })} leadingVisual={<TagSwatch color={color} />}>
                {title}
              </NavListItem>
            ))}
          </NavListGroup>
        ) : null}
        <NavListGroup>
          <NavListItem href={paths.mailboxSettings} leadingIcon={Cog6ToothIcon}>
            {t('settings.link')}
          </NavListItem>
        </NavListGroup>
      </NavList>
    </RecordSidebar>
  );
});
