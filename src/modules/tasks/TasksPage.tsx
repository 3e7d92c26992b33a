import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { prepareSortable } from '#components/Sortable';
import type { PageToPrefetch } from '#lib/query/pageToPrefetch';

import { searchQuery, taskMembersQuery, tasksQuery, taskTagsQuery } from './queries';
import { taskParams } from './taskPath';
import { TasksScreen } from './TasksScreen';

/** Asks for the tasks and for what names their parts. */
export function prefetch({ queryClient, url }: PageToPrefetch): void {
  void queryClient.prefetchQuery(tasksQuery());
  void queryClient.prefetchQuery(taskTagsQuery());
  void queryClient.prefetchQuery(taskMembersQuery());
  const { q } = taskParams.parse(url.searchParams);
  if (q !== '') void queryClient.prefetchQuery(searchQuery(q));
  // Rows that become movable later would be rendered twice.
  void Promise.resolve(prepareSortable()).catch(() => {});
}

/** The page at `/apps/tasks` and `/apps/tasks/:id`: the list, with at most one record open. */
export function Component() {
  useTranslation('tasks');
  const { id } = useParams();
  return <TasksScreen id={id} />;
}
