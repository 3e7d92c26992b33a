/** The heading of the page: the first that is shown, as an open record may conceal the list with its own. */
export function pageHeading(): HTMLElement | undefined {
  const headings = [...document.querySelectorAll<HTMLElement>('main h1')];
  return headings.find((heading) => heading.checkVisibility({ visibilityProperty: true }));
}

/**
 * Moves focus to the page heading after the focused element was removed. While a dialog is still closing, the page is
 * inert and the dialog would then restore focus to the removed element, so this waits for it.
 */
export function focusHeading(): void {
  const focus = () => pageHeading()?.focus();
  const dialog = document.querySelector('dialog:modal');
  if (dialog) dialog.addEventListener('close', focus, { once: true });
  else focus();
}
