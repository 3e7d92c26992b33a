/**
 * Moves focus to the page heading after the focused element was removed. While a dialog is still closing, the page is
 * inert and the dialog would then restore focus to the removed element, so this waits for it.
 */
export function focusHeading(): void {
  const focus = () => document.querySelector<HTMLElement>('main h1')?.focus();
  const dialog = document.querySelector('dialog:modal');
  if (dialog) dialog.addEventListener('close', focus, { once: true });
  else focus();
}
