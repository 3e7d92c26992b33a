import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { renderHomeHead } from '../../../src/app/entry.prerender.tsx';

import { organizationShape, origin, scriptShape, websiteShape } from '#mocks/testing/schemaOrg';

it('tells of the home page what it is, where it is and who runs it', async () => {
  const { elements, data } = await renderHomeHead(origin, 'en');
  const said = Object.fromEntries(
    [...elements.matchAll(/<(?:meta|link) (?:name|property|rel)="([^"]+)" (?:content|href)="([^"]+)"/g)].map(
      ([, name, value]) => [name, value],
    ),
  );
  expect(said).toEqual({
    description: expect.stringMatching(/^.{70,155}$/),
    canonical: `${origin}/`,
    'og:title': 'Find health and care near you',
    'og:description': said['description'],
    'og:url': `${origin}/`,
    'og:type': 'website',
    'og:image': `${origin}/pictures/social.png`,
  });
  expect(z.safeParse(scriptShape(websiteShape, organizationShape), JSON.parse(data)).error).toBeUndefined();
});
