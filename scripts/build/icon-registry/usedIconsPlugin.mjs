import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const id = 'virtual:used-icons';
const drawing = /['"]@heroicons\/react\/(\d+\/(?:outline|solid))\/(\w+)['"]/g;

/** Every Heroicon that a file of the product imports, as `24/outline/MapPinIcon`, each once. */
export function usedIcons(folder) {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test)\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(path.join(folder, file), 'utf8').matchAll(drawing)].map(([, set, name]) => `${set}/${name}`),
    );
  return [...new Set(found)].toSorted();
}

/** Gives stories the module `virtual:used-icons`: the drawings that the product uses, found in its own imports. */
export function usedIconsPlugin(folder) {
  return {
    name: 'used-icons',
    // Known beforehand, because a dependency that is found late makes the page load again in the middle of a test.
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
