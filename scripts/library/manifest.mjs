/* The package.json of the package: its entry points, its dependencies, and which files do something when they are read. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What must be one and the same in a page, so whoever uses the package brings it. */
const peers = ['react', 'react-dom', 'react-router-dom', 'i18next', 'react-i18next'];

const imported =
  /^(?:import|export)\b[^;'"]*?\bfrom\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]\s*\)/gm;
const packageOf = (specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

/** Every file of the package that holds code or types, with its text. */
function filesIn(outDir) {
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|d\.ts)$/.test(name))
    .map((name) => ({ name: name.split(path.sep).join('/'), text: readFileSync(path.join(outDir, name), 'utf8') }));
}

function packagesOf(files) {
  const found = files.flatMap(({ text }) => [...text.matchAll(imported)].map(([, ...groups]) => groups.find(Boolean)));
  return new Set(found.filter((name) => !/^(\.|virtual:|node:)/.test(name)).map(packageOf));
}

/**
 * Files that are imported for what they do and not for what they export, and the files that do so. A bundler that may
 * leave them out leaves the page without its styles.
 */
function effects(files) {
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  // A file without exports is there for what it does; one of styles is, when nothing of it is asked for by name.
  const acts = (name) => name.endsWith('.css.js') || !/^export/m.test(texts.get(name) ?? '');
  const found = new Set();
  for (const { name, text } of files) {
    if (!name.endsWith('.js')) continue;
    for (const [, target] of text.matchAll(/^import ['"](\.[^'"]+)['"];/gm)) {
      const file = path.posix.join(path.posix.dirname(name), target);
      if (file.endsWith('.js') && acts(file)) found.add(`./${file}`).add(`./${name}`);
      if (file.endsWith('.css') && acts(name) && !/^export/m.test(text)) found.add(`./${name}`);
    }
  }
  return ['**/*.css', ...[...found].toSorted()];
}

/** The content of package.json for what was written to `outDir`; `exported` pairs each entry point with its file. */
export function manifest({ root, outDir, exported }) {
  const own = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const installed = (name) =>
    JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')).version;
  const files = filesIn(outDir);
  const used = packagesOf(files);
  const exports = exported
    .map(([entryPoint, output]) => [`./${entryPoint}`, { types: `./${output}.d.ts`, default: `./${output}.js` }])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    name: own.name,
    version: own.version,
    description: 'Components, themes and icons of the facility directory.',
    license: own.license,
    type: 'module',
    sideEffects: effects(files),
    exports: { ...Object.fromEntries(exports), './package.json': './package.json' },
    peerDependencies: Object.fromEntries(peers.map((name) => [name, `^${installed(name)}`])),
    dependencies: Object.fromEntries(
      [...used]
        .filter((name) => !peers.includes(name) && own.dependencies[name] !== undefined)
        .toSorted()
        .map((name) => [name, `^${own.dependencies[name]}`]),
    ),
    unmet: [...used].filter((name) => !peers.includes(name) && own.dependencies[name] === undefined),
  };
}
