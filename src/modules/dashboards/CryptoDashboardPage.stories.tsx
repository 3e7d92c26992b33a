import { renderRoute } from '#.storybook/renderRoute';
import preview from '#.storybook/preview';
import { savedLines } from '#.storybook/savedFile';
import { expect, screen, waitFor, within } from 'storybook/test';

import { paths } from '#domain/paths';
import { formatUsd } from '#lib/format/formatUsd';
import { request } from '#lib/http/request';
import { now, setClock } from '#lib/time/clock';
import { minuteMs, secondMs } from '#lib/time/duration';
import { cryptoScenarios } from '#mocks/dashboards/crypto/scenarios';
import { sampleWallets } from '#mocks/dashboards/crypto/store';
import { resetDatabase } from '#mocks/core/database';

import { Component } from './CryptoDashboardPage';
import { getCrypto } from './crypto/api';
import { livePrices } from './crypto/livePrices';

const meta = preview.meta({
  render: renderRoute,
  args: { path: paths.cryptoDashboard, at: paths.cryptoDashboard, page: { Component } },
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', router: false },
  beforeEach: async () => {
    livePrices.set(true);
    await resetDatabase();
  },
});

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const headline = () => screen.getByRole('heading', { level: 2, name: /^Bitcoin BTC$/ }).parentElement;

