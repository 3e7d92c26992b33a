import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';

import { moduleEndpoints } from './moduleEndpoints';

const { get, remove, getOne, removeOne, crud } = moduleEndpoints('api/apps/notes', 'user');

describe('the endpoints of a module', () => {
  it('are below its path, and for those whom it names', () => {
    const endpoint = get('labels', { summary: 'Lists the labels', response: z.array(z.string()) });
    expect(endpoint).toMatchObject({ method: 'GET', path: 'api/apps/notes/labels', access: 'user', status: 200 });
  });
  it('can be at that path itself, and keep what else is said of them', () => {
    const query = z.object({ id: z.string() });
    const endpoint = remove('', { summary: 'Deletes a note', query, response: z.literal(true), errors: ['not-found'] });
    expect(endpoint).toMatchObject({ method: 'DELETE', path: 'api/apps/notes', query, errors: ['not-found'] });
  });
  it('of one record take its id, and fail with `not-found`', () => {
    const one = getOne('note', { summary: 'Returns a note', response: z.string() });
    expect(one).toMatchObject({ method: 'GET', path: 'api/apps/notes/note', errors: ['not-found'] });
    expect(z.safeParse(one.query, {}).success).toBe(false);
    expect(removeOne('note', 'Deletes a note')).toMatchObject({ method: 'DELETE', path: 'api/apps/notes/note' });
  });
  it('of a collection are at its name and its plural', () => {
    const title = z.object({ title: z.string() });
    const tags = crud({ name: 'tag', item: title, input: title, change: title });
    expect(tags.list).toMatchObject({ path: 'api/apps/notes/tags', summary: 'Lists the tags', access: 'user' });
    expect(tags.create).toMatchObject({ path: 'api/apps/notes/tag', summary: 'Adds a tag and returns it' });
  });
});
