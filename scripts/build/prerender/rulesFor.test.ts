import { expect, it } from 'vitest';

import { rulesFor } from './rulesFor.ts';

const html = '<p class="a b">Text</p>';

it('keeps the rules of the classes that occur, in their order', () => {
  expect(rulesFor('.a{color:red}.c{color:blue}.b:hover{x:y}.a .c{z:0}p{m:0}', html)).toBe('.a{color:red}.b:hover{x:y}');
});

it('looks into conditions, and drops those that would be empty', () => {
  expect(rulesFor('@media print{.a{x:y}.c{x:y}}@media screen{.c{x:y}}@keyframes k{to{x:y}}', html)).toBe(
    '@media print{.a{x:y}}',
  );
});
