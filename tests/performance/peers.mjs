/*
 * Comparable products, for the report. Measured once, each on its own build, with other hosts blocked. As multiples of
 * that day's BrowserRouter floor (956 ms to the first paint, 81.3 kB of JavaScript), the values are comparable across
 * machines.
 */

/**
 * `ready` is when the real page is visible, in ms; `js` is transferred JavaScript in kB, and `all` everything in kB.
 */
const floor = { ready: 944, lcp: 956, js: 81.3, all: 81.9 };

const peers = [
  { name: 'shadcn-admin 2.2.1, first page', ready: 4034, tbt: 717, cls: 0.0055, js: 393.6, all: 416.1 },
  { name: 'shadcn-admin 2.2.1, a list of tasks', ready: 4558, tbt: 669, cls: 0.0056, js: 504.4, all: 526.0 },
  { name: 'react-admin demo 5.15.1, first page', ready: 5796, tbt: 1943, cls: 0.1305, js: 945.6, all: 954.5 },
  { name: 'react-admin demo 5.15.1, a list of customers', ready: 6941, tbt: 1611, cls: 0.001, js: 740.8, all: 747.0 },
  { name: 'Fuse 19.1.0, a dashboard', ready: 7229, tbt: 2740, cls: 0.0003, js: 1425.4, all: 2006.6 },
  { name: 'Fuse 19.1.0, mailbox', ready: 6747, tbt: 2157, cls: 0.0002, js: 1425.4, all: 1972.6 },
];

const ratio = (value, base) => (Number.isFinite(value / base) ? `${(value / base).toFixed(2)} ×` : '–');

/**
 * Table rows: name, and multiples of the floor for time until ready and JavaScript, with blocking time and layout
 * shift.
 */
export function beside(pages) {
  const base = pages.oldFloor;
  const ours = [pages.home, pages.first, pages.second, pages.mailbox]
    .filter(Boolean)
    .map(({ about, lcp, tbt, cls, jsApp, jsBackend, bytes }) => [
      `ours, ${about}`,
      ratio(lcp, base.lcp),
      ratio(jsApp + jsBackend, base.jsApp),
      ratio(bytes, base.bytes),
      tbt.toFixed(0),
      cls.toFixed(4),
    ]);
  const theirs = peers.map(({ name, ready, js, all, tbt, cls }) => [
    name,
    ratio(ready, floor.ready),
    ratio(js, floor.js),
    ratio(all, floor.all),
    tbt.toFixed(0),
    cls.toFixed(4),
  ]);
  return [...ours, ...theirs];
}
