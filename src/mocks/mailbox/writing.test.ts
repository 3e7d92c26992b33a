import { describe, expect, it } from 'vitest';

import { setClock } from '#lib/time/clock';
import { HttpError, request } from '#lib/http/request';
import { folderIds } from '#mocks/mailbox/seed/folders';
import {
  deleteMails,
  getAttachment,
  getDraft,
  getMail,
  getMails,
  getMailThread,
  getRecipients,
  saveDraft,
  sendMail,
  uploadAttachment,
} from '#modules/mailbox/api';
import type { MailDraft } from '#modules/mailbox/api';
import { mailLimits } from '#modules/mailbox/limits';
import { forgotPassword } from '#modules/session/api';

import { expectHttpError, serveBackend, startTime } from '#mocks/testing/serveBackend';
import { sendRaw, signInAndStoreToken } from '#mocks/testing/signInAs';

serveBackend({ account: 'ada' });

const blank: MailDraft = { to: '', cc: '', bcc: '', subject: '', content: '', attachments: [] };
const letter: MailDraft = {
  ...blank,
  to: 'Ayşe Yılmaz <ayse.yilmaz@orvela.example>, mira@orvela.example',
  cc: 'grace.mensah@orvela.example',
  bcc: 'Owen Fairweather <owen@orvela.example>',
  subject: 'The hours of next week',
  content: '<p>Here they are.</p>',
};
const id = '8d4c2a50-5f56-4a6f-9b0f-3f6f2f6a1c11';

const subjects = async (folder: string) =>
  ((await request(getMails, { query: { folder } })).mails ?? []).map(({ subject }) => subject);

/** Sends a request that the typed client would not allow; returns the status and the rejected fields. */
async function send(method: string, path: string, body: unknown): Promise<{ status: number; pointers: string[] }> {
  const response = await sendRaw(`api/apps/mailbox/${path}`, { method, body: JSON.stringify(body) });
  const { errors = [] } = (await response.json()) as { errors?: { pointer: string }[] };
  return { status: response.status, pointers: errors.map(({ pointer }) => pointer) };
}

describe('a draft', () => {
  it('is kept under the id it is given, however often it is saved', async () => {
    const first = await request(saveDraft, { body: { id, baseDate: null, draft: { ...blank, subject: 'The h' } } });
    expect(first).toMatchObject({ id, subject: 'The h', to: '', folder: folderIds.drafts, unread: false });
    setClock(new Date(startTime.getTime() + 2000));
    const second = await request(saveDraft, { body: { id, baseDate: first.date, draft: letter } });
    expect(second).toMatchObject({
      to: letter.to,
      cc: [letter.cc],
      ccCount: 1,
      bcc: [letter.bcc],
      bccCount: 1,
      contentType: 'text/html',
      date: '2026-03-16T10:00:02.000Z',
    });
    expect((await subjects('drafts')).filter((subject) => subject === letter.subject)).toHaveLength(1);
    expect(await request(getMail, { query: { id } })).toEqual(second);
    expect(await request(getDraft, { query: { id } })).toEqual(second);
  });

  it('that has not been kept yet is none, and neither is what was sent', async () => {
    expect(await request(getDraft, { query: { id } })).toBeNull();
    await request(sendMail, { body: { id, baseDate: null, mail: letter } });
    expect(await request(getDraft, { query: { id } })).toBeNull();
  });

  it('may hold what is not finished, but not more than fits', async () => {
    const first = await request(saveDraft, { body: { id, baseDate: null, draft: { ...blank, to: 'grace@' } } });
    expect(first.to).toBe('grace@');
    const long = { ...blank, subject: 'x'.repeat(mailLimits.subject + 1) };
    expect(await send('PUT', 'draft', { id, baseDate: null, draft: long })).toEqual({
      status: 422,
      pointers: ['/draft/subject'],
    });
    const strange = { ...blank, attachments: ['none'] };
    const call = request(saveDraft, { body: { id, baseDate: first.date, draft: strange } });
    expect((await expectHttpError(call)).problem).toMatchObject({ id: 'none' });
  });

  it('is nobody else’s', async () => {
    await request(saveDraft, { body: { id, baseDate: null, draft: letter } });
    await signInAndStoreToken('mira');
    expect((await expectHttpError(request(getMail, { query: { id } }))).status).toBe(404);
    expect(await request(getDraft, { query: { id } })).toBeNull();
    expect(await subjects('drafts')).not.toContain(letter.subject);
    // The same id is another draft.
    await request(saveDraft, { body: { id, baseDate: null, draft: { ...blank, subject: 'Of Mira' } } });
    await signInAndStoreToken('ada');
    expect((await request(getDraft, { query: { id } }))?.subject).toBe(letter.subject);
  });
});

