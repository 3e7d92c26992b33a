/** Resolves in a task of its own: taps and frames, and other work of the page, come first. */
export const yieldToBrowser = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
