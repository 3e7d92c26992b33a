import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright';

const root = path.join(import.meta.dirname, '../..');

function textsIn(texts: object, before = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? textsIn(value as object, `${before}${name}.`)
      : [[`${before}${name}`, String(value)] as [string, string]],
  );
}

/** The texts of all files of a language, by key. */
function textsOf(language: 'en' | 'tr'): [key: string, text: string][] {
  return readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes('i18n') && file.endsWith(`${language}.json`))
    .flatMap((file) => textsIn(JSON.parse(readFileSync(path.join(root, 'src', file), 'utf8')) as object));
}

/** What shows that a text has no translation. */
interface KnownTexts {
  /** First parts of translation keys: "list" of "list.empty". */
  groups: string[];
  /** Texts of one language that are none of the other, by the other. */
  foreign: Record<'en' | 'tr', string[]>;
}

/** Reads what `examine` recognises as a text without translation. */
function readKnownTexts(): KnownTexts {
  const [english, turkish] = [textsOf('en'), textsOf('tr')];
  const difference = (texts: typeof english, others: typeof english) => {
    const known = new Set(others.map(([, text]) => text));
    return texts
      .map(([, text]) => text)
      .filter((text) => /^\p{Lu}.*\p{L}{4}|\p{L}{2} \p{L}{2}/u.test(text) && !known.has(text));
  };
  return {
    groups: [...new Set(english.flatMap(([key]) => (key.includes('.') ? [key.split('.')[0] ?? ''] : [])))],
    foreign: { en: difference(turkish, english), tr: difference(english, turkish) },
  };
}

/** Puts the known texts into every document of a browser once: to send them with each call of `examine` takes longer than it does. */
export async function addKnownTexts(context: BrowserContext): Promise<void> {
  await context.addInitScript((texts) => {
    (globalThis as unknown as { walkTexts: string }).walkTexts = texts;
  }, JSON.stringify(readKnownTexts()));
}

/** Titles of the pages that replace one which failed to render, or whose back end or texts failed. */
const crashTitles = ['en', 'tr'].flatMap((language) => {
  const read = (file: string) => JSON.parse(readFileSync(path.join(root, 'src/app/i18n', file), 'utf8')) as object;
  const { crash } = read(`${language}.json`) as { crash: { title: string } };
  return [crash.title, (read(`backend.${language}.json`) as { title: string }).title];
});

export interface PageState {
  /** Sentences about what is wrong on the page. */
  problems: string[];
  /** Short description of the focused element; empty if nothing has focus. */
  focused: string;
  /** Whether the focused element is in the window and not covered. */
  isFocusInSight: boolean;
  /** Whether it is the page of an address that does not exist. */
  isNotFound: boolean;
  /** Whether this document was never examined before. */
  isNewDocument: boolean;
}

/**
 * Examines the page: one heading and one main region, a title, a way on, named controls, whole texts in one language,
 * nothing that loads or failed to, and no sideways scrolling.
 */
