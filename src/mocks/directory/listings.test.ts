import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { request } from '#lib/http/request';
import { dataLanguages } from '#mocks/core/localized';
import { publishedCategories } from '#mocks/build/published';
import { loadTagPages } from '#mocks/directory/seed/source';
import { categories, category, facilities, points, tag, tags } from '#modules/facility-search/api';
import { categoriesWithPicture, pictureSize } from '#modules/facility-search/categoryPicture';
import english from '#modules/facility-search/i18n/en.json';
import turkish from '#modules/facility-search/i18n/tr.json';
import { largestCategories } from '#modules/facility-search/largestCategories';

import { expectHttpError, serveBackend, setLanguage } from '#mocks/testing/serveBackend';

serveBackend();

const refused = (call: typeof category | typeof tag, query: { id: string }) =>
  expectHttpError(request(call, { query }));

describe('GET api/directory/category', () => {
  it('answers what a build has drawn beforehand, of every category', async () => {
    const published = await publishedCategories('en');
    const all = await request(categories, {});
    expect(published.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    for (const one of published) expect(one).toEqual(await request(category, { query: { id: one.id } }));
  });

  it('gives a category with what is above it, and the newest articles about it', async () => {
    const pharmacy = await request(category, { query: { id: 'pharmacy' } });
    expect(pharmacy).toMatchObject({ plural: 'Pharmacies', parent: { id: 'everyday-care', plural: 'Everyday care' } });
    expect(pharmacy.children).toEqual([]);
    expect(pharmacy.articles.map(({ slug }) => slug)).toEqual([
      'opening-hours-on-holidays',
      'pharmacy-or-doctor',
      'reading-opening-hours',
    ]);
  });

  it('gives a category of the upper level with what is below it, and what is written about that', async () => {
    const care = await request(category, { query: { id: 'everyday-care' } });
    expect(care.parent).toBeUndefined();
    expect(care.children.map(({ id }) => id)).toEqual([
      'general-practice',
      'pharmacy',
      'dentist',
      'physiotherapy',
      'optician',
    ]);
    expect(care.articles).toHaveLength(3);
  });

  it('speaks Turkish', async () => {
    setLanguage('tr');
    const pharmacy = await request(category, { query: { id: 'pharmacy' } });
    setLanguage('en');
    expect(pharmacy).toMatchObject({ plural: 'Eczaneler', parent: { plural: 'Günlük bakım' } });
    expect(pharmacy.articles[0]?.categories[0]?.name).toBe('Eczane');
  });

  it('counts what its list holds', async () => {
    for (const { id, facilityCount } of await request(categories, {})) {
      const { pagination } = await request(facilities, { query: { location: 'anywhere', category: [id], size: 1 } });
      expect(pagination.length, id).toBe(facilityCount);
    }
  });

  it('are largest where the home page says so without asking, and are called the same', async () => {
    for (const [language, texts] of [
      ['en', english],
      ['tr', turkish],
    ] as const) {
      setLanguage(language);
      const largest = (await request(categories, {}))
        .filter(({ parentId }) => parentId !== undefined)
        .toSorted((a, b) => b.facilityCount - a.facilityCount)
        .slice(0, largestCategories.length);
      expect(largest.map(({ id }) => id)).toEqual(largestCategories);
      expect(Object.fromEntries(largest.map(({ id, plural }) => [id, plural]))).toEqual(texts.home.largest);
    }
    setLanguage('en');
  });

  it('does not know others, and names what is no id', async () => {
    expect(await refused(category, { id: 'butcher' })).toMatchObject({ status: 404, problem: { code: 'not-found' } });
    expect(await refused(category, { id: 'constructor' })).toMatchObject({ status: 404 });
    expect(await refused(category, { id: '../etc' })).toMatchObject({
      status: 422,
      problem: { code: 'validation-failed' },
    });
    expect(await refused(category, {} as never)).toMatchObject({ status: 422 });
  });
});

describe('GET api/directory/tag', () => {
  it('gives a tag, what its facilities are called, and what they most often have besides', async () => {
    const walkIn = await request(tag, { query: { id: 'walk-in' } });
    expect(walkIn).toMatchObject({ id: 'walk-in', group: 'time', title: 'Facilities with walk-in visits' });
    expect(walkIn.related).toHaveLength(8);
    expect(walkIn.related.map(({ count }) => count)).toEqual(
      walkIn.related.map(({ count }) => count).toSorted((a, b) => b - a),
    );
    expect(walkIn.related.map(({ id }) => id)).not.toContain('walk-in');
  });

  it('counts those that have both', async () => {
    const { related } = await request(tag, { query: { id: 'walk-in' } });
    for (const { id, count } of related) {
      const both = await request(facilities, { query: { location: 'anywhere', tag: 'walk-in', tags: [id], size: 1 } });
      expect(both.pagination.length, id).toBe(count);
    }
  });

  it('has a title for every tag in every language', async () => {
    const all = await request(tags, {});
    for (const language of dataLanguages) {
      const pages = await loadTagPages(language);
      const names = new Set(all.map(({ name }) => name));
      expect(Object.keys(pages).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
      for (const { title } of Object.values(pages)) expect(names.has(title), title).toBe(false);
    }
  });

  it('does not know others, and names what is no id', async () => {
    expect(await refused(tag, { id: 'walk-out' })).toMatchObject({ status: 404, problem: { code: 'not-found' } });
    expect(await refused(tag, { id: 'constructor' })).toMatchObject({ status: 404 });
    expect(await refused(tag, { id: 'Walk in' })).toMatchObject({
      status: 422,
      problem: { code: 'validation-failed' },
    });
  });
});

describe('the facilities of a tag', () => {
  const walkIn = { location: 'anywhere', tag: 'walk-in' } as const;

  it('are those that have it, and counts of other tags are counts within them', async () => {
    const all = await request(facilities, { query: walkIn });
    expect(all.items?.every(({ tags: its }) => its.some(({ id }) => id === 'walk-in'))).toBe(true);
    const { facilityCount } = (await request(tags, {})).find(({ id }) => id === 'walk-in') ?? {};
    expect(all.pagination.length).toBe(facilityCount);
    const { related } = await request(tag, { query: { id: 'walk-in' } });
    const counts = new Map(all.facets.tags);
    for (const { id, count } of related) expect(counts.get(id), id).toBe(count);
  });

  it('come verified first and then by name where no place is given, closed ones last', async () => {
    const { items } = await request(facilities, { query: { ...walkIn, size: 50 } });
    const open = (items ?? []).filter(({ operationalStatus }) => operationalStatus !== 'temporarily-closed');
    const isVerified = open.map(({ verification }) => ['verified', 'due'].includes(verification.state));
    expect(isVerified).toEqual(isVerified.toSorted((a, b) => Number(b) - Number(a)));
    const names = open.filter((_, at) => isVerified[at]).map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare));
  });

  it('are the same on the map, and none where nobody has the tag', async () => {
    const near = { location: 'port-calder', tag: 'walk-in' };
    const [list, map] = await Promise.all([request(facilities, { query: near }), request(points, { query: near })]);
    expect(map.points).toHaveLength(list.pagination.length - list.hiddenCount);
    expect((await request(facilities, { query: { ...walkIn, tag: 'unheard-of' } })).items).toEqual([]);
  });
});

describe('the pictures of categories', () => {
  it('are there for each category of the sample country, and for no other', async () => {
    const ids = (await request(categories, {})).map(({ id }) => id).toSorted();
    expect(categoriesWithPicture.toSorted()).toEqual(ids);
    expect(readdirSync('public/pictures/categories').toSorted()).toEqual(ids.map((id) => `${id}.svg`));
  });

  it('are small, of the size that is kept free for them, each its own, and without words', () => {
    const { width, height } = pictureSize;
    const pictures = categoriesWithPicture.map((id) => readFileSync(`public/pictures/categories/${id}.svg`, 'utf8'));
    expect(new Set(pictures).size).toBe(categoriesWithPicture.length);
    for (const picture of pictures) {
      expect(picture).toContain(`viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`);
      expect(picture.length).toBeLessThan(4096);
      expect(picture).not.toMatch(/<(text|image|script|style)\b/);
    }
  });
});
