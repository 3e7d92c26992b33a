import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import { Button } from '#components/Button';
import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { EmptyState } from './EmptyState';

const meta = preview.meta({ component: EmptyState });

export const Default = meta.story({
  args: {
    icon: MagnifyingGlassIcon,
    title: 'No pharmacies listed yet',
    description: 'They will appear here as soon as somebody adds one.',
    action: <Button>Add a pharmacy</Button>,
    headingLevel: 2,
  },
});
Default.test('says what is missing and offers one way on', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'No pharmacies listed yet' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Add a pharmacy' })).toBeEnabled();
});

export const TitleOnly = meta.story({ args: { title: 'Nothing is saved on this device' } });
TitleOnly.test('adds no heading that the page did not ask for', async ({ canvas }) => {
  await expect(canvas.queryByRole('heading')).toBeNull();
});

export const LongText = Default.extend({
  args: {
    title: 'Aradığınız ölçütlerin tümünü birden karşılayan bir sağlık kuruluşu bulunamadı',
    description:
      'Uzaklığı artırabilir, süzgeçlerden bir bölümünü kaldırabilir ya da ülkenin tamamında arayabilirsiniz.',
    action: <Button>Ülkenin tamamında ara</Button>,
  },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{<Story />}</div>],
});

/** Quotes a search for one long word. */
export const LongWord = Default.extend({
  args: { title: `No files match “${'x'.repeat(80)}”`, description: 'y'.repeat(80) },
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{<Story />}</div>],
  tags: ['no-visual'],
});
LongWord.test('breaks it', async ({ canvas }) => {
  for (const text of [canvas.getByRole('heading'), canvas.getByText(/^y+$/)]) {
    await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(288);
  }
});

export const Dark = Default.extend({ globals: { scheme: 'dark' } });
