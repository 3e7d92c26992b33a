import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { savedLines } from '#.storybook/savedFile';
import { expect, screen, waitFor, within } from 'storybook/test';

import { paths } from '#domain/paths';
import { financeScenarios } from '#mocks/dashboards/finance/scenarios';
import { sampleTransactions } from '#mocks/dashboards/finance/seed';

import { Component } from './FinanceDashboardPage';

const meta = preview.meta({
  render: renderRoute,
  args: { path: paths.financeDashboard, at: paths.financeDashboard, page: { Component } },
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', router: false },
});

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const rows = () => screen.getAllByRole('row').slice(1);
const table = async () => within(await screen.findByRole('table', { name: 'Transactions of the last 12 months' }));
const dollars = (text: string | null | undefined) => Number((text ?? '').replaceAll(/[^\d.-]/g, ''));
const sum = (values: readonly number[]) => values.reduce((cents, value) => cents + Math.round(value * 100), 0) / 100;

export const Loaded = meta.story({});
Loaded.test('says in words which limits are passed, and what is due when', async () => {
  const budget = await section('Budget');
  await expect(budget.getByRole('meter', { name: 'Bills' })).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^\$[\d,.]+ of \$1,000\.00, \$[\d,.]+ over the limit$/) as string,
  );
  await expect(budget.getByRole('meter', { name: 'Expenses' })).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/ of \$20,000\.00, \$[\d,.]+ left$/) as string,
  );
  const current = await section('Current statement');
  await expect(current.getByText('Payment due')).toBeVisible();
  await expect(current.getByText('30 March 2026')).toBeVisible();
  await expect(current.getByText(/in 14 days/)).toBeVisible();
  await expect(current.getByText(/over the limit$/)).toBeVisible();
  const previous = await section('Previous statement');
  await expect(previous.getByText('Paid')).toBeVisible();
  await expect(previous.getByText(/ left$/)).toBeVisible();
});
Loaded.test('has the balance as a table too', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText(/^(Grew|Fell) by [\d.]+% in a year to \$/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
  await expect(canvas.getByRole('table', { name: 'Account balance, as a table' })).toBeVisible();
});
Loaded.test('searches as someone types, and sums what is found', async ({ canvas, userEvent }) => {
  await table();
  const field = await canvas.findByRole('searchbox', { name: 'Search by name or ID' });
  await userEvent.type(field, 'school');
  await waitFor(() => expect(canvas.getByText('24 transactions found')).toBeInTheDocument());
  await waitFor(() => expect(rows()).toHaveLength(10));
  for (const row of rows()) await expect(row).toHaveTextContent(/school/i);
  await expect(field).toHaveFocus();
  await expect(canvas.getByText('Received').nextElementSibling).toHaveTextContent('$0.00');
  await expect(canvas.getByText('Paid', { selector: 'dt' }).nextElementSibling?.textContent).toBe(
    canvas.getByText('Net').nextElementSibling?.textContent,
  );
});
Loaded.test('sorts by a column, and back', async ({ canvas, userEvent }) => {
  await table();
  await waitFor(() => expect(rows()).toHaveLength(10));
  const amounts = () => rows().map((row) => dollars(within(row).getAllByRole('cell').at(-1)?.textContent));
  const button = canvas.getByRole('button', { name: /^Amount/ });
  await userEvent.click(button);
  await waitFor(() => expect(amounts()[0]).toBeLessThan(-9000));
  await expect(amounts()).toEqual(amounts().toSorted((one, other) => one - other));
  await userEvent.click(button);
  await waitFor(() => expect(amounts()[0]).toBeGreaterThan(14_000));
  await expect(button).toHaveFocus();
  await expect(canvas.getByRole('columnheader', { name: /^Amount/ })).toHaveAttribute('aria-sort', 'descending');
  const date = canvas.getByRole('button', { name: /^Date/ });
  await userEvent.click(date);
  await waitFor(() => expect(rows()[0]).toHaveTextContent('2025'));
});
Loaded.test('lists what is on a statement, which adds up to it', async ({ canvas, userEvent }) => {
  const spent = dollars((await section('Previous statement')).getAllByText(/^\$[\d,.]+$/)[0]?.textContent);
  await userEvent.click(canvas.getByRole('link', { name: /^Show its transactions.*Previous statement$/ }));
  await waitFor(() => expect(canvas.getByRole('radio', { name: 'Previous statement' })).toBeChecked());
  await waitFor(() => expect(dollars(canvas.getByText('Net').nextElementSibling?.textContent)).toBe(-spent));
});
Loaded.test('exports every transaction that is found', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Current statement' }));
  const exportButton = await canvas.findByRole('button', { name: /^Export 2\d as CSV$/ });
  const [head = '', ...lines] = await savedLines(() => userEvent.click(exportButton));
  await expect(head).toBe('Date,Name,Transaction ID,Category,Status,Amount (USD)');
  const total = sum(lines.map((line) => Number(line.split(',').at(-1))));
  await expect(dollars(canvas.getByText('Net').nextElementSibling?.textContent)).toBe(total);
  await expect(lines).toHaveLength(
    Number(canvas.getByText('Transactions', { selector: 'dt' }).nextElementSibling?.textContent),
  );
});