export async function examine(page: Page): Promise<PageState> {
  // A document that has only just begun has none.
  await page.locator('body').waitFor({ state: 'attached' });
  return page.evaluate((crashes) => {
    const globals = globalThis as unknown as {
      walkTexts: string;
      /** Texts that the back end has sent: what people have written is in their language. */
      walkData: Set<string>;
      walkKnown?: { groups: Set<string>; foreign: Record<string, Set<string>> };
    };
    const isNewDocument = globals.walkKnown === undefined;
    if (globals.walkKnown === undefined) {
      const { groups, foreign } = JSON.parse(globals.walkTexts) as KnownTexts;
      globals.walkKnown = { groups: new Set(groups), foreign: { en: new Set(foreign.en), tr: new Set(foreign.tr) } };
    }
    const known = globals.walkKnown;
    const problems: string[] = [];
    const seen = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
    const modal = [...document.querySelectorAll(':modal')].at(-1);
    // What is behind a modal dialog may wait for it, as for a new session.
    const waits = (part: HTMLElement) => modal !== undefined && !modal.contains(part);
    const loading = seen('[aria-busy="true"]');
    const headings = seen('h1');
    if (headings.length !== 1 && !(headings.length === 0 && loading.some(waits))) {
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
      const failure =
        /could not(?! find)|couldn’t(?! find)|problem with the service|(lene|edile|ını|ına)medi|Hizmette bir sorun/i;
      if (failure.test(alert.textContent)) problems.push(`a failed part: ${alert.textContent.slice(0, 80)}`);
    }
    for (const part of loading) {
      if (waits(part)) continue;
      problems.push(
        `still loads: ${part.localName} ${part.getAttribute('aria-label') ?? part.textContent.slice(0, 60)}`,
      );
    }
    for (const control of seen('a[href], button, input:not([type="hidden"]), select, textarea')) {
      const isNamed =
        control.textContent.trim() !== '' ||
        (control as HTMLInputElement).labels?.length ||
        control.querySelector('img[alt]:not([alt=""]), [aria-label], svg title') ||
        ['aria-label', 'aria-labelledby', 'title', 'aria-hidden'].some((name) => control.getAttribute(name));
      if (!isNamed) problems.push(`a control without a name: ${control.outerHTML.slice(0, 120)}`);
    }
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice !== undefined) problems.push(`two elements with the id "${twice}"`);

    const language = document.documentElement.lang;
    const foreignTexts = known.foreign[language === 'tr' ? 'tr' : 'en'];
    const judge = (raw: string | null, around: Element | null) => {
      const text = raw?.trim() ?? '';
      if (text === '' || !around?.checkVisibility({ visibilityProperty: true })) return;
      const [, group = ''] = /^(?:[A-Za-z][\w-]*:)?([a-z]\w*)(?:\.\w+)+$/.exec(text) ?? [];
      // Code, as the name of a scenario, looks like a key.
      if (
        (known.groups.has(group) && !around.closest('code')) ||
        /\{\{\w+\}\}|\[object Object\]|\bNaN\b|\bundefined\b|Invalid Date/.test(text)
      ) {
        problems.push(`no text but "${text.slice(0, 80)}"`);
      } else if (
        foreignTexts?.has(text) &&
        !globals.walkData.has(text) &&
        around.closest<HTMLElement>('[lang]')?.lang === language
      ) {
        problems.push(`not translated: "${text.slice(0, 80)}" in ${around.outerHTML.slice(0, 120)}`);
      }
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) judge(node.nodeValue, node.parentElement);
    for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'title', 'placeholder']) {
      for (const element of document.body.querySelectorAll(`[${name}]`)) judge(element.getAttribute(name), element);
    }
    judge(document.title, document.body);

    const active = document.activeElement;
    const focused =
      active === null || active === document.body
        ? ''
        : `${active.getAttribute('role') ?? active.localName} ${(active.getAttribute('aria-label') ?? active.textContent).slice(0, 40)}`;
    if (
      active &&
      focused !== '' &&
      (!active.checkVisibility({ visibilityProperty: true }) || active.closest('[inert]'))
    ) {
      problems.push(`the focus is on something hidden: ${active.outerHTML.slice(0, 120)}`);
    }
    // A field may be drawn by its label.
    const boxes = active
      ? [active, ...((active as HTMLInputElement).labels ?? [])].map((element) => ({
          element,
          box: element.getBoundingClientRect(),
        }))
      : [];
    const isFocusInSight = boxes.some(({ element, box: { left, top, width, height } }) =>
      [0.05, 0.5, 0.95].some((x) =>
        [0.05, 0.5, 0.95].some((y) => {
          const hit = document.elementFromPoint(left + width * x, top + height * y);
          return hit !== null && (element.contains(hit) || hit.contains(element));
        }),
      ),
    );
    const isNotFound = document.querySelector('meta[name="status"][content="404"]') !== null;
    return { problems, focused, isFocusInSight, isNotFound, isNewDocument };
  }, crashTitles);
}