export const Loaded = meta.story({});
Loaded.test('says how the price has moved, and shows the same as a table', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText(/^(Rose|Fell) by [\d.]+% in 24 hours, from \$/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
  await expect(screen.getAllByRole('row').length).toBeGreaterThan(140);
});
Loaded.test('opens the chart of a coin and of a period in the address', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Litecoin' }));
  await expect(await canvas.findByRole('heading', { name: 'Price of Litecoin' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Litecoin' })).toHaveAttribute('aria-current', 'page');
  const mark = (name: string) =>
    getComputedStyle(canvas.getByRole('link', { name }).closest('li') ?? document.body, '::before').inlineSize;
  await expect([mark('Litecoin'), mark('Bitcoin')]).toEqual(['3px', 'auto']);
  await userEvent.click(canvas.getByRole('radio', { name: '7 d' }));
  await expect(await canvas.findByText(/ in 7 days, from \$/)).toBeVisible();
  await expect(canvas.getByRole('radio', { name: '7 d' })).toHaveFocus();
});
Loaded.test('moves its prices, silently, until they are paused', async ({ canvas, userEvent }) => {
  await section('Trade');
  const regions = () =>
    [...document.querySelectorAll('[role="status"], [role="alert"], [role="log"], [aria-live]')].map(
      ({ textContent }) => textContent,
    );
  const before = headline()?.textContent;
  const spoken = regions();
  setClock(new Date(now().getTime() + 20 * secondMs));
  await waitFor(() => expect(headline()).not.toHaveTextContent(before ?? ''));
  await expect(regions()).toEqual(spoken);
  await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
  await expect(canvas.getByText('Prices paused')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Resume' })).toHaveFocus();
  // An exported file has the prices that are shown, not those that the dashboard was loaded with.
  await userEvent.click(canvas.getByRole('button', { name: 'Export as CSV' }));
  const item = await screen.findByRole('menuitem', { name: 'Watchlist' });
  const [, bitcoin] = await savedLines(() => userEvent.click(item));
  await expect(headline()).toHaveTextContent(formatUsd(Number(bitcoin?.split(',')[1]), 'en'));
});
Loaded.test('keeps the chart still while it is read', async ({ canvas, userEvent }) => {
  const chart = await canvas.findByRole('application', { name: 'Price of Bitcoin' });
  const line = () => canvas.getByRole('img', { name: /^Bitcoin, last 20 minutes/ }).getAttribute('aria-label');
  const statement = () => canvas.getByText(/^(Rose|Fell) by/).textContent;
  chart.focus();
  await userEvent.keyboard('{End}');
  const before = { line: line(), statement: statement() };
  const read = canvas.getAllByRole('status').find(({ textContent }) => textContent?.includes('Price: $'));
  const words = read?.textContent ?? '';
  await expect(words).toMatch(/Price: \$[\d,]+\.\d\d$/);
  setClock(new Date(now().getTime() + 30 * minuteMs));
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(line()).not.toBe(before.line));
  await expect(read).toHaveTextContent(words);
  await expect(statement()).toBe(before.statement);
  await userEvent.tab();
  await waitFor(() => expect(statement()).not.toBe(before.statement));
});
Loaded.test('computes each side of a trade from the other', async ({ canvas, userEvent }) => {
  const amount = await canvas.findByRole('spinbutton', { name: /^Amount/ });
  const value = canvas.getByRole('spinbutton', { name: /^Value/ });
  const { prices } = await request(getCrypto, {});
  await userEvent.type(amount, '0.1');
  await expect(value).toHaveAttribute('aria-valuenow', String(Math.round(prices.btc * 10) / 100));
  await userEvent.clear(value);
  await userEvent.type(value, '100');
  await expect(Number(amount.getAttribute('aria-valuenow')) * prices.btc).toBeCloseTo(100, 2);
  await userEvent.click(canvas.getByRole('radio', { name: 'Sell' }));
  await expect(value).toHaveValue('100');
});
Loaded.test('refuses what the wallet does not hold, then settles what it does', async ({ userEvent }) => {
  const box = await section('Trade');
  await userEvent.click(box.getByRole('button', { name: 'Buy Bitcoin' }));
  const amount = box.getByRole('spinbutton', { name: /^Amount/ });
  await expect(amount).toHaveAccessibleDescription(/Enter an amount/);
  await waitFor(() => expect(amount).toHaveFocus());
  await userEvent.type(amount, '2');
  await userEvent.click(box.getByRole('button', { name: 'Buy Bitcoin' }));
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/This costs \$.+, and you have \$12,500\.00/));
  await userEvent.clear(amount);
  await userEvent.type(amount, '0.05');
  await userEvent.click(box.getByRole('button', { name: 'Buy Bitcoin' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Buy 0\.05 BTC for \$/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Buy' }));
  await expect((await box.findAllByText(/^Bought 0\.05 BTC for \$/))[0]).toBeVisible();
  await expect((await section('Wallet')).getByRole('row', { name: /^Bitcoin 0\.53215\sBTC/ })).toBeVisible();
  await expect((await section('Last trades')).getByText(/^Bought 0\.05 BTC/)).toBeVisible();
  await expect(amount).toHaveValue('');
});
Loaded.test('sells everything that is held', async ({ canvas, userEvent }) => {
  const box = await section('Trade');
  await userEvent.click(box.getByRole('radio', { name: 'Sell' }));
  await userEvent.click(box.getByRole('button', { name: 'All I hold' }));
  await userEvent.click(box.getByRole('button', { name: 'Sell Bitcoin' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sell' }));
  await expect(await canvas.findByRole('row', { name: /^Bitcoin 0\sBTC \$0\.00/ })).toBeVisible();
});

/** The answer was lost: the same order is sent again, and settled once. */
export const Lost = Loaded.extend({ beforeEach: ({ msw }) => msw.use(cryptoScenarios.trade.failsOnce(503)) });
Lost.test('is sent again', async ({ userEvent }) => {
  const box = await section('Trade');
  await userEvent.type(box.getByRole('spinbutton', { name: /^Value/ }), '100');
  await userEvent.click(box.getByRole('button', { name: 'Buy Bitcoin' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Buy' }));
  await userEvent.click(await box.findByRole('button', { name: 'Send again' }));
  await expect((await section('Last trades')).findAllByText(/for \$100\.00$/)).resolves.toHaveLength(1);
});

/** The price moved on while the question was open. */
export const OldPrice = Loaded.extend({});
OldPrice.test('asks to check the new one', async ({ userEvent }) => {
  const box = await section('Trade');
  await userEvent.type(box.getByRole('spinbutton', { name: /^Amount/ }), '0.01');
  await userEvent.click(box.getByRole('button', { name: 'Buy Bitcoin' }));
  const buy = await screen.findByRole('button', { name: 'Buy' });
  setClock(new Date(now().getTime() + 90 * secondMs));
  await userEvent.click(buy);
  await expect((await box.findAllByText(/^The price has changed/))[0]).toBeVisible();
  await expect(box.getByRole('spinbutton', { name: /^Amount/ })).toHaveValue('0.01');
  await userEvent.click(box.getByRole('button', { name: 'Buy Bitcoin' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Buy' }));
  await expect((await box.findAllByText(/^Bought 0\.01 BTC/))[0]).toBeVisible();
});

export const AWeekOfEthereum = Loaded.extend({ args: { at: '/dashboards/crypto?coin=eth&period=week' } });
AWeekOfEthereum.test('is read from the address', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Price of Ethereum' })).toBeVisible();
  await expect(canvas.getByRole('radio', { name: '7 d' })).toBeChecked();
  await expect(canvas.getByRole('button', { name: 'Buy Ethereum' })).toBeVisible();
});
AWeekOfEthereum.test('writes each time on its axis once', async ({ canvas }) => {
  const chart = await canvas.findByRole('application', { name: 'Price of Ethereum' });
  const labels = () => [...chart.querySelectorAll('text')].map(({ textContent }) => textContent);
  await waitFor(() => expect(labels().length).toBeGreaterThan(4));
  await expect(labels()).toEqual([...new Set(labels())]);
});

export const OnePoint = AWeekOfEthereum.extend({ beforeEach: ({ msw }) => msw.use(cryptoScenarios.single()) });
OnePoint.test('shows the one price, as a table too', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('heading', { name: 'Price of Ethereum' })).toBeVisible();
  await userEvent.click(await canvas.findByRole('button', { name: 'Show as table' }));
  await expect(await canvas.findByRole('table', { name: /^Price of Ethereum/ })).toBeVisible();
  await expect(canvas.queryByText(/NaN|Infinity/)).toBeNull();
});

export const NothingHeld = Loaded.extend({
  beforeEach: ({ msw }) => msw.use(...cryptoScenarios.holds(sampleWallets.map((one) => ({ ...one, amount: 0 })))),
});
NothingHeld.test('refuses every trade', async ({ userEvent }) => {
  const box = await section('Trade');
  await userEvent.type(box.getByRole('spinbutton', { name: /^Value/ }), '1');
  await userEvent.click(box.getByRole('button', { name: 'Buy Bitcoin' }));
  await waitFor(() => expect(box.getByText(/you have \$0\.00$/)).toBeVisible());
});

export const Loading = Loaded.extend({ beforeEach: ({ msw }) => msw.use(cryptoScenarios.crypto.neverResolves()) });

export const Failed = Loaded.extend({ beforeEach: ({ msw }) => msw.use(cryptoScenarios.crypto.failsOnce()) });
Failed.test('loads again when told to', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByRole('heading', { name: 'Price of Bitcoin' })).toBeVisible();
});

export const ChartFailed = AWeekOfEthereum.extend({
  beforeEach: ({ msw }) => msw.use(cryptoScenarios.market.failsOnce()),
});
ChartFailed.test('leaves the rest usable', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('Price of Ethereum could not be loaded')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Export as CSV' }));
  await screen.findByRole('menuitem', { name: 'Watchlist' });
  await expect(screen.queryByRole('menuitem', { name: 'Price of Ethereum' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByText(/ in 7 days, from \$/)).toBeVisible();
});

export const PricesStuck = Loaded.extend({ beforeEach: ({ msw }) => msw.use(cryptoScenarios.prices.fails()) });
PricesStuck.test('says so, and keeps the last ones', async ({ canvas }) => {
  await canvas.findByText(/^(Rose|Fell) by [\d.]+% in 24 hours/);
  await expect(await canvas.findByText('Prices are not updating')).toBeVisible();
  await expect(headline()).toHaveTextContent(/\$\d/);
});

export const Dark = Loaded.extend({ globals: { scheme: 'dark' } });

export const Turkish = Loaded.extend({ globals: { locale: 'tr' } });
Turkish.test('cuts no figure off', async ({ canvas }) => {
  await canvas.findByRole('spinbutton', { name: /^Miktar/ });
  const cut = [...document.querySelectorAll('span')].filter(
    (span) => getComputedStyle(span).contain === 'strict' && span.scrollWidth > span.clientWidth,
  );
  await expect(cut).toEqual([]);
  await expect(await canvas.findAllByText(/^[+-]%\d+,\d\d$/)).toHaveLength(7);
});
Turkish.test('writes numbers as Turkish does', async ({ canvas, userEvent }) => {
  const amount = await canvas.findByRole('spinbutton', { name: /^Miktar/ });
  await userEvent.type(amount, '0,05');
  await expect(amount).toHaveAttribute('aria-valuenow', '0.05');
});

export const OnAPhone = Loaded.extend({ globals: { viewport: { value: 'phone', isRotated: false } } });
OnAPhone.test('fits', async ({ canvas }) => {
  await canvas.findByRole('heading', { name: 'Price of Bitcoin' });
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

export const Wide = Loaded.extend({ tags: ['wide', '!no-visual'] });
