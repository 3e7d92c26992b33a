import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';

import { moduleEndpoints } from './moduleEndpoints';

const { get, remove } = moduleEndpoints('api/apps/notes', 'user');

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
});
