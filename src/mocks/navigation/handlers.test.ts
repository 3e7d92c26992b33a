import { describe, expect, it } from 'vitest';

import { HttpError, request } from '#lib/http/request';
import { dataLanguages } from '#mocks/core/localized';
import { flattenTree, isBranch } from '#lib/navigation/navigationTree';
import type { NavigationItem } from '#lib/navigation/navigationTree';
import { paths } from '#domain/paths';
import { navigationScenarios } from './scenarios';
import { server } from '#mocks/start/node';
import { articles } from '#mocks/article/seed/articles';
import { pages, navigationTree } from './seed';
import { cities } from '#mocks/build/places';
import { categoryById } from '#mocks/build/taxonomy';
import { getNavigation } from '#modules/navigation/api';

import { expectHttpError, serveBackend, setLanguage } from '#mocks/testing/serveBackend';
import { storeToken, signInAndStoreToken } from '#mocks/testing/signInAs';

serveBackend({ account: 'ada' });

const arrangements = ['compact', 'default', 'futuristic', 'horizontal'] as const;
const ask = () => request(getNavigation, {});
const branches = (items: readonly NavigationItem[]) => items.filter(isBranch);
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

describe('GET api/common/navigation', () => {
  it('gives compact, default, futuristic and horizontal, each with a few entries', async () => {
    const navigation = await ask();
    expect(Object.keys(navigation).toSorted()).toEqual([...arrangements].toSorted());
    for (const name of arrangements) expect(flattenTree(navigation[name]).length).toBeGreaterThan(5);
  });

  it('gives every arrangement the children that the default entry of the same id has', async () => {
    const navigation = await ask();
    const children = new Map(branches(navigation.default).map((item) => [item.id, item.children]));
    for (const name of arrangements) {
      expect(branches(navigation[name]).length).toBe(children.size);
      for (const item of branches(navigation[name])) expect(item.children).toEqual(children.get(item.id));
    }
  });

  it('has second panels in compact', async () => {
    const { compact } = await ask();
    expect(new Set(branches(compact).map(({ type }) => type))).toEqual(new Set(['aside']));
  });

  it('has groups and second panels in futuristic', async () => {
    const { futuristic } = await ask();
    expect(new Set(branches(futuristic).map(({ type }) => type))).toEqual(new Set(['group', 'aside']));
  });

  it('has nothing but groups in horizontal', async () => {
    const { horizontal } = await ask();
    expect(new Set(horizontal.map(({ type }) => type))).toEqual(new Set(['group']));
  });

  it('has an icon on every top entry, for the bars that show nothing else', async () => {
    const { compact } = await ask();
    for (const item of branches(compact)) expect(item.icon, item.id).toBeDefined();
  });

  it('leads to the requests for administrators alone', async () => {
    const leadsThere = async () => {
      const navigation = await ask();
      return arrangements.map((name) => ids(flattenTree(navigation[name])).includes('apps.requests'));
    };
    expect(await leadsThere()).toEqual([true, true, true, true]);
    const admins = flattenTree((await ask()).default);
    for (const name of ['mira', 'owen', 'uma'] as const) {
      await signInAndStoreToken(name);
      expect(await leadsThere()).toEqual([false, false, false, false]);
      // Everything else is equal.
      const others = admins.filter(({ id }) => id !== 'apps.requests');
      expect(ids(flattenTree((await ask()).default))).toEqual(ids(others));
    }
    storeToken();
    expect((await expectHttpError(ask())).problem.code).toBe('unauthenticated');
  });

  it('names no entry twice', async () => {
    const navigation = await ask();
    for (const name of arrangements) {
      const all = ids(flattenTree(navigation[name]));
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it('speaks Turkish, with the same entries in the same order', async () => {
    const english = flattenTree((await ask()).default);
    setLanguage('tr');
    const turkish = flattenTree((await ask()).default);
    expect(ids(turkish)).toEqual(ids(english));
    expect(turkish.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Rehber', 'Tesis bul', 'Konsol', 'Hesap bilgileri', 'Hakkında']),
    );
    for (const [at, item] of turkish.entries()) expect(item.title, item.id).not.toBe(english[at]?.title);
  });

  it('leads only to addresses that exist', async () => {
    const known: readonly string[] = Object.values(paths);
    for (const item of flattenTree((await ask()).default)) {
      if (item.type !== 'basic' || item.externalLink) continue;
      const url = new URL(item.link ?? '', 'http://localhost');
      const [, section, place, category] = url.pathname.split('/');
      if (section === 'search' && category !== undefined) {
        expect(ids(cities)).toContain(place);
        expect(categoryById(category).parentId).toBeDefined();
      } else expect(known, item.id).toContain(url.pathname);
      const slug = url.searchParams.get('slug');
      if (slug !== null) expect(articles.map((article) => article.slug)).toContain(slug);
    }
  });
});

describe('scenarios', () => {
  it('answer as seeded', async () => {
    const seeded = await ask();
    server.use(navigationScenarios.loaded());
    expect(await ask()).toEqual(seeded);
  });

  it('are empty', async () => {
    server.use(navigationScenarios.empty());
    expect(await ask()).toEqual({ compact: [], default: [], futuristic: [], horizontal: [] });
  });

  it('take their time', async () => {
    server.use(navigationScenarios.slow(80));
    const before = performance.now();
    await ask();
    expect(performance.now() - before).toBeGreaterThanOrEqual(75);
  });

  it('fail', async () => {
    server.use(navigationScenarios.fails());
    await expect(ask()).rejects.toBeInstanceOf(HttpError);
  });

  it.each([1, 35, 120])('hold %d pages', async (count) => {
    server.use(navigationScenarios.long(count));
    const navigation = await ask();
    for (const name of arrangements) {
      const found = flattenTree(navigation[name]).filter(({ type }) => type === 'basic');
      expect(found).toHaveLength(count);
    }
  });
});

describe('the pages for the search', () => {
  it('are all that the tree links to inside the product, in both languages', async () => {
    const linked = flattenTree((await ask()).default).flatMap((item) =>
      item.type === 'basic' && !item.externalLink ? [item.link] : [],
    );
    expect(pages.map(({ link }) => link)).toEqual(linked);
    for (const id of dataLanguages) {
      for (const page of pages) {
        expect(page.title[id], page.id).not.toBe('');
        expect(page.subtitle[id], page.id).not.toBe('');
      }
    }
  });

  it('come from one tree', () => expect(navigationTree.length).toBeGreaterThan(3));
});
