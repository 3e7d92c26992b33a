import { prettyDOM } from 'storybook/test';

/** What a reader finds in the container: the markup of a screen is cut off long before its end. */
const words = (container: Element) =>
  container instanceof HTMLElement ? `What it says:\n${container.innerText.replaceAll(/\n\s*\n/g, '\n')}` : '';

/**
 * What Testing Library throws when an element is missing. `findBy…` throws and catches it at every look, and writing the
 * whole page into it each time took a tenth of what a screen's stories compute: here it is written when it is read.
 */
export function lazyElementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  let whole: string | undefined;
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => (whole ??= [message, words(container), prettyDOM(container)].filter(Boolean).join('\n\n')),
    set(value: string) {
      whole = value;
    },
  });
  return error;
}
