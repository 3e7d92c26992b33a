import { expect, test } from 'vitest';

import { headsFor } from './safeTriangle';

const box = { left: 200, right: 400, top: 100, bottom: 300 };
const was = { x: 100, y: 120 };

test('knows a pointer that crosses other lines on its way to the submenu', () => {
  expect(headsFor(was, { x: 120, y: 150 }, box)).toBe(true);
  expect(headsFor(was, { x: 190, y: 280 }, box)).toBe(true);
});

test('does not take the way down, back or past it for the way there', () => {
  expect(headsFor(was, { x: 100, y: 160 }, box)).toBe(false);
  expect(headsFor(was, { x: 80, y: 130 }, box)).toBe(false);
  expect(headsFor(was, { x: 105, y: 200 }, box)).toBe(false);
  expect(headsFor(was, was, box)).toBe(false);
});

test('works to the left as well, for other reading directions and narrow screens', () => {
  const left = { left: 0, right: 50, top: 100, bottom: 300 };
  expect(headsFor(was, { x: 80, y: 150 }, left)).toBe(true);
  expect(headsFor(was, { x: 120, y: 150 }, left)).toBe(false);
});

test('has no triangle inside the submenu or over it', () => {
  expect(headsFor({ x: 250, y: 120 }, { x: 260, y: 150 }, box)).toBe(false);
});
