import CheckCircleIcon from '@heroicons/react/24/outline/CheckCircleIcon';
import PrinterIcon from '@heroicons/react/24/outline/PrinterIcon';
import QuestionMarkCircleIcon from '@heroicons/react/24/outline/QuestionMarkCircleIcon';
import SquaresPlusIcon from '@heroicons/react/24/outline/SquaresPlusIcon';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import { KeyboardShortcutsDialog } from '#components/KeyboardShortcutsDialog';
import { Menu } from '#components/Menu';
import { Page } from '#components/Page';
import { RecordLayout } from '#components/RecordLayout';
import { useRecordScreen } from '#components/RecordList';
import { useDialogState } from '#lib/react/useDialogState';
import { useStableList } from '#lib/react/useStableList';
import { preserveFocus } from '#lib/router/preserveFocus';
import { useSession } from '#lib/session/session';
import { todayIn } from '#lib/time/today';
import { viewerTimeZone } from '#lib/time/viewerTimeZone';

import type { Task } from './api';
import { useCollapsedSections } from './collapsedSections';
import { PrintedTasks } from './PrintedTasks';
import { searchQuery, startNew, tasksQuery, taskTagsQuery } from './queries';
import { TagsDialog } from './TagsDialog';
import { FilterMenu, TaskList } from './TaskList';
import { recordParams, taskParams, taskPath } from './taskPath';
import type { NewTaskAddress } from './taskPath';
import { TaskRecord } from './TaskRecord';
import { TasksContext } from './tasksContext';
import type { TasksScreenState } from './tasksContext';
import { TaskSidebar } from './TaskSidebar';
import { isWholeList, rowsOf } from './taskViews';
import { useRecentlyChanged } from './useRecentlyChanged';
import { useTaskActions } from './useTaskActions';
import { useTaskKeys } from './useTaskKeys';

export type TasksScreenProps = {
  /** Id of the open record. */
  id: string | undefined;
};

// Stable empty array: memoised children must not re-render.
const emptyList: readonly never[] = [];

