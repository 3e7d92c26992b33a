/* First and second visits to the pages, in rounds. */
import { tokenOf } from '../e2e/accounts.ts';
import { leave, load, newVisitor, timeUntilUsable } from './load.mjs';
import { median } from './median.mjs';

const newVisitorOf = (browser, { group }) => newVisitor(browser, group === 'console' ? { token: tokenOf('ada') } : {});

/** Figures of the first visit of a new visitor. */
export async function visitOnce(browser, server, page) {
  const visitor = await newVisitorOf(browser, page);
  try {
    const { figures } = await load(visitor, server, page.address, page);
    return figures;
  } finally {
    await visitor.close();
  }
}

/**
 * The same and, with the worker installed and the caches filled, of the next visit; each with the time until usable, and
 * the resources of the first.
 */
export async function visitTwice(browser, server, page) {
  const curious = await newVisitorOf(browser, page);
  let usable;
  try {
    // Another visitor, because trying a control requests what the page alone would not.
    usable = await timeUntilUsable(curious, server, page.address, page.control);
  } finally {
    await curious.close();
  }
  const visitor = await newVisitorOf(browser, page);
  try {
    const first = await load(visitor, server, page.address, page);
    await first.page.close();
    await leave(visitor, server);
    const second = await load(visitor, server, page.address, { ...page, rest: false });
    await second.page.close();
    await leave(visitor, server);
    const usableAgain = await timeUntilUsable(visitor, server, page.address, page.control);
    return {
      first: { ...first.figures, usable },
      second: { ...second.figures, usable: usableAgain },
      resources: first.resources,
    };
  } finally {
    await visitor.close();
  }
}

/** The median of each figure, with all runs. */
export function summarize(runs) {
  const keys = Object.keys(runs[0]).filter((key) => runs.some((run) => typeof run[key] === 'number'));
  return {
    ...Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key]))])),
    lcpElement: runs.at(-1).lcpElement,
    runs,
  };
}

/**
 * Runs all tasks in their order once per round, so that a machine that slows down affects all of them. A key can have
 * several tasks. Returns the results of each key.
 */
export async function inRounds(rounds, tasks) {
  const results = Object.fromEntries(tasks.map(([key]) => [key, []]));
  for (let round = 1; round <= rounds; round += 1) {
    process.stderr.write(`round ${round} of ${rounds}\n`);
    for (const [key, once] of tasks) results[key].push(await once());
  }
  return results;
}
