import { useState } from 'react';
import { createPortal } from 'react-dom';

import type { Command } from './commands';
import { PaletteDialog } from './PaletteDialog';
import type { PaletteDialogProps } from './PaletteDialog';

export type { Command, CommandGroup } from './commands';
// For a custom field that lists results like the palette.
export { PaletteResults } from './PaletteResults';
export type { PaletteResultsProps } from './PaletteResults';
export { usePaletteKeys } from './usePaletteKeys';
export type { PaletteKeys } from './usePaletteKeys';

export type CommandPaletteProps<Item extends Command> = Omit<PaletteDialogProps<Item>, 'onGone'>;

/**
 * One field that finds and runs anything (a modal dialog with a WAI-ARIA combobox). It loads nothing itself: the owner
 * responds to `query` with `groups` and `status`; for an empty query it provides recent items. Keep it mounted and
 * toggle `open`.
 */
export function CommandPalette<Item extends Command>(props: CommandPaletteProps<Item>) {
  const [present, setPresent] = useState(props.open);
  if (props.open && !present) setPresent(true);
  if (!present) return null;
  return createPortal(<PaletteDialog {...props} onGone={() => setPresent(false)} />, document.body);
}
