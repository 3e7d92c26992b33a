import { prettyDOM } from 'storybook/test';

/** Storybook's own messages, which are hidden in every page, would fill the markup up to its limit. */
const isOfStory = (node: Node) =>
  node.nodeType !== Node.COMMENT_NODE && !(node instanceof Element && node.matches('.sb-wrapper, script, style'));

const markup = (container: Element) => prettyDOM(container, undefined, { filterNode: isOfStory }) || '';

/** The text of the container: the markup of a screen would be truncated long before its end. */
const words = (container: Element) =>
  container instanceof HTMLElement ? `What it says:\n${container.innerText.replaceAll(/\n\s*\n/g, '\n')}` : '';

/**
 * The error that Testing Library throws when an element is missing. `findBy…` throws and catches it on every attempt,
 * and serialising the whole page each time took a tenth of a screen story's CPU time: this one is serialised when it is
 * read.
 */
export function lazyElementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  let whole: string | undefined;
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => (whole ??= [message, words(container), markup(container)].filter(Boolean).join('\n\n')),
    set(value: string) {
      whole = value;
    },
  });
  return error;
}
