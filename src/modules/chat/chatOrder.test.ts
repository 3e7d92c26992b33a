import { expect, it } from 'vitest';

import { totalUnread } from './chatOrder';

it('counts what is unread, but not in chats that are muted', () =>
  expect(totalUnread([{ unreadCount: 2, muted: false }, { unreadCount: 5, muted: true }, { muted: false }])).toBe(2));
