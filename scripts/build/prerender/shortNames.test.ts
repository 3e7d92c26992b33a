import { expect, it } from 'vitest';

import { shortNames } from './shortNames.ts';

it('renames classes and custom properties, in styles and HTML alike', () => {
  const { css, shorten } = shortNames(
    ':root.dark{--fd-space-8:.5rem}._1x0{gap:var(--fd-space-8)}._1x0:has(>._1x1){--_1x2:0}html[data-a] ._1x1{x:y}',
  );
  expect(css).toBe(':root.dark{--0:.5rem}.a0{gap:var(--0)}.a0:has(>.a1){--1:0}html[data-a] .a1{x:y}');
  expect(shorten('<p id="a" class="_1x1 _1x9 _1x0">class="_1x0"</p><i class="_1x9" hidden="">Text</i>')).toBe(
    '<p id="a" class="a1 a0">class="_1x0"</p><i hidden="">Text</i>',
  );
});

it('keeps the names of custom properties that depend on the theme', () => {
  const { css } = shortNames(':root.theme-a.dark{--fd-link:red}._1x0{x:var(--fd-link) var(--fd-space)}');
  expect(css).toBe(':root.theme-a.dark{--fd-link:red}.a0{x:var(--fd-link) var(--0)}');
});
