import { renderRoute } from '#.storybook/renderRoute';
import { backKey } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';

import { paths } from '#domain/paths';
import { analyticsScenarios } from '#mocks/dashboards/analytics/scenarios';

import { Component } from './AnalyticsDashboardPage';

const meta = preview.meta({
  render: renderRoute,
  args: { path: paths.analyticsDashboard, at: paths.analyticsDashboard, page: { Component } },
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', router: false },
});

const chart = async (name: string) => within(await screen.findByRole('figure', { name }));

export const Loaded = meta.story({});
Loaded.test('states what each chart shows and how it has changed', async () => {
  const visitors = await chart('Visitors overview');
  await expect(visitors.getByText(/^\d+% more than last year$/)).toBeVisible();
  await expect(visitors.getByText(/^Visitors of the last twelve months/)).toBeVisible();
  const conversions = await chart('Conversions');
  await expect(conversions.getByText('4,095')).toBeVisible();
  await expect(conversions.getByText('Latest: 6.1% more than in the period before')).toBeVisible();
  const visits = await chart('Visits');
  await expect(visits.getByText('Latest: 1.6% less than in the period before')).toBeVisible();
});
Loaded.test('walks the points by keyboard', async ({ userEvent }) => {
  const conversions = await chart('Conversions');
  const plot = await conversions.findByRole('application');
  plot.focus();
  await userEvent.keyboard('{End}');
  await expect(conversions.getByRole('status')).toHaveTextContent(/Conversions: 731$/);
  await userEvent.keyboard(backKey());
  await expect(conversions.getByRole('status')).toHaveTextContent(/Conversions: 689$/);
});
Loaded.test('shows the same data as a table, whose rows add up to the figure', async ({ userEvent }) => {
  const conversions = await chart('Conversions');
  await userEvent.click(await conversions.findByRole('button', { name: 'Show as table' }));
  const values = conversions.getAllByRole('cell').map(({ textContent }) => Number(textContent));
  await expect(values.reduce((sum, value) => sum + value, 0)).toBe(4095);
});
Loaded.test('divides all visitors into the groups of the audience', async () => {
  const age = await chart('Age');
  await expect(age.getByText('The largest group: Over 30, 65%')).toBeVisible();
  await expect(age.getByRole('button', { name: /Over 30.*18,685.*65%/ })).toBeVisible();
  await expect(age.getByRole('button', { name: /Under 30.*10,061.*35%/ })).toBeVisible();
});
Loaded.test('counts and divides the groups that are shown', async ({ userEvent }) => {
  const age = await chart('Age');
  await expect(await age.findByText('28,746')).toBeVisible();
  await userEvent.click(age.getByRole('button', { name: /Under 30/ }));
  await expect(age.getByRole('button', { name: /Over 30.*18,685.*100%/ })).toBeVisible();
  await expect(age.getAllByText('18,685')).toHaveLength(2);
  await expect(age.queryByText('28,746')).toBeNull();
});
Loaded.test('keeps the focus on the year that is chosen', async ({ userEvent }) => {
  const visitors = await chart('Visitors overview');
  await userEvent.click(visitors.getByRole('radio', { name: 'Last year' }));
  await waitFor(() => expect(visitors.getByRole('radio', { name: 'Last year' })).toBeChecked());
  await expect(visitors.getByRole('radio', { name: 'Last year' })).toHaveFocus();
  await expect(visitors.getByText(/^Visitors of the twelve months before/)).toBeVisible();
});

export const LastYear = Loaded.extend({ args: { at: `${paths.analyticsDashboard}?visitors=last-year` } });
LastYear.test('takes the year from the address', async () => {
  const visitors = await chart('Visitors overview');
  await expect(visitors.getByRole('radio', { name: 'Last year' })).toBeChecked();
  await expect(visitors.getByText(/^\d+% less than this year$/)).toBeVisible();
});

export const Loading = Loaded.extend({ beforeEach: ({ msw }) => msw.use(analyticsScenarios.get.neverResolves()) });
Loading.test('has a block for each that loads', async ({ canvasElement }) => {
  // Three placeholders in each: visitors, three totals, page views, four groups.
  await waitFor(() => expect(canvasElement.querySelectorAll('[aria-busy] [aria-hidden="true"]')).toHaveLength(9 * 3));
});
Loading.test('has its frame, and nothing to export yet', async () => {
  await expect(await screen.findByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await expect(screen.getByRole('button', { name: 'Export as CSV' })).toBeDisabled();
});

export const Failed = Loaded.extend({ beforeEach: ({ msw }) => msw.use(analyticsScenarios.get.failsOnce()) });
Failed.test('loads again when told to', async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await expect(await screen.findByRole('figure', { name: 'Visitors overview' })).toBeVisible();
});

export const Empty = Loaded.extend({ beforeEach: ({ msw }) => msw.use(...analyticsScenarios.empty()) });
Empty.test('says that there are no figures yet', async () => {
  await expect(await screen.findByText('No figures yet')).toBeVisible();
  await expect(screen.getByRole('button', { name: 'Export as CSV' })).toBeDisabled();
});

/** The first day: each chart has one point, which is no change yet. */
export const OnePoint = Loaded.extend({ beforeEach: ({ msw }) => msw.use(...analyticsScenarios.single()) });
OnePoint.test('has no change where there is nothing to compare with', async ({ userEvent }) => {
  const conversions = await chart('Conversions');
  await expect(conversions.getByText('731')).toBeVisible();
  await expect(conversions.queryByText(/than in the period before/)).toBeNull();
  const views = await chart('Page views and visitors, day by day');
  const plot = await views.findByRole('application');
  plot.focus();
  await userEvent.keyboard('{End}');
  await expect(views.getByRole('status')).toHaveTextContent(/Page views: [\d,]+$/);
});

export const Dark = Loaded.extend({ globals: { scheme: 'dark' } });

export const Turkish = Loaded.extend({ globals: { locale: 'tr' } });
Turkish.test('speaks Turkish, its labels too', async () => {
  const audience = await chart('Yaş');
  await expect(audience.getByText('En büyük grup: 30 yaş üstü, %65')).toBeVisible();
});

export const OnAPhone = Loaded.extend({ globals: { viewport: { value: 'phone', isRotated: false } } });
OnAPhone.test('fits', async () => {
  await screen.findByRole('figure', { name: 'Language' });
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

export const Wide = Loaded.extend({ tags: ['wide', '!no-visual'] });
