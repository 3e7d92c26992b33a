import { describe, expect, it } from 'vitest';

import { criticalRules, traitsOf } from './criticalRules.ts';

const traits = traitsOf([
  '<html class="theme-a">',
  '<p class="a b" data-open lang="en">Text</p>',
  '<i aria-hidden="true"></i>',
]);
const critical = (css: string) => criticalRules([css], traits)[0];

it('collects the classes and attributes of all pages', () => {
  expect([...traits].join(' ')).toBe(
    '[class] .theme-a .a .b [data-open] [lang] [lang=en] [aria-hidden] [aria-hidden=true]',
  );
});

describe('the critical rules', () => {
  it.each([
    '.a{x:y}',
    '.c,.b{x:y}',
    '.a .b{x:y}',
    'p{margin:0}',
    '*,:before{x:y}',
    '.a[data-open]{x:y}',
    '[aria-hidden=true]{x:y}',
    '.a:not(.c){x:y}',
    '.a:not(:hover,.c){x:y}',
    '.a:is(.c,[data-open]){x:y}',
    '.a:has(>:is(.c,.b):focus-visible){x:y}',
    'html[data-has-token] .a{x:y}',
    ':root.dark .a{x:y}',
    '.a:is(:lang(ar),:lang(en)){x:y}',
    ':root.theme-a.dark{x:y}',
    '@media print{.a{x:y}}',
    '@media (forced-colors:active){.a{x:y}}',
    '@supports (x:y){@media screen{.a{x:y}}}',
    '@font-face{font-family:A;src:local(Arial)}',
  ])('keep %s', (rule) => {
    expect(critical(rule)).toBe(rule);
  });

  it.each([
    '.c{x:y}',
    '.a .c{x:y}',
    '.a:hover{x:y}',
    '.a:hover:not(:disabled){x:y}',
    '.a[data-busy]{x:y}',
    '[aria-hidden=false]{x:y}',
    '.a:is(.c,.d){x:y}',
    '.a:has(>:is(.c,.d)){x:y}',
    '.a::picker(select){x:y}',
    '.a option:checked{x:y}',
    '.a:disabled{x:y}',
    '.a:is(:lang(ar),:lang(fa)){x:y}',
    ':root.theme-b.dark{x:y}',
    '@media print{.c{x:y}}',
  ])('do without %s', (rule) => {
    expect(critical(rule)).toBe('');
  });

  it('bring the keyframes and the custom properties of the root element that they use', () => {
    const css = ':root{--a:0;--b:1}.a{animation:1s k1;x:var(--a)}@keyframes k1{to{x:y}}@keyframes k2{to{x:y}}';
    expect(critical(css)).toBe(':root{--a:0}.a{animation:1s k1;x:var(--a)}@keyframes k1{to{x:y}}');
    expect(critical(':root.dark{--b:1}.a{x:y}')).toBe('.a{x:y}');
    expect(criticalRules([':root{--a:0}', '.a{x:var(--a)}'], traits)).toEqual([':root{--a:0}', '.a{x:var(--a)}']);
  });
});
