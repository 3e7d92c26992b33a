/** Command-line switches that make Chromium quiet off line and its pictures repeatable. */
export const chromiumArgs: string[];
/** Path of a Chromium that is already on this machine, or `undefined`. */
export function findChromium(): string | undefined;
/** Path of a Chromium, installed first when there is none; rejects with a message that lists what was tried. */
export function ensureChromium(): Promise<string>;
