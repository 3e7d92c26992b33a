/** Command-line switches that make Chromium quiet off line and its pictures repeatable. */
export const chromiumArgs: string[];
/** Path of a Chromium that is already on this machine, or `undefined`. */
export function findChromium(): string | undefined;
/** The same for tests that take no pictures: Debian's build without windows, where it is installed. */
export function findHeadlessChromium(): string | undefined;
/** Path of what `findHeadlessChromium` finds; on Debian it is installed first where CI runs. */
export function ensureHeadlessChromium(): Promise<string>;
/** Path of a Chromium, installed first when there is none; rejects with a message that lists what was tried. */
export function ensureChromium(): Promise<string>;
