import { describe, expect, it } from 'vitest';

import { request } from '#lib/http/request';
import { getProject } from '#modules/dashboards/api';
import { projectSchema } from '#modules/dashboards/projectSchemas';
import { sumOf } from '#modules/dashboards/sums';

import { contacts } from '#mocks/contacts/seed';
import { serveBackend, setLanguage } from '#mocks/testing/serveBackend';
import { sendRaw } from '#mocks/testing/signInAs';

serveBackend({ account: 'mira' });

const load = () => request(getProject, {});
const weeks = ['this-week', 'last-week'] as const;

describe('GET api/dashboards/project', () => {
  it('has the fields of the specification, and no others', async () => {
    const body = (await (await sendRaw('api/dashboards/project')).json()) as Record<string, unknown>;
    expect(projectSchema.safeParse(body).success).toBe(true);
    const list = expect.any(Array);
    const number = expect.any(Number);
    const counts = {
      'new-issues': number,
      'closed-issues': number,
      fixed: number,
      'wont-fix': number,
      're-opened': number,
      'needs-triage': number,
    };
    const tasks = { new: number, completed: number };
    const expenses = { amount: number, labels: list, series: list };
    expect(body).toEqual({
      githubIssues: {
        overview: { 'this-week': counts, 'last-week': counts },
        labels: list,
        series: { 'this-week': list, 'last-week': list },
      },
      taskDistribution: {
        overview: { 'this-week': tasks, 'last-week': tasks },
        labels: list,
        series: { 'this-week': list, 'last-week': list },
      },
      schedule: { today: list, tomorrow: list },
      budgetDistribution: { categories: list, series: list },
      weeklyExpenses: expenses,
      monthlyExpenses: expenses,
      yearlyExpenses: expenses,
      budgetDetails: {
        columns: ['type', 'total', 'expensesAmount', 'expensesPercentage', 'remainingAmount', 'remainingPercentage'],
        rows: list,
      },
      teamMembers: list,
    });
  });

  it('names parts and categories as the specification does, and has as many records', async () => {
    const project = await load();
    expect(project.githubIssues.labels).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    expect(project.githubIssues.series['this-week'].map(({ type }) => type)).toEqual(['line', 'column']);
    expect(project.taskDistribution.labels).toEqual(['API', 'Backend', 'Frontend', 'Issues']);
    expect(project.budgetDistribution.categories).toEqual(['Concept', 'Design', 'Development', 'Extras', 'Marketing']);
    expect([project.schedule.today.length, project.schedule.tomorrow.length]).toEqual([7, 7]);
    const { weeklyExpenses, monthlyExpenses, yearlyExpenses } = project;
    expect([weeklyExpenses, monthlyExpenses, yearlyExpenses].map(({ labels }) => labels.length)).toEqual([6, 4, 10]);
    expect(project.teamMembers).toHaveLength(9);
  });

  it('has counts and amounts that are the sums of what stands under them', async () => {
    const { githubIssues, taskDistribution, budgetDistribution, budgetDetails, ...project } = await load();
    for (const week of weeks) {
      const counts = githubIssues.overview[week];
      const [created, closed] = githubIssues.series[week].map(({ data }) => sumOf(data));
      expect([counts['new-issues'], counts['closed-issues']]).toEqual([created, closed]);
      expect(counts.fixed + counts['wont-fix']).toBe(closed);
      expect(taskDistribution.overview[week].new).toBe(sumOf(taskDistribution.series[week]));
      expect(taskDistribution.overview[week].completed).toBeLessThanOrEqual(taskDistribution.overview[week].new);
    }
    for (const { amount, series } of [project.weeklyExpenses, project.monthlyExpenses, project.yearlyExpenses]) {
      expect(amount).toBe(sumOf(series.flatMap(({ data }) => data)));
    }
    expect(sumOf(budgetDistribution.series.flatMap(({ data }) => data))).toBe(100);
    expect(sumOf(budgetDetails.rows.map((row) => row.expensesAmount))).toBe(project.yearlyExpenses.amount);
    for (const row of budgetDetails.rows) {
      expect(row.expensesAmount + row.remainingAmount).toBe(row.total);
      expect(row.expensesPercentage + row.remainingPercentage).toBeCloseTo(100, 6);
      expect(row.expensesPercentage).toBeCloseTo((row.expensesAmount / row.total) * 100, 2);
    }
  });

  it('has a team of people in the address book, with their own addresses', async () => {
    for (const { id, name, email, avatar } of (await load()).teamMembers) {
      expect(contacts.find((one) => one.id === id)).toMatchObject({ name, avatar });
      expect(contacts.find((one) => one.id === id)?.emails?.map((one) => one.email)).toContain(email);
    }
  });

  it('names its labels in the language of the call', async () => {
    setLanguage('tr');
    const project = await load();
    expect(project.githubIssues.labels[0]).toBe('Pzt');
    expect(project.budgetDistribution.categories).toContain('Pazarlama');
  });
});
