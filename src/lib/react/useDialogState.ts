import { useState } from 'react';

/** Whether a dialog is open, and what opens and closes it; the functions keep their identity. */
interface DialogState {
  show: () => void;
  close: () => void;
  /** For the dialog: `<KeyboardShortcutsDialog {...help.props} bindings={bindings} />`. */
  props: { open: boolean; onClose: () => void };
}

/** The state of a dialog that is closed at first. */
export function useDialogState(): DialogState {
  const [open, setOpen] = useState(false);
  const [{ show, close }] = useState(() => ({ show: () => setOpen(true), close: () => setOpen(false) }));
  return { show, close, props: { open, onClose: close } };
}
