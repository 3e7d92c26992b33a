import { describe, expect, it } from 'vitest';

import { isEmail } from '#domain/emailAddress';

import {
  isAddress,
  isSameMailbox,
  joinAddresses,
  parseAddress,
  displayName,
  splitAddresses,
  formatAddress,
} from './mailAddress';

describe('addresses', () => {
  it.each([
    ['Ada Lindqvist <ada@orvela.example>', 'Ada Lindqvist', 'ada@orvela.example'],
    ['"Holt, Jasper" <holt@post.example>', 'Holt, Jasper', 'holt@post.example'],
    [' ada@orvela.example ', '', 'ada@orvela.example'],
    ['<ada@orvela.example>', '', 'ada@orvela.example'],
    ['Ada', 'Ada', ''],
  ])('reads %s', (text, name, email) => expect(parseAddress(text)).toEqual({ name, email }));

  it('knows what can be written to', () => {
    expect(isEmail('şule@posta.example')).toBe(true);
    for (const text of ['', 'ada', 'ada@', '@orvela.example', 'ada@orvela', 'a b@orvela.example', 'a@b.c,d@e.f']) {
      expect([text, isEmail(text)]).toEqual([text, false]);
    }
    expect(isAddress('Ada <ada@orvela.example>')).toBe(true);
    expect(isAddress('Ada <ada>')).toBe(false);
  });

  it('come back out of a field as they went in', () => {
    const all = ['Ada Lindqvist <ada@orvela.example>', 'şule@posta.example'];
    expect(splitAddresses(joinAddresses(all))).toEqual(all);
    expect(splitAddresses(' , ;')).toEqual([]);
    expect(formatAddress({ name: 'Holt, Jasper', email: 'holt@post.example' })).toBe('Holt Jasper <holt@post.example>');
  });

  it('are called by name and told apart by mailbox', () => {
    expect(displayName('Ada Lindqvist <ada@orvela.example>')).toBe('Ada Lindqvist');
    expect(displayName('ada@orvela.example')).toBe('ada@orvela.example');
    expect(isSameMailbox('Ada <ADA@orvela.example>', 'ada@orvela.example')).toBe(true);
    expect(isSameMailbox('Ada <ada@orvela.example>', 'Ada <ada@post.example>')).toBe(false);
  });
});
