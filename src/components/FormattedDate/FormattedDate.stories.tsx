import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { FormattedDate } from './FormattedDate';

const meta = preview.meta({
  component: FormattedDate,
  args: { date: '2026-03-06T09:05:00Z', timeZone: 'UTC' },
});

const formats = ['moment', 'time', 'monthDay', 'date', 'full'] as const;

export const Default = meta.story({ args: { format: 'moment' } });
Default.test('is read by people and machines', async ({ canvas }) => {
  await expect(canvas.getByText('Mar 06, 9:05 AM')).toHaveAttribute('datetime', '2026-03-06T09:05:00Z');
});

export const CalendarDay = Default.extend({ args: { date: '2026-03-06', format: 'full', timeZone: 'Asia/Tokyo' } });
CalendarDay.test('is the same day in every zone', async ({ canvas }) => {
  await expect(canvas.getByText('Friday 6 March 2026')).toBeVisible();
});

export const Matrix = meta.story({
  render: ({ date }) => (
    <ul style={{ display: 'grid', gap: 8 }}>
      {formats.map((format) => (
        <li key={format}>
          <FormattedDate date={date} format={format} timeZone="UTC" />
        </li>
      ))}
    </ul>
  ),
});

export const Turkish = Matrix.extend({ globals: { locale: 'tr' } });
Turkish.test('writes the day first and 24 hours', async ({ canvas }) => {
  await expect(canvas.getByText('06 Mar 09:05')).toBeVisible();
  await expect(canvas.getByText('6 Mart 2026 Cuma, 09:05')).toBeVisible();
});
