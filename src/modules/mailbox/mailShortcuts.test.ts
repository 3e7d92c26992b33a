import { describe, expect, it } from 'vitest';

import { commandForKey, mailShortcuts } from './mailShortcuts';

const press = (key: string, more: Partial<Parameters<typeof commandForKey>[0]> = {}) =>
  commandForKey({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

describe('a key in the mailbox', () => {
  it.each([
    ['j', 'next'],
    ['K', 'previous'],
    ['e', 'trash'],
    ['#', 'trash'],
    ['/', 'search'],
    ['?', 'help'],
  ])('%s means %s', (key, command) => expect(press(key)).toBe(command));

  it('belongs to the browser with Control, Command or Alt', () => {
    expect(press('r', { ctrlKey: true })).toBeUndefined();
    expect(press('a', { metaKey: true })).toBeUndefined();
    expect(press('f', { altKey: true })).toBeUndefined();
    expect(press('e', { ctrlKey: true, altKey: true })).toBeUndefined();
    expect(press('q')).toBeUndefined();
  });

  it('may need Alt Gr', () => expect(press('#', { ctrlKey: true, altKey: true })).toBe('trash'));

  it('has one meaning', () => {
    const keys = mailShortcuts.flatMap((row) => row.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
