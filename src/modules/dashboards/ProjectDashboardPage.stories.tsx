import { renderRoute } from '#.storybook/renderRoute';
import { forwardKey } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { paths } from '#domain/paths';
import { projectScenarios } from '#mocks/dashboards/project/scenarios';

import { Component } from './ProjectDashboardPage';

const meta = preview.meta({
  render: renderRoute,
  args: { path: paths.projectDashboard, at: paths.projectDashboard, page: { Component } },
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', router: false, account: 'ada' },
});

const at = (query: string) => ({ args: { at: `${paths.projectDashboard}?${query}` } });
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const chart = async (name: string) => within(await screen.findByRole('figure', { name }));

export const Loaded = meta.story({});
Loaded.test('counts the issues of the week, and compares them with the week before', async () => {
  await expect(await screen.findByText(/^Welcome back, Ada/)).toBeVisible();
  const issues = await card('GitHub issues');
  await expect(issues.getByText('173 opened and 118 closed')).toBeVisible();
  const opened = issues.getByRole('group', { name: 'New' });
  await expect(opened).toHaveTextContent('173');
  await expect(opened).toHaveTextContent('6.5% less than last week');
  await expect(issues.getByRole('group', { name: 'Needs triage' })).toHaveTextContent('11');
});
Loaded.test('changes week and day each on their own', async ({ userEvent }) => {
  const issues = await card('GitHub issues');
  await userEvent.click(issues.getByRole('radio', { name: 'Last week' }));
  await waitFor(() => expect(issues.getByText('185 opened and 111 closed')).toBeVisible());
  const tasks = await chart('Task distribution');
  await expect(tasks.getByRole('radio', { name: 'This week' })).toBeChecked();
  const schedule = await card('Schedule');
  await userEvent.click(schedule.getByRole('radio', { name: 'Tomorrow' }));
  await expect(await schedule.findByText('Retrospective')).toBeVisible();
  await expect(issues.getByRole('radio', { name: 'Last week' })).toBeChecked();
});
Loaded.test('opens the tabs by keyboard', async ({ userEvent }) => {
  (await screen.findByRole('tab', { name: 'Home' })).focus();
  await userEvent.keyboard(forwardKey());
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Budget' })).toHaveAttribute('aria-selected', 'true'));
  await expect(screen.getByRole('tab', { name: 'Budget' })).toHaveFocus();
  await expect(await screen.findByRole('table', { name: 'Budget details' })).toBeVisible();
});

export const ChosenInTheAddress = Loaded.extend(at('issues=last-week&tasks=last-week&schedule=tomorrow'));
ChosenInTheAddress.test('is read from there', async () => {
  const issues = await card('GitHub issues');
  await expect(issues.getByRole('group', { name: 'Closed' })).toHaveTextContent('5.9% less than this week');
  await expect((await chart('Task distribution')).getByRole('radio', { name: 'Last week' })).toBeChecked();
  await expect((await card('Schedule')).getByText('7 appointments tomorrow')).toBeVisible();
});

export const Budget = Loaded.extend(at('tab=budget'));
Budget.test('says in words what is left of each part, and sorts by it', async ({ userEvent }) => {
  const budget = await card('Budget details');
  await expect(budget.getByText('$174,822 of $241,000 spent, $66,178 left')).toBeVisible();
  await expect(budget.getByRole('row', { name: /Concept.*, low/ })).toBeVisible();
  await expect(budget.getByRole('row', { name: /Extras.*, medium/ })).toBeVisible();
  await userEvent.click(budget.getByRole('button', { name: /Left \(%\)/ }));
  await waitFor(() =>
    expect(budget.getByRole('columnheader', { name: /Left \(%\)/ })).toHaveAttribute('aria-sort', 'ascending'),
  );
  await expect(budget.getAllByRole('row')[1]).toHaveTextContent('Concept');
  await userEvent.click(budget.getByRole('button', { name: /Left \(%\)/ }));
  await waitFor(() => expect(budget.getAllByRole('row')[1]).toHaveTextContent('Extras'));
});
Budget.test('has the radar as a table too', async ({ userEvent }) => {
  const distribution = await chart('Budget distribution');
  await userEvent.click(await distribution.findByRole('button', { name: 'Show as table' }));
  await expect(distribution.getByRole('row', { name: 'Development 47%' })).toBeVisible();
});