describe('sending', () => {
  it('makes the sent mail of the draft, once', async () => {
    const kept = await request(saveDraft, { body: { id, baseDate: null, draft: { ...blank, subject: 'The h' } } });
    const body = { id, baseDate: kept.date, mail: letter };
    const sent = await request(sendMail, { body });
    expect(sent).toMatchObject({ id, folder: folderIds.sent, subject: letter.subject });
    expect(sent.from.contact).toBe('Ada Lindqvist <ada@orvela.example>');
    expect(await request(sendMail, { body }), 'its first response was lost').toEqual(sent);
    expect(await subjects('drafts')).not.toContain('The h');
    const save = request(saveDraft, { body: { id, baseDate: kept.date, draft: { ...letter, subject: 'Later' } } });
    expect((await expectHttpError(save)).status).toBe(404);
  });

  it('never takes another text for the one that was sent', async () => {
    const sent = await request(sendMail, { body: { id, baseDate: null, mail: letter } });
    const again = { ...letter, content: '<p>With a line more.</p>' };
    const call = request(sendMail, { body: { id, baseDate: sent.date, mail: again } });
    expect((await expectHttpError(call)).status).toBe(404);
    expect((await request(getMail, { query: { id } })).content).toBe(letter.content);
  });

  it('asks first when another tab has changed the draft', async () => {
    const first = await request(saveDraft, { body: { id, baseDate: null, draft: letter } });
    const other = { ...letter, subject: 'From the other tab' };
    const second = await request(saveDraft, { body: { id, baseDate: first.date, draft: other } });
    const mine = { ...letter, subject: 'From this tab' };
    for (const call of [
      () => request(saveDraft, { body: { id, baseDate: first.date, draft: mine } }),
      () => request(sendMail, { body: { id, baseDate: first.date, mail: mine } }),
    ]) {
      expect((await expectHttpError(call())).problem).toMatchObject({ code: 'revision-conflict', current: second });
    }
    expect(await request(saveDraft, { body: { id, baseDate: first.date, draft: other } }), 'sent twice').toEqual(
      second,
    );
  });

  it('reaches whoever has an account here, and hides the hidden ones', async () => {
    await request(sendMail, { body: { id, baseDate: null, mail: letter } });
    for (const name of ['mira', 'owen'] as const) {
      await signInAndStoreToken(name);
      const [mail] = (await request(getMails, { query: { folder: 'inbox' } })).mails ?? [];
      expect(mail).toMatchObject({ subject: letter.subject, unread: true, bccCount: 0 });
      expect(mail).not.toHaveProperty('bcc');
    }
    await signInAndStoreToken('cleo');
    expect(await subjects('inbox')).not.toContain(letter.subject);
  });

  it.each([
    ['to', { ...letter, to: '' }],
    ['to', { ...letter, to: 'Ayşe' }],
    ['cc', { ...letter, cc: 'grace@, mira@orvela.example' }],
    ['bcc', { ...letter, bcc: '@' }],
  ])('refuses what cannot be written to in %s', async (field, mail) => {
    expect(await send('POST', 'send', { id, baseDate: null, mail })).toEqual({
      status: 422,
      pointers: expect.arrayContaining([`/mail/${field}`]),
    });
    expect(await subjects('sent')).not.toContain(letter.subject);
  });

  it('answers a mail in its conversation', async () => {
    const [original] =
      (await request(getMails, { query: { folder: 'inbox', search: 'clarinet is yours' } })).mails ?? [];
    const inReplyTo = original?.id ?? '';
    await request(sendMail, { body: { id, baseDate: null, mail: { ...letter, inReplyTo } } });
    const thread = await request(getMailThread, { query: { id: inReplyTo } });
    expect(thread.map((mail) => mail.id)).toEqual([inReplyTo, id]);
    const call = request(sendMail, { body: { id: `${id}2`, baseDate: null, mail: { ...letter, inReplyTo: 'none' } } });
    expect((await expectHttpError(call)).problem).toMatchObject({ status: 404, id: 'none' });
  });
});

