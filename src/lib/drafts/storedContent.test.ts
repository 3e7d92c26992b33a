import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { parseStored, validEntries } from './storedContent';

interface Content {
  title: string;
  done: boolean;
  due: string | null;
  priority: 0 | 1;
  steps: { id: string; text: string }[];
}

const stored: Content = { title: 'Call', done: false, due: null, priority: 1, steps: [{ id: 'a', text: 'Dial' }] };

const schema = z.object({
  title: z.string(),
  done: z.boolean(),
  due: z.nullable(z.string()),
  priority: z.literal([0, 1]),
  steps: validEntries(z.object({ id: z.string(), text: z.string() })),
});
const parse = (found: unknown, missing?: Partial<Content>) => parseStored<Content>(schema, found, missing);

describe('content that was stored on this device', () => {
  it('is taken as it was stored, without fields that are unknown', () => {
    expect(parse(stored)).toEqual(stored);
    expect(parse({ ...stored, due: '2026-03-18', colour: 'red' })).toEqual({ ...stored, due: '2026-03-18' });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'Call'],
    ['a field of another type', { ...stored, title: 4 }],
    ['a text that is null', { ...stored, title: null }],
    ['a flag that is a text', { ...stored, done: 'false' }],
    ['none of the allowed values', { ...stored, priority: 2 }],
    ['no list', { ...stored, steps: {} }],
    ['a missing field', { title: 'Call' }],
  ])('is refused when it is %s', (_what, found) => {
    expect(parse(found)).toBeUndefined();
  });

  it('takes what an earlier version did not store from the defaults', () => {
    const { priority: _priority, ...earlier } = stored;
    expect(parse(earlier, { priority: 0 })).toEqual({ ...stored, priority: 0 });
    expect(parse(stored, { priority: 0 })).toEqual(stored);
  });

  it('loses only the entries of a list that have another shape', () => {
    expect(parse({ ...stored, steps: [null, 'Dial', { id: 'b' }, { id: 'a', text: 'Dial' }] })).toEqual(stored);
  });
});
