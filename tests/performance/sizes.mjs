/*
 * Size of each component in bytes after gzip: its own code, what it uses of `lib` and `components/internal`, and the
 * packages that only it uses; excluding what a page loads anyway (React, the router, i18next, the theme) and other
 * components, which are counted separately. Packages that several components use are counted separately too.
 *   node tests/performance/sizes.mjs    prints the table for dist-lib/; fails when a component exceeds its budget
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, minify } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const library = path.join(root, 'dist-lib');

/** Maximum bytes that a component may add to the initial load. */
export const componentBudget = 12_000;

/** Folders of the library that are not part of the component which imports them. */
const separate = /^(theme|icons|texts|components[\\/](?!internal[\\/]))/;

const weigh = (text) => gzipSync(text, { level: 9 }).length;
const sum = (values) => values.reduce((one, other) => one + other, 0);

/** Excludes what a page loads anyway or is counted separately: peer packages, the theme and other components. */
function ownOnly(folder, outside) {
  return {
    name: 'own-only',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!importer) return undefined;
      if (outside.some((name) => id === name || id.startsWith(`${name}/`))) return { id, external: true };
      if (id.endsWith('.css')) return { id: '\0no-style', moduleSideEffects: false };
      const found = await this.resolve(id, importer, { skipSelf: true });
      if (!found || !found.id.startsWith(library) || found.id.startsWith(folder)) return found;
      return separate.test(path.relative(library, found.id)) ? { id, external: true } : found;
    },
    load: (id) => (id === '\0no-style' ? '' : undefined),
  };
}

/** Packages with code in these chunks. Heroicons are a few bytes each and imported individually. */
function packagesIn(chunks) {
  const ids = chunks.flatMap(({ modules }) => Object.keys(modules).filter((id) => modules[id].renderedLength > 0));
  const names = ids.flatMap((id) => /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1] ?? []);
  return [...new Set(names)].filter((name) => name !== '@heroicons/react');
}

async function measure(name, outside) {
  const folder = path.join(library, 'components', name) + path.sep;
  const result = await build({
    root: library,
    configFile: false,
    logLevel: 'silent',
    plugins: [ownOnly(folder, outside)],
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      modulePreload: false,
      reportCompressedSize: false,
      lib: { entry: path.join(folder, `${name}.js`), formats: ['es'], fileName: name },
    },
  });
  const chunks = new Map([result].flat().flatMap(({ output }) => output.map((chunk) => [chunk.fileName, chunk])));
  const atOnce = new Set();
  const visit = (file) => {
    if (!chunks.has(file) || atOnce.has(file)) return;
    atOnce.add(file);
    chunks.get(file).imports.forEach(visit);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) visit(chunk.fileName);
  const weights = [];
  for (const { fileName, code } of chunks.values()) {
    // A library keeps its whitespace; the build of an application, which is what people download, does not.
    const small = await minify(fileName, code, { module: true });
    weights.push({ fileName, bytes: weigh(small.code) });
  }
  const styles = readdirSync(folder).filter((file) => file.endsWith('.css'));
  return {
    name,
    own: sum(weights.filter(({ fileName }) => atOnce.has(fileName)).map(({ bytes }) => bytes)),
    lazy: sum(weights.filter(({ fileName }) => !atOnce.has(fileName)).map(({ bytes }) => bytes)),
    styles:
      styles.length > 0 ? weigh(styles.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n')) : 0,
    packages: packagesIn([...atOnce].map((file) => chunks.get(file))),
  };
}

/**
 * Size of every component in dist-lib/, largest first: `own` is its initial code, `lazy` loads on use, `styles` is its
 * CSS; in bytes, gzip level 9. Rows with `shared` are packages that several components use.
 */
export async function componentSizes() {
  if (!existsSync(path.join(library, 'package.json'))) {
    throw new Error('There is no dist-lib/ to weigh. Build it: npm run build:lib');
  }
  const { peerDependencies } = JSON.parse(readFileSync(path.join(library, 'package.json'), 'utf8'));
  const peers = Object.keys(peerDependencies);
  const names = readdirSync(path.join(library, 'components')).filter((name) =>
    existsSync(path.join(library, 'components', name, `${name}.js`)),
  );
  const rows = [];
  // Sequential: in parallel, they would only compete for the processor.
  for (const name of names) rows.push(await measure(name, peers));

  const users = Map.groupBy(
    rows.flatMap(({ name, packages }) => packages.map((used) => ({ name, used }))),
    ({ used }) => used,
  );
  const shared = [...users].filter(([, list]) => list.length > 1).map(([used]) => used);
  const common = new Map();
  for (const [index, row] of rows.entries()) {
    const others = row.packages.filter((used) => shared.includes(used));
    if (others.length === 0) continue;
    const alone = await measure(row.name, [...peers, ...others]);
    const key = others.toSorted().join(' + ');
    common.set(key, Math.max(common.get(key) ?? 0, row.own - alone.own));
    rows[index] = alone;
  }
  for (const [name, own] of common) rows.push({ name, own, lazy: 0, styles: 0, packages: [], shared: true });
  return rows.toSorted((one, other) => other.own - one.own);
}

/** The rows above the budget. */
const aboveBudget = (rows) => rows.filter(({ own }) => own > componentBudget);

/** The sizes as a Markdown table that is also readable in a terminal. */
export function sizesAsMarkdown(rows) {
  const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
  const width = Math.max(...rows.map(({ name }) => name.length), 'component'.length);
  const line = (...cells) =>
    `| ${cells.map((cell, index) => (index === 0 ? cell.padEnd(width) : cell.padStart(8))).join(' | ')} |`;
  return [
    line('component', 'own kB', 'lazy kB', 'CSS kB', ''),
    line('-'.repeat(width), ...Array.from({ length: 4 }, () => '-------:')),
    ...rows.map((row) =>
      line(
        row.name,
        kilobytes(row.own),
        kilobytes(row.lazy),
        kilobytes(row.styles),
        row.own > componentBudget ? 'ABOVE' : '',
      ),
    ),
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rows = await componentSizes();
  console.log(sizesAsMarkdown(rows));
  const above = aboveBudget(rows);
  console.log(
    above.length === 0
      ? `\nNone is above ${componentBudget / 1000} kB.`
      : `\nAbove ${componentBudget / 1000} kB: ${above.map(({ name }) => name).join(', ')}. Fetch the heavy part when it is first shown (lib/react/lazyComponent.ts).`,
  );
  if (above.length > 0) process.exitCode = 1;
}
