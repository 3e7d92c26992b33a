import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { setClock } from '#lib/time/clock';
import { request } from '#lib/http/request';
import { dataLanguages } from '#mocks/core/localized';
import { articleScenarios } from './scenarios';
import { server } from '#mocks/start/node';
import { publishedArticles } from '#mocks/build/published';
import { articles, heroSize } from '#mocks/article/seed/articles';
import { articleText } from '#mocks/article/seed/articleText';
import { categoryById, tags } from '#mocks/build/taxonomy';
import { getArticle, getArticles } from '#modules/article/api';

import { expectHttpError, serveBackend, setLanguage } from '#mocks/testing/serveBackend';

serveBackend();

describe('GET api/directory/articles', () => {
  it('lists what a build has drawn the openings of', async () => {
    const published = await publishedArticles('en');
    const { items } = await request(getArticles, { query: {} });
    expect(items?.length).toBeGreaterThan(0);
    expect(published.slice(0, items?.length)).toEqual(items);
  });

  it('lists all, newest first, with the place in the list', async () => {
    const { items, pagination, categories } = await request(getArticles, { query: {} });
    expect(items?.map(({ slug }) => slug)).toEqual([
      'opening-hours-on-holidays',
      'accessibility-words-explained',
      'pharmacy-or-doctor',
      'privacy-of-refuges',
      'sliding-fees',
      'using-an-interpreter',
      'reading-opening-hours',
      'child-fever-guide-to-services',
      'choosing-a-general-practice',
      'first-mental-health-visit',
      'understanding-a-blood-test-order',
      'keeping-a-facility-page-correct',
      'caring-for-an-older-parent',
      'claim-your-facility-step-by-step',
      'what-verification-means',
      'physiotherapy-without-referral',
      'vaccination-before-travel',
      'night-and-weekend-care',
    ]);
    expect(pagination).toEqual({ length: 18, size: 20, page: 1, lastPage: 1, startIndex: 0, endIndex: 17 });
    expect(categories.find(({ id }) => id === 'pharmacy')).toEqual({ id: 'pharmacy', name: 'Pharmacy', count: 8 });
  });

  it('divides them into pages', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map((page) => request(getArticles, { query: { page, size: 10 } })),
    );
    expect(first?.items).toHaveLength(10);
    expect(second?.items).toHaveLength(8);
    expect(second?.pagination).toEqual({ length: 18, size: 10, page: 2, lastPage: 2, startIndex: 10, endIndex: 17 });
    expect(second?.categories).toEqual(first?.categories);
  });

  it('filters by category and tag, and keeps the whole filter', async () => {
    const { items, categories } = await request(getArticles, { query: { category: 'dentist' } });
    expect(items?.map(({ slug }) => slug)).toEqual(['opening-hours-on-holidays']);
    expect(categories.length).toBeGreaterThan(3);
    const tagged = await request(getArticles, { query: { tag: 'hearing-loop' } });
    expect(tagged.items?.map(({ slug }) => slug)).toEqual(['accessibility-words-explained']);
  });

  it('answers an unknown category with an empty list', async () => {
    const { items, pagination } = await request(getArticles, { query: { category: 'no-such-thing' } });
    expect(items).toEqual([]);
    expect(pagination).toMatchObject({ length: 0, lastPage: 1 });
  });

  it('says which page is the last when asked for one above it', async () => {
    const { items, pagination } = await request(getArticles, { query: { page: 9, size: 10 } });
    expect(items).toBeNull();
    expect(pagination).toEqual({ lastPage: 2 });
  });

  it.each(['page=0', 'page=1.5', 'page=x', 'size=7', 'category=NOT%20A%20SLUG'])('refuses %s', async (query) => {
    const response = await fetch(`http://localhost/api/directory/articles?${query}`);
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: Array<{ pointer: string }> };
    expect(errors[0]?.pointer).toBe(`/query/${query.split('=')[0]}`);
  });

  it('speaks Turkish', async () => {
    setLanguage('tr');
    const { items } = await request(getArticles, { query: {} });
    expect(items?.[0]).toMatchObject({
      title: 'Tatillerde çalışma saatleri',
      categories: [{ name: 'Eczane' }, {}, {}],
    });
  });

  it('moves its dates with the clock', async () => {
    setClock(new Date('2027-03-16T10:00:00Z'));
    const { items } = await request(getArticles, { query: {} });
    expect(items?.[0]?.publishedAt.slice(0, 10)).toBe('2026-12-31');
  });
});

