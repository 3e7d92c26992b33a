import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { parseInSlices } from './parseInSlices';

const item = z.object({
  n: z.number(),
  day: z.pipe(
    z.string(),
    z.transform((text) => text.slice(0, 10)),
  ),
});
const many = (count: number) => Array.from({ length: count }, (_, n) => ({ n, day: '2026-03-16T10:00:00Z', extra: n }));
const folder = z.object({ name: z.string(), files: z.array(item), few: z.array(z.number()) });

it.each([
  ['a list', z.array(item), many(1203)],
  ['a short list', z.array(item), many(3)],
  ['a list in a field', folder, { name: 'Plans', files: many(1203), few: [1], extra: 1 }],
  ['a list with a wrong item', z.array(item), [...many(1203), { n: 'one', day: '' }]],
  ['a field with a wrong item', folder, { name: 'Plans', files: [...many(1203), null], few: [1] }],
  ['a wrong field beside a long list', folder, { name: 1, files: many(1203), few: [1] }],
  ['a list with a length', z.array(item).check(z.maxLength(1000)), many(1203)],
  ['something else', folder, null],
] as const)('parses %s as safeParse does', async (_what, schema, value) => {
  const whole = schema.safeParse(value);
  const parsed = await parseInSlices(schema, value);
  expect(parsed.success).toBe(whole.success);
  expect(parsed.success ? parsed.data : undefined).toEqual(whole.data);
});

it('lets other work run in between', async () => {
  let isDone = false;
  let ranBefore = 0;
  const count = () => {
    if (isDone) return;
    ranBefore += 1;
    setTimeout(count);
  };
  setTimeout(count);
  await parseInSlices(z.array(item), many(2000));
  isDone = true;
  expect(ranBefore).toBeGreaterThanOrEqual(3);
});
