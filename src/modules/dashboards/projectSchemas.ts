import * as z from 'zod/mini';

import { budgetColumns } from './projectFigures';
import { count, labelledSeriesSchema } from './schemas';

const amount = z.number().check(z.minimum(0));
const percentage = z.number().check(z.minimum(0));

/** A value for each of the two weeks that can be shown. */
const inWeeks = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.object({ 'this-week': schema, 'last-week': schema });

const issueCountsSchema = z.object({
  'new-issues': count,
  'closed-issues': count,
  fixed: count,
  'wont-fix': count,
  're-opened': count,
  'needs-triage': count,
});
/** Issues of a week by what became of them. */
export type IssueCounts = z.infer<typeof issueCountsSchema>;

/** New issues as a line, closed ones as columns. */
const issueSeriesSchema = z.object({ name: z.string(), type: z.enum(['line', 'column']), data: z.array(count) });

/** Something in the schedule of a day. */
const scheduleItemSchema = z.object({ title: z.string(), time: z.string(), location: z.optional(z.string()) });

const expensesSchema = z.object({
  amount,
  /** Days, or ranges of days, in the language of the call. */
  labels: z.array(z.string()),
  series: z.array(labelledSeriesSchema),
});
/** Expenses and the values that add up to them. */
export type Expenses = z.infer<typeof expensesSchema>;

const budgetRowSchema = z.object({
  id: z.int(),
  type: z.string(),
  total: amount,
  expensesAmount: amount,
  expensesPercentage: percentage,
  // Below 0 when more was spent than planned.
  remainingAmount: z.number(),
  remainingPercentage: z.number(),
});
/** A part of the budget. */
export type BudgetRow = z.infer<typeof budgetRowSchema>;

const teamMemberSchema = z.object({
  id: z.string(),
  avatar: z.nullable(z.string()),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  title: z.string(),
});
/** A member of the project’s team. */
export type TeamMember = z.infer<typeof teamMemberSchema>;

/** Issues, schedule, budget and team of the project. */
export const projectSchema = z.object({
  githubIssues: z.object({
    overview: inWeeks(issueCountsSchema),
    /** The seven days of a week, in the language of the call. */
    labels: z.array(z.string()),
    series: inWeeks(z.array(issueSeriesSchema)),
  }),
  taskDistribution: z.object({
    overview: inWeeks(z.object({ new: count, completed: count })),
    labels: z.array(z.string()),
    /** New tasks in the order of the labels. */
    series: inWeeks(z.array(count)),
  }),
  schedule: z.object({ today: z.array(scheduleItemSchema), tomorrow: z.array(scheduleItemSchema) }),
  budgetDistribution: z.object({
    categories: z.array(z.string()),
    /** Percentages of the whole budget. */
    series: z.array(labelledSeriesSchema),
  }),
  weeklyExpenses: expensesSchema,
  monthlyExpenses: expensesSchema,
  yearlyExpenses: expensesSchema,
  budgetDetails: z.object({ columns: z.array(z.enum(budgetColumns)), rows: z.array(budgetRowSchema) }),
  teamMembers: z.array(teamMemberSchema),
});
/** Issues, schedule, budget and team of the project. */
export type Project = z.infer<typeof projectSchema>;
