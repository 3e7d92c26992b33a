/* One load of one page in a throttled browser, with the metrics of the page and the network. */
import { setTimeout as sleep } from 'node:timers/promises';
import { listResources, observe, tryControl } from './probes.mjs';
import { clock, sumRequests } from './wire.mjs';

/** Slow 4G and a processor four times slower than this one: a visitor with an inexpensive phone. */
export const slow = {
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: (1600 * 1000) / 8, uploadThroughput: (750 * 1000) / 8 },
};

/** The processor of `slow` on a network without limits. */
export const slowProcessor = {
  ...slow,
  network: { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
};

const timeout = 90_000;
const events = ['Network.requestWillBeSent', 'Network.loadingFinished', 'Network.loadingFailed'];

/** Enables the network domain of workers and throttles them, before they run. */
async function throttleWorkers(session, network, onWorker, onMessage) {
  let messages = 0;
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    onWorker(targetInfo);
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
  session.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => onMessage(sessionId, JSON.parse(message)));
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: false });
}

/** Throttles a page and its workers, and follows what is in flight. */
async function attach(visitor, page, { cpu, network }) {
  const session = await visitor.newCDPSession(page);
  const open = new Map();
  const state = { begun: 0, last: undefined, quietSince: Date.now() };
  const settle = () => {
    state.quietSince = open.size === 0 ? Date.now() : undefined;
  };
  const event = (owner, method, { requestId, request, timestamp }) => {
    const key = `${owner} ${requestId}`;
    if (method === 'Network.requestWillBeSent') {
      if (!/^https?:/.test(request.url)) return;
      state.begun += 1;
      open.set(key, request.url);
    } else if (!open.delete(key)) return;
    state.first ??= timestamp;
    state.last = timestamp;
    settle();
  };
  for (const name of events) session.on(name, (params) => event('page', name, params));
  await throttleWorkers(
    session,
    network,
    ({ url }) => {
      // Chromium reports the request of a worker's own script, but never its completion. It has loaded by now.
      for (const [key, one] of open) if (one === url) open.delete(key);
      settle();
    },
    (owner, { method, params }) => {
      if (events.includes(method)) event(owner, method, params);
    },
  );
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { state, isQuiet: () => state.quietSince !== undefined && Date.now() - state.quietSince >= 500 };
}

/** Waits until nothing is in flight, the main thread responds, and nothing new starts within two seconds. */
async function untilIdle(page, { state, isQuiet }) {
  const end = Date.now() + timeout;
  while (Date.now() < end) {
    if (!isQuiet()) {
      await sleep(50);
      continue;
    }
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
    const { begun } = state;
    await sleep(2000);
    if (state.begun === begun && isQuiet()) return;
  }
  throw new Error(`${page.url()} did not come to rest within 90 s.`);
}

/** A new context: nothing cached, nothing stored but the token of an account, if there is one. */
export async function newVisitor(browser, { token } = {}) {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  if (token) await context.addInitScript((value) => localStorage.setItem('token', value), token);
  return context;
}

/**
 * Ends the service worker of a visitor who has been here before, as the browser does between two visits, and sees to it
 * that its next start is throttled: it fetches for a navigation before a session with the new page could do so. A page
 * without the application stays open for that.
 */
export async function leave(visitor, server, { network } = slow) {
  const page = await visitor.newPage();
  const session = await visitor.newCDPSession(page);
  const nothing = () => undefined;
  await throttleWorkers(session, network, nothing, nothing);
  await page.goto(`${server.origin}/robots.txt`);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
}

async function open(visitor, server, address, conditions) {
  const page = await visitor.newPage();
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const network = await attach(visitor, page, conditions);
  const check = () => {
    if (errors.length) throw new Error(`${address} threw: ${errors[0]}`);
    const late = server.compressedLate();
    if (late.length) throw new Error(`${late[0]} was compressed during a load. Name its address in pages.mjs.`);
  };
  return { page, network, check };
}

/** When the navigation of a page started, in ms since the epoch by the clock of this process. */
async function startOf(page) {
  const before = clock();
  const elapsed = await page.evaluate(() => performance.now());
  return (before + clock()) / 2 - elapsed;
}

/** Time after the content in which late shifts and long tasks show, in ms. */
const afterwards = 2000;

/**
 * Opens an address in a new page, waits until it is idle, and returns the page, its resources and the figures of this
 * load. `ready` says what the visitor asked for (see probes.mjs). Without `rest` the load ends soon after the content,
 * and all that it requests is not counted.
 */
export async function load(visitor, server, address, { ready, conditions = slow, rest = true } = {}) {
  const { page, network, check } = await open(visitor, server, address, conditions);
  await page.addInitScript(observe, { ready });
  const asked = clock();
  await page.goto(server.origin + address, { waitUntil: 'load', timeout });
  if (ready) {
    await page
      .waitForFunction(() => window.__load.ready !== null, undefined, { polling: 250, timeout })
      .catch(() => {
        throw new Error(`${address} never showed ${JSON.stringify(ready)}.`);
      });
  }
  if (rest) await untilIdle(page, network);
  else await sleep(afterwards);
  check();
  const seen = await page.evaluate(() => window.__load);
  const start = await startOf(page);
  const until = ready ? sumRequests(server.entries, asked, start + seen.ready) : undefined;
  return {
    page,
    resources: await page.evaluate(listResources),
    figures: {
      ...seen,
      ...(until ? { requestsUntilReady: until.requests, bytesUntilReady: until.bytes } : {}),
      ...(rest ? sumRequests(server.entries, asked) : {}),
      idle: (network.state.last - network.state.first) * 1000,
    },
  };
}

/**
 * Opens an address in a new page and tries a control; returns the ms until it has its effect, or null if it has none
 * within a minute, and closes the page.
 */
export async function timeUntilUsable(visitor, server, address, control) {
  const { page, check } = await open(visitor, server, address, slow);
  try {
    await page.addInitScript(tryControl, control);
    await page.goto(server.origin + address, { waitUntil: 'commit', timeout });
    await page
      .waitForFunction(() => window.__tried.usable !== null, undefined, { polling: 250, timeout: 60_000 })
      .catch(() => {
        console.error(`${address}: ${control.press ?? control.type} never showed ${control.effect}.`);
      });
    check();
    return await page.evaluate(() => window.__tried.usable);
  } finally {
    await page.close();
  }
}
