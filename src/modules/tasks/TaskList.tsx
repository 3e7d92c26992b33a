import CheckCircleIcon from '@heroicons/react/24/outline/CheckCircleIcon';
import FunnelIcon from '@heroicons/react/24/outline/FunnelIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Button } from '#components/Button';
import { EmptyState } from '#components/EmptyState';
import { Link } from '#components/Link';
import { Menu, radioSection } from '#components/Menu';
import { RecordLayoutSidebarButton } from '#components/RecordLayout';
import { RecordList, RecordRows } from '#components/RecordList';
import type { RecordScreen } from '#components/RecordList';
import { SortableRows } from '#components/Sortable';
import type { SortableItem } from '#components/Sortable';
import { Token } from '#components/Token';
import { useStableList } from '#lib/react/useStableList';

import type { Task } from './api';
import { BulkActions } from './BulkActions';
import { useDayText } from './DueText';
import { taskMembersQuery } from './queries';
import { QuickField } from './QuickField';
import { SectionRow } from './SectionRow';
import * as styles from './TaskList.css';
import { TaskRow } from './TaskRow';
import { isOpenTask } from './taskRules';
import { useTasksScreen } from './tasksContext';
import { dueDayOf, moveRow, sectionsOf } from './taskViews';

export type TaskListProps = {
  /** The list, or what a search has found. */
  query: UseQueryResult<Task[]>;
  /** All tasks and sections. */
  tasks: readonly Task[];
  /** The rows that are shown. */
  rows: readonly Task[];
  /** Whether the whole list is shown, so that its rows can be moved. */
  whole: boolean;
  /** Titles with marks by id, of what a search has found. */
  marked: ReadonlyMap<string, string>;
  collapsed: ReadonlySet<string>;
  screen: RecordScreen<Task>;
  onSearch: (text: string) => void;
  headerEnd: ReactNode;
  quickRef: Ref<HTMLInputElement>;
};

const getId = ({ id }: SortableItem) => id;

/**
 * The rows as items that can be moved. A change of a task leaves them as they are, unless it is about its title or its
 * place: with other items, all that a list of ten thousand knows of their order would be computed again.
 */
function useSortableItems(rows: readonly Task[]): readonly SortableItem[] {
  const { t } = useTranslation('tasks');
  const [known] = useState(() => new Map<string, SortableItem>());
  const items = useMemo(() => {
    const untitled = { task: t('untitled'), section: t('untitledSection') };
    return rows.map(({ id, title, type }) => {
      const label = title.trim() || untitled[type];
      const before = known.get(id);
      if (before?.label === label) return before;
      const item = { id, label };
      known.set(id, item);
      return item;
    });
  }, [rows, known, t]);
  return useStableList(items);
}

/** How many tasks and open tasks each section owns. */
function countSections(tasks: readonly Task[]): ReadonlyMap<string, { owned: number; open: number }> {
  const counts = new Map<string, { owned: number; open: number }>();
  let section = { owned: 0, open: 0 };
  for (const { id, type, completed } of tasks) {
    if (type === 'section') {
      section = { owned: 0, open: 0 };
      counts.set(id, section);
    } else {
      section.owned += 1;
      if (!completed) section.open += 1;
    }
  }
  return counts;
}

/** The rows of a view with quick field, search, filters, selection and bulk actions. */
export function TaskList({
  query,
  tasks,
  rows,
  whole,
  marked,
  collapsed,
  screen: { listProps, selection },
  onSearch,
  headerEnd,
  quickRef,
}: TaskListProps) {
  const { t } = useTranslation('tasks');
  const dayText = useDayText();
  const { address, viewer, tags, sections, actions, recordHref, listHref, complete, remove } = useTasksScreen();
  const items = useSortableItems(rows);
  const indexOf = useMemo(() => new Map(items.map(({ id }, index) => [id, index])), [items]);
  const taskOf = useCallback((id: string) => rows[indexOf.get(id) ?? -1], [rows, indexOf]);
  const showsSections = address.view !== 'all';
  const owners = useMemo(() => (showsSections ? sectionsOf(tasks) : undefined), [tasks, showsSections]);
  const counts = useMemo(() => countSections(tasks), [tasks]);
  const open = useMemo(() => rows.filter(isOpenTask).length, [rows]);
  const isGrouped = address.view === 'upcoming' || address.view === 'overdue';
  // With another function, the days of ten thousand tasks would be found again.
  const groupOf = useCallback(
    ({ id }: SortableItem) => {
      const task = taskOf(id);
      return dayText((task && dueDayOf(task, viewer.timeZone)) ?? viewer.today, viewer.today);
    },
    [dayText, taskOf, viewer],
  );

  function renderItem(id: string, handle: ReactNode) {
    const task = taskOf(id);
    if (!task) return null;
    const shared = {
      href: recordHref(id),
      current: id === listProps.openId,
      returned: id === listProps.returnId,
      selected: selection.isSelected(id),
      handle,
      onSelect: selection.check,
    };
    if (task.type === 'section') {
      const { owned = 0, open: openTasks = 0 } = counts.get(id) ?? {};
      return (
        <SectionRow
          {...shared}
          section={task}
          owned={owned}
          open={openTasks}
          collapsed={collapsed.has(id)}
          collapsible={whole}
          onRemove={remove}
        />
      );
    }
    return (
      <TaskRow
        {...shared}
        task={task}
        marked={marked.get(id)}
        tags={tags}
        section={sections.find((section) => section.id === owners?.get(id))?.title}
        viewer={viewer}
        dueInHeading={address.view === 'upcoming'}
        onComplete={complete}
      />
    );
  }

  return (
    <RecordList
      {...listProps}
      label={t('list.label')}
      title={t(`views.${address.view}`)}
      summary={
        query.data === undefined || rows.length === 0
          ? undefined
          : address.view === 'completed'
            ? t('list.count', { count: rows.length })
            : open === 0
              ? t('list.allDone')
              : t('list.open', { count: open })
      }
      headerStart={<RecordLayoutSidebarButton label={t('views.open')} />}
      headerEnd={headerEnd}
      search={{ label: t('list.search'), value: address.q, onSearch }}
      controls={
        <>
          {/* A record that is not saved yet, or unknown, has no place in the list. */}
          <QuickField
            ref={quickRef}
            whole={whole}
            after={tasks.some(({ id }) => id === listProps.openId) ? listProps.openId : undefined}
          />
          <ActiveFilters />
        </>
      }
      bulkActions={{
        label: t('list.bulk'),
        children: (_selected, onDone) => (
          <BulkActions tasks={rows.filter(({ id }) => selection.isSelected(id))} onDone={onDone} />
        ),
      }}
      query={query}
      what={t('list.what')}
      getItems={() => items}
      getKey={getId}
      rowsLabel={t('title')}
      rowHeight={5.1875}
      {...(isGrouped && { groupOf })}
      renderRow={({ id }) => renderItem(id, null)}
      // Only around the rows: they remount when the drag and drop library has loaded; the fields above keep their text.
      renderItems={(rowsProps) => (
        <SortableRows
          label={t('title')}
          items={items}
          disabled={!whole}
          renderItem={renderItem}
          onMove={({ id, to }) =>
            actions.order(
              moveRow(
                tasks,
                rows.map((row) => row.id),
                { id, to: to.index },
              ),
            )
          }
        >
          {(shown, renderRow) => (
            <RecordRows key={listProps.listKey} {...rowsProps} items={shown} renderRow={({ id }) => renderRow(id)} />
          )}
        </SortableRows>
      )}
      empty={<NoTasks href={listHref({ view: 'all', tag: '', assignee: '', q: '' })} />}
    />
  );
}

