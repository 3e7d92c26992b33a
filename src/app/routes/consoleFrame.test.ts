import { readFileSync } from 'node:fs';
import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';

import { guides } from '#mocks/help-center/seed/guides';
import { guideHref } from '#modules/help-center/helpPath';
import { media } from '#theme/media';

import { publicRoutes } from './public';
import { consoleRoutes } from './console';

/** The addresses of routes, with an example for each parameter. */
function addressesOf({ path, children = [] }: RouteObject): string[] {
  const own = path ? [path.replace(/:\w+\??/g, 'one').replace(/\/?\*$/, '')] : [];
  return [...own, ...children.flatMap(addressesOf)];
}

const html = readFileSync('index.html', 'utf8');
const condition = /if \(\/(.+)\/\.test\(path\) && root\.dataset\.hasToken/.exec(html)?.[1] ?? '';
const showsFrame = (address: string) => new RegExp(condition).test(address);

it('the frame of the console is painted first at every address of the console', () => {
  const addresses = addressesOf(consoleRoutes);
  expect(addresses.length).toBeGreaterThan(30);
  expect(addresses.filter((address) => !showsFrame(address))).toEqual([]);
});

it('the frame of the console is painted at no public address', () => {
  const addresses = [publicRoutes].flat().flatMap(addressesOf);
  expect(addresses.length).toBeGreaterThan(10);
  expect(addresses.filter(showsFrame)).toEqual([]);
});

it('the text of each guide is asked for beside the frame', () => {
  const [, pattern = ''] = /guide = \/(.+)\/\.exec\(path\)/.exec(html) ?? [];
  const files = guides.map(({ category, slug }) => new RegExp(pattern).exec(guideHref(category, slug))?.[1]);
  expect(files).toEqual(guides.map(({ category, slug }) => `/${category}/${slug}`));
});

it('the contents of a guide are open from the width on at which the application opens them', () => {
  expect(html).toContain(`matchMedia('${media.mdUp}')`);
});
