import { createScreenContext } from '#lib/react/createScreenContext';

import type { Task, TaskTag } from './api';
import type { NewTaskAddress, TaskListAddress } from './taskPath';
import type { Viewer } from './taskViews';
import type { TaskActions } from './useTaskActions';

/** State shared by all parts of the task screen. Lists are empty while loading. */
export interface TasksScreenState {
  address: TaskListAddress;
  viewer: Viewer;
  tags: readonly TaskTag[];
  /** The sections of the list, to which tasks can be moved. */
  sections: readonly Task[];
  actions: TaskActions;
  /** Address of the list with another view or filter, without an open record. */
  listHref: (part: Partial<TaskListAddress>) => string;
  /** Address of a record beside the list, or of the list. */
  recordHref: (id?: string, made?: Partial<Pick<NewTaskAddress, 'new' | 'after'>>) => string;
  /** Opens a new record, ready to be typed in. */
  create: (type: Task['type']) => void;
  /** Deletes tasks, sections with their tasks if `withOwned`; the focus goes to the next row. */
  remove: (tasks: readonly Task[], withOwned?: boolean) => void;
  /** Completes tasks or opens them again; they stay for a moment in a view that they leave. */
  complete: (tasks: readonly Task[], completed: boolean) => void;
  /** Keeps tasks for a moment in a view that they leave. */
  keepForAMoment: (ids: readonly string[]) => void;
  openTags: () => void;
  /** Prints the rows of a view, or one task. */
  print: (tasks: readonly Task[], title: string) => void;
}

/** Provides the shared state to the parts of `TasksScreen`, and returns it in them. */
export const [TasksContext, useTasksScreen] = createScreenContext<TasksScreenState>('TasksScreen');
