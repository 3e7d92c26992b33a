import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

import { createClient } from './createClient';
import { crudEndpoints } from './crudEndpoints';
import { request } from './request';

vi.mock('./request', () => ({ request: vi.fn(() => Promise.resolve('response')) }));

const tags = crudEndpoints({
  path: 'api/apps/tasks/tag',
  listPath: 'api/apps/tasks/tags',
  name: 'tag',
  plural: 'tags',
  item: z.object({ id: z.string(), title: z.string() }),
  input: z.object({ title: z.string() }),
  change: z.object({ title: z.exactOptional(z.string()) }),
  access: 'user',
});

describe('a client', () => {
  it('loads the contract with the first call', async () => {
    const load = vi.fn(() => Promise.resolve({ updateTag: tags.update, getTags: tags.list, limit: 40 }));
    const client = createClient(load);
    expect(load).not.toHaveBeenCalled();
    const body = { id: 't1', tag: { title: 'Press' } };
    expect(await client.updateTag({ body })).toBe('response');
    expect(request).toHaveBeenCalledWith(tags.update, { body });
    await client.getTags({});
    expect(request).toHaveBeenLastCalledWith(tags.list, {});
  });
});

describe('the endpoints of a collection', () => {
  it('hold a record under its name', () => {
    expect(z.safeParse(tags.create.body, { tag: { title: 'Press' } }).success).toBe(true);
    expect(z.safeParse(tags.create.body, { title: 'Press' }).success).toBe(false);
    expect(z.safeParse(tags.update.body, { tag: {} }).success).toBe(false);
    expect(z.safeParse(tags.update.body, { id: 't1', tag: {} }).success).toBe(true);
  });

  it('are called as the specification writes them', () => {
    const calls = Object.values(tags).map(({ method, path }) => `${method} ${path}`);
    expect(calls).toEqual([
      'GET api/apps/tasks/tags',
      'GET api/apps/tasks/tag',
      'POST api/apps/tasks/tag',
      'PATCH api/apps/tasks/tag',
      'DELETE api/apps/tasks/tag',
    ]);
    expect(new Set(Object.values(tags).map(({ access }) => access))).toEqual(new Set(['user']));
  });
});
