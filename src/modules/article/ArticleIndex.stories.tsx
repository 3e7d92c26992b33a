import preview from '#.storybook/preview';
import { articleScenarios } from '#mocks/article/scenarios';
import { expect, waitFor } from 'storybook/test';

import { Component } from './ArticlePage';
import { ArticleIndex } from './ArticleIndex';

// Rendered through the page, which reads the URL that the filter writes.
const meta = preview.meta({
  component: ArticleIndex,
  args: { page: 1 },
  render: () => <Component />,
  parameters: { at: '/article', layout: 'fullscreen' },
});

export const Loaded = meta.story({});
Loaded.test('lists all, newest first', async ({ canvas }) => {
  await expect(await canvas.findByText('18 articles')).toBeVisible();
  const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await expect(titles.slice(0, 2)).toEqual(['Opening hours on holidays', 'Accessibility words explained']);
  await waitFor(() => expect(document.title).toBe('Articles | Orvela Facilities'));
});
Loaded.test('filters by category', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Dentist (1)' }));
  await expect(await canvas.findByText('1 article')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Dentist (1)' })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(canvas.getByRole('link', { name: 'All' }));
  await expect(await canvas.findByText('18 articles')).toBeVisible();
});

Loaded.test('opens the second page', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Page 2' }));
  await expect(await canvas.findByRole('link', { name: 'Page 2', current: 'page' })).toBeVisible();
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Night and weekend care' })).toBeVisible();
  await expect(canvas.getAllByRole('article')).toHaveLength(8);
});

export const Turkish = Loaded.extend({ globals: { locale: 'tr' } });
Turkish.test('speaks Turkish', async ({ canvas }) => {
  await expect(await canvas.findByText('18 yazı')).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 2, name: 'Tatillerde çalışma saatleri' })).toBeVisible();
});

export const Dark = Loaded.extend({ globals: { scheme: 'dark' } });

/** The categories are in one row, so that articles are visible on the first screen. */
export const OnAPhone = meta.story({
  tags: ['phone'],
  parameters: { at: '/article?category=vaccination-centre' },
  globals: { viewport: { value: 'phone' } },
});
OnAPhone.test('shows the current filter and an article without scrolling', async ({ canvas }) => {
  const chosen = await canvas.findByRole('link', { current: true });
  await expect(chosen).toHaveTextContent('Vaccination centre');
  const { left, right } = chosen.getBoundingClientRect();
  await expect(left).toBeGreaterThanOrEqual(0);
  await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  await expect(canvas.getAllByRole('article')[0]?.getBoundingClientRect().top).toBeLessThan(480);
});

export const NoMatch = meta.story({ parameters: { at: '/article?category=imaging-centre' } });
NoMatch.test('offers all articles', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Show all articles' }));
  await expect(await canvas.findByText('18 articles')).toBeVisible();
});

export const PageAboveTheLast = meta.story({ parameters: { at: '/article?page=9' } });
PageAboveTheLast.test('shows the last page and says so', async ({ canvas }) => {
  await expect(await canvas.findByText('Page 9 does not exist. Showing the last page.')).toBeVisible();
  await expect(await canvas.findByText('18 articles')).toBeVisible();
});

export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(articleScenarios.list.empty()) });
Empty.test('says what will appear', async ({ canvas }) => {
  await expect(await canvas.findByText('No articles yet')).toBeVisible();
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(articleScenarios.list.neverResolves()) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(articleScenarios.list.failsOnce()) });
Failed.test('recovers when retried', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByText('18 articles')).toBeVisible();
});
