import preview from '#.storybook/preview';
import { articleScenarios } from '#mocks/article/scenarios';
import { expect } from 'storybook/test';

import { ArticleTeaser } from './ArticleTeaser';

const meta = preview.meta({ component: ArticleTeaser });

export const Loaded = meta.story({});
Loaded.test('shows the three newest and links to all', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Opening hours on holidays' })).toHaveAttribute(
    'href',
    '/article?slug=opening-hours-on-holidays',
  );
  await expect(canvas.getAllByRole('article')).toHaveLength(3);
  await expect(canvas.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/article');
});

export const Turkish = Loaded.extend({ globals: { locale: 'tr' } });

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(articleScenarios.list.neverResolves()) });

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(articleScenarios.list.empty()) });
Empty.test('says that articles will come', async ({ canvas }) => {
  await expect(await canvas.findByText('Our first articles are coming soon.')).toBeVisible();
});

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(articleScenarios.list.failsOnce(503)) });
Failed.test('recovers when retried', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByRole('link', { name: 'Opening hours on holidays' })).toBeVisible();
});

export const Malformed = meta.story({ beforeEach: ({ msw }) => msw.use(articleScenarios.list.malformed()) });
Malformed.test('shows an error rather than nothing', async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
});
