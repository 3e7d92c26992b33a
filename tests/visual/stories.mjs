/* Lists the pictures and takes them. */
import { withoutHighlights } from '../withoutHighlights.mjs';
import { cropToContent, decode } from './picture.mjs';

/**
 * How long (`quiet`, in ms) a story must be without starting or ending requests, and how long to wait for that. A
 * component's story makes no requests, and a loading story is never quiet, so the first attempt does not wait long: a
 * match counts whenever it occurs. A picture to be recorded gets more time than any screen needs.
 */
const quietPeriods = {
  component: { quiet: 0, timeout: 0 },
  screen: { quiet: 100, timeout: 1000 },
  careful: { quiet: 300, timeout: 4000 },
  remembered: { quiet: 1000, timeout: 4000 },
};

/** Display modes of a story. */
export const modes = {
  light: { scheme: 'light', viewport: { width: 1280, height: 800 } },
  dark: { scheme: 'dark', viewport: { width: 1280, height: 800 } },
  phone: { scheme: 'light', viewport: { width: 390, height: 844 } },
};

const isFoundation = ({ title }) => title.startsWith('Foundations/');
const isMatrix = (story) => story.name === 'Matrix' || isFoundation(story);
const isScreen = ({ title, tags }) => tags.includes('screen') || title.endsWith('Page');

/** States that a component's matrix shows beside each other. */
const statesOfMatrix = new Set([
  'Default',
  'Filled',
  'Disabled',
  'Invalid',
  'Required',
  'Optional',
  'Controlled',
  'Busy',
  'With Description',
  'With Icon',
  'Hidden Label',
  'In A Form',
]);

/**
 * Modes of a story, depending on its siblings: a picture is taken if no other shows the same.
 * - A matrix shows a component in all colours, so it is also taken in the dark scheme, and its single states are not.
 * - The first story of a screen shows it in both schemes and at both widths. The other states stand in the same frame;
 *   they are taken on a phone, where room is scarcest, unless their tag `wide` says that they differ there.
 * - Texts in another language are checked by the story tests; only whole screens show whether they fit.
 */
function modesOf(story, siblings) {
  const { name, tags } = story;
  if (tags.includes('phone')) return ['phone'];
  if (isMatrix(story)) return ['light', 'dark'];
  const hasMatrix = siblings.some(isMatrix);
  // Such a story is dark in every mode.
  if (name === 'Dark') return hasMatrix ? [] : ['light'];
  if (hasMatrix && statesOfMatrix.has(name)) return [];
  if (/Turkish/.test(name)) return isScreen(story) ? ['phone'] : [];
  if (!tags.includes('screen')) return ['light'];
  if (siblings[0] !== story) return [tags.includes('wide') ? 'light' : 'phone'];
  return [
    'light',
    ...(siblings.some((other) => other.name === 'Dark') ? [] : ['dark']),
    ...(siblings.some((other) => other.tags.includes('phone')) ? [] : ['phone']),
  ];
}

/** The pictures for a story index: `{ key, id, mode }`. */
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

/** Runs in the page before its own scripts: records how the story ends, as reported on Storybook's channel. */
function listen() {
  const state = {
    id: new URLSearchParams(location.search).get('id'),
    ended: false,
    problem: undefined,
    // Requests of the current story only, and since when their number has not changed.
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
        // A screen only sends requests once its code has loaded, shortly after rendering.
        state.since = performance.now();
      });
    },
  });
}

/** Runs in the page: switches to another story like Storybook's sidebar does. */
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

// The preview sets the application's clock; this stops the one that libraries read. Playwright's fake clock would also
// replace the timers, which must keep running.
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

/** Opens a page in a new context, so that no story shares storage with another. */
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

// Downscaling a photo starts from whichever size the browser decoded last, which varies slightly in colour.
// Nearest-neighbour scaling always uses the file itself. A caret blinks.
const stillness = 'img { image-rendering: pixelated !important; } * { caret-color: transparent !important; }';

/** Runs in the page: finishes animations, and returns the area of the page to capture. */
function hold(style) {
  const id = 'visual-stillness';
  if (!document.getElementById(id)) {
    document.head.append(Object.assign(document.createElement('style'), { id, textContent: style }));
  }
  for (const animation of document.getAnimations()) {
    // Scroll-driven animations stand still by themselves.
    if (!(animation.timeline instanceof DocumentTimeline)) continue;
    // Endless animations are shown at their start.
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
  // Playwright's own screenshot spends half of its time compressing the file.
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
  // Accessibility is checked by the story tests; here it would only cost time.
  const globals = `scheme:${scheme};motion:reduced;a11y.manual:!true`;
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`, { waitUntil: 'commit' });
}

async function ended(page, { quiet, timeout }) {
  await page.waitForFunction(() => window.__visual.ended, undefined, { timeout: 30_000 });
  const problem = await page.evaluate(() => window.__visual.problem);
  if (problem) throw new Error(problem);
  // Requested content is part of the picture; requests that never resolve (the point of a loading story) are not.
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
    // A lazy image out of view never loads, and its decode() would never resolve.
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

/** Takes the picture of the current story in another size: reflowing gives the same result as rendering in it. */
export async function takeResized(page, picture) {
  await size(page, picture);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return shoot(page);
}

/** Runs in the page: repaints its photos. */
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
 * Takes another picture of the current story after `wait` ms: it may not have been at rest. Content that is painted
 * later than its background, as photos are, has different edges.
 */
export async function lookAgain(page, wait) {
  await page.waitForTimeout(wait);
  await page.evaluate(redrawImages);
  return shoot(page);
}

/** Takes the picture of a story on a new page. Throws if the story fails. */
export async function takeFresh(page, origin, picture, wait = quietPeriods.careful) {
  await open(page, origin, picture);
  await ended(page, wait);
  return shoot(page);
}

/**
 * Takes the picture of a story on a new page, and retries for some seconds until `isExpected` returns true. A busy
 * machine renders late; real differences remain.
 */
export async function takePatiently(page, origin, picture, isExpected) {
  let last = await takeFresh(page, origin, picture);
  for (let looks = 0; looks < 12 && !isExpected(last); looks += 1) {
    await page.waitForTimeout(500);
    last = await shoot(page);
  }
  return last;
}

/** Takes the picture to record: on a new page, once two pictures in a row are equal. */
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
