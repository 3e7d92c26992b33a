import { useTranslation } from 'react-i18next';

import { BarChart } from '#components/BarChart';
import { PolarAreaChart } from '#components/PolarAreaChart';
import { ToggleGroup } from '#components/ToggleGroup';
import { formatNumber } from '#lib/format/formatNumber';

import { ChartFigure } from './ChartFigure';
import { DashboardCard, DashboardFigures } from './DashboardCard';
import { DashboardGrid } from './DashboardPage';
import { issueStates } from './projectFigures';
import type { Project } from './projectSchemas';
import { weeks } from './projectView';
import type { ProjectView, Week } from './projectView';
import { ScheduleList } from './ScheduleList';
import { useChangeWords } from './useChangeWords';

export type ProjectHomeProps = {
  project: Project;
  view: ProjectView;
  onViewChange: (change: Partial<ProjectView>) => void;
};

const otherWeek = (week: Week): Week => (week === 'this-week' ? 'last-week' : 'this-week');

/** Whether more of a state is good. */
const better = {
  'new-issues': 'less',
  'closed-issues': 'more',
  fixed: 'more',
  'wont-fix': undefined,
  're-opened': 'less',
  'needs-triage': 'less',
} as const;

/** Issues and tasks of a week, and the schedule of a day. */
export function ProjectHome({ project, view, onViewChange }: ProjectHomeProps) {
  const { t } = useTranslation('dashboards-project');
  return (
    <DashboardGrid>
      <IssuesCard
        issues={project.githubIssues}
        week={view.issues}
        onWeekChange={(issues) => onViewChange({ issues })}
      />
      <DashboardCard span="half">
        <TasksChart
          tasks={project.taskDistribution}
          week={view.tasks}
          onWeekChange={(tasks) => onViewChange({ tasks })}
        />
      </DashboardCard>
      <ScheduleList
        title={t('schedule.title')}
        schedule={project.schedule}
        day={view.schedule}
        onDayChange={(schedule) => onViewChange({ schedule })}
      />
    </DashboardGrid>
  );
}

type WeekToggleProps = { label: string; week: Week; onWeekChange: (week: Week) => void };

function WeekToggle({ label, week, onWeekChange }: WeekToggleProps) {
  const { t } = useTranslation('dashboards-project');
  return (
    <ToggleGroup
      label={label}
      size="small"
      options={weeks.map((value) => ({ value, label: t(`weeks.${value}`) }))}
      value={week}
      onChange={onWeekChange}
    />
  );
}

type IssuesCardProps = Omit<WeekToggleProps, 'label'> & { issues: Project['githubIssues'] };

function IssuesCard({ issues, week, onWeekChange }: IssuesCardProps) {
  const { t, i18n } = useTranslation('dashboards-project');
  const changeWords = useChangeWords();
  const counts = issues.overview[week];
  const before = issues.overview[otherWeek(week)];
  const number = (value: number) => formatNumber(value, i18n.language);
  const rows = issues.labels.map((label, at) => ({ label, at }));
  return (
    <DashboardCard
      title={t('issues.title')}
      statement={t('issues.statement', {
        created: number(counts['new-issues']),
        closed: number(counts['closed-issues']),
      })}
      actions={<WeekToggle label={t('issues.week')} week={week} onWeekChange={onWeekChange} />}
    >
      <DashboardFigures
        figures={issueStates.map((state) => ({
          label: t(`issues.states.${state}`),
          value: number(counts[state]),
          change: changeWords(counts[state], before[state], week === 'this-week' ? 'lastWeek' : 'thisWeek', {
            better: better[state],
          }),
        }))}
      />
      <BarChart
        title={t('issues.chart')}
        headingLevel={3}
        height="large"
        data={rows}
        x={({ label }) => label}
        xLabel={t('day')}
        series={issues.series[week].map(({ name, type, data }) => ({
          id: type,
          label: name,
          as: type === 'line' ? ('line' as const) : ('bar' as const),
          value: ({ at }: { at: number }) => data[at] ?? null,
        }))}
      />
    </DashboardCard>
  );
}

type TasksChartProps = Omit<WeekToggleProps, 'label'> & { tasks: Project['taskDistribution'] };

function TasksChart({ tasks, week, onWeekChange }: TasksChartProps) {
  const { t, i18n } = useTranslation('dashboards-project');
  const changeWords = useChangeWords();
  const counts = tasks.overview[week];
  const before = tasks.overview[otherWeek(week)];
  const rows = tasks.labels.map((label, at) => ({ label, value: tasks.series[week][at] ?? 0 }));
  return (
    <PolarAreaChart
      title={t('tasks.title')}
      headingLevel={2}
      description={
        <ChartFigure
          value={formatNumber(counts.new, i18n.language)}
          change={changeWords(counts.new, before.new, week === 'this-week' ? 'lastWeek' : 'thisWeek')}
        >
          {t('tasks.statement', { count: counts.completed })}
        </ChartFigure>
      }
      actions={<WeekToggle label={t('tasks.week')} week={week} onWeekChange={onWeekChange} />}
      height="medium"
      data={rows}
      label={({ label }) => label}
      value={({ value }) => value}
      labelHead={t('tasks.area')}
      valueHead={t('tasks.new')}
    />
  );
}
