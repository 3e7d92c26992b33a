/* How smoothly a page responds while it is used: the duration of its frames, and the work of its main thread. */

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

/** CPU time of the tasks of each main thread while `run` runs, in ms. */
async function taskTimes(browser, page, run) {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  try {
    await run(page);
  } catch (error) {
    await browser.stopTracing();
    throw error;
  }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const threadOf = ({ pid, tid }) => `${pid}:${tid}`;
  const isMain = ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain';
  const tasks = traceEvents.filter(
    ({ name, tdur }) => (name === 'RunTask' || name === 'ThreadControllerImpl::RunTask') && tdur !== undefined,
  );
  return traceEvents
    .filter(isMain)
    .map((main) => tasks.filter((task) => threadOf(task) === threadOf(main)).map(({ tdur }) => tdur / 1000));
}

/**
 * CPU time of the longest tasks of the main thread while `run` runs, in ms, the longest first. Unlike a frame, it does
 * not grow when the machine is busy with something else.
 */
export async function tasksOf(browser, page, run) {
  return (await taskTimes(browser, page, run)).flat().toSorted((one, other) => other - one);
}

const sum = (values) => values.reduce((total, value) => total + value, 0);

/** CPU time of all tasks of the busiest main thread while `run` runs, in ms. */
export async function workOf(browser, page, run) {
  return Math.max(...(await taskTimes(browser, page, run)).map(sum));
}
