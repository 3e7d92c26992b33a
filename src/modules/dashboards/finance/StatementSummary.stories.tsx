import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { StatementSummary } from './StatementSummary';

const meta = preview.meta({
  component: StatementSummary,
  tags: ['no-visual'],
});

export const DueToday = meta.story({
  args: {
    title: 'Current statement',
    href: '/dashboards/finance?statement=current',
    statement: {
      status: 'pending',
      date: '2026-03-16',
      limit: 5000,
      spent: 1200,
      minimum: 270,
      from: '2026-02-01T00:00:00.000Z',
      to: '2026-02-28T00:00:00.000Z',
    },
  },
});
DueToday.test('says so', async ({ canvas }) => {
  await expect(canvas.getByText('Due on').nextElementSibling).toHaveTextContent(/^16 March 2026 \(today\)$/);
});
