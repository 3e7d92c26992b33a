import preview from '#.storybook/preview';
import { expect, fn, screen } from 'storybook/test';

import type { KeyBinding } from '#lib/keyBindings/keyBindings';
import { useKeyBindings } from '#lib/keyBindings/useKeyBindings';

import { KeyboardShortcutsDialog } from './KeyboardShortcutsDialog';
import type { KeyboardShortcutsDialogProps } from './KeyboardShortcutsDialog';

const create = fn();
const bindings: readonly KeyBinding[] = [
  { id: 'next', keys: ['J', 'ArrowDown'], label: 'Next note' },
  { id: 'open', keys: ['Enter'], label: 'Open the note' },
  { id: 'create', keys: ['N'], label: 'New note', run: create },
  { id: 'undo', keys: ['Mod+Z'], label: 'Undo' },
];

/** A screen with keys, and the dialog that lists them. */
function Screen(props: KeyboardShortcutsDialogProps) {
  useKeyBindings(props.bindings);
  return <KeyboardShortcutsDialog {...props} />;
}

const meta = preview.meta({
  component: KeyboardShortcutsDialog,
  args: {
    open: true,
    onClose: fn(),
    bindings,
    description: 'Keys act on the selected notes, else on the focused one.',
  },
  render: (args) => <Screen {...args} />,
  beforeEach: () => void create.mockClear(),
});

export const Default = meta.story({});
Default.test('lists the keys', async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toHaveTextContent('New note');
});

export const Closed = meta.story({ tags: ['no-visual', '!autodocs'], args: { open: false } });
Closed.test('runs a command by its key, until single keys are turned off', async ({ userEvent }) => {
  await userEvent.keyboard('n');
  await expect(create).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Control>}n{/Control}');
  await expect(create).toHaveBeenCalledOnce();
});

export const TurnedOff = meta.story({ tags: ['no-visual', '!autodocs'] });
TurnedOff.test('turns single keys off and on again', async ({ userEvent }) => {
  const toggle = await screen.findByRole('switch', { name: /^Single-key shortcuts/ });
  await expect(toggle).toBeChecked();
  await userEvent.click(toggle);
  await expect(toggle).not.toBeChecked();
  await userEvent.click(toggle);
  await expect(toggle).toBeChecked();
});
