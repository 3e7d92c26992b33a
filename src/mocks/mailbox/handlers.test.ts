import { beforeEach, describe, expect, it } from 'vitest';

import { request } from '#lib/http/request';
import { demoAccount } from '#mocks/accounts/seed';
import { setDelayScale } from '#mocks/core/handle';
import { mailboxScenarios } from './scenarios';
import { server } from '#mocks/start/node';
import { settings } from '#mocks/mailbox/store';
import { sampleMails } from '#mocks/mailbox/seed/mails';
import { filters, folderIds, labels as sampleLabels } from '#mocks/mailbox/seed/folders';
import {
  createMailLabel,
  deleteMailLabel,
  deleteMails,
  getMail,
  getMailFilters,
  getMailFolders,
  getMailLabels,
  getMails,
  getMailSettings,
  getMailThread,
  updateMail,
  updateMailLabel,
  updateMails,
  updateMailSettings,
} from '#modules/mailbox/api';
import type { Mail, MailPage } from '#modules/mailbox/api';

import { expectHttpError, serveBackend, setLanguage, startTime } from '#mocks/testing/serveBackend';
import { sendRaw, signInAndStoreToken } from '#mocks/testing/signInAs';

serveBackend({ account: 'ada' });

type Where = { folder?: string; filter?: string; label?: string; search?: string };

const page = (where: Where, number = 1): Promise<MailPage> => request(getMails, { query: { ...where, page: number } });

async function everyMail(where: Where): Promise<Mail[]> {
  const all: Mail[] = [];
  for (let number = 1; ; number += 1) {
    const { mails } = await page(where, number);
    if (mails === null) return all;
    all.push(...mails);
  }
}

async function firstOf(where: Where): Promise<Mail> {
  const [mail] = (await page(where)).mails ?? [];
  if (!mail) throw new Error('There is no mail there.');
  return mail;
}

const counts = async () =>
  Object.fromEntries((await request(getMailFolders, {})).map(({ slug, count }) => [slug, count]));

const samples = sampleMails(startTime);
const inFolder = (folder: keyof typeof folderIds) => samples.filter((mail) => mail.folder === folderIds[folder]);

/** Sends a request that the typed client would not allow. */
async function send(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  const response = await sendRaw(`api/apps/mailbox/${path}`, init);
  return { status: response.status, body: await response.json() };
}

describe('settings', () => {
  it('put the reader to the right until somebody wants it elsewhere, each for themselves', async () => {
    expect(await request(getMailSettings, {})).toEqual({ messageLayout: 'right', density: 'default' });
    const changed = await request(updateMailSettings, { body: { settings: { messageLayout: 'bottom' } } });
    expect(changed).toEqual({ messageLayout: 'bottom', density: 'default' });
    await request(updateMailSettings, { body: { settings: { density: 'compact' } } });
    expect(await request(getMailSettings, {})).toEqual({ messageLayout: 'bottom', density: 'compact' });
    await signInAndStoreToken('mira');
    expect((await request(getMailSettings, {})).messageLayout).toBe('right');
  });

  it('have the density of the samples where they were stored without one', async () => {
    await settings.of(demoAccount('ada').id).upsert('settings', () => ({ id: 'settings', messageLayout: 'full' }));
    expect(await request(getMailSettings, {})).toEqual({ messageLayout: 'full', density: 'default' });
  });

  it('refuse a layout that does not exist', async () => {
    expect(await send('PATCH', 'settings', { settings: { messageLayout: 'left' } })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/settings/messageLayout' }] },
    });
  });
});

describe('folders, filters and labels', () => {
  it('are the five, two and six of the specification, in the language asked for', async () => {
    const folders = await request(getMailFolders, {});
    expect(folders.map(({ slug }) => slug)).toEqual(['inbox', 'sent', 'drafts', 'spam', 'trash']);
    expect(folders.map(({ title }) => title)).toEqual(['Inbox', 'Sent', 'Drafts', 'Spam', 'Trash']);
    expect((await request(getMailFilters, {})).map(({ slug }) => slug)).toEqual(['starred', 'important']);
    expect((await request(getMailLabels, {})).map(({ title, color }) => [title, color])).toEqual([
      ['Personal', 'blue'],
      ['Work', 'indigo'],
      ['Payments', 'red'],
      ['Invoices', 'teal'],
      ['Accounts', 'purple'],
      ['Forums', 'green'],
    ]);
    setLanguage('tr');
    expect((await request(getMailLabels, {})).map(({ title }) => title)).toContain('Faturalar');
    expect((await request(getMailFilters, {})).map(({ title }) => title)).toEqual(['Yıldızlılar', 'Önemliler']);
  });

  it('count what is unread, all of Drafts and Spam, and nothing of Sent and Trash', async () => {
    expect(await counts()).toEqual({
      inbox: inFolder('inbox').filter(({ unread }) => unread).length,
      sent: 0,
      drafts: inFolder('drafts').length,
      spam: inFolder('spam').length,
      trash: 0,
    });
    const { id } = samples.find(({ unread, folder }) => unread && folder === folderIds.inbox) ?? { id: '' };
    const before = await counts();
    await request(updateMail, { body: { id, mail: { unread: false } } });
    expect(await counts()).toEqual({ ...before, inbox: (before['inbox'] ?? 0) - 1 });
    await request(updateMail, { body: { id, mail: { unread: true, folder: folderIds.trash } } });
    expect(await counts()).toMatchObject({ trash: 0 });
  });
});

