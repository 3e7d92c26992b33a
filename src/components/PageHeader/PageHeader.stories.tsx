import PlusIcon from '@heroicons/react/24/outline/PlusIcon';
import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { Badge } from '#components/Badge';
import { Button } from '#components/Button';
import { Link } from '#components/Link';

import { PageHeader } from './PageHeader';

const breadcrumb = [{ label: 'Stock', href: '/stock' }, { label: 'Products' }];

const meta = preview.meta({ component: PageHeader, args: { title: 'Products' } });

export const Default = meta.story({
  args: {
    breadcrumb,
    meta: <Badge>128</Badge>,
    description: 'Everything that can be sold, with what is left of it.',
    actions: (
      <>
        <Button variant="outline">Export</Button>
        <Button tone="primary" variant="solid" leadingIcon={PlusIcon}>
          Add product
        </Button>
      </>
    ),
  },
});
Default.test('has the one first-level heading, which can take the focus', async ({ canvas }) => {
  const heading = canvas.getByRole('heading', { level: 1, name: 'Products' });
  heading.focus();
  await expect(heading).toHaveFocus();
  await expect(canvas.getByText('Products', { selector: '[aria-current="page"]' })).toBeVisible();
});

export const OnlyTitle = meta.story();

export const WithTabs = Default.extend({
  args: {
    tabs: (
      <nav aria-label="Views of products" style={{ display: 'flex', gap: 24, paddingBlock: 12 }}>
        <Link href="/stock">All</Link>
        <Link href="/stock/low">Running out</Link>
        <Link href="/stock/archive">Archive</Link>
      </nav>
    ),
  },
});

export const LongText = Default.extend({
  args: {
    title: 'Değiştirilebilir yedek parçaların yıllık bakım sözleşmelerine göre dağılımı',
    description: 'Sözleşmesi önümüzdeki otuz gün içinde sona erecek olan ürünler listenin en başında gösterilir.',
    actions: (
      <>
        <Button variant="outline">Dışa aktar</Button>
        <Button tone="primary" variant="solid" leadingIcon={PlusIcon}>
          Yeni sözleşme oluştur
        </Button>
      </>
    ),
  },
});
export const OnPhone = LongText.extend({ tags: ['phone'], globals: { viewport: { value: 'phone' } } });
