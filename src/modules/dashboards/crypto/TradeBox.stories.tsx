import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import preview from '#.storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';

import { Card } from '#components/Card';
import { resetDatabase } from '#mocks/core/database';
import { cryptoScenarios } from '#mocks/dashboards/crypto/scenarios';

import type { Coin } from './coins';
import { LivePrices } from './livePrices';
import { cryptoQuery } from './queries';
import { TradeBox } from './TradeBox';

/** The trade box with the wallet and the prices of the back end. */
function Loaded() {
  const [coin, setCoin] = useState<Coin>('btc');
  const { data } = useQuery(cryptoQuery());
  if (!data) return null;
  return (
    <LivePrices crypto={data}>
      <div style={{ maxInlineSize: 360 }}>
        <Card>
          <TradeBox crypto={data} coin={coin} onCoin={setCoin} />
        </Card>
      </div>
    </LivePrices>
  );
}

const meta = preview.meta({
  render: () => <Loaded />,
  tags: ['no-visual'],
  beforeEach: () => resetDatabase(),
});

/** More than the wallet holds. */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('spinbutton', { name: /^Amount/ }), '2');
    await userEvent.click(canvas.getByRole('button', { name: 'Buy Bitcoin' }));
  },
});
Invalid.test('says what it costs at the amount, and what there is', async ({ canvas }) => {
  const amount = canvas.getByRole('spinbutton', { name: /^Amount/ });
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/This costs \$.+, and you have \$12,500\.00/));
  await expect(amount).toBeInvalid();
  await waitFor(() => expect(amount).toHaveFocus());
});
Invalid.test('is no longer refused for another coin', async ({ canvas, userEvent }) => {
  const amount = canvas.getByRole('spinbutton', { name: /^Amount/ });
  await waitFor(() => expect(amount).toBeInvalid());
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Coin' }), 'xrp');
  await waitFor(() => expect(amount).toBeValid());
  await expect(amount).toHaveValue('2');
  await expect(canvas.getByRole('button', { name: 'Buy XRP' })).toBeVisible();
});

/** The button is pressed twice in quick succession. */
export const PressedTwice = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('spinbutton', { name: /^Value/ }), '100');
    const buy = canvas.getByRole('button', { name: 'Buy Bitcoin' });
    buy.click();
    buy.click();
  },
});
PressedTwice.test('asks once', async ({ canvas, userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Buy' }));
  await canvas.findAllByText(/^Bought/);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(canvas.getByRole('spinbutton', { name: /^Value/ })).toHaveValue('');
});

/** The answer takes its time. */
export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(cryptoScenarios.trade.neverResolves()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('spinbutton', { name: /^Value/ }), '100');
    await userEvent.click(canvas.getByRole('button', { name: 'Buy Bitcoin' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Buy' }));
  },
});
Saving.test('shows that the order is being sent', async ({ canvas }) => {
  const buy = canvas.getByRole('button', { name: /^Buy Bitcoin/ });
  await waitFor(() => expect(buy).toHaveAttribute('aria-disabled', 'true'));
  await expect(canvas.getByRole('spinbutton', { name: /^Value/ })).toHaveValue('100');
});

/** The back end settles nothing. */
export const Refused = Saving.extend({ beforeEach: ({ msw }) => msw.use(cryptoScenarios.trade.fails(403)) });
Refused.test('says that nothing was traded, and keeps what was typed', async ({ canvas }) => {
  await expect((await canvas.findAllByText(/^Nothing was traded/))[0]).toBeVisible();
  await expect(canvas.getByRole('spinbutton', { name: /^Value/ })).toHaveValue('100');
});