describe('labels', () => {
  const create = (title: string) => request(createMailLabel, { body: { label: { title, color: 'pink' } } });

  it('are added last, with a slug of their own', async () => {
    expect(await create(' Work  & Travel ')).toMatchObject({
      title: 'Work  & Travel',
      slug: 'work-travel',
      color: 'pink',
    });
    expect((await create('Work')).slug).toBe('work-1');
    expect(await send('POST', 'label', { label: { title: 'WORK!', color: 'pink' } })).toMatchObject({
      status: 200,
      body: { slug: 'work-2' },
    });
    expect((await request(getMailLabels, {})).map(({ slug }) => slug).slice(-3)).toEqual([
      'work-travel',
      'work-1',
      'work-2',
    ]);
  });

  it('keep slugs apart when they are renamed, and keep their own on a change of colour', async () => {
    const [personal] = await request(getMailLabels, {});
    if (!personal) throw new Error('There is no label.');
    const change = (label: { title?: string; color?: 'gray' }) =>
      request(updateMailLabel, { body: { id: personal.id, label } });
    expect(await change({ title: 'Work' })).toMatchObject({ title: 'Work', slug: 'work-1' });
    expect(await change({ title: 'Work', color: 'gray' })).toMatchObject({ slug: 'work-1', color: 'gray' });
    expect(await change({ title: 'Mine' })).toMatchObject({ slug: 'mine' });
    setLanguage('tr');
    expect((await request(getMailLabels, {}))[0]).toMatchObject({ title: 'Mine' });
  });

  it('stay in both languages when only the colour changes', async () => {
    const { id } = sampleLabels[0] ?? { id: '' };
    await request(updateMailLabel, { body: { id, label: { title: 'Personal', color: 'pink' } } });
    setLanguage('tr');
    expect((await request(getMailLabels, {}))[0]).toMatchObject({ title: 'Kişisel', slug: 'personal', color: 'pink' });
  });

  it('leave the mails they are deleted from', async () => {
    const { id } = sampleLabels.find(({ slug }) => slug === 'payments') ?? { id: '' };
    const carrying = await everyMail({ label: 'payments' });
    expect(carrying.length).toBeGreaterThan(5);
    expect(await request(deleteMailLabel, { query: { id } })).toBe(true);
    for (const mail of carrying) {
      expect((await request(getMail, { query: { id: mail.id } })).labels).toEqual(
        mail.labels.filter((one) => one !== id),
      );
    }
    expect((await expectHttpError(page({ label: 'payments' }))).problem).toMatchObject({ status: 404, id: 'payments' });
  });

  it('are told by the id that nobody has, and refused without a title', async () => {
    expect((await expectHttpError(request(deleteMailLabel, { query: { id: 'none' } }))).problem).toMatchObject({
      status: 404,
      id: 'none',
    });
    expect(await send('POST', 'label', { label: { title: '  ', color: 'pink' } })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/label/title' }] },
    });
    expect(await send('PATCH', 'label', { id: 'none', label: { color: 'beige' } })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/label/color' }] },
    });
    expect(await request(getMailLabels, {})).toHaveLength(6);
  });
});

