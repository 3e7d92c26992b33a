import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import type { ArticleSummary } from '#domain/article';

import { ArticleCard } from './ArticleCard';

const article: ArticleSummary = {
  id: 'art_p4rm2c6yadoc',
  slug: 'pharmacy-or-doctor',
  title: 'Pharmacy or doctor?',
  summary: 'A pharmacist can help with more than most people think. How to tell where to go first.',
  heroImage: {
    url: '/pictures/articles/pharmacy-or-doctor.svg',
    alt: 'A pharmacist behind a counter.',
    width: 960,
    height: 540,
  },
  categoryIds: ['pharmacy'],
  categories: [{ id: 'pharmacy', name: 'Pharmacy' }],
  tagIds: [],
  author: { name: 'Selin Marlow', role: 'Editor' },
  publishedAt: '2025-10-07T09:00:00Z',
  updatedAt: '2026-02-04T09:00:00Z',
  reviewDueAt: '2027-02-04T09:00:00Z',
  readingMinutes: 3,
  status: 'published',
  disclaimer: true,
};
const { heroImage: _picture, ...withoutPicture } = article;

const meta = preview.meta({
  component: ArticleCard,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({ args: { article, headingLevel: 3 } });
Default.test('is one link, named by its title', async ({ canvas }) => {
  await expect(canvas.getByRole('link')).toHaveAccessibleName('Pharmacy or doctor?');
  await expect(canvas.getByText('Pharmacy · 3 min read · 4 February 2026')).toBeVisible();
});

export const WithoutPicture = meta.story({ args: { article: withoutPicture, headingLevel: 3 } });

export const LongName = meta.story({
  args: {
    article: {
      ...article,
      title: 'Erişilebilirlikdeğerlendirmelerinindenetlenebilirliği üzerine uzun, çok uzun bir yazı',
      summary:
        'Afyonkarahisarlılaştıramadıklarımızdanmışsınızcasına uzun sözcükler ve onlarla başa çıkması gereken dar bir kart hakkında birkaç söz, sığıyor mu diye.',
    },
    headingLevel: 3,
  },
});
LongName.test('stays within the card', async ({ canvas }) => {
  const title = canvas.getByRole('heading', { level: 3 });
  await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
});