export const SortedAndSearched = Loaded.extend({
  args: { at: '/dashboards/finance?search=portside&sort=amount&order=asc&page=3' },
});
SortedAndSearched.test('is read from the address', async ({ canvas }) => {
  await expect(await canvas.findByRole('searchbox')).toHaveValue('portside');
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page'));
  for (const row of rows()) await expect(row).toHaveTextContent('Portside Grocers');
});

export const NoMatch = Loaded.extend({ args: { at: '/dashboards/finance?search=nothing+like+it' } });
NoMatch.test('leads back to all', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('No transactions match “nothing like it”')).toBeVisible();
  await userEvent.click(canvas.getByRole('link', { name: 'Show all transactions' }));
  await waitFor(() => expect(rows()).toHaveLength(10));
});

export const Empty = Loaded.extend({ beforeEach: ({ msw }) => msw.use(...financeScenarios.empty()) });
Empty.test('has nothing due, and nothing listed', async ({ canvas }) => {
  await expect(await canvas.findByText('No transactions')).toBeVisible();
  await expect(canvas.getByRole('button', { name: /^Export 0/ })).toBeDisabled();
});

export const OnePoint = Loaded.extend({
  beforeEach: ({ msw }) => msw.use(...financeScenarios.holds(sampleTransactions('en').slice(0, 1))),
});
OnePoint.test('has one transaction, of which the totals are the sum', async ({ canvas }) => {
  await table();
  await waitFor(() => expect(rows()).toHaveLength(1));
  await expect(canvas.getByRole('button', { name: /^Export 1/ })).toBeEnabled();
  await expect(canvas.queryByText(/NaN|Infinity/)).toBeNull();
});

const hostile = '=HYPERLINK("https://example.org","<b>Donaudampfschifffahrtsgesellschaftskapitän</b>")';
export const Hostile = Loaded.extend({
  beforeEach: ({ msw }) => {
    const [first] = sampleTransactions('en');
    if (!first) throw new Error('There are samples.');
    msw.use(...financeScenarios.holds([{ ...first, name: hostile, amount: -123_456_789.99 }]));
  },
});
Hostile.test('is shown as text, within its width', async () => {
  await expect(await screen.findByText(hostile)).toBeVisible();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

export const Many = Loaded.extend({ beforeEach: ({ msw }) => msw.use(...financeScenarios.many()) });
Many.test('lists ten at a time', async ({ canvas }) => {
  await expect(await canvas.findByText('10,000')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Export 10,000 as CSV' })).toBeEnabled();
  await waitFor(() => expect(rows()).toHaveLength(10));
});

export const Loading = Loaded.extend({ beforeEach: ({ msw }) => msw.use(financeScenarios.finance.neverResolves()) });

export const Failed = Loaded.extend({ beforeEach: ({ msw }) => msw.use(financeScenarios.finance.failsOnce()) });
Failed.test('loads again when told to', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByText('Payment due')).toBeVisible();
});

export const TransactionsFailed = Loaded.extend({
  beforeEach: ({ msw }) => msw.use(financeScenarios.transactions.failsOnce()),
});
TransactionsFailed.test('leaves the rest readable', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('Payment due')).toBeVisible();
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toHaveLength(10));
});

export const ExportFailed = Loaded.extend({});
ExportFailed.test('says so, and can be tried again', async ({ canvas, userEvent, msw }) => {
  const button = await canvas.findByRole('button', { name: /^Export \d{3} as CSV$/ });
  msw.use(financeScenarios.transactions.failsOnce());
  await userEvent.click(button);
  await waitFor(() => expect(screen.getAllByText(/^The transactions could not be exported/)[0]).toBeVisible());
  await expect(button).toBeEnabled();
});

export const Dark = Loaded.extend({ globals: { scheme: 'dark' } });

export const Turkish = Loaded.extend({ globals: { locale: 'tr' } });
Turkish.test('writes names, dates and amounts as Turkish does', async ({ canvas }) => {
  await expect((await canvas.findAllByText('Maaş'))[0]).toBeVisible();
  await expect(canvas.getByText('30 Mart 2026')).toBeVisible();
  await expect(canvas.getByText('+$14.200,00')).toBeVisible();
});

export const OnAPhone = Loaded.extend({ globals: { viewport: { value: 'phone', isRotated: false } } });
OnAPhone.test('fits', async ({ canvas }) => {
  await canvas.findByText('Payment due');
  await waitFor(() => expect(rows()).toHaveLength(10));
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

export const Wide = Loaded.extend({ tags: ['wide', '!no-visual'] });
