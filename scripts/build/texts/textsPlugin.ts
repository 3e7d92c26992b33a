import path from 'node:path';
import type { Plugin } from 'vite';

import { languages } from '../../../src/lib/i18n/languages.ts';
import { composeTexts, findTexts, textFiles, textsVersion } from './composeTexts.ts';
import type { TextsOptions } from './composeTexts.ts';

/** The texts of this project. */
export const projectTexts: TextsOptions = {
  root: path.join(import.meta.dirname, '../../..'),
  languages: languages.map(({ id }) => id),
};

const virtual = /^virtual:texts(?:\/([\w-]+))?$/;
const isSource = /\/src\/.*\/i18n\/.*\.json$/;
const resolved = /^\0virtual:texts(?:\/([\w-]+))?$/;

/**
 * Serves the texts as the files that the application loads (`i18n/en.json`, `i18n/en/mailbox.json`), composed of the
 * sources beside the code. What cannot load files imports a module instead: `virtual:texts` has all texts,
 * `virtual:texts/version` what their addresses end with, `virtual:texts/<namespace>` one namespace. In index.html
 * `%LANGUAGES%` becomes the ids of the languages.
 */
export function textsPlugin(options: TextsOptions = projectTexts): Plugin {
  let isBuild = false;
  return {
    name: 'texts',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (virtual.test(id) ? `\0${id}` : undefined),
    load(id) {
      const match = resolved.exec(id);
      if (!match) return undefined;
      const [, name] = match;
      // A development server composes each file when it is asked for, so there is nothing to outdate.
      if (name === 'version') return `export const version = ${JSON.stringify(isBuild ? textsVersion(options) : '')};`;
      for (const { file } of findTexts(options)) this.addWatchFile(path.join(options.root, file));
      const all = composeTexts(options);
      const wanted = name
        ? Object.fromEntries(Object.entries(all).map(([language, texts]) => [language, texts[name]]))
        : all;
      return `export const texts = ${JSON.stringify(wanted)};`;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replaceAll('%LANGUAGES%', options.languages.join(' ')),
    },
    configureServer({ middlewares, config, watcher, ws }) {
      // No module of the application imports the sources.
      watcher.on('all', (_event, file) => {
        if (isSource.test(file.replaceAll('\\', '/'))) ws.send({ type: 'full-reload' });
      });
      middlewares.use((request, response, next) => {
        const [address = ''] = (request.url ?? '').split('?');
        const name = address.slice(config.base.length);
        const file = name.startsWith('i18n/') ? textFiles(options).get(name) : undefined;
        if (file === undefined) return next();
        response.setHeader('Content-Type', 'application/json');
        response.setHeader('Cache-Control', 'no-cache');
        return response.end(file);
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [fileName, source] of textFiles(options)) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
