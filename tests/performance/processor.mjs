/* How fast the processor is that everything was measured on, to compare reports of different machines. */

/** Parses, sorts and writes 100,000 records: work of the kind that pages do. Runs in the page. */
function work() {
  const records = Array.from({ length: 100_000 }, (_, at) => ({ id: at, name: `record ${(at * 7919) % 100_003}` }));
  const begin = performance.now();
  const parsed = JSON.parse(JSON.stringify(records));
  parsed.sort((one, other) => (one.name < other.name ? -1 : 1));
  new Map(parsed.map((record) => [record.name, record]));
  return performance.now() - begin;
}

/** Time of the same piece of work in a page, without a throttle, in ms: the median of seven after two to warm up. */
export async function timeProcessor(browser) {
  const page = await browser.newPage();
  try {
    const times = [];
    for (let run = 0; run < 9; run += 1) times.push(await page.evaluate(work));
    return times.slice(2).toSorted((one, other) => one - other)[3];
  } finally {
    await page.close();
  }
}
