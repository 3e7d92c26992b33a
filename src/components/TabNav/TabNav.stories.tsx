import { inlineEdges } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { useLocation } from 'react-router-dom';
import { expect, within } from 'storybook/test';

import { TabNav } from './TabNav';
import type { TabNavProps } from './TabNav';

const items = [
  { href: '/requests/open', label: 'Waiting', count: 5 },
  { href: '/requests/decided', label: 'Decided' },
  { href: '/requests/expired', label: 'Expired', count: 0 },
];

/** Follows the address, as a page does. */
function Routed(args: TabNavProps) {
  const { pathname } = useLocation();
  return <TabNav {...args} currentHref={pathname === '/' ? args.currentHref : pathname} />;
}

const meta = preview.meta({
  component: TabNav,
  render: (args) => <Routed {...args} />,
  args: { label: 'Requests', items, currentHref: '/requests/open' },
});

export const Default = meta.story();
Default.test('leads to the parts, and says which is open', async ({ canvas, userEvent }) => {
  const nav = canvas.getByRole('navigation', { name: 'Requests' });
  await expect(within(nav).getByRole('link', { name: 'Waiting 5' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(within(nav).getByRole('link', { name: 'Decided' }));
  await expect(within(nav).getByRole('link', { name: 'Decided' })).toHaveAttribute('aria-current', 'page');
  await expect(within(nav).getByRole('link', { name: 'Waiting 5' })).not.toHaveAttribute('aria-current');
});

export const ManyOnAPhone = meta.story({
  args: {
    items: ['Genel bilgiler', 'Çalışma saatleri', 'İletişim', 'Erişilebilirlik', 'Hizmetler', 'Değişiklikler'].map(
      (label, at) => ({ href: `/parts/${at}`, label }),
    ),
    currentHref: '/parts/5',
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});
ManyOnAPhone.test('has the open part in sight', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Değişiklikler' });
  const bar = inlineEdges(canvas.getByRole('list'));
  // The list scrolls by whole pixels.
  await expect(inlineEdges(link).end).toBeLessThan(bar.end + 1);
});
