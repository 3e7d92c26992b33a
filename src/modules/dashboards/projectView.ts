import { choiceParam, listParams } from '#lib/router/listParams';

import { budgetColumns } from './projectFigures';

/** Parts of the project dashboard. */
export const projectTabs = ['home', 'budget', 'team'] as const;
/** A part of the project dashboard. */
export type ProjectTab = (typeof projectTabs)[number];

/** Weeks that can be shown, by their names in the contract. */
export const weeks = ['this-week', 'last-week'] as const;
/** A week that can be shown. */
export type Week = (typeof weeks)[number];

/** Days whose schedule can be shown, by their names in the contract. */
export const scheduleDays = ['today', 'tomorrow'] as const;
/** A day whose schedule can be shown. */
export type ScheduleDay = (typeof scheduleDays)[number];

/** The choices of the project dashboard. */
export interface ProjectView {
  tab: ProjectTab;
  /** Week of the issues. */
  issues: Week;
  /** Week of the tasks. */
  tasks: Week;
  schedule: ScheduleDay;
  /** Column by which the budget is sorted. */
  sort: (typeof budgetColumns)[number] | 'none';
  order: 'asc' | 'desc';
}

/** The choices of the project dashboard in its address. */
export const projectParams = listParams<ProjectView>({
  tab: choiceParam(projectTabs, 'home'),
  issues: choiceParam(weeks, 'this-week'),
  tasks: choiceParam(weeks, 'this-week'),
  schedule: choiceParam(scheduleDays, 'today'),
  sort: choiceParam(['none', ...budgetColumns], 'none'),
  order: choiceParam(['asc', 'desc'], 'asc'),
});
