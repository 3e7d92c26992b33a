import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const id = 'virtual:used-icons';
const drawing = /['"]@heroicons\/react\/(\d+\/(?:outline|solid))\/(\w+)['"]/g;

/** Returns every Heroicon that a source file of the product imports, without duplicates, as `24/outline/MapPinIcon`. */
export function usedIcons(folder) {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|docs|test)\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(path.join(folder, file), 'utf8').matchAll(drawing)].map(([, set, name]) => `${set}/${name}`),
    );
  return [...new Set(found)].toSorted();
}

/** Serves `virtual:used-icons` to stories: the icons that the product imports. */
export function usedIconsPlugin(folder) {
  return {
    name: 'used-icons',
    // Listed in advance: a dependency discovered late reloads the page in the middle of a test.
    config: () => ({ optimizeDeps: { include: usedIcons(folder).map((icon) => `@heroicons/react/${icon}`) } }),
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      const icons = usedIcons(folder);
      return [
        ...icons.map((icon, index) => `import icon${index} from '@heroicons/react/${icon}';`),
        `export const icons = [${icons.map((icon, index) => `{ path: '${icon}', source: icon${index} }`).join(', ')}];`,
      ].join('\n');
    },
  };
}