/** Sidebar, list and record of the tasks. */
export function TasksScreen({ id: openId }: TasksScreenProps) {
  const { t } = useTranslation('tasks');
  const navigate = useNavigate();
  const client = useQueryClient();
  const { search } = useLocation();
  const session = useSession();
  const me = session.status === 'authenticated' ? session.user.id : undefined;
  const timeZone = viewerTimeZone();
  const today = todayIn(timeZone);
  const viewer = useMemo(() => ({ me, today, timeZone }), [me, today, timeZone]);
  const made = useMemo(() => recordParams.parse(search), [search]);
  const { view, tag, assignee, q } = made;
  const address = useMemo(() => ({ view, tag, assignee, q }), [view, tag, assignee, q]);

  const listQuery = useQuery(tasksQuery());
  const foundQuery = useQuery({ ...searchQuery(q), enabled: q !== '' });
  const { data: tags = emptyList } = useQuery(taskTagsQuery());
  const collapsedIds = useCollapsedSections();
  const actions = useTaskActions();
  const { recentlyChanged, keepForAMoment } = useRecentlyChanged();

  // Deferred, so that a change of one task among ten thousand blocks no frame; not the first list, which would be empty.
  const tasks = useDeferredValue(listQuery.data) ?? listQuery.data ?? emptyList;
  const found = q === '' ? undefined : foundQuery.data;
  const marked = useMemo(() => new Map(found?.map(({ id, title }) => [id, title])), [found]);
  const collapsed = useMemo(() => new Set(collapsedIds), [collapsedIds]);
  const rows = useMemo(
    () =>
      rowsOf(
        tasks,
        { ...address, found: q === '' ? undefined : new Set(marked.keys()), collapsed, recentlyChanged },
        viewer,
      ),
    [tasks, address, q, marked, collapsed, recentlyChanged, viewer],
  );
  const whole = isWholeList({ ...address, found: q === '' ? undefined : new Set() });
  const sections = useStableList(useMemo(() => tasks.filter(({ type }) => type === 'section'), [tasks]));

  const quickField = useRef<HTMLInputElement>(null);
  const help = useDialogState();
  const tagsDialog = useDialogState();
  const { show: openTags } = tagsDialog;
  const [printed, setPrinted] = useState<{ tasks: readonly Task[]; title: string }>();

  const listKey = taskParams.href('', address);
  const openTask = tasks.find(({ id }) => id === openId);
  const screen = useRecordScreen({
    listKey,
    records: rows,
    openId,
    open: openTask,
    virtual: true,
    onOpen: (id) => void navigate(taskParams.href(taskPath(id), address)),
  });
  const { afterRemoval, currentId } = screen.navigation;

  // Stable context value: memoised consumers must not re-render with the screen.
  const state = useMemo((): TasksScreenState => {
    const recordHref = (id?: string, part?: Partial<Pick<NewTaskAddress, 'new' | 'after'>>) =>
      recordParams.href(taskPath(id), { ...address, ...part });
    return {
      address,
      viewer,
      tags,
      sections,
      actions,
      listHref: (part) => taskParams.href(taskPath(), { ...address, ...part }),
      recordHref,
      create(type) {
        const id = crypto.randomUUID();
        startNew(id, client);
        void navigate(recordHref(id, { new: type, after: currentId() ?? '' }), {
          // Its title has the focus.
          state: preserveFocus,
        });
      },
      remove: (removed, withOwned) => afterRemoval(actions.remove(removed, withOwned)),
      complete(changed, completed) {
        keepForAMoment(changed.map(({ id }) => id));
        actions.complete(changed, completed);
      },
      keepForAMoment,
      openTags,
      print: (printedTasks, title) => setPrinted({ tasks: printedTasks, title }),
    };
  }, [address, viewer, tags, sections, actions, navigate, client, keepForAMoment, openTags, afterRemoval, currentId]);

  const bindings = useTaskKeys({
    tasks,
    whole,
    screen,
    state,
    onQuickAdd: () => quickField.current?.focus(),
    onHelp: help.show,
  });

  const documentTitle = openTask?.title.trim() || t('title');
  return (
    <TasksContext value={state}>
      <title>{t('documentTitle', { title: documentTitle })}</title>
      <Page padding="none">
        <RecordLayout
          sidebar={<TaskSidebar />}
          sidebarLabel={t('title')}
          listKey={listKey}
          recordKey={openId}
          list={
            <TaskList
              query={q === '' ? listQuery : foundQuery}
              tasks={tasks}
              rows={rows}
              whole={whole}
              marked={marked}
              collapsed={collapsed}
              screen={screen}
              onSearch={(text) => void navigate(state.listHref({ q: text }))}
              headerEnd={
                <>
                  <FilterMenu />
                  <Menu
                    label={t('more')}
                    align="end"
                    sections={[
                      {
                        id: 'more',
                        items: [
                          {
                            id: 'section',
                            label: t('newSection'),
                            icon: SquaresPlusIcon,
                            shortcut: 'Mod+.',
                            onAction: () => state.create('section'),
                          },
                          {
                            id: 'print',
                            label: t('action.print'),
                            icon: PrinterIcon,
                            disabled: rows.length === 0,
                            onAction: () => state.print(rows, t(`views.${view}`)),
                          },
                          {
                            id: 'keys',
                            label: t('keys.help'),
                            icon: QuestionMarkCircleIcon,
                            shortcut: '?',
                            onAction: help.show,
                          },
                        ],
                      },
                    ]}
                  />
                </>
              }
              quickRef={quickField}
            />
          }
          record={
            openId === undefined ? undefined : (
              <TaskRecord key={openId} id={openId} made={made.new === '' ? undefined : made} />
            )
          }
          placeholder={{ icon: CheckCircleIcon, title: t('record.none'), description: t('record.noneText') }}
        />
      </Page>
      {printed ? <PrintedTasks {...printed} onClose={() => setPrinted(undefined)} /> : null}
      <TagsDialog {...tagsDialog.props} />
      <KeyboardShortcutsDialog {...help.props} bindings={bindings} description={t('keys.text')} />
    </TasksContext>
  );
}
