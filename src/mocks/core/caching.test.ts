import { describe, expect, it } from 'vitest';

import { serveBackend } from '#mocks/testing/serveBackend';
import { sendRaw, signInAndStoreToken } from '#mocks/testing/signInAs';

serveBackend();

const facility = 'api/directory/facility?slug=saltmarket-clinic';

describe('what was read', () => {
  it('has a tag that holds while nothing changes, and differs between languages', async () => {
    const first = await sendRaw(facility);
    const tag = first.headers.get('ETag') ?? '';
    expect(tag).toMatch(/^"[\da-z-]+"$/);
    expect((await sendRaw(facility)).headers.get('ETag')).toBe(tag);
    const turkish = await sendRaw(facility, { headers: { 'Accept-Language': 'tr' } });
    expect(turkish.headers.get('ETag')).not.toBe(tag);
    expect(first.headers.get('Vary')).toContain('Accept-Language');
  });

  it('is not sent again to who has it', async () => {
    const tag = (await sendRaw(facility)).headers.get('ETag') ?? '';
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await sendRaw(facility, { headers: { 'If-None-Match': known } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('ETag')).toBe(tag);
    }
    const other = await sendRaw(facility, { headers: { 'If-None-Match': '"other"' } });
    expect(other.status).toBe(200);
    expect(await other.json()).toMatchObject({ slug: 'saltmarket-clinic' });
  });

  it.each([
    'api/directory/categories',
    'api/directory/category?id=pharmacy',
    'api/directory/tags',
    'api/directory/tag?id=walk-in',
    'api/directory/articles',
    'api/directory/article?slug=pharmacy-or-doctor',
  ])('may be used for five minutes: %s', async (address) => {
    const response = await sendRaw(address);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'max-age=300']);
  });

  it('is asked for anew where it changes, and never shared where it is somebody’s', async () => {
    expect((await sendRaw(facility)).headers.get('Cache-Control')).toBe('no-cache');
    await signInAndStoreToken('mira');
    expect((await sendRaw('api/account/details')).headers.get('Cache-Control')).toMatch(/^private, no-cache$/);
    expect((await sendRaw('api/directory/categories')).headers.get('Cache-Control')).toBe('private, max-age=300');
  });

  it('has none of it where the call is refused', async () => {
    const refused = await sendRaw('api/directory/facility?slug=certainly-nothing');
    expect([refused.status, refused.headers.get('ETag')]).toEqual([404, null]);
  });
});
