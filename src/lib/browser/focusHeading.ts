/**
 * Gives the focus to the heading of the page, where what had it is gone. While a dialog is still leaving, the page cannot
 * take it, and would be asked for what is gone when the dialog has closed: so it waits for that.
 */
export function focusHeading(): void {
  const focus = () => document.querySelector<HTMLElement>('main h1')?.focus();
  const dialog = document.querySelector('dialog:modal');
  if (dialog) dialog.addEventListener('close', focus, { once: true });
  else focus();
}
