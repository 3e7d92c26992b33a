import { expect, test } from 'vitest';

import { ariaShortcut, parseShortcut } from './shortcut';

const read = (keys: string, apple: boolean) =>
  parseShortcut(keys, apple)
    .map((key) => ('name' in key ? `<${key.name}>` : key.text))
    .join(' ');

test('takes Mod for Command on Apple and for Control elsewhere', () => {
  expect(read('Mod+K', true)).toBe('<command> K');
  expect(read('Mod+K', false)).toBe('<control> K');
});

test('writes modifiers in the order of the platform, whatever the order given', () => {
  expect(read('Mod+Shift+Alt+k', true)).toBe('<option> <shift> <command> K');
  expect(read('Shift+Mod+k', false)).toBe('<control> <shift> K');
});

test('knows keys by their short and their long names', () => {
  expect(read('Esc', false)).toBe('<escape>');
  expect(read('ArrowDown', false)).toBe('<down>');
  expect(read('F2', false)).toBe('F2');
});

test('lets a plus be a key', () => {
  expect(read('Mod++', false)).toBe('<control> +');
  expect(ariaShortcut('Mod++', false)).toBe('Control+Plus');
});

test('speaks the words of aria-keyshortcuts', () => {
  expect(ariaShortcut('Mod+Shift+K', true)).toBe('Shift+Meta+K');
  expect(ariaShortcut('Alt+Up', false)).toBe('Alt+ArrowUp');
});
