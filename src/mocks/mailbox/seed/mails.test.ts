import { describe, expect, it } from 'vitest';

import { isEmail } from '#domain/emailAddress';
import { parseAddress, splitAddresses } from '#domain/mailAddress';

import { manyMails, sampleMails } from './mails';
import { folderIds, labels } from './folders';

const at = new Date('2026-03-16T10:00:00Z');
const mails = sampleMails(at);
const day = 24 * 60 * 60 * 1000;

describe('the sample mails', () => {
  it('are at least 200, most of them in the Inbox, some everywhere', () => {
    expect(mails.length).toBeGreaterThanOrEqual(200);
    const inFolder = (id: string) => mails.filter(({ folder }) => folder === id).length;
    expect(inFolder(folderIds.inbox)).toBeGreaterThan(mails.length / 2);
    for (const id of Object.values(folderIds)) expect(inFolder(id)).toBeGreaterThan(5);
  });

  it('say something, each something else', () => {
    for (const { subject, content, folder } of mails) {
      expect([subject, subject.length > 3]).toEqual([subject, true]);
      expect([subject, content.length >= (folder === folderIds.drafts ? 10 : 25)]).toEqual([subject, true]);
    }
    expect(new Set(mails.map(({ content }) => content)).size).toBe(mails.length);
    expect(new Set(mails.map(({ id }) => id)).size).toBe(mails.length);
  });

  it('have up to five labels, two copies and three attachments of 13 to 243 KB', () => {
    const counts = (of: (mail: (typeof mails)[number]) => number) => new Set(mails.map(of));
    expect([...counts(({ labels: own }) => own.length)].toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
    expect([...counts(({ cc = [] }) => cc.length)].toSorted()).toEqual([0, 1, 2]);
    expect([...counts(({ attachments }) => attachments.length)].toSorted()).toEqual([0, 1, 2, 3]);
    for (const { size } of mails.flatMap(({ attachments }) => attachments)) {
      expect(size).toBeGreaterThanOrEqual(13_000);
      expect(size).toBeLessThan(244_000);
    }
    for (const { id } of labels) expect(mails.some(({ labels: own }) => own.includes(id))).toBe(true);
  });

  it('came today, one, two or five days ago, or in 2018 and 2019', () => {
    for (const { subject, date } of mails) {
      const age = (at.getTime() - Date.parse(date)) / day;
      const near = age >= 0 && [0, 1, 2, 5].includes(Math.floor(age));
      expect([subject, near || /^201[89]-/.test(date)]).toEqual([subject, true]);
    }
  });

  it('are from and to addresses that are invented', () => {
    const written = mails.flatMap(({ from, to, cc = [] }) => [from.contact, ...splitAddresses(to), ...cc]);
    for (const address of written.filter((one) => one !== 'me')) {
      const { email } = parseAddress(address);
      expect([address, isEmail(email) && email.endsWith('.example')]).toEqual([address, true]);
    }
  });

  it('answer each other in conversations', () => {
    const threads = mails.flatMap(({ threadId }) => threadId ?? []);
    const replied = new Set(threads.filter((thread, n) => threads.indexOf(thread) !== n));
    expect(replied.size).toBeGreaterThan(7);
  });
});

it('can be as many as wanted', () => {
  const many = manyMails(10_000, at);
  expect(new Set(many.map(({ id }) => id)).size).toBe(10_000);
  expect(many.every(({ folder }) => folder === folderIds.inbox)).toBe(true);
});
