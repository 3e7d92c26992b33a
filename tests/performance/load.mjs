/* One load of one page in a throttled browser, with the metrics of the page and the network. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Slow 4G and a processor four times slower than this one: a visitor with an inexpensive phone. */
export const slow = {
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: (1600 * 1000) / 8, uploadThroughput: (750 * 1000) / 8 },
};

/** Runs in the page before its own scripts. */
function observe() {
  const seen = { fcp: null, lcp: null, cls: 0, tbt: 0, longestTask: 0, lcpElement: null };
  window.__load = seen;
  const each = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  each('largest-contentful-paint', ({ startTime, element }) => {
    seen.lcp = startTime;
    seen.lcpElement = element ? `${element.localName} “${element.textContent.trim().slice(0, 40)}”` : '(gone)';
  });
  each('longtask', ({ duration }) => {
    seen.longestTask = Math.max(seen.longestTask, duration);
    seen.tbt += Math.max(0, duration - 50);
  });
  // The Web Vitals definition: shifts less than a second apart form a session window, of five seconds at most.
  let burst = { sum: 0, first: 0, last: 0 };
  each('layout-shift', ({ value, startTime, hadRecentInput }) => {
    if (hadRecentInput) return;
    const joins = burst.sum > 0 && startTime - burst.last < 1000 && startTime - burst.first < 5000;
    burst = joins
      ? { ...burst, sum: burst.sum + value, last: startTime }
      : { sum: value, first: startTime, last: startTime };
    seen.cls = Math.max(seen.cls, burst.sum);
  });
}

/** Observes and throttles a page, its workers and its service worker, which have separate DevTools sessions. */
async function attach(context, page, { cpu, network }) {
  const session = await context.newCDPSession(page);
  const state = { open: new Map(), begun: 0, first: undefined, last: undefined, quietSince: Date.now() };
  const event = (owner, method, { requestId, request, timestamp }) => {
    const key = `${owner} ${requestId}`;
    if (method === 'Network.requestWillBeSent' && /^https?:/.test(request.url)) {
      state.first ??= timestamp;
      state.begun += 1;
      state.open.set(key, request.url);
    } else if (method === 'Network.loadingFinished' || method === 'Network.loadingFailed') {
      if (state.open.delete(key)) state.last = timestamp;
    } else return;
    state.quietSince = state.open.size === 0 ? Date.now() : undefined;
  };
  for (const name of ['requestWillBeSent', 'loadingFinished', 'loadingFailed']) {
    session.on(`Network.${name}`, (params) => event('page', `Network.${name}`, params));
  }
  let messages = 0;
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    // Chromium reports the request of a worker's own script, but never its completion. It has loaded by now.
    for (const [key, url] of state.open) if (url === targetInfo.url) state.open.delete(key);
    if (state.open.size === 0) state.quietSince = Date.now();

    const tell = (method, params = {}) => {
      messages += 1;
      const message = JSON.stringify({ id: messages, method, params });
      // A worker may already have ended.
      return session.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => undefined);
    };
    void tell('Network.enable');
    void tell('Network.emulateNetworkConditions', network);
    void tell('Runtime.runIfWaitingForDebugger');
  });
  session.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const { method, params } = JSON.parse(message);
    if (method) event(sessionId, method, params);
  });
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: false });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return state;
}

/** Waits until nothing is in flight, the main thread responds, and nothing new starts within two seconds. */
async function untilIdle(page, state) {
  const end = Date.now() + 90_000;
  while (Date.now() < end) {
    if (state.quietSince === undefined || Date.now() - state.quietSince < 500) {
      await sleep(50);
      continue;
    }
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
    const { begun } = state;
    await sleep(2000);
    if (state.begun === begun && state.open.size === 0) return;
  }
  throw new Error(`${page.url()} did not come to rest within 90 s.`);
}

/** A new context: nothing cached, nothing stored. */
export async function newVisitor(browser) {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  await context.addInitScript(observe);
  return context;
}

/** Opens an address in a new page, waits until it is idle, and returns the page and the metrics of this load. */
export async function load(context, address, conditions = slow) {
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const state = await attach(context, page, conditions);
  await page.goto(address, { waitUntil: 'load', timeout: 90_000 });
  await untilIdle(page, state);
  if (errors.length) throw new Error(`${address} threw: ${errors[0]}`);
  const seen = await page.evaluate(() => window.__load);
  return { page, figures: { ...seen, idle: (state.last - state.first) * 1000 } };
}
