import EnvelopeIcon from '@heroicons/react/24/outline/EnvelopeIcon';
import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { Stat } from './Stat';

const meta = preview.meta({
  component: Stat,
  args: { label: 'Facilities verified', value: '1,204' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  args: {
    change: { text: '12 % more than last week', direction: 'up', tone: 'success' },
    values: [980, 1010, 1003, 1040, null, 1102, 1204],
    description: 'The last seven days',
  },
});
Default.test('says figure and change in words', async ({ canvas }) => {
  const group = canvas.getByRole('group', { name: 'Facilities verified' });
  await expect(group).toHaveTextContent('1,204');
  await expect(group).toHaveTextContent('12 % more than last week');
  await expect(canvas.getByRole('img', { name: /^Facilities verified/ })).toBeVisible();
});

export const Linked = Default.extend({ args: { href: '/apps/requests' }, tags: ['no-visual'] });
Linked.test('leads to the list that it counts', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '1,204 Facilities verified' })).toHaveAttribute(
    'href',
    '/apps/requests',
  );
});

export const Loading = Default.extend({ args: { loading: true } });
Loading.test('has its label already', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Facilities verified' })).toHaveAttribute('aria-busy', 'true');
  await expect(canvas.queryByText('1,204')).toBeNull();
});

export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Stat label="Unread mails" value="35" leadingIcon={EnvelopeIcon} />
      <Stat
        label="Requests waiting"
        value="5"
        change={{ text: '2 more than yesterday', direction: 'up', tone: 'error' }}
      />
      <Stat label="Reports" value="0" change={{ text: 'As yesterday', direction: 'flat' }} />
      <Stat
        label="Doğrulanması gereken kuruluşların bu ayki sayısı"
        value="12.845.902,50 ₺"
        change={{ text: 'Geçen aya göre yüzde 3 daha az', direction: 'down', tone: 'success' }}
        values={[5, 4, 4, 3, 2]}
        description="1–30 Kasım 2026, bütün bölgeler"
      />
    </div>
  ),
});