describe('GET mails', () => {
  it('gives ten on a page, newest first, and says where they stand', async () => {
    const total = inFolder('inbox').length;
    const { mails, pagination } = await page({ folder: 'inbox' });
    expect(mails).toHaveLength(10);
    expect(pagination).toEqual({
      totalResults: total,
      resultsPerPage: 10,
      currentPage: 1,
      lastPage: Math.ceil(total / 10),
      startIndex: 0,
      endIndex: 9,
    });
    const all = await everyMail({ folder: 'inbox' });
    expect(all.map(({ date }) => date)).toEqual(
      all
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(total);
  });

  it('ends the last page where the list ends', async () => {
    const total = inFolder('inbox').length;
    const last = Math.ceil(total / 10);
    const { mails, pagination } = await page({ folder: 'inbox' }, last);
    expect(mails).toHaveLength(total - (last - 1) * 10);
    expect(pagination).toMatchObject({ startIndex: (last - 1) * 10, endIndex: total - 1 });
    expect(await page({ folder: 'inbox' }, last + 1)).toEqual({ mails: null, pagination: { lastPage: last } });
    expect(await page({ folder: 'inbox' }, 1_000_000)).toEqual({ mails: null, pagination: { lastPage: last } });
  });

  it('takes page 0 and no page as the first, and refuses what is no page', async () => {
    expect(await page({ folder: 'inbox' }, 0)).toEqual(await page({ folder: 'inbox' }));
    expect(await request(getMails, { query: { folder: 'inbox' } })).toEqual(await page({ folder: 'inbox' }));
    for (const wrong of ['-1', '1.5', 'two', '1e99']) {
      expect(await send('GET', `mails?folder=inbox&page=${wrong}`)).toMatchObject({
        status: 422,
        body: { errors: [{ pointer: '/query/page' }] },
      });
    }
  });

  it('has one empty page where there is nothing', async () => {
    server.use(...mailboxScenarios.empty());
    expect(await page({ folder: 'inbox' })).toEqual({
      mails: [],
      pagination: { totalResults: 0, resultsPerPage: 10, currentPage: 1, lastPage: 1, startIndex: 0, endIndex: -1 },
    });
    expect(await page({ folder: 'inbox' }, 2)).toEqual({ mails: null, pagination: { lastPage: 1 } });
  });

  it('finds by filter and by label what is neither thrown away nor spam', async () => {
    const visible = samples.filter(({ folder }) => folder !== folderIds.trash && folder !== folderIds.spam);
    for (const { slug } of filters) {
      expect(await everyMail({ filter: slug })).toHaveLength(visible.filter((mail) => mail[slug]).length);
    }
    for (const { id, slug } of sampleLabels) {
      expect(await everyMail({ label: slug })).toHaveLength(visible.filter(({ labels }) => labels.includes(id)).length);
    }
  });

  it('honours the folder before the filter, and the filter before the label', async () => {
    expect((await firstOf({ folder: 'sent', filter: 'starred', label: 'work' })).folder).toBe(folderIds.sent);
    expect((await firstOf({ filter: 'starred', label: 'forums' })).starred).toBe(true);
  });

  it.each([
    ['?folder=attic', 404, 'attic'],
    ['?filter=unread', 404, 'unread'],
    ['?label=nothing', 404, 'nothing'],
  ])('names a place that does not exist (%s)', async (query, status, id) => {
    expect(await send('GET', `mails${query}`)).toMatchObject({ status, body: { code: 'not-found', id } });
  });

  it('refuses to look nowhere', async () => {
    expect(await send('GET', 'mails?page=1')).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/query/folder' }] },
    });
  });

  it('finds words in any order, whatever their case and marks', async () => {
    const found = await everyMail({ folder: 'inbox', search: 'degisti NOBETCI' });
    expect(found.map(({ subject }) => subject)).toContain('Nöbetçi eczane listesi değişti');
    expect(await everyMail({ folder: 'inbox', search: 'nöbetçi umbrella' })).toEqual([]);
    expect((await everyMail({ folder: 'inbox', search: 'wójcik' })).length).toBeGreaterThan(1);
  });

  it('finds an address in angle brackets of a plain mail', async () => {
    const [sample] = sampleMails(startTime);
    if (!sample) throw new Error('There are no samples.');
    const { contentType: _, ...plain } = {
      ...sample,
      folder: folderIds.inbox,
      content: 'Write to <ines@clinic.example>.',
    };
    server.use(...mailboxScenarios.holds([plain]));
    expect(await everyMail({ folder: 'inbox', search: 'ines@clinic.example' })).toHaveLength(1);
  });

  it('says how many copies there are, and who is meant by “me”', async () => {
    const [mail] = (await page({ folder: 'inbox', search: 'saturday hours publish' })).mails ?? [];
    expect(mail).toMatchObject({
      from: { contact: 'Ayşe Yılmaz <ayse.yilmaz@orvela.example>' },
      to: 'Ada Lindqvist <ada@orvela.example>',
      cc: ['Priya Raman <priya.raman@orvela.example>'],
      ccCount: 1,
      bccCount: 0,
    });
    expect(await request(getMail, { query: { id: mail?.id ?? '' } })).toEqual(mail);
    expect((await firstOf({ folder: 'sent' })).from.contact).toBe('Ada Lindqvist <ada@orvela.example>');
  });

  describe('in its own time', () => {
    beforeEach(() => {
      setDelayScale(0.2);
      return () => setDelayScale(0);
    });

    it('takes 625 ms, as far as delays count', async () => {
      // Loads the samples, whose time must not be measured.
      await request(getMailFolders, {});
      const startedAt = performance.now();
      await page({ folder: 'inbox' });
      expect(performance.now() - startedAt).toBeGreaterThanOrEqual(120);
    });
  });
});

