import { useTranslation } from 'react-i18next';

import { AreaChart } from '#components/AreaChart';
import { Badge } from '#components/Badge';
import { DataTable } from '#components/DataTable';
import type { DataTableColumn } from '#components/DataTable';
import { RadarChart } from '#components/RadarChart';
import { formatPercent } from '#lib/format/formatNumber';
import { numberFormat } from '#lib/format/intl';

import { ChartFigure } from './ChartFigure';
import { DashboardCard } from './DashboardCard';
import { DashboardGrid } from './DashboardPage';
import { budgetLevel, expensePeriods } from './projectFigures';
import type { BudgetRow, Expenses, Project } from './projectSchemas';
import type { ProjectView } from './projectView';
import { sumOf } from './sums';
import { useChangeWords } from './useChangeWords';

const money: Intl.NumberFormatOptions = {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
};
const levelTones = { low: 'error', medium: 'warning', high: 'success' } as const;

export type ProjectBudgetProps = {
  project: Project;
  view: ProjectView;
  onViewChange: (change: Partial<ProjectView>) => void;
};

/** How the budget divides, what is spent, and what is left of each part. */
export function ProjectBudget({ project, view, onViewChange }: ProjectBudgetProps) {
  return (
    <DashboardGrid>
      {expensePeriods.map((period) => (
        <DashboardCard key={period} span="tile">
          <ExpensesChart period={period} expenses={project[period]} />
        </DashboardCard>
      ))}
      <DashboardCard span="third">
        <DistributionChart distribution={project.budgetDistribution} />
      </DashboardCard>
      <BudgetTable details={project.budgetDetails} view={view} onViewChange={onViewChange} />
    </DashboardGrid>
  );
}

function ExpensesChart({ period, expenses }: { period: (typeof expensePeriods)[number]; expenses: Expenses }) {
  const { t, i18n } = useTranslation('dashboards-project');
  const changeWords = useChangeWords();
  const [values = []] = expenses.series.map(({ data }) => data);
  const [last, before] = [values.at(-1), values.at(-2)];
  const change =
    last === undefined || before === undefined ? undefined : changeWords(last, before, 'before', { better: 'less' });
  return (
    <AreaChart
      title={t(`${period}.title`)}
      headingLevel={2}
      description={
        <ChartFigure
          value={numberFormat(i18n.language, money).format(expenses.amount)}
          change={change && { ...change, text: t('latest', { change: change.text }) }}
        >
          {t(`${period}.statement`)}
        </ChartFigure>
      }
      height="small"
      data={expenses.labels.map((label, at) => ({ label, value: values[at] ?? null }))}
      x={({ label }) => label}
      xLabel={t('period')}
      format={money}
      series={[{ id: period, label: t('expenses'), value: ({ value }) => value }]}
    />
  );
}

function DistributionChart({ distribution }: { distribution: Project['budgetDistribution'] }) {
  const { t, i18n } = useTranslation('dashboards-project');
  const percent = (value: number) => formatPercent(value / 100, i18n.language);
  const [values = []] = distribution.series.map(({ data }) => data);
  const rows = distribution.categories.map((category, at) => ({ category, value: values[at] ?? null }));
  const [largest] = rows.toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0));
  return (
    <RadarChart
      title={t('distribution.title')}
      headingLevel={2}
      description={
        largest
          ? t('distribution.statement', { part: largest.category, share: percent(largest.value ?? 0) })
          : t('distribution.none')
      }
      height="medium"
      // Fewer than three axes have no area.
      data={rows.length < 3 ? [] : rows}
      axis={({ category }) => category}
      axisHead={t('budget.columns.type')}
      format={percent}
      series={distribution.series.map(({ name }) => ({
        id: name,
        label: name,
        value: ({ value }: { value: number | null }) => value,
      }))}
    />
  );
}

function RemainingBadge({ percentage }: { percentage: number }) {
  const { t, i18n } = useTranslation('dashboards-project');
  const level = budgetLevel(percentage);
  const share = formatPercent(percentage / 100, i18n.language, { maximumFractionDigits: 1 });
  return <Badge tone={levelTones[level]}>{t('budget.remaining', { share, level: t(`budget.levels.${level}`) })}</Badge>;
}

const renderRemaining = ({ remainingPercentage }: BudgetRow) => <RemainingBadge percentage={remainingPercentage} />;

type BudgetTableProps = Omit<ProjectBudgetProps, 'project'> & { details: Project['budgetDetails'] };

function BudgetTable({ details, view: { sort, order }, onViewChange }: BudgetTableProps) {
  const { t, i18n } = useTranslation('dashboards-project');
  const { rows } = details;
  const format = numberFormat(i18n.language, money);
  const percent = (value: number) => formatPercent(value / 100, i18n.language, { maximumFractionDigits: 1 });
  const cells: Readonly<Record<(typeof details.columns)[number], DataTableColumn<BudgetRow>['cell']>> = {
    type: ({ type }) => type,
    total: ({ total }) => format.format(total),
    expensesAmount: ({ expensesAmount }) => format.format(expensesAmount),
    expensesPercentage: ({ expensesPercentage }) => percent(expensesPercentage),
    remainingAmount: ({ remainingAmount }) => format.format(remainingAmount),
    remainingPercentage: renderRemaining,
  };
  const total = sumOf(rows.map((row) => row.total));
  const spent = sumOf(rows.map((row) => row.expensesAmount));
  return (
    <DashboardCard
      span="wide"
      title={t('budget.title')}
      statement={
        rows.length === 0
          ? t('budget.none')
          : t('budget.statement', {
              spent: format.format(spent),
              total: format.format(total),
              remaining: format.format(total - spent),
            })
      }
    >
      <DataTable
        caption={t('budget.title')}
        hideCaption
        columns={details.columns.map((column) => ({
          id: column,
          header: t(`budget.columns.${column}`),
          cell: cells[column],
          sortable: true,
          sortValue: (row: BudgetRow) => row[column],
          ...(column !== 'type' && { align: 'end' as const }),
        }))}
        rows={rows}
        sort={{ column: sort, direction: order === 'asc' ? 'ascending' : 'descending' }}
        onSortChange={(next) =>
          onViewChange({
            sort: details.columns.find((column) => column === next?.column) ?? 'none',
            order: next?.direction === 'descending' ? 'desc' : 'asc',
          })
        }
        getRowId={({ id }) => String(id)}
        rowLabel={({ type }) => type}
      />
    </DashboardCard>
  );
}
