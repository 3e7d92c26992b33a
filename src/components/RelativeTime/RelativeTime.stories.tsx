import preview from '#.storybook/preview';
import { expect, waitFor } from 'storybook/test';

import { now, setClock } from '#lib/time/clock';

import { RelativeTime } from './RelativeTime';

const meta = preview.meta({ component: RelativeTime, args: { timeZone: 'UTC' } });

export const Default = meta.story({ args: { date: '2026-03-16T09:55:00Z' } });
Default.test('says how long ago, and when exactly', async ({ canvas }) => {
  const time = canvas.getByText('5 minutes ago');
  await expect(time).toHaveAttribute('datetime', '2026-03-16T09:55:00Z');
  await expect(time).toHaveAttribute('title', 'Monday 16 March 2026, 09:55');
});

export const Fresh = meta.story({ args: { date: '2026-03-16T09:59:16Z' } });
Fresh.test('is kept true while it is in sight', async ({ canvas }) => {
  await expect(canvas.getByText('now')).toBeVisible();
  setClock(now(), 'running');
  await waitFor(() => expect(canvas.getByText('1 minute ago')).toBeVisible());
});

const dates = [
  '2026-03-16T10:00:00Z',
  '2026-03-16T09:15:00Z',
  '2026-03-16T03:00:00Z',
  '2026-03-13T10:00:00Z',
  '2026-03-01T10:00:00Z',
  '2025-11-16T10:00:00Z',
  '2024-01-16T10:00:00Z',
  '2026-03-18T10:00:00Z',
];

export const Matrix = meta.story({
  args: { date: '' },
  render: () => (
    <ul style={{ display: 'grid', gap: 8 }}>
      {dates.map((date) => (
        <li key={date}>
          <RelativeTime date={date} timeZone="UTC" />
        </li>
      ))}
    </ul>
  ),
});

export const Turkish = Matrix.extend({ globals: { locale: 'tr' } });
Turkish.test('speaks Turkish', async ({ canvas }) => {
  await expect(canvas.getByText('45 dakika önce')).toHaveAttribute('title', '16 Mart 2026 Pazartesi, 09:15');
  await expect(canvas.getByText('2 gün sonra')).toBeVisible();
});
