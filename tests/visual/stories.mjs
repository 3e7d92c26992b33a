/* Which pictures there are, and how one is taken. */
import { withoutHighlights } from '../withoutHighlights.mjs';
import { cropToContent, decode } from './picture.mjs';

/**
 * Milliseconds without a call beginning or ending that make a story quiet, and how long that is waited for. A story of a
 * component calls nobody, and one of loading is never quiet, so the first look does not wait for long: what is as
 * expected is so whenever it is seen. What is to be remembered is given more time than any screen takes.
 */
const quietPeriods = {
  component: { quiet: 0, timeout: 0 },
  screen: { quiet: 100, timeout: 1000 },
  careful: { quiet: 300, timeout: 4000 },
  remembered: { quiet: 1000, timeout: 4000 },
};

/** How a story is looked at. */
export const modes = {
  light: { scheme: 'light', viewport: { width: 1280, height: 800 } },
  dark: { scheme: 'dark', viewport: { width: 1280, height: 800 } },
  phone: { scheme: 'light', viewport: { width: 390, height: 844 } },
};

const isMatrix = ({ title, name }) => name === 'Matrix' || title.startsWith('Foundations/');

/**
 * Which modes a story is looked at in, beside the others of its title. All colours are in the matrix of a component and
 * in one story of a screen, so only these are looked at in the dark; what reflows is looked at on a phone too.
 */
function modesOf(entry, siblings) {
  const { name, tags } = entry;
  // A story about small screens is looked at on one, and nowhere else.
  if (tags.includes('phone')) return ['phone'];
  if (isMatrix(entry)) return ['light', 'dark', 'phone'];
  // Such a story is dark in every mode; beside a matrix it shows what that shows in the dark.
  if (name === 'Dark') return siblings.some(isMatrix) ? [] : ['light'];
  if (!tags.includes('screen')) return ['light'];
  const isDarkOne = siblings.every((other) => other.name !== 'Dark') && siblings[0] === entry;
  return isDarkOne ? ['light', 'dark', 'phone'] : ['light', 'phone'];
}

/** The pictures that belong to an index of stories: `{ key, id, mode }`. */
export function picturesOf(index) {
  const stories = Object.values(index.entries).filter(
    ({ type, subtype, tags }) => type === 'story' && subtype !== 'test' && !tags.includes('no-visual'),
  );
  const byTitle = new Map();
  for (const story of stories) byTitle.set(story.title, [...(byTitle.get(story.title) ?? []), story]);
  return stories.flatMap((entry) =>
    modesOf(entry, byTitle.get(entry.title)).map((mode) => ({
      key: `${entry.id}--${mode}`,
      id: entry.id,
      mode,
      isComponent: entry.title.startsWith('Components/'),
    })),
  );
}

/** Runs in the page before its own scripts: notes how the story ends, which Storybook tells on its channel. */
function listen() {
  const state = {
    id: new URLSearchParams(location.search).get('id'),
    ended: false,
    problem: undefined,
    // Calls of the story that shows, not of the one before, and since when their number has not changed.
    calls: 0,
    turn: 0,
    since: 0,
  };
  window.__visual = state;
  const count = (step, turn) => {
    if (turn !== state.turn) return;
    state.calls += step;
    state.since = performance.now();
  };
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const { turn } = state;
    const isCall = String(input?.url ?? input).includes('/api/');
    if (isCall) count(1, turn);
    try {
      return await fetch(input, init);
    } finally {
      if (isCall) count(-1, turn);
    }
  };
  let channel;
  const fail = (kind) => (error) => {
    state.problem ??= `${kind}: ${error?.message ?? error?.description ?? error?.title ?? JSON.stringify(error) ?? ''}`;
    state.ended = true;
  };
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(value) {
      channel = value;
      channel.on('storyErrored', fail('the story is in error'));
      channel.on('storyThrewException', fail('the story threw'));
      channel.on('playFunctionThrewException', fail('the play function threw'));
      channel.on('unhandledErrorsWhilePlaying', (errors) => fail('an error was not handled')(errors?.[0]));
      channel.on('storyMissing', fail('the story is not in the build'));
      channel.on('configError', fail('the preview is in error'));
      channel.on('storyFinished', ({ storyId }) => {
        if (storyId !== state.id) return;
        state.ended = true;
        // A screen asks only once its code is there, a moment after it was drawn.
        state.since = performance.now();
      });
    },
  });
}

/** Runs in the page: changes to another story the way Storybook's sidebar does. */
function change(id) {
  const { turn } = window.__visual;
  Object.assign(window.__visual, {
    id,
    ended: false,
    problem: undefined,
    calls: 0,
    turn: turn + 1,
    since: performance.now(),
  });
  window.scrollTo(0, 0);
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
}

// The preview sets the application's clock; this stops the one that libraries read. Playwright's own fake clock would
// replace the timers too, and those must go on.
function stopDate(instant) {
  const RealDate = Date;
  window.Date = class extends RealDate {
    constructor(...args) {
      if (args.length === 0) super(instant);
      else super(...args);
    }
    static now() {
      return instant;
    }
  };
}

/** Opens a page in a context of its own, so that no story meets the storage of another. */
export async function openPage(browser) {
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(withoutHighlights);
  await context.addInitScript(listen);
  await context.addInitScript(stopDate, Date.parse('2026-03-16T10:00:00Z'));
  return context.newPage();
}

