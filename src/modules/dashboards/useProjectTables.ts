import { useTranslation } from 'react-i18next';

import type { DashboardTable } from './dashboardTable';
import { expensePeriods, isEmptyProject, issueStates } from './projectFigures';
import type { Project } from './projectSchemas';
import type { ProjectView } from './projectView';

/** What the open tab shows as tables, for the export. */
export function useProjectTables(project: Project | undefined, view: ProjectView): DashboardTable[] {
  const { t } = useTranslation('dashboards-project');
  if (!project || isEmptyProject(project)) return [];
  const { githubIssues, taskDistribution, schedule, budgetDistribution, budgetDetails, teamMembers } = project;
  if (view.tab === 'home') {
    const issues = githubIssues.series[view.issues];
    return [
      {
        id: `issues-${view.issues}`,
        title: t('issues.title'),
        columns: [t('day'), ...issues.map(({ name }) => name)],
        rows: githubIssues.labels.map((label, at) => [label, ...issues.map(({ data }) => data[at] ?? null)]),
      },
      {
        id: `issue-counts-${view.issues}`,
        title: t('issues.counts'),
        columns: [t('issues.state'), t('issues.count')],
        rows: issueStates.map((state) => [t(`issues.states.${state}`), githubIssues.overview[view.issues][state]]),
      },
      {
        id: `tasks-${view.tasks}`,
        title: t('tasks.title'),
        columns: [t('tasks.area'), t('tasks.new')],
        rows: taskDistribution.labels.map((label, at) => [label, taskDistribution.series[view.tasks][at] ?? null]),
      },
      {
        id: `schedule-${view.schedule}`,
        title: t('schedule.title'),
        columns: [t('schedule.time'), t('schedule.what'), t('schedule.place')],
        rows: schedule[view.schedule].map(({ time, title, location }) => [time, title, location ?? null]),
      },
    ];
  }
  if (view.tab === 'team') {
    return [
      {
        id: 'team',
        title: t('team.title'),
        columns: [t('team.name'), t('team.role'), t('team.email'), t('team.phone')],
        rows: teamMembers.map(({ name, title, email, phone }) => [name, title, email, phone]),
      },
    ];
  }
  return [
    {
      id: 'budget-distribution',
      title: t('distribution.title'),
      columns: [t('budget.columns.type'), ...budgetDistribution.series.map(({ name }) => name)],
      rows: budgetDistribution.categories.map((category, at) => [
        category,
        ...budgetDistribution.series.map(({ data }) => data[at] ?? null),
      ]),
    },
    ...expensePeriods.map((period): DashboardTable => {
      const { labels, series } = project[period];
      return {
        id: period,
        title: t(`${period}.title`),
        columns: [t('period'), ...series.map(({ name }) => name)],
        rows: labels.map((label, at) => [label, ...series.map(({ data }) => data[at] ?? null)]),
      };
    }),
    {
      id: 'budget',
      title: t('budget.title'),
      columns: budgetDetails.columns.map((column) => t(`budget.columns.${column}`)),
      rows: budgetDetails.rows.map((row) => budgetDetails.columns.map((column) => row[column])),
    },
  ];
}
