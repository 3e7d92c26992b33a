import { expect, it } from 'vitest';

import { componentNames } from '../../scripts/build/component-docs/componentDocs';
import { publicSurface } from './publicSurface';

it('is the public surface that was reviewed', async () => {
  const surface = publicSurface();
  // Otherwise a surface that could not be read would pass as one without breaking changes.
  expect(surface.match(/^#components\//gm)).toHaveLength(componentNames().length);
  expect(surface).toMatch(/^ {4}children: ReactNode$/m);
  await expect(
    surface,
    'What the components offer has changed. Whoever uses them must change too, so it is seen in review: run `npm run surface` and commit tests/contract/publicSurface.txt.',
  ).toMatchFileSnapshot('publicSurface.txt');
});
