/* How smoothly a page responds while it is used: the duration of its frames, and the work of its main thread. */
import { median } from './median.mjs';

/** Runs in the page: records the duration of all frames from now on, in ms. */
function watchFrames() {
  window.__frames = [];
  let last;
  const frame = (now) => {
    if (last !== undefined) window.__frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Frame durations while `run` runs, in ms. */
export async function framesOf(page, run) {
  await page.evaluate(watchFrames);
  await run(page);
  const frames = (await page.evaluate(() => window.__frames)).toSorted((one, other) => one - other);
  return { longestFrame: frames.at(-1), median: frames[frames.length >> 1], frames: frames.length };
}

/** The tasks of each main thread while `run` runs: when each began, and its CPU time, in ms. */
async function tasksByThread(browser, page, run) {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  try {
    await run(page);
  } catch (error) {
    await browser.stopTracing();
    throw error;
  }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const threadOf = ({ pid, tid }) => `${pid}:${tid}`;
  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );
  const events = traceEvents.filter((event) => event.tdur !== undefined && mains.has(threadOf(event)));
  return Object.values(Object.groupBy(events, threadOf)).map((ofThread) => tasksOfThread(ofThread));
}

/** CPU time of an event in µs; the clock of a virtual machine sometimes counts more than has passed. */
const cpuOf = ({ dur, tdur }) => Math.min(dur, tdur);

const isTask = ({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask';
const contains = (outer, inner) =>
  outer !== inner && outer.ts <= inner.ts && outer.ts + outer.dur >= inner.ts + inner.dur;
/** A message of this script to the page: it finds an element, or clicks it. */
const isFromHere = ({ args }) => args?.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession';

/** Of a task that this script itself caused, only the events count that it dispatched to the page. */
function tasksOfThread(events) {
  const messages = events.filter(isFromHere);
  const dispatched = events.filter(({ name }) => name === 'EventDispatch');
  return events.filter(isTask).map((task) => {
    if (!messages.some((message) => contains(task, message))) return { at: task.ts / 1000, time: cpuOf(task) / 1000 };
    const own = dispatched.filter((event) => contains(task, event));
    const outermost = own.filter((event) => !own.some((other) => contains(other, event)));
    return { at: task.ts / 1000, time: outermost.reduce((total, event) => total + cpuOf(event), 0) / 1000 };
  });
}

/**
 * CPU time of the longest tasks of the main thread while `run` runs, in ms, the longest first. Unlike a frame, it does
 * not grow when the machine is busy with something else.
 */
export async function tasksOf(browser, page, run) {
  const threads = await tasksByThread(browser, page, run);
  return threads
    .flat()
    .map(({ time }) => time)
    .toSorted((one, other) => other - one);
}

const sum = (tasks) => tasks.reduce((total, { time }) => total + time, 0);

/** CPU time of the busiest main thread in each stretch of `stretchMs` while `run` runs, in ms: the median stretch. */
export async function workOf(browser, page, stretchMs, run) {
  const threads = await tasksByThread(browser, page, run);
  const [busiest = []] = threads.toSorted((one, other) => sum(other) - sum(one));
  const start = busiest[0]?.at ?? 0;
  const stretches = Object.groupBy(busiest, ({ at }) => Math.floor((at - start) / stretchMs));
  return median(Object.values(stretches).map(sum));
}
