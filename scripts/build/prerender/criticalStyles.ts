import { criticalRules } from './criticalRules.ts';

/** Style sheets by file name. */
export type Styles = Readonly<Record<string, string>>;

const styleLink = /\s*<link rel="stylesheet" crossorigin href="\/([^"]+)">/g;
const loader = '<meta name="application"';
const webFont = /@font-face\{[^}]*url\([^}]*\}/g;

/** Divides style sheets into their web fonts and everything else. */
export function splitFonts(styles: Styles): { fonts: string; styles: Styles } {
  return {
    fonts: Object.values(styles)
      .flatMap((style) => style.match(webFont) ?? [])
      .join(''),
    styles: Object.fromEntries(Object.entries(styles).map(([file, style]) => [file, style.replaceAll(webFont, '')])),
  };
}

const styleElement = (style: string) => {
  if (/<\/style/i.test(style)) throw new Error('A style sheet would end its style element before its end.');
  return style === '' ? [] : [`<style>${style}</style>`];
};

/** The style sheets of a page. */
export interface PageStyles {
  styles: Styles;
  /** Classes and attributes of its elements. */
  traits: ReadonlySet<string>;
  /** Style sheets of its modules. */
  files?: readonly string[];
}

/** Returns the critical rules of the style sheets that a page links, and those of its modules. */
export function criticalStyles(page: string, { styles, traits, files = [] }: PageStyles) {
  const entry = [...page.matchAll(styleLink)].map(([, file = '']) => file);
  const own = files.filter((file) => !entry.includes(file));
  const textOf = (list: readonly string[]) => list.map((file) => styles[file] ?? '').join('');
  const [common = '', rest = ''] = criticalRules([textOf(entry), textOf(own)], traits);
  return { entry, own, common, rest };
}

/** Replaces the links of the complete style sheets by these elements, in their place in the cascade. */
function replaceLinks(page: string, elements: readonly string[]): string {
  if (!page.includes(loader)) throw new Error(`index.html does not hold ${loader}, which its styles stand before.`);
  return page.replaceAll(styleLink, '').replace(loader, () => [...elements, loader].join('\n    '));
}

/** Links to complete style sheets. They are disabled: the loader enables them, and the application waits for them. */
const completeLinks = (files: readonly string[]) =>
  files.map((file) => `<link rel="stylesheet" crossorigin disabled href="/${file}">`);

/**
 * Inlines styles before the links of the complete style sheets, so that the first paint of a page waits for the page
 * alone.
 */
export function inlineStyles(page: string, styles: ReadonlyArray<readonly [style: string, links: readonly string[]]>) {
  return replaceLinks(
    page,
    styles.flatMap(([style, links]) => [...styleElement(style), ...completeLinks(links)]),
  );
}

const viewport = '<meta name="viewport"';

/**
 * Links one style sheet, which the first paint waits for, before those of the complete ones. It is preloaded, because
 * the browser would come to its link only after it has run the scripts before it.
 */
export function linkStyles(page: string, sheet: string, links: readonly string[]) {
  if (!page.includes(viewport)) throw new Error(`index.html does not hold ${viewport}, which preloads stand before.`);
  return replaceLinks(page, [`<link rel="stylesheet" crossorigin href="/${sheet}">`, ...completeLinks(links)]).replace(
    viewport,
    () => `<link rel="preload" as="style" crossorigin href="/${sheet}">\n    ${viewport}`,
  );
}
