/* The measurement as a table for people and a file for machines. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pages as kinds } from './pages.mjs';
import { peerFloor, peers } from './peers.mjs';
import { enginesAsMarkdown } from './search.mjs';
import { sizesAsMarkdown } from './sizes.mjs';

const round = (value, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '–');
const kilobytes = (value) => (Number.isFinite(value) ? (value / 1000).toFixed(1) : '–');

function table(head, rows) {
  const all = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column].length)));
  const line = (row) =>
    `| ${row.map((cell, column) => (column ? cell.padStart(widths[column]) : cell.padEnd(widths[column]))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  return [line(all[0]), rule, ...all.slice(1).map(line)].join('\n');
}

/** How fast the processor was without the throttle; older measurements do not say. */
const processorNote = ({ processor }) =>
  processor === undefined
    ? ''
    : ` This processor does a fixed piece of work (processor.mjs) in ${round(processor)} ms.`;

const times = (value, base) => (Number.isFinite(value / base) ? `${(value / base).toFixed(2)} ×` : '–');

/** The time until usable, with the number of runs in which the control never had its effect. */
function usableCells({ usable, runs }, base) {
  const never = runs.filter((run) => run.usable === null).length;
  return [`${round(usable)}${never > 0 ? `, never in ${never} of ${runs.length}` : ''}`, times(usable, base)];
}

/** Times in ms and as multiples of the floor, then what was requested. */
function visits(rows, base, { withUsable }) {
  const timed = (value) => [round(value), times(value, base)];
  return table(
    [
      'page',
      'FCP ms',
      '',
      'LCP ms',
      '',
      'ready ms',
      '',
      ...(withUsable ? ['usable ms', ''] : []),
      'requests until ready',
      'kB until ready',
      'requests',
      'kB',
      'CLS',
      'TBT ms',
      'longest task ms',
    ],
    rows.map(([about, visit]) => [
      about,
      ...timed(visit.fcp),
      ...timed(visit.lcp),
      ...timed(visit.ready),
      ...(withUsable ? usableCells(visit, base) : []),
      round(visit.requestsUntilReady),
      kilobytes(visit.bytesUntilReady),
      round(visit.requests),
      kilobytes(visit.bytes),
      round(visit.cls, 4),
      round(visit.tbt),
      round(visit.longestTask),
    ]),
  );
}

/** Each page of the console beside the same kind of page of the peers. */
function besidePeers(pages, base) {
  return table(
    ['page', 'FCP', 'ready', 'requests', 'kB', 'TBT ms', 'CLS'],
    kinds
      .filter(({ key, peer }) => peer && pages[key])
      .flatMap(({ key, peer }) => {
        const { about, first } = pages[key];
        return [
          [
            `**ours, ${about}**`,
            times(first.fcp, base),
            times(first.ready, base),
            round(first.requests),
            kilobytes(first.bytes),
            round(first.tbt),
            round(first.cls, 4),
          ],
          ...peers
            .filter(({ kind }) => kind === peer)
            .map(({ name, page, fcp, ready, requests, kB, tbt, cls }) => [
              `${name}, ${page}`,
              times(fcp, peerFloor.ready),
              times(ready, peerFloor.ready),
              requests,
              kB.toFixed(1),
              tbt,
              round(cls, 4),
            ]),
        ];
      }),
  );
}

const meaning = (floorVisits) =>
  [
    'A page is ready when the content that was asked for is on the screen: the first mail of the list, the first result with its link, what today says on a facility. It is usable when a control has its effect: suggestions appear below the place that is typed, a panel shows its content, a mail opens; the control is tried at once and again every 50 ms, by another visitor. The three hundred milliseconds that a place field waits for more text, by the specification, count.',
    `Requests and bytes are those that reached the server, headers included, by when they did so; a response from a cache or from the service worker reaches no server. Multiples are of the time until the BrowserRouter floor is ready, the median of all its visits (${floorVisits}). A second visit has the worker installed, not running, and the caches filled.`,
  ].join('\n\n');

