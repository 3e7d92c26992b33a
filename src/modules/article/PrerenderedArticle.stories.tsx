import preview from '#.storybook/preview';
import { Suspense, use } from 'react';
import { expect } from 'storybook/test';

import type { ArticleSummary } from '#domain/article';
import { toDataLanguage } from '#mocks/core/localized';
import { publishedArticles } from '#mocks/build/published';

import { PrerenderedArticle } from './PrerenderedArticle';

let published: Promise<ArticleSummary[]> | undefined;

type SampleArticleProps = { slug: string };

/** The prerendered page of one of the sample articles. */
function SampleArticle({ slug }: SampleArticleProps) {
  published ??= publishedArticles(toDataLanguage('en'));
  const article = use(published).find((one) => one.slug === slug);
  if (!article) throw new Error(`The sample data have no article "${slug}".`);
  return <PrerenderedArticle article={article} />;
}

const meta = preview.meta({
  component: SampleArticle,
  subcomponents: { DrawnArticle: PrerenderedArticle },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Suspense fallback={null}>
        <Story />
      </Suspense>
    ),
  ],
});

export const Opening = meta.story({ args: { slug: 'pharmacy-or-doctor' } });
Opening.test('says what the article is about and who wrote it', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Pharmacy or doctor?' })).toBeVisible();
  await expect(canvas.getByText('By Selin Marlow, Editor, Orvela Facilities')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Articles' })).toHaveAttribute('href', '/article');
  await expect(canvas.getByRole('img')).toBeVisible();
});
Opening.test(
  'shows no day that another day would change, and nothing that only a script can do',
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.getByText(/^Updated /)).not.toBeVisible();
    // Hidden elements have no accessible name and no role.
    await expect(canvas.queryByRole('button')).toBeNull();
  },
);
