/*
 * Comparable products, for the report. Measured once on 21 November 2026, each on its own production build, with other
 * hosts blocked, over HTTP/1.1 with gzip; over HTTP/2 the times differ by less than 3 %. As multiples of that day's floor
 * the values are comparable across machines. `ready` is when the real page is there, in place of any splash screen.
 */

/** The BrowserRouter floor of that run: ms until ready, and kB. */
export const peerFloor = { ready: 944, bytes: 81.9 };

const shadcn = 'shadcn-admin 2.2.1';
const reactAdmin = 'react-admin demo 5.15.1';
const fuse = 'Fuse 19.1.0';
const socio = 'Fuse, cut down';

/** `kind` is the kind of page; times in ms, `kB` transferred until idle. */
export const peers = [
  {
    kind: 'dashboard',
    name: shadcn,
    page: 'dashboard',
    fcp: 4080,
    ready: 4034,
    requests: 72,
    kB: 416.1,
    tbt: 717,
    cls: 0.0055,
  },
  {
    kind: 'dashboard',
    name: reactAdmin,
    page: 'dashboard',
    fcp: 5632,
    ready: 5796,
    requests: 15,
    kB: 954.5,
    tbt: 1943,
    cls: 0.1305,
  },
  {
    kind: 'dashboard',
    name: fuse,
    page: 'project dashboard',
    fcp: 460,
    ready: 7229,
    requests: 98,
    kB: 2006.6,
    tbt: 2740,
    cls: 0.0003,
  },
  {
    kind: 'dashboard',
    name: socio,
    page: 'dashboard',
    fcp: 416,
    ready: 5392,
    requests: 40,
    kB: 1342.1,
    tbt: 1149,
    cls: 0.0004,
  },
  {
    kind: 'mailbox',
    name: fuse,
    page: 'mailbox',
    fcp: 436,
    ready: 6747,
    requests: 99,
    kB: 1972.6,
    tbt: 2157,
    cls: 0.0002,
  },
  {
    kind: 'settings',
    name: shadcn,
    page: 'settings',
    fcp: 3668,
    ready: 3618,
    requests: 74,
    kB: 344.8,
    tbt: 515,
    cls: 0.0056,
  },
  {
    kind: 'settings',
    name: fuse,
    page: 'settings',
    fcp: 428,
    ready: 6303,
    requests: 97,
    kB: 1972.0,
    tbt: 2428,
    cls: 0.0017,
  },
  {
    kind: 'contacts',
    name: reactAdmin,
    page: 'customers',
    fcp: 5904,
    ready: 6941,
    requests: 13,
    kB: 747.0,
    tbt: 1611,
    cls: 0.001,
  },
  {
    kind: 'contacts',
    name: fuse,
    page: 'contacts',
    fcp: 440,
    ready: 6211,
    requests: 121,
    kB: 2170.8,
    tbt: 2184,
    cls: 0.0001,
  },
  {
    kind: 'contacts',
    name: socio,
    page: 'members',
    fcp: 432,
    ready: 5563,
    requests: 77,
    kB: 1652.0,
    tbt: 1288,
    cls: 0.0003,
  },
  {
    kind: 'tasks',
    name: shadcn,
    page: 'tasks',
    fcp: 4620,
    ready: 4558,
    requests: 77,
    kB: 526.0,
    tbt: 669,
    cls: 0.0056,
  },
  { kind: 'tasks', name: fuse, page: 'tasks', fcp: 456, ready: 6371, requests: 98, kB: 2006.6, tbt: 2376, cls: 0.0001 },
  {
    kind: 'table',
    name: shadcn,
    page: 'users',
    fcp: 4752,
    ready: 4702,
    requests: 81,
    kB: 529.7,
    tbt: 706,
    cls: 0.0056,
  },
  {
    kind: 'table',
    name: reactAdmin,
    page: 'orders',
    fcp: 5868,
    ready: 7016,
    requests: 12,
    kB: 745.4,
    tbt: 1699,
    cls: 0.0786,
  },
  {
    kind: 'table',
    name: reactAdmin,
    page: 'reviews',
    fcp: 5880,
    ready: 7044,
    requests: 12,
    kB: 745.4,
    tbt: 1752,
    cls: 0.0301,
  },
  {
    kind: 'table',
    name: fuse,
    page: 'inventory',
    fcp: 476,
    ready: 6305,
    requests: 106,
    kB: 1994.0,
    tbt: 2131,
    cls: 0.0069,
  },
];

/** How many times the floor the fastest peer takes until a kind of page is ready. */
export function fastestPeer(kind) {
  return Math.min(...peers.filter((peer) => peer.kind === kind).map(({ ready }) => ready / peerFloor.ready));
}
