import { describe, expect, it } from 'vitest';

import { mailboxPath, parseMailboxPath } from './mailboxPath';

const inbox = { kind: 'folder', slug: 'inbox' } as const;

describe('an address of the mailbox', () => {
  it.each([
    ['inbox/1', inbox, 1, undefined],
    ['sent/3/mai_0007', { kind: 'folder', slug: 'sent' }, 3, 'mai_0007'],
    ['filter/starred/2', { kind: 'filter', slug: 'starred' }, 2, undefined],
    ['label/ödemeler/1/a b', { kind: 'label', slug: 'ödemeler' }, 1, 'a b'],
  ] as const)('%s is read and written', (rest, view, page, id) => {
    expect(parseMailboxPath(rest)).toEqual({ view, page, id, isCanonical: true });
    expect(decodeURIComponent(mailboxPath(view, page, id))).toBe(`/apps/mailbox/${rest}`);
  });

  it.each([
    ['', inbox, 1],
    ['filter', inbox, 1],
    ['label/', inbox, 1],
    ['sent', { kind: 'folder', slug: 'sent' }, 1],
    ['sent/0', { kind: 'folder', slug: 'sent' }, 1],
    ['sent/-2', { kind: 'folder', slug: 'sent' }, 1],
    ['sent/two/', { kind: 'folder', slug: 'sent' }, 1],
    ['inbox/99999999', inbox, 1],
    ['inbox/1/mai_1/more', inbox, 1],
  ] as const)('%s leads to a list all the same', (rest, view, page) => {
    expect(parseMailboxPath(rest)).toMatchObject({ view, page, isCanonical: false });
  });
});
