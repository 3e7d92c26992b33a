import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { recordViewed } from '#domain/shortlist';

import { RecentlyViewed } from './RecentlyViewed';

const meta = preview.meta({
  component: RecentlyViewed,
  decorators: (Story) => (
    <main>
      <h1 tabIndex={-1}>Search facilities</h1>
      <Story />
    </main>
  ),
});

export const Empty = meta.story();
Empty.test('renders nothing', async ({ canvas }) => {
  await expect(canvas.queryByRole('region')).toBeNull();
});

export const Loaded = meta.story({
  beforeEach: () => {
    recordViewed({ slug: 'vane-chemist', name: 'Vane Chemist', city: 'Port Calder' });
    recordViewed({
      slug: 'yesilmar-merkez',
      name: 'Yeşilmar Büyükşehir Belediyesi Çocuk ve Ergen Ruh Sağlığı, Gelişim ve Aile Danışmanlığı Merkezi',
      city: 'Yeşilmar',
    });
  },
});
Loaded.test('links to them, newest first, and clears them on request', async ({ canvas, userEvent }) => {
  const [first] = canvas.getAllByRole('link');
  await expect(first).toHaveAttribute('href', '/facility/yesilmar-merkez');
  await userEvent.click(canvas.getByRole('button', { name: 'Clear Recently viewed' }));
  await expect(canvas.queryByRole('link')).toBeNull();
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
});