export const SortedInTheAddress = Loaded.extend(at('tab=budget&sort=remainingPercentage&order=desc'));
SortedInTheAddress.test('has the part with the most left first', async () => {
  const budget = await card('Budget details');
  await expect(budget.getAllByRole('row')[1]).toHaveTextContent('Extras');
});

export const Team = Loaded.extend(at('tab=team'));
Team.test('leads to each member, their email and their phone', async () => {
  const members = within(await screen.findByRole('list', { name: 'Team members' }));
  await expect(members.getAllByRole('listitem')).toHaveLength(9);
  await expect(members.getByRole('link', { name: 'Priya Raman' })).toHaveAttribute('href', '/apps/contacts/per_0049');
  await expect(members.getByRole('link', { name: 'priya.raman@orvela.example' })).toHaveAttribute(
    'href',
    'mailto:priya.raman@orvela.example',
  );
});

export const Loading = Loaded.extend({ beforeEach: ({ msw }) => msw.use(projectScenarios.get.neverResolves()) });
Loading.test('has its tabs, each with the blocks that will be there', async ({ userEvent }) => {
  // Three placeholders in each block.
  const placeholders = () => screen.getByRole('tabpanel').querySelectorAll('[aria-hidden="true"]').length;
  await waitFor(() => expect(placeholders()).toBe(3 * 3));
  await userEvent.click(screen.getByRole('tab', { name: 'Budget' }));
  await waitFor(() => expect(placeholders()).toBe(5 * 3));
});

export const Failed = Loaded.extend({ beforeEach: ({ msw }) => msw.use(projectScenarios.get.failsOnce()) });
Failed.test('loads again when told to', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await card('GitHub issues');
});

export const Empty = Loaded.extend({ beforeEach: ({ msw }) => msw.use(...projectScenarios.empty()) });
Empty.test('says that there are no figures yet', async () => {
  await expect(await screen.findByText('No figures yet')).toBeVisible();
});

/** A project on its first day. */
export const OnePoint = Loaded.extend({ beforeEach: ({ msw }) => msw.use(...projectScenarios.single()) });
OnePoint.test('shows the one day', async ({ userEvent }) => {
  const issues = await chart('New and closed issues by day');
  await userEvent.click(await issues.findByRole('button', { name: 'Show as table' }));
  await expect(issues.getByRole('row', { name: 'Mon 31 19' })).toBeVisible();
});

export const OnePointOfTheBudget = OnePoint.extend(at('tab=budget'));
OnePointOfTheBudget.test('has no area of a single part, and no change', async () => {
  const distribution = await chart('Budget distribution');
  await expect(distribution.getByText('No data yet')).toBeVisible();
  await expect(screen.queryByText(/than in the period before/)).toBeNull();
});

export const BudgetInTheDark = Budget.extend({ globals: { scheme: 'dark' } });

export const Turkish = Loaded.extend({ globals: { locale: 'tr' } });
Turkish.test('speaks Turkish, its labels too', async () => {
  await expect(await screen.findByText('Günlük kısa toplantı')).toBeVisible();
  await expect(screen.getByRole('tab', { name: 'Bütçe' })).toBeVisible();
});

const onAPhone = { globals: { viewport: { value: 'phone', isRotated: false } } } as const;
export const OnAPhone = Loaded.extend(onAPhone);
OnAPhone.test('fits', async () => {
  await card('Schedule');
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

export const BudgetOnAPhone = Budget.extend(onAPhone);
BudgetOnAPhone.test('fits', async () => {
  await card('Budget details');
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

export const Wide = Loaded.extend({ tags: ['wide', '!no-visual'] });
