import { describe, expect, it } from 'vitest';

import { bindingFor } from './keyBindings';
import type { KeyBinding, KeyPress } from './keyBindings';

const binding = (id: string, ...keys: string[]): KeyBinding => ({ id, keys, label: id, run: () => {} });
const bindings = [
  binding('next', 'J', 'ArrowDown'),
  binding('trash', 'E', '#'),
  binding('help', '?'),
  binding('select', 'X', 'Space'),
  binding('undo', 'Mod+Z'),
  binding('new', 'Mod+/'),
  { id: 'open', keys: ['Enter'], label: 'open' },
];

const press = (key: string, held: Partial<KeyPress> = {}, singleKeys = true) =>
  bindingFor(bindings, { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held }, singleKeys)
    ?.id;

describe('a key press', () => {
  it.each([
    ['j', 'next'],
    ['J', 'next'],
    ['ArrowDown', 'next'],
    ['#', 'trash'],
    [' ', 'select'],
  ])('%s means %s', (key, command) => expect(press(key)).toBe(command));

  it('may need Shift for a character, and is another one with it otherwise', () => {
    expect(press('?', { shiftKey: true })).toBe('help');
    expect(press('ArrowDown', { shiftKey: true })).toBeUndefined();
  });

  it('may need Shift for a character with Control or Command too', () => {
    expect(press('/', { ctrlKey: true })).toBe('new');
    expect(press('/', { ctrlKey: true, shiftKey: true }), 'a Turkish keyboard').toBe('new');
    expect(press('z', { ctrlKey: true })).toBe('undo');
    expect(press('Z', { ctrlKey: true, shiftKey: true }), 'repeats').toBeUndefined();
  });

  it('belongs to the browser with Control, Command or Alt', () => {
    expect(press('j', { ctrlKey: true })).toBeUndefined();
    expect(press('e', { metaKey: true })).toBeUndefined();
    expect(press('e', { altKey: true })).toBeUndefined();
    expect(press('e', { ctrlKey: true, altKey: true })).toBeUndefined();
    expect(press('#', { ctrlKey: true, altKey: true }), 'Alt Gr').toBe('trash');
  });

  it('undoes with Control or Command, and nothing else held', () => {
    expect(press('z', { ctrlKey: true })).toBe('undo');
    expect(press('z', { metaKey: true })).toBe('undo');
    expect(press('Z', { ctrlKey: true, shiftKey: true })).toBeUndefined();
    expect(press('z')).toBeUndefined();
  });

  it('of a single character means nothing where these are turned off', () => {
    expect(press('j', {}, false)).toBeUndefined();
    expect(press('ArrowDown', {}, false)).toBe('next');
    expect(press('z', { ctrlKey: true }, false)).toBe('undo');
  });

  it('without a command of its own is the browser’s', () => expect(press('Enter')).toBeUndefined());
});