describe('attachments', () => {
  const file = new File(['Mon 9-5'], 'hours.txt', { type: 'text/plain' });
  const contentOf = async (attachment: string) => {
    const found = await request(getAttachment, { query: { id: attachment } });
    return [found.type, await found.text()];
  };

  it('are kept, sent along and given back', async () => {
    const uploaded = await request(uploadAttachment, { body: { file } });
    expect(uploaded).toMatchObject({
      name: 'hours.txt',
      type: 'text/plain',
      size: 7,
      preview: 'hours.txt',
      downloadUrl: '',
    });
    const sent = await request(sendMail, {
      body: { id, baseDate: null, mail: { ...letter, attachments: [uploaded.id] } },
    });
    expect(sent.attachments).toEqual([uploaded]);
    expect(await contentOf(uploaded.id)).toEqual(['text/plain', 'Mon 9-5']);
    await signInAndStoreToken('mira');
    expect(await contentOf(uploaded.id)).toEqual(['text/plain', 'Mon 9-5']);
    await signInAndStoreToken('cleo');
    expect((await expectHttpError(request(getAttachment, { query: { id: uploaded.id } }))).status).toBe(404);
  });

  it('leave with the draft that nobody wants any more, and stay with the mail that was sent', async () => {
    const isKept = (one: string) =>
      request(getAttachment, { query: { id: one } }).then(
        () => true,
        () => false,
      );
    const [removed, discarded, forwarded] = [
      await request(uploadAttachment, { body: { file } }),
      await request(uploadAttachment, { body: { file } }),
      await request(uploadAttachment, { body: { file } }),
    ].map((one) => one.id);
    if (!removed || !discarded || !forwarded) throw new Error('No file was uploaded.');
    const attachments = [removed, discarded, forwarded];
    const first = await request(saveDraft, { body: { id, baseDate: null, draft: { ...letter, attachments } } });
    await request(sendMail, { body: { id: `${id}2`, baseDate: null, mail: { ...letter, attachments: [forwarded] } } });
    const draft = { ...letter, attachments: [discarded, forwarded] };
    await request(saveDraft, { body: { id, baseDate: first.date, draft } });
    expect([await isKept(removed), await isKept(discarded)]).toEqual([false, true]);
    await request(deleteMails, { query: { ids: [id] } });
    expect([await isKept(discarded), await isKept(forwarded)]).toEqual([false, true]);
  });

  it('of the samples are drawn, of the size they say', async () => {
    const beginnings: Record<string, string> = {
      'application/pdf': 'PDF',
      'image/png': 'PNG',
      'image/jpeg': '\u00d8\u00ff\u00e0',
    };
    const { mails } = await request(getMails, { query: { folder: 'inbox', search: 'accessibility audit' } });
    const attached = mails?.find(({ attachments }) => attachments.length === 3)?.attachments ?? [];
    for (const { id: original, size, type } of attached) {
      const found = await request(getAttachment, { query: { id: original } });
      const bytes = Buffer.from(await found.arrayBuffer());
      expect(bytes.length).toBe(size);
      expect(bytes.toString('latin1', 1, 4)).toBe(beginnings[type]);
    }
  });

  it('are refused when they are too large, or without a proper name', async () => {
    const upload = async (content: string, name: string) =>
      request(uploadAttachment, { body: { file: new File([content], name, { type: 'text/plain' }) } }).then(
        () => 201,
        (error: unknown) => (error instanceof HttpError ? error.status : error),
      );
    expect(await upload('x'.repeat(mailLimits.attachmentBytes), 'large.txt')).toBe(201);
    expect(await upload('x'.repeat(mailLimits.attachmentBytes + 1), 'larger.txt')).toBe(413);
    for (const name of ['', 'x'.repeat(201), 'plan\u202Etxt.exe']) expect(await upload('plan', name)).toBe(422);
    expect((await send('POST', 'attachment', { file: { name: 'plan.txt', data: 'cGxhbg==' } })).status).toBe(422);
  });
});

describe('recipients', () => {
  it('are the people of the address book with their addresses', async () => {
    const all = await request(getRecipients, {});
    expect(all.length).toBeGreaterThan(60);
    expect(all).toContain('Barış Kaya <baris.kaya@orvela.example>');
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('what the back end mails', () => {
  it('lands in the Inbox of the account it is about, with its link, and in no other', async () => {
    await request(forgotPassword, { body: { email: 'mira@orvela.example' } });
    expect(await subjects('inbox')).not.toContain('Set a new password');
    await signInAndStoreToken('mira');
    const [mail] = (await request(getMails, { query: { folder: 'inbox' } })).mails ?? [];
    expect(mail).toMatchObject({
      subject: 'Set a new password',
      to: 'Mira Castellanos <mira@orvela.example>',
      from: { contact: 'Orvela Facilities <no-reply@orvela.example>' },
      unread: true,
      contentType: 'text/html',
    });
    expect(mail?.content).toMatch(/<a href="\/reset-password\?[^"]+">Set a new password<\/a>/);
  });
});
