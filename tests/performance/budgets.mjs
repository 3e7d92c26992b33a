import { lighthouseBudget } from './lighthouse.mjs';
import { mailboxBudget } from './mailbox.mjs';
import { openingBudget } from './opening.mjs';
import { engineBudget } from './search.mjs';
import { shellBudget } from './shell.mjs';
import { componentBudget } from './sizes.mjs';
import { virtualListBudget } from './virtualList.mjs';

/* Performance budgets. Ratios are relative to the floor with a data router, measured in the same run. */

const ms = (value) => `${Math.round(value)} ms`;
const longest = (list, figure) => Math.max(...list.map((entry) => entry[figure]));
const ratio = (value) => `${value.toFixed(2)} ×`;

// Pages of the directory, by their names in the measurement.
const pageNames = [
  'home',
  'first',
  'second',
  'facility',
  'facilityAgain',
  'standing',
  'articles',
  'article',
  'category',
  'tag',
  'searchForm',
];
const worst = (measurement, figure) => Math.max(...pageNames.map((name) => measurement[name][figure]));

/** All budgets: how to read each value from the measurement, and its maximum. */
export const budgets = [
  {
    name: 'home: JavaScript before the local back end, to the floor',
    limit: 1.75,
    show: ratio,
    // Scripts requested before the back end; the contract's schemas load with the first request and count below.
    of: ({ floor, home }) => home.jsFirst / floor.jsFirst,
  },
  {
    name: 'home: JavaScript with the local back end, to the floor',
    limit: 2.2,
    show: ratio,
    of: ({ floor, home }) => (home.jsApp + home.jsBackend) / floor.jsApp,
  },
  {
    name: 'FCP, to the floor, worst page',
    limit: 0.5,
    show: ratio,
    of: (measurement) => worst(measurement, 'fcp') / measurement.floor.fcp,
  },
  { name: 'home: LCP, to the floor', limit: 0.8, show: ratio, of: ({ floor, home }) => home.lcp / floor.lcp },
  {
    name: 'results, first visit: LCP, to the floor',
    limit: 2,
    show: ratio,
    of: ({ floor, first }) => first.lcp / floor.lcp,
  },
  {
    name: 'results, second visit: LCP, to the floor',
    limit: 1.1,
    show: ratio,
    of: ({ floor, second }) => second.lcp / floor.lcp,
  },
  {
    name: 'facility, first visit: LCP, to the floor',
    limit: 2,
    show: ratio,
    of: ({ floor, facility }) => facility.lcp / floor.lcp,
  },
  {
    name: 'facility, second visit: LCP, to the floor',
    limit: 1.1,
    show: ratio,
    of: ({ floor, facilityAgain }) => facilityAgain.lcp / floor.lcp,
  },
  {
    name: 'layout shift, worst page',
    limit: 0.01,
    show: (value) => value.toFixed(4),
    of: (measurement) => worst(measurement, 'cls'),
  },
  {
    name: 'longest task, worst page',
    limit: 200,
    show: ms,
    of: ({ home, first, second }) => Math.max(home.longestTask, first.longestTask, second.longestTask),
  },
  { name: 'search answer, worst of all queries, full speed', limit: 100, show: ms, of: ({ search }) => search.worst },
  {
    name: 'console: another layout at 4× CPU',
    limit: shellBudget.layout,
    show: ms,
    of: ({ shell }) => longest(shell.layouts, 'duration'),
  },
  {
    name: 'console: a panel with its content at 4× CPU',
    limit: shellBudget.panel,
    show: ms,
    of: ({ shell }) => longest(shell.panels, 'duration'),
  },
  {
    name: 'directory: bytes of the console',
    limit: 0,
    show: (value) => `${value} B`,
    of: ({ shell }) => (shell.added.files > 0 ? shell.added.bytes : NaN),
  },
  {
    name: 'mailbox: JavaScript of the route, gzip, without the composer',
    limit: mailboxBudget.bytes,
    show: (bytes) => `${(bytes / 1000).toFixed(1)} kB`,
    of: ({ mailboxBytes }) => mailboxBytes,
  },
  { name: 'typing a place: longest task', limit: 50, show: ms, of: ({ typing }) => typing.longestTask },
];

/** Engine budgets, measured without a browser; a measurement may omit them. */
const engineBudgets = [
  {
    name: 'searches over the directory: p95, full speed',
    limit: engineBudget.directory,
    show: ms,
    of: ({ engines }) => engines.directory.p95,
  },
  {
    name: 'searches over 100,000 facilities: p95, full speed',
    limit: engineBudget.crowd,
    show: ms,
    of: ({ engines }) => engines.crowd.p95,
  },
  {
    name: 'directions: p95 of the slowest means of travel, full speed',
    limit: engineBudget.route,
    show: ms,
    of: ({ engines }) => longest(engines.directions.modes, 'p95'),
  },
  {
    name: 'directions: worst way, full speed',
    limit: engineBudget.route,
    show: ms,
    of: ({ engines }) => longest(engines.directions.modes, 'worst'),
  },
];

/** Storybook budgets; a measurement may omit them. */
const libraryBudgets = [
  {
    name: '10,000 rows scroll at 4× CPU: longest frame',
    limit: virtualListBudget.longestFrame,
    show: ms,
    of: ({ library }) => longest(library.lists, 'longestFrame'),
  },
  {
    name: '500 options open at 4× CPU',
    limit: openingBudget.duration,
    show: ms,
    of: ({ library }) => longest(library.openings, 'duration'),
  },
  {
    name: 'mailbox of 10,000: longest frame of paging and scrolling at 4× CPU',
    limit: mailboxBudget.frame,
    show: ms,
    of: ({ library }) => longest(library.mailbox.lists, 'longestFrame'),
  },
  {
    name: 'mailbox: a mail opens at 4× CPU',
    limit: mailboxBudget.open,
    show: ms,
    of: ({ library }) => library.mailbox.open,
  },
  {
    name: 'mailbox: a mail of a conversation of 100 opens at 4× CPU',
    limit: mailboxBudget.open,
    show: ms,
    of: ({ library }) => library.mailbox.conversation.open,
  },
  {
    name: 'mailbox: longest frame while a conversation of 100 is drawn at 4× CPU',
    limit: mailboxBudget.frame,
    show: ms,
    of: ({ library }) => library.mailbox.conversation.longestFrame,
  },
  {
    name: 'heaviest component, gzip, without its lazy parts',
    limit: componentBudget,
    show: (bytes) => `${(bytes / 1000).toFixed(1)} kB`,
    of: ({ library }) => longest(library.sizes, 'own'),
  },
];

/** Lighthouse budgets, if it ran: how many points a score may fall short of 100. */
const scoreBudgets = Object.entries(lighthouseBudget).map(([category, least]) => ({
  name: `Lighthouse, ${category}: points lost, worst page`,
  limit: 100 - least,
  show: String,
  of: ({ scores }) =>
    scores.pages.length === 0 ? NaN : Math.max(...scores.pages.map((page) => 100 - page.scores[category])),
}));

/** Checks a measurement against every budget. A missing value misses its budget. */
export function judge(measurement) {
  const held = [
    ...budgets,
    ...(measurement.engines ? engineBudgets : []),
    ...(measurement.library ? libraryBudgets : []),
    ...(measurement.scores ? scoreBudgets : []),
  ];
  return held.map(({ name, limit, show, of }) => {
    const value = of(measurement);
    const known = Number.isFinite(value);
    return {
      name,
      value: known ? value : null,
      shown: known ? show(value) : 'not measured',
      limit: show(limit),
      met: known && value <= limit,
    };
  });
}
