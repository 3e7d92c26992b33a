import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

import { catalogueName } from '../../../src/app/i18n/catalogueName.ts';

const root = path.join(import.meta.dirname, '../../..');
const sources = ['src/{lib,components,app}/i18n/*.json', 'src/{components,modules}/*/i18n/*.json'];

/** Every file of texts, by the address it is served at, from the application's base on: `i18n/tr/mailbox.json`. */
export function catalogueFiles(): ReadonlyMap<string, string> {
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted();
  return new Map(
    files.flatMap((file) => {
      const name = catalogueName(file.replaceAll('\\', '/'));
      return name ? [[`i18n/${name.language}/${name.namespace}.json`, path.join(root, file)] as const] : [];
    }),
  );
}

const minified = (file: string) => JSON.stringify(JSON.parse(readFileSync(file, 'utf8')));

/**
 * Serves each catalogue a second time as a file of its own (specification: `./i18n/{lang}.json`). The application has its
 * texts as code, which is cheaper; these files are what it asks for when that fails.
 */
export function textsPlugin(): Plugin {
  return {
    name: 'catalogues',
    configureServer({ middlewares, config }) {
      middlewares.use((request, response, next) => {
        const [address = ''] = (request.url ?? '').split('?');
        const name = address.slice(config.base.length);
        // The files are looked for each time, because they come and go while one works, and a page asks for thousands.
        const file = name.startsWith('i18n/') ? catalogueFiles().get(name) : undefined;
        if (!file) return next();
        response.setHeader('Content-Type', 'application/json');
        return response.end(minified(file));
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [fileName, file] of catalogueFiles()) {
        this.emitFile({ type: 'asset', fileName, source: minified(file) });
      }
    },
  };
}
