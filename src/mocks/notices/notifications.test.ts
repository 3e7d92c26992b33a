import { describe, expect, it } from 'vitest';

import { request } from '#lib/http/request';
import { notificationsScenarios } from './scenarios';
import {
  createNotification,
  deleteNotification,
  getNotifications,
  markAllNotificationsAsRead,
  toggleNotificationReadStatus,
  updateNotification,
} from '#modules/notices/api';

import { testNoticeContract } from '#mocks/testing/noticeContract';
import type { NoticeClient } from '#mocks/testing/noticeContract';
import { serveBackend } from '#mocks/testing/serveBackend';

const client: NoticeClient = {
  list: () => request(getNotifications, {}),
  create: (notification) => request(createNotification, { body: { notification } }),
  update: (id, notification) => request(updateNotification, { body: { id, notification } }),
  remove: (id) => request(deleteNotification, { query: { id } }),
  markAllRead: () => request(markAllNotificationsAsRead, {}),
  setRead: (notification) => request(toggleNotificationReadStatus, { body: { notification } }),
};

serveBackend({ account: 'ada' });
testNoticeContract('notification', 'api/common/notifications', client, notificationsScenarios);

const minutesOld = (time: string) => (Date.parse('2026-03-16T10:00:00Z') - Date.parse(time)) / 60_000;

describe('the sample notifications', () => {
  it('are nine, three unread, 25 minutes to four days old', async () => {
    const notifications = await client.list();
    expect(notifications.map(({ read }) => read)).toEqual([false, false, false, true, true, true, true, true, true]);
    expect(minutesOld(notifications[0]?.time ?? '')).toBe(25);
    expect(minutesOld(notifications.at(-1)?.time ?? '')).toBe(4 * 24 * 60);
  });

  it('are six with icon and title, and three with a picture and no title', async () => {
    const notifications = await client.list();
    expect(notifications.filter(({ icon, title, image }) => icon && title && !image)).toHaveLength(6);
    expect(notifications.filter(({ icon, title, image }) => !icon && !title && image)).toHaveLength(3);
  });

  it('have markup in four, and eight links, one of them plain', async () => {
    const notifications = await client.list();
    expect(notifications.filter(({ description }) => /<(b|i|em|strong)>/.test(description ?? ''))).toHaveLength(4);
    expect(notifications.filter(({ link }) => link)).toHaveLength(8);
    expect(notifications.filter(({ link, useRouter }) => link && !useRouter)).toHaveLength(1);
  });
});
