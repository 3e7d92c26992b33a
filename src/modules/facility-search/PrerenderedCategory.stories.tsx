import { inlineEdges } from '#.storybook/direction';
import preview from '#.storybook/preview';
import { Suspense, use } from 'react';
import { expect, waitFor } from 'storybook/test';

import { toDataLanguage } from '#mocks/core/localized';
import { publishedCategories } from '#mocks/build/published';

import type { CategoryDetails } from './api';
import { PrerenderedCategory } from './PrerenderedCategory';

let published: Promise<CategoryDetails[]> | undefined;

type SampleCategoryProps = {
  id: string;
  /** Id of the same category on another server. */
  foreignId?: string;
};

/** The prerendered page of one of the sample categories. */
function SampleCategory({ id, foreignId = id }: SampleCategoryProps) {
  published ??= publishedCategories(toDataLanguage('en'));
  const category = use(published).find((one) => one.id === id);
  if (!category) throw new Error(`The sample data have no category "${id}".`);
  return <PrerenderedCategory category={{ ...category, id: foreignId }} />;
}

const meta = preview.meta({
  component: SampleCategory,
  subcomponents: { PrerenderedCategory },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Suspense fallback={null}>
        <Story />
      </Suspense>
    ),
  ],
});

export const Narrow = meta.story({ args: { id: 'pharmacy' } });
Narrow.test('describes the category and links to its parent', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Pharmacies' })).toBeVisible();
  await expect(canvas.getByText(/^Medicines with and without prescription/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Everyday care' })).toHaveAttribute(
    'href',
    '/service-categories/everyday-care/page-1',
  );
});
Narrow.test('has no controls that need scripts, and no list', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
  await expect(canvas.queryByRole('combobox')).toBeNull();
  await expect(canvas.queryByRole('button')).toBeNull();
  await expect(canvas.queryByText(/results/)).toBeNull();
});

Narrow.test('shows the picture beside the description and the place field', async ({ canvas }) => {
  const picture = await canvas.findByRole<HTMLImageElement>('img', {
    name: 'A pharmacist in front of shelves of medicines',
  });
  const { top, bottom, width, height } = picture.getBoundingClientRect();
  await expect(width / height).toBeCloseTo(1.6);
  await waitFor(() => expect(picture.naturalWidth).toBe(320));
  const description = canvas.getByText(/^Medicines with and without prescription/);
  const text = description.getBoundingClientRect();
  await expect(inlineEdges(description).end).toBeLessThan(inlineEdges(picture).start);
  await expect(top).toBeLessThan(text.top);
  // The header is taller than the picture, so nothing below it moves.
  const head = picture.parentElement?.parentElement?.getBoundingClientRect();
  await expect(head?.bottom).toBeGreaterThan(bottom);
});

export const WithoutPicture = meta.story({
  tags: ['no-visual'],
  args: { id: 'pharmacy', foreignId: 'herbalist' },
});
WithoutPicture.test('shows no picture of an unknown category', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Pharmacies' });
  await expect(canvas.queryByRole('img')).toBeNull();
});

export const Wide = meta.story({ args: { id: 'everyday-care' } });
Wide.test('links to subcategories, with their counts', async ({ canvas }) => {
  const dentists = await canvas.findByRole('link', { name: /^Dentists \(\d+\)$/ });
  await expect(dentists).toHaveAttribute('href', '/service-categories/dentist/page-1');
});

export const Emergency = meta.story({ args: { id: 'emergency-department' } });
Emergency.test('shows the emergency notice', async ({ canvas }) => {
  await expect(await canvas.findByText(/^In a life-threatening emergency, call 112/)).toBeVisible();
});

export const OnAPhone = Wide.extend({
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});
OnAPhone.test('omits the picture in favour of the list', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Everyday care' });
  await expect(canvas.queryByRole('img')).toBeNull();
});
