import preview from '#.storybook/preview';
import { articleScenarios } from '#mocks/article/scenarios';
import { expect, fn, waitFor } from 'storybook/test';

import { saveLastPlace } from '#domain/lastPlace';

import { Component } from './ArticlePage';

const meta = preview.meta({ component: Component, parameters: { layout: 'fullscreen' } });

export const Loaded = meta.story({ parameters: { at: '/article?slug=pharmacy-or-doctor' } });
Loaded.test('shows the text with its authors, dates and contents', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Pharmacy or doctor?' })).toBeVisible();
  await expect(canvas.getByText('By Selin Marlow, Editor, Orvela Facilities')).toBeVisible();
  await expect(canvas.getByText(/^Reviewed by Deniz Harrow, Pharmacist, Yeşilmar, on 4 February 2026$/)).toBeVisible();
  await expect(canvas.getByText('3 minute read')).toBeVisible();
  const contents = canvas.getByRole('link', { name: 'What to bring' });
  await expect(contents.getAttribute('href')).toBe(
    `#${canvas.getByRole('heading', { level: 2, name: 'What to bring' }).id}`,
  );
  await waitFor(() => expect(document.title).toBe('Pharmacy or doctor? | Orvela Facilities'));
});
Loaded.test('has matching structured data', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Pharmacy or doctor?' });
  await waitFor(() =>
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${location.origin}/article?slug=pharmacy-or-doctor`,
    ),
  );
  await expect(document.querySelector('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  const script = document.querySelector('script[type="application/ld+json"]');
  const told: unknown = JSON.parse(script?.textContent ?? 'null');
  await expect(told).toMatchObject({
    '@graph': [{ headline: 'Pharmacy or doctor?' }, { '@type': 'BreadcrumbList' }],
  });
});
Loaded.test('shows the disclaimer and links to related searches', async ({ canvas }) => {
  await expect(await canvas.findByText('This is not medical advice')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Read the disclaimers' })).toHaveAttribute('href', '/disclaimers');
  await expect(canvas.getByRole('link', { name: 'Search: General practice' })).toHaveAttribute(
    'href',
    '/search/anywhere/General+practice/page-1',
  );
});
Loaded.test('has print and share only once where they stay in view', async ({ canvas }) => {
  await expect(await canvas.findAllByRole('group', { name: 'Print or share' })).toHaveLength(1);
});
Loaded.test('opens a related article', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Choosing a general practice' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Choosing a general practice' })).toBeVisible();
});
Loaded.test('prints', async ({ canvas, userEvent }) => {
  const print = fn();
  const { print: original } = window;
  window.print = print;
  try {
    await userEvent.click(await canvas.findByRole('button', { name: 'Print' }));
    await expect(print).toHaveBeenCalledOnce();
  } finally {
    window.print = original;
  }
});
Loaded.test('copies its address where sharing is not supported', async ({ canvas, userEvent }) => {
  const writeText = fn(async () => {});
  const parts = { share: navigator.share, clipboard: navigator.clipboard };
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  try {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await expect(await canvas.findByText('Link copied')).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith(`${location.origin}/article?slug=pharmacy-or-doctor`);
  } finally {
    for (const [name, value] of Object.entries(parts)) {
      Object.defineProperty(navigator, name, { value, configurable: true });
    }
  }
});

export const Turkish = Loaded.extend({ globals: { locale: 'tr' } });
Turkish.test('speaks Turkish throughout', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Eczane mi, doktor mu?' })).toBeVisible();
  await expect(canvas.getByText('Yazan: Selin Marlow, Editör, Orvela Tesisleri')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Ara: Eczane' })).toHaveAttribute(
    'href',
    '/search/anywhere/Eczane/page-1',
  );
});

/** The visitor has searched near a place before. */
export const NearTheLastPlace = Loaded.extend({
  tags: ['no-visual'],
  beforeEach() {
    saveLastPlace({ slug: 'port-calder', label: 'Port Calder', lat: 44.512, lon: -31.204 });
    return () => localStorage.removeItem('last-place');
  },
});
NearTheLastPlace.test('links to open facilities near that place', async ({ canvas }) => {
  await expect(
    await canvas.findByRole('link', { name: 'General practice near Port Calder, open now' }),
  ).toHaveAttribute('href', '/search/port-calder/General+practice/page-1?open=now');
});

export const OnAPhone = Loaded.extend({
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});
OnAPhone.test('has print and share at the end too', async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Pharmacy or doctor?' });
  const share = canvas.getAllByRole('button', { name: 'Share' });
  await expect(share).toHaveLength(2);
  const search = canvas.getByRole('heading', { level: 2, name: 'Find services near you' });
  await expect(search.compareDocumentPosition(share[1] ?? search)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

export const ReviewOverdue = meta.story({ parameters: { at: '/article?slug=night-and-weekend-care' } });
ReviewOverdue.test('says so', async ({ canvas }) => {
  await expect(await canvas.findByText('This article is being reviewed.')).toBeVisible();
});

export const Dark = Loaded.extend({ globals: { scheme: 'dark' } });

export const Loading = Loaded.extend({ beforeEach: ({ msw }) => msw.use(articleScenarios.reader.neverResolves()) });

export const Failed = Loaded.extend({ beforeEach: ({ msw }) => msw.use(articleScenarios.reader.failsOnce()) });
Failed.test('recovers when retried', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Pharmacy or doctor?' })).toBeVisible();
});

export const NotFound = meta.story({ parameters: { at: '/article?slug=no-such-article' } });
NotFound.test('links to the index', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Article not found' })).toBeVisible();
  await userEvent.click(canvas.getByRole('link', { name: 'See all articles' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Articles' })).toBeVisible();
});

NotFound.test('is marked as not found, and links to the search', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'Search for a facility' })).toHaveAttribute(
    'href',
    '/search/facility',
  );
  await waitFor(() => expect(document.querySelector('meta[name="status"]')).toHaveAttribute('content', '404'));
});

export const MalformedSlug = meta.story({ tags: ['no-visual'], parameters: { at: '/article?slug=%E0%A4%A..%2F<b>' } });
MalformedSlug.test('is not found, without a request', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Article not found' })).toBeVisible();
});