/** The measurement as Markdown that is also readable in a terminal. */
export function asMarkdown(measurement) {
  const { conditions, floors, pages, http1, verdicts } = measurement;
  const {
    typing,
    search,
    shell,
    mailboxBytes,
    navigation,
    distBytes,
    engines,
    library,
    records,
    helpSearch,
    upload,
    scores,
  } = measurement;
  const base = floors.floor.first.ready;
  const rowsOf = (visit) =>
    Object.values({ ...floors, ...pages })
      .filter((page) => page[visit])
      .map((page) => [page.about, page[visit]]);
  const sections = [
    `Median of ${conditions.runs} ${conditions.runs === 1 ? 'run' : 'runs'}; ${conditions.browser}; ${conditions.throttle}; ${conditions.transport}.${processorNote(conditions)}`,
    meaning(floors.floor.first.runs.length),
    `## First visit\n\n${visits(rowsOf('first'), base, { withUsable: true })}`,
    `## Second visit\n\n${visits(rowsOf('second'), base, { withUsable: true })}`,
  ];
  const beside = besidePeers(pages, base);
  if (beside.includes('ours')) {
    sections.push(
      `## Beside others\n\nMultiples of the floor of the same run: of this one for ours, of that of 21 November 2026 for the others (production builds, the same throttle and processor, HTTP/1.1 with gzip, other hosts blocked). Ours includes the local back end; the others hold their data in their scripts. The first paint of Fuse is a splash screen.\n\n${beside}`,
    );
  }
  if (http1) {
    sections.push(
      `## First visit over HTTP/1.1\n\n${conditions.transportHttp1}.\n\n${visits(
        Object.values(http1).map(({ about, first }) => [about, first]),
        http1.floor.first.ready,
        { withUsable: false },
      )}`,
    );
  }
  const lines = [
    navigation &&
      `From click to content in the console at 4× CPU, the entry hovered first: ${navigation.map(({ name, content, longestFrame }) => `${name} ${round(content)} ms, longest frame ${round(longestFrame)} ms`).join('; ')}.`,
    typing &&
      `Typing “${typing.text}” at 4× CPU: ${typing.why ?? `longest task ${round(typing.longestTask)} ms (0 is: none above 50), longest frame ${round(typing.longestFrame)} ms`}.`,
    search &&
      `Search answers at full speed: ${search.count ? `${search.count}, worst ${round(search.worst, 1)} ms, median ${round(search.median, 1)} ms` : search.why}.`,
    shell &&
      `The console at 4× CPU: ${[...shell.layouts, ...shell.panels].map(({ name, duration }) => `${name} ${round(duration)} ms`).join(', ')}.`,
    mailboxBytes !== undefined &&
      `The mailbox adds ${kilobytes(mailboxBytes)} kB of JavaScript to the console, without the composer.`,
    library &&
      `With 10,000 mails at 4× CPU: ${library.mailbox.lists.map(({ name, longestFrame }) => `${name}, longest frame ${round(longestFrame)} ms`).join('; ')}; a mail opens in ${round(library.mailbox.open)} ms, one of a conversation of 100 in ${round(library.mailbox.conversation.open)} ms with no frame over ${round(library.mailbox.conversation.longestFrame)} ms.`,
    library?.dashboards &&
      `Dashboards at 4× CPU: CPU time of a tick of live prices ${round(library.dashboards.tick, 1)} ms, of which changing one letter of an empty page takes ${round(library.dashboards.floor, 1)} ms; other 5,000 points of a line are on the screen after ${round(library.dashboards.points)} ms of CPU time.`,
    records &&
      `With 10,000 contacts, tasks, files and products, 2,000 cards and 500 notes, the CPU time of the longest task at full speed, and the longest frame at 4× CPU: ${records.map(({ name, longestTask, longestFrame }) => `${name}, ${round(longestTask, 1)} ms, ${round(longestFrame)} ms`).join('; ')}.`,
    upload &&
      `While 200 MB are uploaded, the heap and the buffers of the page grow by at most ${round(upload.growth / 1e6, 1)} MB, and its process by ${round(upload.processGrowth / 1e6, 1)} MB.`,
    helpSearch &&
      `Typing in the search of the help centre at 4× CPU, CPU time of the longest task: ${helpSearch.map(({ text, longestTask }) => `“${text}” ${round(longestTask, 1)} ms`).join(', ')}.`,
    distBytes !== undefined && `The build weighs ${(distBytes / 1e6).toFixed(1)} MB.`,
    engines && `The engines at full speed, in Node:\n\n${enginesAsMarkdown(engines)}`,
    scores &&
      (scores.pages.length === 0
        ? `Lighthouse did not run: ${scores.why}`
        : table(
            ['Lighthouse, phone', ...Object.keys(scores.pages[0].scores), 'failed'],
            scores.pages.map((page) => [page.about, ...Object.values(page.scores), page.failed.join(', ') || '–']),
          )),
  ].filter(Boolean);
  if (lines.length > 0) sections.push(`## In use\n\n${lines.join('\n\n')}`);
  sections.push(
    `## Budgets\n\n${table(
      ['budget', 'measured', 'limit', '', 'why'],
      verdicts.map(({ name, shown, limit, met, reason }) => [
        name,
        shown,
        limit,
        met ? 'met' : 'MISSED',
        met ? '' : (reason ?? 'no reason is given in budgets.mjs'),
      ]),
    )}`,
  );
  return sections.join('\n\n');
}

/** What the first visit to a page requested, one line each: ms from and until, kB, and the address. */
export function asWaterfall(about, { first, resources }) {
  const lines = resources.map(({ url, from, until, bytes }) =>
    [round(from).padStart(6), round(until).padStart(6), kilobytes(bytes).padStart(7), ` ${url}`].join(' '),
  );
  return [`${about}: first paint ${round(first.fcp)} ms, ready ${round(first.ready)} ms`, ...lines, ''].join('\n');
}

/** Writes the measurement to docs/measurements as JSON and Markdown. */
export function write(folder, measurement) {
  mkdirSync(folder, { recursive: true });
  if (measurement.library) {
    const { lists, openings, sizes } = measurement.library;
    const lines = [
      ...lists.map(
        ({ name, longestFrame, median }) =>
          `- ${name}, 10,000 rows: longest frame ${round(longestFrame)} ms, median ${round(median)} ms`,
      ),
      ...openings.map(({ name, duration }) => `- ${name}, 500 options: open after ${round(duration)} ms`),
    ];
    writeFileSync(
      path.join(folder, 'components.md'),
      `# The component library\n\nAt 4× CPU:\n\n${lines.join('\n')}\n\nBytes of each component, gzip, without what a page has anyway:\n\n${sizesAsMarkdown(sizes)}\n`,
    );
  }
  writeFileSync(path.join(folder, 'latest.json'), `${JSON.stringify(measurement, null, 2)}\n`);
  writeFileSync(path.join(folder, 'latest.md'), `# Latest measurement\n\n${asMarkdown(measurement)}\n`);
}
