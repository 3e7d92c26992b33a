/*
 * Cuts the letters that Turkish adds to the Latin alphabet out of Inter into src/theme (npm run fonts). Their file is
 * 3 kB; the one that they come in, with every other letter of Europe and beyond, is 85 kB, and hardly a page of ours is
 * without one of them. The cut is committed, so nobody needs this to run the product.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const whole = fileURLToPath(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2'));
const cut = fileURLToPath(new URL('../../src/theme/inter-turkish-wght-normal.woff2', import.meta.url));

writeFileSync(cut, await subsetFont(readFileSync(whole), 'ĞğİŞş₺', { targetFormat: 'woff2' }));
