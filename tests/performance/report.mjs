/* The measurement as a table for people and a file for machines. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beside } from './peers.mjs';
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

/** The measurement as Markdown that is also readable in a terminal. */
export function asMarkdown(measurement) {
  const { conditions, pages, typing, search, shell, mailboxBytes, engines, library, scores, verdicts } = measurement;
  const loads = Object.values(pages).map((page) => [
    page.about,
    round(page.fcp),
    round(page.lcp),
    round(page.cls, 4),
    round(page.tbt),
    round(page.longestTask),
    kilobytes(page.jsFirst),
    kilobytes(page.jsApp),
    kilobytes(page.jsBackend),
    kilobytes(page.bytes),
    round(page.idle),
  ]);
  return [
    `Median of ${conditions.runs} runs, each a fresh visitor; ${conditions.browser}; ${conditions.throttle}; ${conditions.transport}.`,
    table(
      [
        'page',
        'FCP ms',
        'LCP ms',
        'CLS',
        'TBT ms',
        'longest task ms',
        'JS before calls kB',
        'JS kB',
        'back end JS kB',
        'all kB',
        'idle ms',
      ],
      loads,
    ),
    `Typing “${typing.text}” at 4× CPU: ${typing.why ?? `longest task ${round(typing.longestTask)} ms (0 is: none above 50), longest frame ${round(typing.longestFrame)} ms`}. ` +
      `Search answers: ${search.count ? `${search.count}, worst ${round(search.worst, 1)} ms, median ${round(search.median, 1)} ms` : search.why}.`,
    `The console at 4× CPU: ${[...shell.layouts, ...shell.panels].map(({ name, duration }) => `${name} ${round(duration)} ms`).join(', ')}.`,
    [
      `The mailbox adds ${kilobytes(mailboxBytes)} kB of JavaScript to the console, without the composer.`,
      ...(library
        ? [
            `With 10,000 mails at 4× CPU: ${library.mailbox.lists.map(({ name, longestFrame }) => `${name}, longest frame ${round(longestFrame)} ms`).join('; ')}; a mail opens in ${round(library.mailbox.open)} ms, one of a conversation of 100 in ${round(library.mailbox.conversation.open)} ms with no frame over ${round(library.mailbox.conversation.longestFrame)} ms.`,
          ]
        : []),
    ].join(' '),
    ...(engines ? [`The engines at full speed, in Node:\n\n${enginesAsMarkdown(engines)}`] : []),
    `Ours beside others, as multiples of the BrowserRouter floor: of this run for ours, of the run of 21 November 2026 for the others (production builds, the same throttle and processor, other hosts blocked). Until ready is the largest paint for ours and the real page in place of any splash screen for the others; ours includes the local back end.`,
    table(['page', 'until ready', 'JavaScript', 'all bytes', 'TBT ms', 'CLS'], beside(pages)),
    ...(scores
      ? [
          scores.pages.length === 0
            ? `Lighthouse did not run: ${scores.why}`
            : table(
                ['Lighthouse, phone', ...Object.keys(scores.pages[0].scores), 'failed'],
                scores.pages.map((page) => [page.about, ...Object.values(page.scores), page.failed.join(', ') || '–']),
              ),
        ]
      : []),
    table(
      ['budget', 'measured', 'limit', ''],
      verdicts.map(({ name, shown, limit, met }) => [name, shown, limit, met ? 'met' : 'MISSED']),
    ),
  ].join('\n\n');
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
