import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** One element of an icon; a string is a plain path. Attributes have React's names. */
export type Shape = string | [tag: string, attributes: Record<string, string>, children?: Shape[]];

/** Attributes of the `svg` element of every icon in a set. */
export type Frame = Readonly<Record<string, string>>;

interface IconSet {
  /** npm package of the icons. */
  from: string;
  /** Folder of the icons in that package. */
  folder: string;
  frame: Frame;
}

const filled = (edge: number): Frame => ({ viewBox: `0 0 ${edge} ${edge}`, fill: 'currentColor' });
const stroked = (width: string): Frame => ({
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: width,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/**
 * The seven icon sets of the specification (part 2, "icon sets") by the namespace before the colon of an icon's name.
 */
export const iconSets = {
  heroicons_outline: { from: 'heroicons', folder: '24/outline', frame: stroked('1.5') },
  heroicons_solid: { from: 'heroicons', folder: '24/solid', frame: filled(24) },
  heroicons_mini: { from: 'heroicons', folder: '20/solid', frame: filled(20) },
  feather: { from: 'feather-icons', folder: 'dist/icons', frame: stroked('2') },
  mat_solid: { from: '@material-design-icons/svg', folder: 'filled', frame: filled(24) },
  mat_outline: { from: '@material-design-icons/svg', folder: 'outlined', frame: filled(24) },
  mat_twotone: { from: '@material-design-icons/svg', folder: 'two-tone', frame: filled(24) },
} as const satisfies Record<string, IconSet>;

/** Namespace of a set: `heroicons_outline`. */
export type IconSetName = keyof typeof iconSets;

/** Returns whether a word is the namespace of a set. */
export function isIconSet(word: string): word is IconSetName {
  return Object.hasOwn(iconSets, word);
}

/** Icons of the navigation, which are solid for the current page. */
const navigationIcons = [
  'academic-cap',
  'archive-box',
  'banknotes',
  'book-open',
  'building-office-2',
  'chart-pie',
  'chat-bubble-left-right',
  'check-circle',
  'clipboard-document-check',
  'clock',
  'currency-dollar',
  'envelope',
  'folder',
  'home',
  'identification',
  'inbox-arrow-down',
  'information-circle',
  'lifebuoy',
  'magnifying-glass',
  'map-pin',
  'pencil-square',
  'squares-2x2',
  'swatch',
  'user-circle',
  'user-group',
  'view-columns',
];
/** Icons of sample shortcuts, messages and notifications that the navigation does not have. */
const otherShellIcons = [
  'calendar-days',
  'chart-bar',
  'lock-closed',
  'newspaper',
  'shield-check',
  'star',
  'wrench-screwdriver',
];

/** Icons that the console's navigation and shell refer to by name: see `virtual:icons/shell`. */
export const shellIcons = [
  ...[...navigationIcons, ...otherShellIcons].map((name) => `heroicons_outline:${name}`),
  ...navigationIcons.map((name) => `heroicons_solid:${name}`),
];

/** One icon of each set, by which people tell the sets apart: see `virtual:icons/samples`. */
export const sampleIcons = Object.keys(iconSets).map((set) => `${set}:home`);

const require = createRequire(import.meta.url);
const packageFolder = (name: string) => path.dirname(require.resolve(`${name}/package.json`));

/** Returns the licences of all icon packages as one text. */
export function iconLicences(): string {
  const packages = [...new Set(Object.values(iconSets).map(({ from }) => from))];
  return packages
    .map((name) => `${name}\n\n${readFileSync(path.join(packageFolder(name), 'LICENSE'), 'utf8').trim()}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

const filesOf = (set: IconSetName) => {
  const { from, folder } = iconSets[set];
  return path.join(packageFolder(from), folder);
};

/** Returns every icon name of a set in alphabetical order. */
export function namesOf(set: IconSetName): string[] {
  return readdirSync(filesOf(set))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length))
    .toSorted();
}

// `clip-rule` has no effect outside a clip path; the rest only makes sense in standalone documents.
const dropped = /^(clip-rule|clip-path|id|class|overflow|data-|aria-)/;
const kept = /^(d|points|c?[xyr]|[xyr][12xy]|width|height|opacity|transform|(fill|stroke)(-\w+)*)$/;
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

interface Element {
  tag: string;
  raw: Record<string, string>;
  children: Element[];
}

function parse(svg: string): Element {
  const root: Element = { tag: 'document', raw: {}, children: [] };
  const open = [root];
  for (const [, closing, tag = '', text = '', selfClosing] of svg.matchAll(/<(\/)?([a-zA-Z]+)([^>]*?)(\/)?>/g)) {
    if (closing) {
      open.pop();
      continue;
    }
    const raw = Object.fromEntries(
      [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    );
    const element: Element = { tag, raw, children: [] };
    open.at(-1)?.children.push(element);
    if (!selfClosing) open.push(element);
  }
  return root.children[0] ?? root;
}

function find(element: Element, id: string): Element | undefined {
  if (element.raw['id'] === id) return element;
  for (const child of element.children) {
    const found = find(child, id);
    if (found) return found;
  }
  return undefined;
}

function toShapes(parent: Element, root: Element, frame: Frame, name: string): Shape[] {
  return parent.children.flatMap((element): Shape[] => {
    // Ids would occur twice on a page, so references are inlined. The clip paths of these sets clip nothing visible.
    if (element.tag === 'defs' || element.tag === 'clipPath') return [];
    if (element.tag === 'use') {
      const used = find(root, (element.raw['xlink:href'] ?? element.raw['href'] ?? '').slice(1));
      // Clipping shapes are not rendered themselves.
      return used && element.raw['clip-path'] === undefined && !isClip(root, element)
        ? toShapes({ tag: 'g', raw: {}, children: [used] }, root, frame, name)
        : [];
    }
    if (!/^(path|circle|ellipse|line|polyline|polygon|rect|g)$/.test(element.tag)) {
      throw new Error(
        `The icon ${name} has a <${element.tag}>: teach scripts/build/icon-registry/iconRegistry.ts what it is.`,
      );
    }
    const attributes: Record<string, string> = {};
    for (const [attribute, value] of Object.entries(element.raw)) {
      if (dropped.test(attribute)) continue;
      if (!kept.test(attribute)) {
        throw new Error(
          `The icon ${name} has the attribute ${attribute}: teach scripts/build/icon-registry/iconRegistry.ts what it is.`,
        );
      }
      if (frame[camel(attribute)] !== value) attributes[camel(attribute)] = value;
    }
    if (element.tag === 'g') return [['g', attributes, toShapes(element, root, frame, name)]];
    const { d, ...others } = attributes;
    if (element.tag === 'path' && d !== undefined && Object.keys(others).length === 0) return [d];
    return [[element.tag, attributes]];
  });
}

const isClip = (root: Element, element: Element): boolean =>
  root.children.some(
    (child) => (child.tag === 'clipPath' && child.children.includes(element)) || isClip(child, element),
  );

/** Returns the shapes of one icon, without attributes that the set's frame already has. */
export function readIcon(set: IconSetName, name: string): Shape[] {
  const svg = parse(readFileSync(path.join(filesOf(set), `${name}.svg`), 'utf8'));
  return toShapes(svg, svg, iconSets[set].frame, `${set}:${name}`);
}

/** Part of a set: alphabetical neighbours, because icons that are shown together often have the same prefix. */
export type Shard = Record<string, Shape[]>;

// About 5 KB compressed: small enough for a page with one icon; a gallery of 2,100 icons requests about fifty as it
// scrolls.
const shardLength = 16_000;

/** Splits a set into shards of about equal size. */
export function shardsOf(set: IconSetName): Shard[] {
  const shards: Shard[] = [];
  let room = 0;
  for (const name of namesOf(set)) {
    const shapes = readIcon(set, name);
    const length = JSON.stringify(shapes).length + name.length + 4;
    if (room < length) {
      shards.push({});
      room = shardLength;
    }
    const last = shards.at(-1);
    if (last) last[name] = shapes;
    room -= length;
  }
  return shards;
}
