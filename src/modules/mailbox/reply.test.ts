import { describe, expect, it } from 'vitest';

import type { Mail } from './api';
import { composedFrom } from './composedMail';
import { hasOtherRecipients, replyTo } from './reply';

const me = 'Ada Lindqvist <ada@orvela.example>';
const mail: Mail = {
  id: 'm1',
  type: 'mail',
  from: { avatar: null, contact: 'Grace Mensah <grace@orvela.example>' },
  to: `${me}, Yara Haddad <yara@orvela.example>`,
  cc: ['Grace Mensah <grace@orvela.example>', 'yara@orvela.example', 'liam@orvela.example'],
  ccCount: 3,
  bccCount: 0,
  date: '2026-03-16T09:00:00.000Z',
  subject: 'Hours',
  content: 'A < B\nC\n\nD',
  attachments: [{ id: 'a1', type: 'text/plain', name: 'a.txt', size: 3, preview: 'a.txt', downloadUrl: '' }],
  starred: false,
  important: false,
  unread: false,
  folder: 'f01de700-0000-8000-8000-000000000001',
  labels: [],
};
const how = { me, attribution: 'Grace wrote:', prefixes: { reply: 'Re:', forward: 'Fwd:' } };
const turkish = { ...how, prefixes: { reply: 'Ynt:', forward: 'İlt:' } };

describe('a reply', () => {
  it('goes to the sender, with their text below it', () => {
    expect(replyTo(mail, 'reply', how)).toEqual({
      to: 'Grace Mensah <grace@orvela.example>',
      cc: '',
      bcc: '',
      subject: 'Re: Hours',
      content: '<p></p><p>Grace wrote:</p><blockquote><p>A &lt; B<br>C</p><p>D</p></blockquote>',
      attachments: [],
      inReplyTo: 'm1',
    });
  });

  it('to all goes to each other mailbox once, and not to oneself', () => {
    expect(replyTo(mail, 'replyAll', how).cc).toBe('Yara Haddad <yara@orvela.example>, liam@orvela.example');
    expect(hasOtherRecipients(mail, me)).toBe(true);
    expect(hasOtherRecipients({ ...mail, to: me, cc: [] }, me)).toBe(false);
  });

  it('to what one has sent goes to those who got it', () => {
    const sent = { ...mail, from: { avatar: null, contact: me }, to: 'yara@orvela.example', cc: [] };
    expect(replyTo(sent, 'reply', how).to).toBe('yara@orvela.example');
  });

  it('marks the subject once', () => {
    expect(replyTo({ ...mail, subject: 'RE: Hours' }, 'reply', how).subject).toBe('RE: Hours');
    expect(replyTo({ ...mail, subject: '' }, 'forward', how).subject).toBe('Fwd:');
    expect(replyTo(mail, 'forward', turkish).subject).toBe('İlt: Hours');
    expect(replyTo({ ...mail, subject: 'Re: Hours' }, 'reply', turkish).subject).toBe('Re: Hours');
    expect(replyTo({ ...mail, subject: 'İLT: Hours' }, 'forward', how).subject).toBe('İLT: Hours');
  });
});

it('forwarding takes the attachments along and names nobody yet', () => {
  expect(replyTo(mail, 'forward', how)).toMatchObject({ to: '', subject: 'Fwd: Hours', attachments: mail.attachments });
});

it('a draft is taken up as it was kept', () => {
  expect(composedFrom({ ...mail, content: '<p>Hi</p>', contentType: 'text/html' })).toEqual({
    to: mail.to,
    cc: 'Grace Mensah <grace@orvela.example>, yara@orvela.example, liam@orvela.example',
    bcc: '',
    subject: 'Hours',
    content: '<p>Hi</p>',
    attachments: mail.attachments,
  });
});
