import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** Folder of the project. */
export const root = path.resolve(import.meta.dirname, '../..');

/** One import of a source file: what is written, where it leads, and how it is meant. */
export type Import = {
  /** As written: `#lib/http/request`, `./rows`, `react`. */
  specifier: string;
  /** Path from the project's root when it is a file of ours, `undefined` for a package. */
  target: string | undefined;
  /** Ours by its form, but no file is there. */
  missing: boolean;
  /** The names that are imported as values; `*` and `default` included. */
  names: string[];
  typeOnly: boolean;
  dynamic: boolean;
};

/** One piece of text that a visitor would see, written in the code. */
type WrittenText = { line: number; text: string };

/** One source file with everything that the rules ask about. */
export type Source = {
  /** Path from the project's root, with forward slashes. */
  file: string;
  text: string;
  imports: Import[];
  /** Names of the modules that it exports from without using them. */
  reExports: string[];
  defaultExport: boolean;
  /** JSX text and the attributes that are read out or shown, where they hold letters. */
  writtenTexts: WrittenText[];
  usesInnerHtml: boolean;
};

const skipped = new Set([
  'node_modules',
  'dist',
  'storybook-static',
  'test-results',
  'playwright-report',
  '.cache',
  '.git',
]);

/** Every file below a folder, as paths from the project's root; nothing when the folder is missing. */
export function filesUnder(folder: string): string[] {
  const absolute = path.join(root, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const file = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(file) : [file];
  });
}

const endings = ['', '.ts', '.tsx', '.mjs', '.json'];

function firstFile(candidates: string[]): string | undefined {
  return candidates.find((file) => /\.[a-z]+$/.test(file) && existsSync(path.join(root, file)));
}

/** The file that a specifier leads to, by the imports map of package.json; `undefined` when it is a package. */
function resolve(specifier: string, from: string): { target: string | undefined; missing: boolean } {
  // A query such as ?raw belongs to the bundler.
  const [bare = ''] = specifier.split('?');
  let candidates: string[];
  if (bare.startsWith('.')) {
    const base = path.posix.join(path.posix.dirname(from), bare);
    candidates = endings.map((ending) => base + ending);
  } else if (/^#components\/[^/]+$/.test(bare)) {
    const name = bare.slice('#components/'.length);
    candidates = [`src/components/${name}/${name}.tsx`];
  } else if (bare.startsWith('#.storybook/')) {
    candidates = [`.storybook/${bare.slice('#.storybook/'.length)}.tsx`];
  } else if (bare.startsWith('#')) {
    candidates = endings.map((ending) => `src/${bare.slice(1)}${ending}`);
  } else {
    return { target: undefined, missing: false };
  }
  const target = firstFile(candidates);
  return { target: target ?? candidates[0], missing: target === undefined };
}

const shownAttributes = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'alt',
  'placeholder',
  'label',
]);
const hasWord = /\p{L}{2}/u;

type Node = { type: string; start: number; [key: string]: unknown };

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const item of value) if (isNode(item)) walk(item, visit);
    } else if (isNode(value)) walk(value, visit);
  }
}

/** The string of a literal node, or `undefined` when it is computed. */
function literal(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'JSXExpressionContainer') return literal(node['expression']);
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  return undefined;
}

/** Parses one source file. */
export function readSource(file: string): Source {
  const text = readFileSync(path.join(root, file), 'utf8');
  const { program, module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);

  const imports: Import[] = [];
  const add = (specifier: string, names: string[], typeOnly: boolean, dynamic: boolean) =>
    imports.push({ specifier, names, typeOnly, dynamic, ...resolve(specifier, file) });

  for (const { moduleRequest, entries } of module.staticImports) {
    const values = entries.filter(({ isType }) => !isType);
    const names = values.map(({ importName }) => importName.name ?? (importName.kind === 'Default' ? 'default' : '*'));
    add(moduleRequest.value, names, entries.length > 0 && values.length === 0, false);
  }
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const reExports = [...new Set(exported.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []))];
  for (const specifier of reExports) add(specifier, ['*'], false, false);

  const writtenTexts: WrittenText[] = [];
  let usesInnerHtml = false;
  const line = (at: number) => text.slice(0, at).split('\n').length;
  const written = (at: number, value: string | undefined) => {
    if (value !== undefined && hasWord.test(value))
      writtenTexts.push({ line: line(at), text: value.trim().slice(0, 60) });
  };
  walk(program as unknown as Node, (node) => {
    if (node.type === 'ImportExpression') {
      const specifier = literal(node['source']);
      if (specifier !== undefined) add(specifier, ['*'], false, true);
    } else if (node.type === 'TSImportType') {
      const specifier = literal(node['source']) ?? literal(node['argument']);
      if (specifier !== undefined) add(specifier, [], true, false);
    } else if (node.type === 'JSXText') {
      written(node.start, String(node['value']));
    } else if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of Array.isArray(node['children']) ? node['children'] : []) {
        if (isNode(child) && child.type === 'JSXExpressionContainer') written(child.start, literal(child));
      }
    } else if (node.type === 'JSXAttribute' && isNode(node['name'])) {
      const name = String(node['name']['name']);
      if (name === 'dangerouslySetInnerHTML') usesInnerHtml = true;
      if (shownAttributes.has(name)) written(node.start, literal(node['value']));
    }
  });

  return {
    file,
    text,
    imports,
    reExports,
    defaultExport: exported.some(({ exportName }) => exportName.kind === 'Default' || exportName.name === 'default'),
    writtenTexts,
    usesInnerHtml,
  };
}

/** Every parsed TypeScript file of the application, its stories and Storybook's set-up. */
export function readSources(): Source[] {
  return ['src', 'stories', '.storybook']
    .flatMap(filesUnder)
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map(readSource);
}
