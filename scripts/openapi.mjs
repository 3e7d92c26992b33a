/*
 * `npm run openapi`: writes docs/openapi.json, the contract that a real server implements, from the endpoints that the
 * application calls. Runs through Vite, so that the imports map applies.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'docs/openapi.json');

const { module } = await runnerImport(path.join(root, 'scripts/openapi/document.ts'), { root, logLevel: 'error' });
const text = module.openApiText();
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, text);
const { paths, components } = JSON.parse(text);
console.log(
  `docs/openapi.json: ${Object.keys(paths).length} paths, ${Object.keys(components.schemas).length} schemas, ` +
    `${Math.round(text.length / 1000)} KB.`,
);
