import { paths } from '#domain/paths';
import { choiceParam, listParams, textParam } from '#lib/router/listParams';

import { taskLimits } from './limits';
import { taskViews } from './taskViews';
import type { TaskView } from './taskViews';

/** What the address of the list restores. */
export interface TaskListAddress {
  view: TaskView;
  /** Id of a tag; empty for all. */
  tag: string;
  /** Id of a person; empty for all. */
  assignee: string;
  /** Search text. */
  q: string;
}

const listParts = {
  view: choiceParam(taskViews, 'all'),
  tag: textParam(80),
  assignee: textParam(80),
  q: textParam(taskLimits.search),
};

/** The query of the address of the list. */
export const taskParams = listParams<TaskListAddress>(listParts);

/** What a record that is being made is, and the id of the task that it follows. */
export interface NewTaskAddress extends TaskListAddress {
  new: '' | 'task' | 'section';
  after: string;
}

/** The query of the address of a record. */
export const recordParams = listParams<NewTaskAddress>({
  ...listParts,
  new: choiceParam(['', 'task', 'section'], ''),
  after: textParam(80),
});

/** The path of the list, or of a record beside it. */
export const taskPath = (id?: string) =>
  id === undefined ? paths.tasks : paths.task.replace(':id', encodeURIComponent(id));
