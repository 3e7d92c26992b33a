import type { BrowserContext, Page } from 'playwright';

import { tokenOf } from '../e2e/accounts.ts';
import type { Account } from '../e2e/accounts.ts';
import { randomOf } from '../fuzz/random.ts';
import { addKnownTexts, examine } from './checks.ts';
import { listControls, reachControl } from './controls.ts';
import type { Control } from './controls.ts';

/** Something that must not happen, with the way to it. */
interface Finding {
  step: number;
  problem: string;
  address: string;
  /** The last steps before it, oldest first. */
  trail: string[];
}

export interface WalkOptions {
  context: BrowserContext;
  origin: string;
  seed: number;
  steps: number;
  /** Pages that the walk jumps to at times. */
  addresses: readonly string[];
  onStep?: ((step: number, action: string, page: Page) => void) | undefined;
  onFinding?: ((finding: Finding, page: Page) => Promise<void>) | undefined;
}

export interface WalkResult {
  steps: number;
  findings: Finding[];
  /** Links to other hosts, files and programs that were met and not followed. */
  outside: string[];
  /** Paths that were on the screen, with their ids. */
  visited: string[];
  /** Calls that the back end refused, with how often. */
  refusals: Record<string, number>;
}

const texts = [
  'a',
  'Night pharmacy',
  'Şişli’de göz doktoru, İĞÜÇÖ ığüçö',
  '👩🏽‍⚕️🏥 ça va?',
  'x'.repeat(400),
  'A very long sentence that nobody would type but somebody pastes. '.repeat(12),
  '<b>bold</b> & "quoted"',
  'ada@example.com',
  '0532 123 45 67',
  '2026-11-30',
  '12',
  '-1',
  '   ',
  '',
];
const keys = [
  'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Escape', 'Escape', 'Enter', 'Enter', 'Space', 'ArrowDown', 'ArrowDown', 'ArrowUp',
  'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageDown', 'Delete', 'Backspace', 'Control+k', 'Control+z', 'F2', '?', '/',
  'PageUp', 'Shift+ArrowDown', 'Shift+F10', 'F6', 'Control+a', 'Control+Enter', 'j', 'k', 'n', 'c', 'e', 'r', 's', 'x', 'u', 'd', 'l', 'g', '#', '!', 'a', 'f',
]; // prettier-ignore
const layouts = [
  'empty', 'centered', 'enterprise', 'material', 'modern', 'classic', 'classy', 'compact', 'dense', 'futuristic', 'thin',
]; // prettier-ignore
const accounts: readonly Account[] = ['ada', 'alan', 'mira', 'owen', 'uma', 'ada'];

/** An icon of a shortcut may have any name, and these are none: the placeholder is right, and so is the warning. */
const isTypedIcon = (message: string) =>
  message.startsWith('There is no icon') && texts.some((text) => text.trim() !== '' && message.includes(`${text}"`));

/** Chromium reports every response of 4xx; the contract of the local back end has its own. */
const ownRefusal = /Failed to load resource: the server responded with a status of 4\d\d/;

/** Playwright's words for a page that another replaced while something was asked of it. */
const wasReplaced = /Execution context was destroyed|navigat/i;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Waits until nothing loads, at most for a second and a half: a person does not wait longer either. */
async function settle(page: Page): Promise<void> {
  const deadline = Date.now() + 1500;
  while (Date.now() < deadline) {
    try {
      await page.evaluate(async (left) => {
        const globals = globalThis as unknown as { walkRequests?: number };
        const end = performance.now() + left;
        for (let calm = 0; calm < 2 && performance.now() < end;) {
          await new Promise((resolve) => {
            setTimeout(resolve, 50);
          });
          const isBusy =
            (globals.walkRequests ?? 0) > 0 ||
            document.readyState !== 'complete' ||
            document.querySelector('main, h1') === null ||
            document.querySelector('html[data-prerendered], main[aria-busy="true"]') !== null;
          calm = isBusy ? 0 : calm + 1;
        }
      }, deadline - Date.now());
      return;
    } catch (error) {
      if (!wasReplaced.test(messageOf(error))) throw error;
    }
  }
}

