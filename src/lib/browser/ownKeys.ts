/** Where letters are typed. */
export const textFields = 'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]';

/** Controls that use arrow keys, letters, Space or Enter themselves: a screen or a list leaves these to them. */
const ownKeys = `input:not([type="checkbox"]), textarea, select, [contenteditable="true"], ${[
  'menu',
  'listbox',
  'tablist',
  'tree',
  'slider',
  'separator',
]
  .map((role) => `[role="${role}"]`)
  .join(', ')}`;

/** Whether a key press belongs to the control in which it happened. */
export const usesOwnKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(ownKeys) !== null;
