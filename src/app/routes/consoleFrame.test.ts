import { readFileSync } from 'node:fs';
import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';

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