/** Takes random steps over the application, and examines the page after each. The same seed takes the same steps. */
export async function walk(options: WalkOptions): Promise<WalkResult> {
  const { context, origin, seed, steps, addresses } = options;
  const random = randomOf(seed);
  const findings: Finding[] = [];
  const outside = new Set<string>();
  const visited = new Set<string>();
  const refusals: Record<string, number> = {};
  const uses = new Map<string, number>();
  const trail: string[] = [];
  let reported: string[] = [];
  let lastFocus = '';
  let hadFocus = false;
  let wasNotFound = false;
  let wasCalm = true;

  await addKnownTexts(context);
  await context.addInitScript(() => {
    const page = globalThis as unknown as { walkRequests: number; walkData: Set<string> };
    page.walkRequests = 0;
    page.walkData = new Set();
    const remember = (data: unknown) => {
      // Of markup also its parts.
      if (typeof data === 'string') for (const text of [data, ...data.split(/<[^>]*>/)]) page.walkData.add(text.trim());
      else if (typeof data === 'object' && data !== null) for (const part of Object.values(data)) remember(part);
    };
    const { fetch } = globalThis;
    globalThis.fetch = async (...input) => {
      page.walkRequests += 1;
      try {
        const response = await fetch(...input);
        const { pathname } = new URL(response.url, location.href);
        // The navigation is made of texts of the product.
        if (pathname.startsWith('/api/') && !pathname.endsWith('/navigation') && response.ok) {
          await response
            .clone()
            .json()
            .then(remember, () => undefined);
        }
        return response;
      } finally {
        page.walkRequests -= 1;
      }
    };
    globalThis.print = () => undefined;
  });
  context.on('weberror', (error) => {
    const { message, stack } = error.error();
    reported.push(`uncaught error: ${message} ${stack?.split('\n').slice(1, 4).join(' ') ?? ''}`);
  });
  context.on('console', (message) => {
    const isWarning = message.type() === 'warning';
    if (message.type() !== 'error' && !isWarning) return;
    if (isWarning && isTypedIcon(message.text())) return;
    const { url } = message.location();
    if (ownRefusal.test(message.text()) && new URL(url, origin).pathname.startsWith('/api/')) return;
    reported.push(`console ${isWarning ? 'warning' : 'error'}: ${message.text()} (${url})`);
  });
  context.on('response', (response) => {
    if (response.status() < 400) return;
    const { pathname } = new URL(response.url());
    const call = `${response.status()} ${response.request().method()} ${pathname.replaceAll(/[a-z]{3}_\w+/g, ':id')}`;
    refusals[call] = (refusals[call] ?? 0) + 1;
  });
  context.on('requestfailed', (request) => {
    const failure = request.failure()?.errorText ?? '';
    // A request that the page itself ended, or that went with it.
    if (!failure.includes('ERR_ABORTED') && request.url().startsWith(origin)) {
      reported.push(`failed request: ${request.url()} ${failure}`);
    }
  });
  await context.route(
    (url) => url.origin !== origin && /^https?:$/.test(url.protocol),
    (route) => {
      reported.push(`request to another host: ${route.request().url()}`);
      return route.abort();
    },
  );

  const page = await context.newPage();
  const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  context.on('page', (other) => {
    outside.add(`new window: ${other.url()}`);
    void other.close();
  });
  page.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') reported.push(`dialog of the browser: ${dialog.message()}`);
    void dialog.accept().catch(() => undefined);
  });
  page.on('download', (download) => {
    outside.add(`download: ${download.suggestedFilename()}`);
    void download.cancel().catch(() => undefined);
  });
  page.on('filechooser', () => outside.add('file chooser'));

  const open = async (address: string) => {
    await page.goto(origin + address);
    await settle(page);
  };
  const signIn = async (account: Account | undefined) => {
    await page.evaluate(
      (token) => {
        if (token === undefined) localStorage.removeItem('token');
        else localStorage.setItem('token', token);
      },
      account && tokenOf(account),
    );
    await open(page.url().slice(origin.length) || '/');
  };

  /** A step in words, and whether what had the focus, or got it, must have handed it on. */
  interface Done {
    action: string;
    keepsFocus: boolean;
    problem?: string;
  }

  async function act(): Promise<Done> {
    const roll = random.upTo(1000);
    if (roll < 8) {
      await page.goBack({ waitUntil: 'commit', timeout: 3000 }).catch(() => undefined);
      return { action: 'back', keepsFocus: false };
    }
    if (roll < 12) {
      await page.goForward({ waitUntil: 'commit', timeout: 3000 }).catch(() => undefined);
      return { action: 'forward', keepsFocus: false };
    }
    if (roll < 20) {
      await page.reload({ waitUntil: 'commit' });
      return { action: 'reload', keepsFocus: false };
    }
    if (roll < 24) {
      const account = random.chance(0.15) ? undefined : random.pick(accounts);
      await signIn(account);
      return { action: `account ${account ?? 'none'}`, keepsFocus: false };
    }
    if (roll < 28) {
      const language = random.pick(['en', 'tr']) ?? 'en';
      await page.evaluate((to) => localStorage.setItem('language', to), language);
      await page.reload({ waitUntil: 'commit' });
      return { action: `language ${language}`, keepsFocus: false };
    }
    if (roll < 32) {
      const layout = random.pick(layouts) ?? 'thin';
      await page.goto(`${origin}/home?layout=${layout}`, { waitUntil: 'commit' });
      return { action: `layout ${layout}`, keepsFocus: false };
    }
    if (roll < 34) {
      const colorScheme = random.pick(['light', 'dark'] as const) ?? 'light';
      await page.emulateMedia({ colorScheme });
      return { action: `scheme ${colorScheme}`, keepsFocus: false };
    }
    if (roll < 62) {
      const address = random.pick(addresses) ?? '/';
      await page.goto(origin + address, { waitUntil: 'commit' });
      return { action: `open ${address}`, keepsFocus: false };
    }
    if (roll < 230) {
      const key = random.pick(keys) ?? 'Tab';
      const away = key.endsWith('Enter') ? await focusedOutside() : undefined;
      if (away === undefined) await page.keyboard.press(key);
      else outside.add(`${new URL(page.url()).pathname}: ${away}`);
      return { action: `key ${key}`, keepsFocus: !/Tab/.test(key) };
    }
    let done = await pressOneOf(await listControls(page));
    for (let wait = 0; wait < 8 && done.problem !== undefined; wait += 1) {
      await page.waitForTimeout(1000);
      done = await pressOneOf(await listControls(page));
    }
    return done;
  }

  /** Address of the focused link if it leads to another host. */
  function focusedOutside(): Promise<string | undefined> {
    return page.evaluate(() => {
      const link = document.activeElement;
      return link instanceof HTMLAnchorElement && link.origin !== location.origin ? link.href : undefined;
    });
  }

  /** Uses one of the controls, the more likely the less often it was used. */
  async function pressOneOf(controls: readonly Control[]): Promise<Done> {
    const place = new URL(page.url()).pathname.split('/').slice(0, 3).join('/');
    const weights = controls.map(({ name, kind }) => {
      const used = uses.get(`${place} ${name}`) ?? 0;
      // A scenario of the demo makes calls fail, which looks like a defect.
      const isScenario = /\b[\w-]+\.(slow|neverResolves|status\d+|networkError|malformed|empty|many)\b/.test(name);
      const share = isScenario ? 0 : /sign.?out|oturumu kapat/i.test(name) ? 0.1 : kind === 'outside' ? 0.3 : 1;
      return share / (1 + used * used);
    });
    const byKeyboard = random.chance(0.6);
    const text = random.pick(texts) ?? '';
    const enters = random.chance(0.4);
    let index = -1;
    let control: Control | undefined;
    let point: { x: number; y: number } | undefined;
    for (let attempt = 0; attempt < controls.length && point === undefined; attempt += 1) {
      let left = (random.upTo(1_000_000) / 1_000_000) * weights.reduce((sum, weight) => sum + weight, 0);
      index = weights.findIndex((weight) => (left -= weight) < 0);
      control = controls[index];
      if (control === undefined) break;
      weights[index] = 0;
      if (control.kind === 'outside') {
        outside.add(`${place}: ${control.name}`);
        continue;
      }
      point = await reachControl(page, index, byKeyboard || control.kind !== 'press');
    }
    if (control === undefined || point === undefined) {
      const action = 'found nothing to use';
      return { action, keepsFocus: false, problem: `a dead end: none of ${controls.length} controls can be used` };
    }
    uses.set(`${place} ${control.name}`, (uses.get(`${place} ${control.name}`) ?? 0) + 1);
    const action = `${byKeyboard ? 'press' : 'click'} ${control.name}`;
    hadFocus = true;
    lastFocus = control.name;
    if (control.kind === 'text') {
      if (random.chance(0.5)) await page.keyboard.press('Control+a');
      if (text === '') await page.keyboard.press('Delete');
      else if (text.length < 30 && random.chance(0.5)) await page.keyboard.type(text);
      else await page.keyboard.insertText(text);
      if (enters) await page.keyboard.press('Enter');
      return {
        action: `type "${text.slice(0, 20)}"${enters ? ' and Enter' : ''} into ${control.name}`,
        keepsFocus: true,
      };
    }
    if (control.kind === 'select' || control.kind === 'range') {
      await page.keyboard.press(random.pick(['ArrowDown', 'ArrowUp', 'End', 'Home']) ?? 'End');
      return { action: `change ${control.name}`, keepsFocus: true };
    }
    if (byKeyboard)
      await page.keyboard.press(/^(a|link) /.test(control.name) || random.chance(0.5) ? 'Enter' : 'Space');
    else if (isTouch) await page.touchscreen.tap(point.x, point.y);
    else await page.mouse.click(point.x, point.y, random.chance(0.05) ? { button: 'right' } : {});
    return { action, keepsFocus: true };
  }

  await page.goto(origin);
  await page.locator('html[data-backend="ready"]').waitFor({ state: 'attached' });
  await signIn('ada');
  await open('/home');

  let step = 0;
  for (step = 1; step <= steps && !page.isClosed(); step += 1) {
    const isCalm = random.chance(0.85);
    let action = '';
    const problems: string[] = [];
    // A link to a part of the page moves the browser's starting point for Tab, and not the focus.
    const { hash } = new URL(page.url());
    try {
      const done = await act();
      ({ action } = done);
      trail.push(`${step} ${action}`);
      if (done.problem !== undefined) problems.push(done.problem);
      options.onStep?.(step, action, page);
      if (isCalm) {
        await settle(page);
        let state = await examine(page);
        let { isNewDocument } = state;
        const newHash = new URL(page.url()).hash;
        const isToPart = newHash !== hash || (newHash !== '' && /^(press|click) a /.test(action));
        const isLost = (focused: string) =>
          done.keepsFocus && focused === '' && hadFocus && !isToPart && !isNewDocument;
        const pause = 250;
        // Wrong is what is still wrong after four seconds: not what an animation or a slow response has caused.
        // While a page loads, Tab leads beyond what is still to come, which then moves the focus out of sight.
        const isAfterCalm = wasCalm;
        const isUnseen = ({ focused, isFocusInSight }: typeof state) =>
          isAfterCalm && /^key (Shift\+)?Tab$/.test(action) && focused !== '' && !isFocusInSight;
        const isWrong = () => state.problems.length > 0 || isLost(state.focused) || isUnseen(state);
        for (let waited = 0; waited < 4000 && isWrong(); waited += pause) {
          await page.waitForTimeout(pause);
          state = await examine(page);
          isNewDocument ||= state.isNewDocument;
        }
        problems.push(...state.problems);
        if (isLost(state.focused)) problems.push(`lost focus, which was on ${lastFocus}`);
        if (isUnseen(state)) problems.push(`the focus is out of sight, on ${state.focused}`);
        if (state.isNotFound && !wasNotFound && /^(press|click) a /.test(action)) {
          problems.push('the link leads to a page that does not exist');
        }
        lastFocus = state.focused;
        hadFocus = state.focused !== '';
        wasNotFound = state.isNotFound;
      } else {
        await page.waitForTimeout(40);
        hadFocus = false;
        wasNotFound = true;
      }
    } catch (error) {
      const message = messageOf(error);
      if (!wasReplaced.test(message)) problems.push(`the step failed: ${message}`);
      trail.push(`${step} ${action} (${message.split('\n')[0]})`);
    }
    wasCalm = isCalm;
    const address = page.url().replace(origin, '');
    visited.add(address);
    for (const problem of new Set([...problems, ...reported])) {
      const finding = { step, problem, address, trail: trail.slice(-8) };
      findings.push(finding);
      await options.onFinding?.(finding, page);
    }
    const isStuck = problems.some((problem) => /error page|dead end|step failed/.test(problem));
    reported = [];
    if (isStuck) await open('/home').catch(() => undefined);
  }
  return { steps: step - 1, findings, outside: [...outside], visited: [...visited], refusals };
}
