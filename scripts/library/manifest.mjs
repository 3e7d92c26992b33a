/* The package's package.json: its entry points, its dependencies, and which files have side effects. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Packages that a page must have only one instance of, so the consumer provides them. */
const peers = ['react', 'react-dom', 'react-router-dom', 'i18next', 'react-i18next'];

const imported =
  /^(?:import|export)\b[^;'"]*?\bfrom\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]\s*\)/gm;
const packageOf = (specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

/** Returns every file of the package that contains code or types, with its text. */
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
 * Returns the files with side effects and the files that import them. A bundler that dropped them would leave the page
 * without styles.
 */
function effects(files) {
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  // A file without exports has side effects; so does a style file, even when none of its exports is used.
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

/** Returns the content of package.json for the files in `outDir`; `exported` pairs each entry point with its file. */
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
    exports: {
      ...Object.fromEntries(exports),
      './package.json': './package.json',
      './tokens.json': './tokens.json',
    },
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
