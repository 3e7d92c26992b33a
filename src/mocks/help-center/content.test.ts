import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { paths } from '#domain/paths';
import { safeRedirect } from '#domain/safeRedirect';
import { headingId } from '#lib/text/headingId';
import { articles } from '#mocks/article/seed/articles';
import { dataLanguages } from '#mocks/core/localized';
import type { DataLanguage } from '#mocks/core/localized';
import { navigationTree } from '#mocks/navigation/seed';
import { readingLevel, wordsIn } from '#mocks/testing/readingLevel';

import { plainLine } from './helpHtml';
import { faqCategories, guideCategories } from './seed/categories';
import { faqs } from './seed/faqs';
import { guides } from './seed/guides';
import { faqCategorySlugs, guideCategorySlugs } from './seed/helpText';

const root = path.join(import.meta.dirname, '../../..');

const contents = await Promise.all(guides.map(async (guide) => ({ guide, content: (await guide.content()).content })));

/** Every text of HTML with a name for messages. */
const texts = dataLanguages.flatMap((language) => [
  ...faqs.map((faq) => ({ name: `${faq.id} (${language})`, language, html: faq[language].answer })),
  ...contents.map(({ guide, content }) => ({ name: `${guide.id} (${language})`, language, html: content[language] })),
]);
const named = texts.map((text) => [text.name, text] as const);

const tagsOf = (html: string) => [...html.matchAll(/<(\/?)([a-z]\w*)/g)].map(([, slash = '', tag = '']) => slash + tag);
const count = (items: readonly { category: string }[], slug: string) =>
  items.filter(({ category }) => category === slug).length;

/** Texts that the product shows in a language, as they are shown: without what stands for values. */
function productTexts(language: DataLanguage): Set<string> {
  const shown = new Set<string>();
  const add = (value: unknown): void => {
    if (typeof value === 'string') {
      shown.add(value.trim());
      shown.add(value.replaceAll(/<[^>]*>|\{\{[^}]*\}\}/g, '').trim());
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(add);
  };
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith(`${language}.json`) && !name.includes('help-center'))) {
    add(JSON.parse(readFileSync(path.join(root, 'src', file), 'utf8')));
  }
  // What the back end names: pages, categories of the help centre, and the results of the search.
  const addTitles = (item: (typeof navigationTree)[number]): void => {
    if ('title' in item) shown.add(item.title[language]);
    if ('children' in item) item.children.forEach(addTitles);
  };
  navigationTree.forEach(addTitles);
  for (const category of [...faqCategories, ...guideCategories]) shown.add(category[language].title);
  add(JSON.parse(readFileSync(path.join(root, `src/modules/help-center/i18n/${language}.json`), 'utf8')));
  return shown;
}
const shownIn = { en: productTexts('en'), tr: productTexts('tr') };

