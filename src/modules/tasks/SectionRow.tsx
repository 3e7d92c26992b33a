import ChevronDownIcon from '@heroicons/react/20/solid/ChevronDownIcon';
import ChevronRightIcon from '@heroicons/react/20/solid/ChevronRightIcon';
import FolderMinusIcon from '@heroicons/react/24/outline/FolderMinusIcon';
import TrashIcon from '@heroicons/react/24/outline/TrashIcon';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { mirroredIcon } from '#components/Icon';
import { IconButton } from '#components/IconButton';
import { Menu } from '#components/Menu';
import { RecordRow } from '#components/RecordList';

import type { Task } from './api';
import { setCollapsed } from './collapsedSections';
import * as styles from './SectionRow.css';

const CollapsedIcon = mirroredIcon(ChevronRightIcon);

export type SectionRowProps = {
  section: Task;
  /** How many open tasks it owns. */
  open: number;
  /** How many tasks it owns. */
  owned: number;
  collapsed: boolean;
  /** Whether its tasks can be hidden: not while only some of them are listed. */
  collapsible: boolean;
  href: string;
  current: boolean;
  returned: boolean;
  selected: boolean;
  handle: ReactNode;
  onSelect: (id: string, selected: boolean, range: boolean) => void;
  onRemove: (sections: readonly Task[], withOwned?: boolean) => void;
};

/** A section in the list, which hides and shows the tasks that it owns. */
export const SectionRow = memo(function SectionRow({
  section,
  open,
  owned,
  collapsed,
  collapsible,
  href,
  current,
  returned,
  selected,
  handle,
  onSelect,
  onRemove,
}: SectionRowProps) {
  const { t } = useTranslation('tasks');
  const { id } = section;
  const title = section.title.trim() || t('untitledSection');
  return (
    <RecordRow
      variant="heading"
      rowKey={id}
      href={href}
      current={current}
      returned={returned}
      selected={selected}
      selectLabel={t('list.select', { title })}
      onSelect={onSelect}
      handle={handle}
      leadingAction={
        collapsible ? (
          <IconButton
            label={t('section.tasksOf', { title })}
            icon={collapsed ? CollapsedIcon : ChevronDownIcon}
            size="small"
            aria-expanded={!collapsed}
            onClick={() => setCollapsed(id, !collapsed)}
          />
        ) : undefined
      }
      action={
        <Menu
          label={t('section.menu', { title })}
          size="small"
          align="end"
          sections={[
            {
              id: 'remove',
              items: [
                ...(owned > 0 ? [{ id: 'keep', label: t('section.removeKeeping'), icon: FolderMinusIcon }] : []),
                {
                  id: 'all',
                  label: owned > 0 ? t('section.removeWith', { count: owned }) : t('section.remove'),
                  icon: TrashIcon,
                  tone: 'error' as const,
                },
              ],
            },
          ]}
          onAction={(action) => onRemove([section], action === 'all')}
        />
      }
    >
      <span className={styles.line}>
        <bdi className={styles.title}>{title}</bdi>
        <span className={styles.count}>{t('section.open', { count: open })}</span>
      </span>
    </RecordRow>
  );
});
