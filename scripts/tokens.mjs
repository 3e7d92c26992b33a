/*
 * `npm run tokens`: writes docs/tokens.json, the theme in the W3C Design Tokens format, for design tools. Runs through
 * Vite, so that the imports map applies.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';

const root = path.resolve(import.meta.dirname, '..');

const { module } = await runnerImport(path.join(root, 'scripts/library/designTokens.ts'), { root, logLevel: 'error' });
const text = module.designTokensText();
writeFileSync(path.join(root, 'docs/tokens.json'), text);
console.log(`docs/tokens.json: ${text.match(/"\$value":/g).length} tokens, ${Math.round(text.length / 1000)} KB.`);