/** Why there are no rows, with the way to some. */
function NoTasks({ href }: { href: string }) {
  const { t } = useTranslation('tasks');
  const { address, create } = useTasksScreen();
  const { view, tag, assignee, q } = address;
  if (q !== '' || tag !== '' || assignee !== '') {
    return (
      <EmptyState
        icon={MagnifyingGlassIcon}
        title={q === '' ? t('list.noneFiltered') : t('list.noMatch', { search: q })}
        description={t('list.noMatchText')}
        action={<Link href={href}>{t('list.showAll')}</Link>}
      />
    );
  }
  return (
    <EmptyState
      icon={CheckCircleIcon}
      title={t(`empty.${view}.title`)}
      description={t(`empty.${view}.text`)}
      action={
        view === 'all' ? (
          <Button variant="outline" onClick={() => create('task')}>
            {t('newTask')}
          </Button>
        ) : (
          <Link href={href}>{t('list.showAll')}</Link>
        )
      }
    />
  );
}

/** The filters that are set, each with a button that removes it. */
function ActiveFilters() {
  const { t } = useTranslation('tasks');
  const navigate = useNavigate();
  const { address, tags, listHref } = useTasksScreen();
  const { data: members = [] } = useQuery(taskMembersQuery());
  const tag = tags.find(({ id }) => id === address.tag)?.title;
  const assignee = members.find(({ id }) => id === address.assignee)?.name;
  if (tag === undefined && assignee === undefined) return null;
  return (
    <div className={styles.filters} role="group" aria-label={t('filters.label')}>
      {tag === undefined ? null : (
        <Token
          size="small"
          removeLabel={t('filters.remove', { value: tag })}
          onRemove={() => void navigate(listHref({ tag: '' }))}
        >
          {t('filters.tag', { value: tag })}
        </Token>
      )}
      {assignee === undefined ? null : (
        <Token
          size="small"
          removeLabel={t('filters.remove', { value: assignee })}
          onRemove={() => void navigate(listHref({ assignee: '' }))}
        >
          {t('filters.assignee', { value: assignee })}
        </Token>
      )}
    </div>
  );
}

const everyone = 'everyone';

/** Chooses the tag and the assignee whose tasks are listed. */
export function FilterMenu() {
  const { t } = useTranslation('tasks');
  const navigate = useNavigate();
  const { address, tags, listHref } = useTasksScreen();
  const { data: members = [] } = useQuery(taskMembersQuery());
  return (
    <Menu
      label={t('filters.label')}
      icon={FunnelIcon}
      align="end"
      sections={[
        radioSection({
          id: 'tag',
          label: t('fields.tags'),
          options: [
            { value: '', label: t('filters.anyTag') },
            ...tags.map(({ id, title }) => ({ value: id, label: title })),
          ],
          value: address.tag,
          onChange: (tag) => void navigate(listHref({ tag })),
        }),
        {
          id: 'assignee',
          label: t('fields.assignee'),
          items: [
            {
              id: everyone,
              label: members.find(({ id }) => id === address.assignee)?.name ?? t('filters.anyone'),
              submenu: [
                radioSection({
                  id: 'people',
                  options: [
                    { value: '', label: t('filters.anyone') },
                    ...members.map(({ id, name }) => ({ value: id, label: name })),
                  ],
                  value: address.assignee,
                  onChange: (assignee) => void navigate(listHref({ assignee })),
                }),
              ],
            },
          ],
        },
      ]}
    />
  );
}
