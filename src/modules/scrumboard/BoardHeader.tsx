import ArchiveBoxArrowDownIcon from '@heroicons/react/24/outline/ArchiveBoxArrowDownIcon';
import ArchiveBoxIcon from '@heroicons/react/24/outline/ArchiveBoxIcon';
import ArrowLeftIcon from '@heroicons/react/24/outline/ArrowLeftIcon';
import EllipsisHorizontalIcon from '@heroicons/react/24/outline/EllipsisHorizontalIcon';
import InboxStackIcon from '@heroicons/react/24/outline/InboxStackIcon';
import PencilIcon from '@heroicons/react/24/outline/PencilIcon';
import QuestionMarkCircleIcon from '@heroicons/react/24/outline/QuestionMarkCircleIcon';
import TagIcon from '@heroicons/react/24/outline/TagIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { AvatarStack } from '#components/AvatarStack';
import { FilterBar } from '#components/FilterBar';
import type { FilterValues } from '#components/FilterBar';
import { Icon, mirroredIcon } from '#components/Icon';
import { IconButton } from '#components/IconButton';
import { Menu } from '#components/Menu';
import { SearchField } from '#components/SearchField';
import { paths } from '#domain/paths';
import { useSearchWhileTyping } from '#lib/react/useSearchWhileTyping';
import { preserveFocus } from '#lib/router/preserveFocus';

import type { FullBoard } from './api';
import { boardHref } from './boardPath';
import { isFiltering } from './boardRules';
import type { BoardFilter } from './boardRules';
import * as styles from './BoardScreen.css';
import { boardLimits } from './limits';
import { memberOptions } from './queries';
import { useBoardsActions } from './useBoardsActions';

const BackIcon = mirroredIcon(ArrowLeftIcon);

/** Pause in ms after the last key before a search starts. */
const searchPause = 150;

const dues = ['overdue', 'today', 'week', 'none', 'done'] as const;

/** What the head of a board opens. */
export type BoardDialogName = 'edit' | 'labels' | 'archive' | 'help';

export type BoardHeaderProps = {
  board: FullBoard;
  filter: BoardFilter;
  /** How many cards are shown. */
  shown: number;
  searchRef: Ref<HTMLInputElement>;
  onOpen: (dialog: BoardDialogName) => void;
};

/** Title, members, filters and actions of a board. */
export function BoardHeader({ board, filter, shown, searchRef, onOpen }: BoardHeaderProps) {
  const { t } = useTranslation('scrumboard');
  const navigate = useNavigate();
  const { archive, remove } = useBoardsActions();
  const { id, title, icon, members, labels, archived } = board;

  const setFilter = (next: BoardFilter) => void navigate(boardHref(id, next), { replace: true, state: preserveFocus });
  const search = useSearchWhileTyping({
    value: filter.q,
    onSearch: (q) => setFilter({ ...filter, q }),
    pause: searchPause,
  });

  const values: FilterValues = {
    ...(filter.label.length > 0 && { label: filter.label }),
    ...(filter.member.length > 0 && { member: filter.member }),
    ...(filter.due !== '' && { due: [filter.due] }),
  };

  async function act(action: string) {
    if (action === 'archiveBoard') archive(board, !archived);
    else if (action !== 'remove') onOpen(action as BoardDialogName);
    else if (await remove(board)) void navigate(paths.scrumboard);
  }

  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <IconButton label={t('board.all')} icon={BackIcon} onClick={() => void navigate(paths.scrumboard)} />
        <div className={styles.titles}>
          <span className={styles.icon} aria-hidden="true">
            <Icon source={icon} />
          </span>
          <h1 className={styles.title} tabIndex={-1} title={title}>
            {title}
          </h1>
          <span className={styles.people}>
            <AvatarStack
              label={t('fields.members')}
              size="small"
              max={5}
              people={memberOptions(members).map(({ value, label, src }) => ({ id: value, name: label, src }))}
            />
          </span>
        </div>
        <IconButton
          label={t('keys.help')}
          icon={QuestionMarkCircleIcon}
          aria-keyshortcuts="?"
          onClick={() => onOpen('help')}
        />
        <Menu
          label={t('board.actions', { title })}
          icon={EllipsisHorizontalIcon}
          align="end"
          sections={[
            {
              id: 'board',
              items: [
                { id: 'edit', label: t('board.edit'), icon: PencilIcon },
                { id: 'labels', label: t('labels.manage'), icon: TagIcon },
                { id: 'archive', label: t('archive.title'), icon: InboxStackIcon },
              ],
            },
            {
              id: 'end',
              items: [
                archived
                  ? { id: 'archiveBoard', label: t('board.restore'), icon: ArchiveBoxArrowDownIcon }
                  : { id: 'archiveBoard', label: t('board.archive'), icon: ArchiveBoxIcon },
                { id: 'remove', label: t('board.remove'), icon: TrashIcon, tone: 'error' },
              ],
            },
          ]}
          onAction={(action) => void act(action)}
        />
      </div>
      <FilterBar
        label={t('filter.label')}
        filters={[
          {
            id: 'label',
            label: t('fields.labels'),
            options: labels.map((one) => ({ value: one.id, label: one.title })),
          },
          { id: 'member', label: t('fields.members'), options: memberOptions(members) },
          {
            id: 'due',
            label: t('fields.due'),
            multiple: false,
            options: dues.map((due) => ({ value: due, label: t(`filter.due.${due}`) })),
          },
        ]}
        value={values}
        onChange={({ label = [], member = [], due = [] }) =>
          setFilter({ ...filter, label, member, due: dues.find((one) => one === due[0]) ?? '' })
        }
        statusText={isFiltering(filter) ? t('filter.count', { count: shown }) : undefined}
      >
        <div className={styles.search}>
          <SearchField
            ref={searchRef}
            label={t('filter.search')}
            hideLabel
            placeholder={t('filter.search')}
            maxLength={boardLimits.search}
            value={search.text}
            onChange={search.onChange}
            onSubmit={search.onSubmit}
          />
        </div>
      </FilterBar>
    </header>
  );
}