// A photograph is made smaller from whatever size of it the browser happens to have decoded last, which differs by a
// shade. From the nearest pixel it is always made of the file itself. A caret is there or not as it blinks.
const stillness = 'img { image-rendering: pixelated !important; } * { caret-color: transparent !important; }';

/** Runs in the page: ends what moves, and tells what of the page the picture shows. */
function hold(style) {
  const id = 'visual-stillness';
  if (!document.getElementById(id)) {
    document.head.append(Object.assign(document.createElement('style'), { id, textContent: style }));
  }
  for (const animation of document.getAnimations()) {
    // What follows the scroll position stands still by itself.
    if (!(animation.timeline instanceof DocumentTimeline)) continue;
    // What never ends is shown as if it had not begun.
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
  return {
    fullscreen: document.body.classList.contains('sb-main-fullscreen'),
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
  };
}

const sessions = new WeakMap();

async function shoot(page) {
  const { fullscreen, width, height } = await page.evaluate(hold, stillness);
  if (!sessions.has(page)) sessions.set(page, await page.context().newCDPSession(page));
  const tall = !fullscreen && height > page.viewportSize().height;
  // Playwright's own way spends half of its time on packing the file tightly.
  const { data } = await sessions.get(page).send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    ...(tall ? { captureBeyondViewport: true, clip: { x: 0, y: 0, width, height, scale: 1 } } : {}),
  });
  const picture = await decode(Buffer.from(data, 'base64'));
  return fullscreen ? picture : cropToContent(picture);
}

async function size(page, { mode }) {
  const { width, height } = modes[mode].viewport;
  const now = page.viewportSize();
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height });
}

async function open(page, origin, picture) {
  const { id, mode } = picture;
  const { scheme } = modes[mode];
  await size(page, picture);
  // Accessibility is the story tests' affair; here it would only cost time.
  const globals = `scheme:${scheme};motion:reduced;a11y.manual:!true`;
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`, { waitUntil: 'commit' });
}

async function ended(page, { quiet, timeout }) {
  await page.waitForFunction(() => window.__visual.ended, undefined, { timeout: 30_000 });
  const problem = await page.evaluate(() => window.__visual.problem);
  if (problem) throw new Error(problem);
  // What the story asked for is part of its picture; what never answers (its point, in a story of loading) is not.
  if (timeout > 0) {
    await page
      .waitForFunction(
        (quiet) =>
          window.__visual.calls === 0 &&
          performance.now() - window.__visual.since > quiet &&
          !document.querySelector('[aria-busy="true"], [role="progressbar"]'),
        quiet,
        { timeout },
      )
      .catch(() => undefined);
  }
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A lazy picture out of sight never loads, and its decode() would never end.
    for (const image of document.images) image.loading = 'eager';
    await Promise.race([
      Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
      new Promise((resolve) => setTimeout(resolve, 3000)),
    ]);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** Takes the picture of a story in a page that already shows another of the same scheme: a third of the time. */
export async function takeNext(page, picture) {
  await size(page, picture);
  await page.evaluate(change, picture.id);
  await ended(page, picture.isComponent ? quietPeriods.component : quietPeriods.screen);
  return shoot(page);
}

/** Takes the picture of the story that a page shows already, in another size: what only reflows looks as if drawn in it. */
export async function takeResized(page, picture) {
  await size(page, picture);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return shoot(page);
}

/** Runs in the page: has its photographs drawn anew. */
async function redrawImages() {
  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const hidden = Object.assign(document.createElement('style'), {
    textContent: 'img { visibility: hidden !important }',
  });
  document.head.append(hidden);
  await frames();
  hidden.remove();
  await frames();
}

/**
 * Looks again at the story that a page shows, `wait` milliseconds later: it may not have been at rest. What came after
 * its ground was drawn, as photographs do, has another edge than what is drawn with it.
 */
export async function lookAgain(page, wait) {
  await page.waitForTimeout(wait);
  await page.evaluate(redrawImages);
  return shoot(page);
}

/** Takes the picture of a story on a page of its own. Throws when the story is in error. */
export async function takeFresh(page, origin, picture, wait = quietPeriods.careful) {
  await open(page, origin, picture);
  await ended(page, wait);
  return shoot(page);
}

/**
 * Takes the picture of a story on a page of its own, and looks again for some seconds until it is as `isExpected` says.
 * A machine that is busy with something else draws a screen late; what is really different stays so.
 */
export async function takePatiently(page, origin, picture, isExpected) {
  let last = await takeFresh(page, origin, picture);
  for (let looks = 0; looks < 12 && !isExpected(last); looks += 1) {
    await page.waitForTimeout(500);
    last = await shoot(page);
  }
  return last;
}

/** Takes the picture that is to be remembered: on a page of its own, once two looks are the same. */
export async function takeSettled(page, origin, picture) {
  let last = await takeFresh(
    page,
    origin,
    picture,
    picture.isComponent ? quietPeriods.careful : quietPeriods.remembered,
  );
  for (let looks = 0; looks < 5; looks += 1) {
    const next = await shoot(page);
    if (next.data.equals(last.data)) return next;
    last = next;
    await page.waitForTimeout(150);
  }
  throw new Error(
    'the story never comes to rest, so no picture of it is like the next; stop its movement, or tag it no-visual',
  );
}
