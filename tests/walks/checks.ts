import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';

const root = path.join(import.meta.dirname, '../..');

function keysIn(texts: object, before = ''): string[] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? keysIn(value as object, `${before}${name}.`) : [`${before}${name}`],
  );
}

/** Every translation key that has a dot, as a screen would show it without its text. */
export function translationKeys(): string[] {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /i18n\/.*en\.json$/.test(file.replaceAll(path.sep, '/')),
  );
  const keys = files.flatMap((file) =>
    keysIn(JSON.parse(readFileSync(path.join(root, 'src', file), 'utf8')) as object),
  );
  return [...new Set(keys)].filter((key) => key.includes('.'));
}

/** Titles of the page that replaces a layout which failed to render. */
const crashTitles = ['en', 'tr'].map((language) => {
  const file = path.join(root, `src/app/i18n/${language}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { crash: { title: string } }).crash.title;
});

export interface PageState {
  /** Sentences about what is wrong on the page. */
  problems: string[];
  /** Short description of the focused element; empty if nothing has focus. */
  focused: string;
}

/** Examines the page: one heading and one main region, a title, a way on, whole texts, and no sideways scrolling. */
export function examine(page: Page, keys: readonly string[]): Promise<PageState> {
  return page.evaluate(
    ({ known, crashes }) => {
      const problems: string[] = [];
      const seen = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        );
      const headings = seen('h1');
      if (headings.length !== 1) {
        problems.push(
          `${headings.length} headings of level 1: ${headings.map((heading) => heading.textContent).join(' | ')}`,
        );
      }
      const mains = seen('main, [role="main"]');
      if (mains.length !== 1) problems.push(`${mains.length} main regions`);
      if (document.title.trim() === '') problems.push('no title');
      if (seen('a[href], button:enabled').length === 0) problems.push('a dead end: neither a link nor a button');
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) {
        const wide = [...document.body.querySelectorAll('*')].find(
          (element) => element.getBoundingClientRect().right > clientWidth + 1,
        );
        problems.push(`scrolls sideways by ${scrollWidth - clientWidth} px: ${wide?.outerHTML.slice(0, 120) ?? ''}`);
      }
      const crashed = headings.find(({ textContent }) => crashes.includes(textContent));
      if (crashed) problems.push('an error page');
      for (const alert of seen('[role="alert"]')) {
        if (/^(Could not load|There is a problem)|yüklenemedi|bir sorun var/.test(alert.textContent)) {
          problems.push(`a failed part: ${alert.textContent.slice(0, 80)}`);
        }
      }
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const keySet = new Set(known);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.nodeValue?.trim() ?? '';
        if (text === '') continue;
        const bare = text.replace(/^[A-Za-z][\w-]*:(?=\S)/, '');
        if (
          (keySet.has(bare) || /\{\{\w+\}\}|\[object Object\]|\bNaN\b|\bundefined\b|Invalid Date/.test(text)) &&
          node.parentElement?.checkVisibility({ visibilityProperty: true })
        ) {
          problems.push(`no text but "${text.slice(0, 80)}"`);
        }
      }
      const active = document.activeElement;
      const focused =
        active === null || active === document.body
          ? ''
          : `${active.getAttribute('role') ?? active.localName} ${(active.getAttribute('aria-label') ?? active.textContent).slice(0, 40)}`;
      return { problems, focused };
    },
    { known: keys, crashes: crashTitles },
  );
}
