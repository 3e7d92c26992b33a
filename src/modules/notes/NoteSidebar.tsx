import ArchiveBoxIcon from '@heroicons/react/24/outline/ArchiveBoxIcon';
import PencilSquareIcon from '@heroicons/react/24/outline/PencilSquareIcon';
import PlusIcon from '@heroicons/react/24/outline/PlusIcon';
import TagIcon from '@heroicons/react/24/outline/TagIcon';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { NavList, NavListGroup, NavListItem } from '#components/NavList';
import { RecordSidebar } from '#components/RecordLayout';

import { listHref } from './notePath';
import { isInView } from './noteRules';
import { useNotesScreen } from './notesContext';
import { noteLabelsQuery, notesQuery } from './queries';

/** Navigation of the notes: all, archive and labels, with the button for a new note. */
export const NoteSidebar = memo(function NoteSidebar() {
  const { t } = useTranslation('notes');
  const { filter, labels, create, openLabels } = useNotesScreen();
  const { data: notes = [] } = useQuery(notesQuery());
  const { isPending } = useQuery(noteLabelsQuery());
  const countOf = (label: string) => notes.filter((note) => isInView(note, { view: 'label', label })).length;
  return (
    <RecordSidebar
      create={{ label: t('newNote'), icon: PlusIcon, onClick: create, 'aria-keyshortcuts': 'n' }}
      end={
        <Button variant="quiet" leadingIcon={PencilSquareIcon} onClick={openLabels}>
          {t('labels.manage')}
        </Button>
      }
    >
      <NavList label={t('views.label')}>
        <NavListGroup>
          <NavListItem
            href={listHref({ view: 'notes', label: '', q: '' })}
            current={filter.view === 'notes'}
            leadingIcon={PencilSquareIcon}
          >
            {t('views.notes')}
          </NavListItem>
          <NavListItem
            href={listHref({ view: 'archive', label: '', q: '' })}
            current={filter.view === 'archive'}
            leadingIcon={ArchiveBoxIcon}
          >
            {t('views.archive')}
          </NavListItem>
        </NavListGroup>
        {labels.length > 0 || isPending ? (
          <NavListGroup title={t('fields.labels')} loading={isPending} skeletonCount={6}>
            {labels.map(({ id, title }) => (
              <NavListItem
                key={id}
                href={listHref({ view: 'label', label: id, q: '' })}
                current={filter.view === 'label' && filter.label === id}
                leadingIcon={TagIcon}
                count={countOf(id)}
                countLabel={t('list.count', { count: countOf(id) })}
              >
                {title}
              </NavListItem>
            ))}
          </NavListGroup>
        ) : null}
      </NavList>
    </RecordSidebar>
  );
});
