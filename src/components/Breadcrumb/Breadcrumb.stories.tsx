import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { Breadcrumb } from './Breadcrumb';

const meta = preview.meta({ component: Breadcrumb });

export const Default = meta.story({
  args: {
    items: [{ label: 'Home', href: '/' }, { label: 'Articles', href: '/article' }, { label: 'Night and weekend care' }],
  },
});
Default.test('leads up and says where the person is', async ({ canvas }) => {
  await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  await expect(canvas.getAllByRole('link')).toHaveLength(2);
  await expect(canvas.getByText('Night and weekend care')).toHaveAttribute('aria-current', 'page');
});

export const HomeOnly = meta.story({ args: { items: [{ label: 'Home' }] } });

export const LongText = meta.story({
  args: {
    items: [
      { label: 'Ana sayfa', href: '/' },
      { label: 'Sağlık ve bakım kuruluşları', href: '/search/anywhere' },
      { label: 'Kuzey Körfezi Büyükşehir Bölgesi', href: '/search/north' },
      { label: 'Ağız ve diş sağlığı poliklinikleri', href: '/search/north/dentist' },
      { label: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine Polikliniği' },
    ],
  },
  globals: { locale: 'tr', viewport: { value: 'reflow' } },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{<Story />}</div>],
});
LongText.test('stays inside a narrow screen', async ({ canvas }) => {
  const nav = canvas.getByRole('navigation', { name: 'Sayfa yolu' });
  await expect(nav.scrollWidth).toBeLessThanOrEqual(288);
  await expect(canvas.getByRole('link', { name: 'Ana sayfa' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Ağız ve diş sağlığı poliklinikleri' })).toBeVisible();
});

export const Dark = Default.extend({ globals: { scheme: 'dark' } });

export const RightToLeft = Default.extend({ decorators: [(Story) => <div dir="rtl">{<Story />}</div>] });