describe('PATCH mail', () => {
  it('changes what it is given and keeps the rest', async () => {
    const before = await firstOf({ folder: 'inbox' });
    const work = sampleLabels[1]?.id ?? '';
    const change = { starred: !before.starred, important: true, unread: false, labels: [work, work] };
    const after = await request(updateMail, { body: { id: before.id, mail: change } });
    expect(after).toEqual({ ...before, ...change, labels: [work] });
    expect(await request(getMail, { query: { id: before.id } })).toEqual(after);
  });

  it('moves to another folder and back', async () => {
    const { id, folder } = await firstOf({ folder: 'inbox' });
    await request(updateMail, { body: { id, mail: { folder: folderIds.trash } } });
    expect((await everyMail({ folder: 'trash' })).map((mail) => mail.id)).toContain(id);
    await request(updateMail, { body: { id, mail: { folder } } });
    expect((await firstOf({ folder: 'inbox' })).id).toBe(id);
  });

  it('names the mail, folder or label that does not exist, and changes nothing', async () => {
    const before = await firstOf({ folder: 'inbox' });
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const [id, mail, named] of [
      ['none', { starred: true }, 'none'],
      [before.id, { starred: !before.starred, folder: unknown }, unknown],
      [before.id, { starred: !before.starred, labels: ['none'] }, 'none'],
    ] as const) {
      expect(await send('PATCH', 'mail', { id, mail })).toMatchObject({ status: 404, body: { id: named } });
    }
    expect(await send('PATCH', 'mail', { id: before.id, mail: { starred: 'yes' } })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/mail/starred' }] },
    });
    expect(await firstOf({ folder: 'inbox' })).toEqual(before);
  });
});

describe('many mails at once', () => {
  const idsOf = async (folder: string) => ((await page({ folder })).mails ?? []).map(({ id }) => id);

  it('are marked, labelled and moved by one call', async () => {
    const ids = await idsOf('inbox');
    const [personal = '', work = ''] = sampleLabels.map(({ id }) => id);
    const after = await request(updateMails, {
      body: { ids, mail: { unread: false, addLabels: [personal], removeLabels: [work], folder: folderIds.spam } },
    });
    expect(after.map(({ id }) => id)).toEqual(ids);
    for (const mail of after) {
      expect(mail).toMatchObject({ unread: false, folder: folderIds.spam });
      expect(mail.labels).toContain(personal);
      expect(mail.labels).not.toContain(work);
    }
    expect(await idsOf('inbox')).not.toContain(ids[0]);
  });

  it('are changed all or none', async () => {
    const ids = await idsOf('inbox');
    const call = request(updateMails, { body: { ids: [...ids, 'none'], mail: { folder: folderIds.trash } } });
    expect((await expectHttpError(call)).problem).toMatchObject({ status: 404, id: 'none' });
    expect(await idsOf('inbox')).toEqual(ids);
    expect(await send('PATCH', 'mails', { ids: [], mail: {} })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/ids' }] },
    });
  });

  it('go for good from Trash and Drafts only', async () => {
    const [thrown = ''] = await idsOf('trash');
    const [visible = ''] = await idsOf('inbox');
    const [written = ''] = await idsOf('drafts');
    const refused = await expectHttpError(request(deleteMails, { query: { ids: [thrown, visible] } }));
    expect(refused.problem).toMatchObject({ status: 422, errors: [{ pointer: '/query/ids' }] });
    expect(await idsOf('trash')).toContain(thrown);
    expect(await request(deleteMails, { query: { ids: [thrown, written] } })).toBe(true);
    expect(await idsOf('trash')).not.toContain(thrown);
    expect((await expectHttpError(request(getMail, { query: { id: thrown } }))).problem).toMatchObject({ id: thrown });
  });
});

describe('a conversation', () => {
  it('holds its mails, oldest first, wherever they are', async () => {
    const [mail] = (await page({ folder: 'inbox', search: 'saturday hours publish' })).mails ?? [];
    const thread = await request(getMailThread, { query: { id: mail?.id ?? '' } });
    expect(thread).toHaveLength(3);
    expect(thread.map(({ date }) => date)).toEqual(thread.map(({ date }) => date).toSorted());
    expect(new Set(thread.map(({ folder }) => folder))).toEqual(new Set([folderIds.inbox, folderIds.sent]));
  });

  it('is one mail where nobody has answered', async () => {
    const [mail] = (await page({ folder: 'inbox', search: 'clarinet is yours' })).mails ?? [];
    expect(await request(getMailThread, { query: { id: mail?.id ?? '' } })).toEqual([mail]);
  });
});
