import preview from '#.storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';

import { StaticPage } from './StaticPage';
import { createStaticTextLoader, loadStaticText } from './staticTexts';

const meta = preview.meta({ component: StaticPage, parameters: { layout: 'fullscreen' } });

export const Terms = meta.story({ args: { page: 'terms' } });
Terms.test('shows title, edition, contents and text', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
  await expect(canvas.getByText('Last updated 2 March 2026 · Version 1.2')).toBeVisible();
  const contents = await canvas.findByRole('navigation', { name: 'On this page' });
  await expect(contents.querySelectorAll('a')).toHaveLength(canvas.getAllByRole('heading', { level: 2 }).length);
  await waitFor(() => expect(document.title).toBe('Terms and conditions | Orvela Facilities'));
});
Terms.test('has matching structured data', async () => {
  const address = `${location.origin}/terms-and-conditions`;
  await waitFor(() => expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', address));
  await expect(document.querySelector('meta[property="og:title"]')).toHaveAttribute('content', 'Terms and conditions');
  const script = document.querySelector('script[type="application/ld+json"]');
  const told: unknown = JSON.parse(script?.textContent ?? 'null');
  await expect(told).toMatchObject({ '@graph': [{ '@type': 'WebPage', url: address, dateModified: '2026-03-02' }] });
});
Terms.test('prints', async ({ canvas, userEvent }) => {
  const print = fn();
  const { print: original } = window;
  window.print = print;
  try {
    await userEvent.click(canvas.getByRole('button', { name: 'Print this page' }));
    await expect(print).toHaveBeenCalledOnce();
  } finally {
    window.print = original;
  }
});

export const TermsTurkish = Terms.extend({ tags: ['no-visual'], globals: { locale: 'tr' } });
TermsTurkish.test('speaks Turkish', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Kullanım koşulları' })).toBeVisible();
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Hesabınız' })).toBeVisible();
  await expect(canvas.getByText('Son güncelleme 2 Mart 2026 · Sürüm 1.2')).toBeVisible();
});

export const Privacy = meta.story({ args: { page: 'privacy' } });
Privacy.test('lists what the browser stores', async ({ canvas }) => {
  for (const key of [
    'token',
    'appearance',
    'language',
    'recent-searches',
    'last-place',
    'shortlist',
    'recently-viewed',
  ]) {
    await expect(await canvas.findByText(key, { selector: 'strong' })).toBeVisible();
  }
});

export const PrivacyTurkish = Privacy.extend({ tags: ['no-visual'], globals: { locale: 'tr' } });

export const PrivacyWithAds = Privacy.extend({
  tags: ['no-visual'],
  args: { load: createStaticTextLoader('https://ads.example/client.js') },
});
PrivacyWithAds.test('names the provider of the ads, and no longer says that there are none', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Advertising' })).toBeVisible();
  await expect(canvas.getByText('ads.example', { selector: 'strong' })).toBeVisible();
  await expect(canvas.queryByText(/There is no advertising/)).toBeNull();
});

export const Disclaimers = meta.story({ args: { page: 'disclaimers' } });
Disclaimers.test('names every limit', async ({ canvas }) => {
  for (const name of [
    'In an emergency',
    'Not medical advice',
    'What verification means',
    'How results are ordered',
    'Fictional data',
  ]) {
    await expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible();
  }
});

export const DisclaimersTurkish = Disclaimers.extend({ tags: ['no-visual'], globals: { locale: 'tr' } });

export const About = meta.story({ args: { page: 'about' } });
About.test('has the help section that the footer links to', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Help' })).toHaveAttribute('id', 'help');
  await expect(await canvas.findByText('cannot give medical advice', { exact: false })).toBeVisible();
});

export const AboutTurkish = About.extend({ globals: { locale: 'tr' } });
AboutTurkish.test('has the help section under the same anchor', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Yardım' })).toHaveAttribute('id', 'help');
});

export const Dark = Disclaimers.extend({ globals: { scheme: 'dark' } });

export const NotTranslated = meta.story({
  args: { page: 'about', load: () => loadStaticText('about', 'en') },
  globals: { locale: 'tr' },
});
NotTranslated.test('says that it is not translated, and marks the language of the text', async ({ canvas }) => {
  await expect(await canvas.findByText('Bu sayfa henüz çevrilmediği için İngilizce gösteriliyor.')).toBeVisible();
  const heading = canvas.getByRole('heading', { level: 2, name: 'Why it exists' });
  await expect(heading.closest('[lang]')).toHaveAttribute('lang', 'en');
});

export const Loading = meta.story({ args: { page: 'terms', load: () => new Promise(() => {}) } });
Loading.test('shows its title, and after five seconds that it is still loading', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
  await expect(await canvas.findByText('Still working on it…')).toBeVisible();
});

let tries = 0;
export const Failed = meta.story({
  args: {
    page: 'terms',
    load: (page, language) => {
      tries += 1;
      return tries > 1 ? loadStaticText(page, language) : Promise.reject(new Error('The file did not arrive.'));
    },
  },
  beforeEach: () => {
    tries = 0;
  },
});
Failed.test('recovers when retried', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Your account' })).toBeVisible();
});