describe('the help centre', () => {
  it('has the categories of the specification, with 29 questions and 27 guides', () => {
    expect(faqCategories.map(({ slug, en }) => [slug, en.title])).toEqual([
      ['most-asked', 'Most asked'],
      ['general-inquiries', 'General inquiries'],
      ['licenses', 'Licenses'],
      ['payments', 'Payments'],
      ['support', 'Support'],
    ]);
    expect(guideCategories.map(({ slug, en }) => [slug, en.title])).toEqual([
      ['getting-started', 'Getting Started'],
      ['projects', 'Projects'],
      ['settings', 'Settings'],
      ['payments', 'Payments'],
      ['your-account', 'Your Account'],
    ]);
    expect(faqCategorySlugs.map((slug) => count(faqs, slug))).toEqual([5, 6, 5, 6, 7]);
    expect(guideCategorySlugs.map((slug) => count(guides, slug))).toEqual([4, 8, 5, 4, 6]);
  });

  it('names each question and guide once', () => {
    const all = [...faqs, ...guides, ...faqCategories, ...guideCategories].map(({ id }) => id);
    expect(new Set(all).size).toBe(all.length);
    expect(new Set(guides.map(({ slug }) => slug)).size).toBe(guides.length);
    for (const language of dataLanguages) {
      const titles = [...faqs.map((faq) => faq[language].question), ...guides.map((guide) => guide[language].title)];
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  it('has ids and slugs that fit into an address', () => {
    for (const { id } of faqs) expect(id).toMatch(/^faq_[a-z0-9_]+$/);
    for (const { id, slug } of guides) expect(`${id} ${slug}`).toMatch(/^gde_[a-z0-9_]+ [a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('says on which day a guide has changed', () => {
    for (const { updated } of guides) expect(new Date(`${updated}T00:00:00Z`).toISOString().slice(0, 10)).toBe(updated);
  });

  it('has a file for each guide, and no other', () => {
    const files = readdirSync(path.join(import.meta.dirname, 'seed/guides'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => file.endsWith('.ts')).toSorted()).toEqual(
      guides.map(({ category, slug }) => path.join(category, `${slug}.ts`)).toSorted(),
    );
  });
});

describe('questions and titles', () => {
  it.each(faqs.map((faq) => [faq.id, faq] as const))('%s asks, briefly, in both languages', (_id, faq) => {
    for (const language of dataLanguages) {
      const { question } = faq[language];
      expect(question).toMatch(/\?$/);
      expect(wordsIn(question).length).toBeLessThanOrEqual(14);
    }
  });

  it.each(guides.map((guide) => [guide.id, guide] as const))('%s has a title and a sentence about it', (_id, guide) => {
    for (const language of dataLanguages) {
      const { title, subtitle } = guide[language];
      expect(title).not.toMatch(/[.:]$/);
      expect(wordsIn(title).length).toBeLessThanOrEqual(8);
      expect(subtitle).toMatch(/[.?]$/);
      expect(wordsIn(subtitle).length).toBeLessThanOrEqual(16);
    }
  });
});

describe('the texts', () => {
  it.each(named)('%s is well formed, of the elements that the page shows', (_name, { html }) => {
    const allowed = new Set(['h2', 'h3', 'p', 'ol', 'ul', 'li', 'a', 'kbd', 'code', 'b']);
    const open: string[] = [];
    for (const tag of tagsOf(html)) {
      expect(allowed).toContain(tag.replace('/', ''));
      if (tag.startsWith('/')) expect(open.pop()).toBe(tag.slice(1));
      else open.push(tag);
    }
    expect(open).toEqual([]);
    expect(html).not.toMatch(/lorem|todo|xxx/i);
    for (const [, attributes = ''] of html.matchAll(/<[a-z]\w*([^>]*)>/g)) {
      expect(attributes).toMatch(/^(?: href="[^"]+")?$/);
    }
  });

  it.each(named.filter(([, { html }]) => html.includes('<h')))('%s has headings in order', (_name, { html }) => {
    const levels = [...html.matchAll(/<h([23])>/g)].map(([, level]) => Number(level));
    levels.forEach((level, at) => expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 1) + 1));
    // Nothing between two headings would be a heading without a text.
    expect(html).not.toMatch(/<\/h[23]>\s*(?:<h2|$)/);
  });

  it.each(contents.map(({ guide, content }) => [guide.id, content] as const))(
    '%s has two to five parts of 200 to 450 words, alike in both languages',
    (_id, content) => {
      for (const language of dataLanguages) {
        const parts = content[language].match(/<h2>/g)?.length ?? 0;
        expect(parts).toBeGreaterThanOrEqual(2);
        expect(parts).toBeLessThanOrEqual(5);
        const words = wordsIn(plainLine(content[language])).length;
        // Turkish says the same in three quarters of the words.
        expect(words).toBeGreaterThanOrEqual(language === 'en' ? 200 : 130);
        expect(words).toBeLessThanOrEqual(450);
      }
      const shape = (html: string) => tagsOf(html).filter((tag) => /^(?:h[23]|p|ol|ul|li)$/.test(tag));
      expect(shape(content.tr)).toEqual(shape(content.en));
    },
  );

  it.each(faqs.map((faq) => [faq.id, faq] as const))(
    '%s is answered in 30 to 90 words, alike in both languages',
    (_id, faq) => {
      for (const language of dataLanguages) {
        const words = wordsIn(plainLine(faq[language].answer)).length;
        expect(words).toBeGreaterThanOrEqual(language === 'en' ? 30 : 20);
        expect(words).toBeLessThanOrEqual(90);
      }
      const shape = (html: string) => tagsOf(html).filter((tag) => /^(?:p|ol|ul|li)$/.test(tag));
      expect(shape(faq.tr.answer)).toEqual(shape(faq.en.answer));
    },
  );

  it.each(named)('%s has sentences of at most 25 words, 16 on average', (_name, { html }) => {
    const { longest, average } = readingLevel(html);
    expect(longest).toBeLessThanOrEqual(25);
    expect(average).toBeLessThanOrEqual(16);
  });

  it.each(named.filter(([, { html }]) => html.includes('<b>')))(
    '%s names controls as the product does',
    (_name, { html, language }) => {
      for (const [, label = ''] of html.matchAll(/<b>(.*?)<\/b>/g)) {
        expect(shownIn[language].has(plainLine(label)), `“${label}” is no text of the product in ${language}`).toBe(
          true,
        );
      }
    },
  );
});

describe('the links', () => {
  const links = texts.flatMap(({ name, language, html }) =>
    [...html.matchAll(/<a href="([^"]+)">(.*?)<\/a>/g)].map(([, href = '', words = '']) => ({
      name,
      language,
      href,
      words,
    })),
  );

  it('are many', () => expect(links.length).toBeGreaterThan(50));

  it.each(links.map((link) => [`${link.name}: ${link.href}`, link] as const))(
    '%s leads somewhere',
    (_name, { href, words, language }) => {
      expect(plainLine(words)).not.toBe('');
      expect(href).toMatch(/^\/(?!\/)/);
      const { pathname, search, hash } = new URL(href, 'https://orvela.example');
      // Any other address leads home.
      expect(safeRedirect(href), 'is no route of the product').toBe(href);
      const article = pathname === paths.article ? new URLSearchParams(search).get('slug') : null;
      if (article !== null) expect(articles.map((one) => one.slug)).toContain(article);
      const [, category, slug] = /^\/apps\/help-center\/guides\/([^/]+)(?:\/([^/]+))?$/.exec(pathname) ?? [];
      if (category !== undefined) expect(guideCategorySlugs).toContain(category);
      const guide = slug === undefined ? undefined : contents.find((one) => one.guide.slug === slug);
      if (slug !== undefined) expect(guide?.guide.category).toBe(category);
      if (hash === '') return;
      if (pathname === paths.helpFaqs) {
        expect([...faqs.map(({ id }) => id), ...faqCategorySlugs]).toContain(hash.slice(1));
      } else {
        // Headings have ids of their own words; nothing else has an anchor.
        const seen = new Map<string, number>();
        const headings = [...(guide?.content[language] ?? '').matchAll(/<h[23]>(.*?)<\/h[23]>/g)];
        expect(headings.map(([, heading = '']) => headingId(plainLine(heading), seen))).toContain(hash.slice(1));
      }
    },
  );

  it('are the same in both languages', () => {
    const hrefs = (language: DataLanguage) =>
      links
        .filter((link) => link.language === language)
        .map(({ name, href }) => `${name.replace(/ \(.*/, '')} ${href}`);
    expect(hrefs('tr').toSorted()).toEqual(hrefs('en').toSorted());
  });
});