describe('GET api/directory/article', () => {
  it('gives the text and the related articles', async () => {
    const article = await request(getArticle, { query: { slug: 'pharmacy-or-doctor' } });
    expect(article.title).toBe('Pharmacy or doctor?');
    expect(article.body).toContain('\n## ');
    expect(article.related.map(({ slug }) => slug)).toEqual(article.relatedSlugs);
  });

  it('keeps one review overdue and the others in time', async () => {
    const { items } = await request(getArticles, { query: {} });
    const overdue = items?.filter(({ reviewDueAt }) => reviewDueAt < '2026-03-16T10:00:00Z').map(({ slug }) => slug);
    expect(overdue).toEqual(['night-and-weekend-care']);
  });

  it('does not know an unknown slug', async () => {
    const { problem } = await expectHttpError(request(getArticle, { query: { slug: 'no-such-article' } }));
    expect(problem).toMatchObject({ status: 404, code: 'not-found' });
  });

  it('refuses what is no slug', async () => {
    const { problem } = await expectHttpError(request(getArticle, { query: { slug: '../secret' } }));
    expect(problem).toMatchObject({ status: 422, errors: [{ pointer: '/query/slug' }] });
  });
});

describe('scenarios', () => {
  it('fail once and then answer', async () => {
    server.use(articleScenarios.reader.failsOnce());
    const query = { slug: 'pharmacy-or-doctor' };
    expect((await expectHttpError(request(getArticle, { query }))).status).toBe(500);
    expect((await request(getArticle, { query })).slug).toBe(query.slug);
  });

  it('are empty', async () => {
    server.use(articleScenarios.list.empty());
    expect((await request(getArticles, { query: {} })).items).toEqual([]);
  });
});

describe('the seed', () => {
  const each = articles.flatMap((article) => dataLanguages.map((id) => [article.slug, id, article] as const));

  it.each(each)('has a whole text of %s in %s', async (slug, id, article) => {
    const text = (await articleText(slug, id)) ?? '';
    const wordCount = text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
    expect(wordCount).toBeGreaterThan(id === 'en' ? 500 : 380);
    expect(wordCount).toBeLessThan(720);
    expect(Math.ceil(wordCount / 220)).toBe(article.readingMinutes[id]);
    expect(text.match(/^## /gm)?.length).toBeGreaterThanOrEqual(3);
    // A first-level heading or HTML would not survive the reader.
    expect(text).not.toMatch(/^# |<[a-z]/im);
  });

  it('has a picture of its own for each article, of the size it says', () => {
    const pictures = articles.map(({ slug }) => readFileSync(`public/pictures/articles/${slug}.svg`, 'utf8'));
    expect(new Set(pictures).size).toBe(articles.length);
    const { width, height } = heroSize;
    for (const picture of pictures) {
      expect(picture).toContain(`viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`);
    }
  });

  it('leads to each article from another one', () => {
    const led = new Set(articles.flatMap(({ relatedSlugs }) => relatedSlugs));
    expect(articles.filter(({ slug }) => !led.has(slug))).toEqual([]);
  });

  it('names a reviewer wherever the text is about health', () => {
    for (const { slug, disclaimer, reviewedBy, reviewed } of articles) {
      expect([slug, !disclaimer || (reviewedBy !== undefined && reviewed !== undefined)]).toEqual([slug, true]);
    }
  });

  it('names only categories, tags and articles that exist', () => {
    const slugs = articles.map(({ slug }) => slug);
    for (const { slug, categoryIds, tagIds, relatedSlugs } of articles) {
      for (const id of categoryIds) expect(categoryById(id).parentId).toBeDefined();
      for (const id of tagIds) expect(tags.map((tag) => tag.id)).toContain(id);
      for (const other of relatedSlugs) expect(slugs).toContain(other);
      expect(relatedSlugs).not.toContain(slug);
    }
  });

  it('has a text in both languages with the same sections', async () => {
    for (const { slug } of articles) {
      const [en, tr] = await Promise.all([articleText(slug, 'en'), articleText(slug, 'tr')]);
      expect([slug, tr?.match(/^#{2,3} /gm)]).toEqual([slug, en?.match(/^#{2,3} /gm)]);
    }
  });
});
