import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { usedIcons, usedIconsPlugin } from './usedIconsPlugin.mjs';

const map = "import MapPinIcon from '@heroicons/react/24/outline/MapPinIcon';\n";
const check = "import CheckIcon from '@heroicons/react/20/solid/CheckIcon';\n";
const bell = "import BellIcon from '@heroicons/react/24/solid/BellIcon';\n";

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'used-icons-'));
  await writeFile(path.join(folder, 'Page.tsx'), map + check);
  await writeFile(path.join(folder, 'icons.ts'), map);
  await writeFile(path.join(folder, 'Page.stories.tsx'), bell);
  await writeFile(path.join(folder, 'Page.test.ts'), bell);
  await writeFile(path.join(folder, 'notes.md'), bell);
});
afterAll(() => rm(folder, { recursive: true }));

describe('the icons in use', () => {
  it('are those that code of the product imports, each once', () => {
    expect(usedIcons(folder)).toEqual(['20/solid/CheckIcon', '24/outline/MapPinIcon']);
  });

  it('are one module, which imports each from the package', () => {
    const { resolveId, load } = usedIconsPlugin(folder) as unknown as {
      resolveId: (source: string) => string | undefined;
      load: (id: string) => string | undefined;
    };
    expect(resolveId('react')).toBeUndefined();
    const code = load(resolveId('virtual:used-icons') ?? '');
    expect(code).toBe(
      [
        "import icon0 from '@heroicons/react/20/solid/CheckIcon';",
        "import icon1 from '@heroicons/react/24/outline/MapPinIcon';",
        "export const icons = [{ path: '20/solid/CheckIcon', source: icon0 }, { path: '24/outline/MapPinIcon', source: icon1 }];",
      ].join('\n'),
    );
    expect(load('virtual:used-icons')).toBeUndefined();
  });

  it('are optimised before the first story asks for them', () => {
    const { config } = usedIconsPlugin(folder) as unknown as { config: () => unknown };
    expect(config()).toEqual({
      optimizeDeps: {
        include: ['@heroicons/react/20/solid/CheckIcon', '@heroicons/react/24/outline/MapPinIcon'],
      },
    });
  });
});
