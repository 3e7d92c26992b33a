import type { IssueCounts, Project } from './projectSchemas';

/** What becomes of issues, in the order of the page. */
export const issueStates = [
  'new-issues',
  'closed-issues',
  'fixed',
  'wont-fix',
  're-opened',
  'needs-triage',
] as const satisfies ReadonlyArray<keyof IssueCounts>;

/** Expenses over periods of different length, in the order of the page. */
export const expensePeriods = ['weeklyExpenses', 'monthlyExpenses', 'yearlyExpenses'] as const;

/** Columns of the budget, in their order. */
export const budgetColumns = [
  'type',
  'total',
  'expensesAmount',
  'expensesPercentage',
  'remainingAmount',
  'remainingPercentage',
] as const;

/** How much of a part of the budget is left: `low` below 30%, `high` from 80%. */
export type BudgetLevel = 'low' | 'medium' | 'high';

/** How much is left, by its percentage. */
export const budgetLevel = (remainingPercentage: number): BudgetLevel =>
  remainingPercentage < 30 ? 'low' : remainingPercentage < 80 ? 'medium' : 'high';

/** Whether the project has no records yet. */
export function isEmptyProject({ githubIssues, taskDistribution, schedule, budgetDetails, teamMembers }: Project) {
  const lists = [githubIssues.labels, taskDistribution.labels, schedule.today, schedule.tomorrow];
  return [...lists, budgetDetails.rows, teamMembers].every(({ length }) => length === 0);
}
