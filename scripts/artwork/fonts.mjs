/*
 * Cuts the letters that Turkish adds to the Latin alphabet out of Inter into src/theme (npm run fonts). The result is 3
 * kB; the file that contains them in Inter, with all other extended Latin letters, is 85 kB, and almost every page of
 * ours has at least one of them. The result is committed, so running the product does not need this script.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const whole = fileURLToPath(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2'));
const cut = fileURLToPath(new URL('../../src/theme/inter-turkish-wght-normal.woff2', import.meta.url));

writeFileSync(cut, await subsetFont(readFileSync(whole), 'ĞğİŞş₺', { targetFormat: 'woff2' }));
