import HttpBackend from 'i18next-http-backend';
import { version } from 'virtual:texts/version';

import type { LoadTexts, TextFile } from '#lib/i18n/createI18n';
import { withRetries } from '#lib/i18n/withRetries';

import { areaOf, textFile } from './areas';
import type { Area } from './areas';

/** A request that is not answered must not keep the other language waiting for ever, in ms. */
const requestTimeoutMs = 15_000;

function createBackend(cache: RequestCache): HttpBackend {
  return new HttpBackend(null, {
    loadPath: (_languages, [area]) => import.meta.env.BASE_URL + textFile('{{lng}}', area as Area),
    // The addresses stay the same from build to build, so a browser might combine new code with old texts.
    queryStringParams: version === '' ? {} : { v: version },
    // As in the `<link rel="preload">` of index.html, or the browser would ask twice.
    requestOptions: () => ({
      mode: 'cors',
      credentials: 'same-origin',
      cache,
      signal: AbortSignal.timeout(requestTimeoutMs),
    }),
  });
}

const backend = createBackend('default');
// A retry must not get the same broken file out of a cache.
const retryBackend = createBackend('reload');

function loadFile(language: string, area: Area, attempt: number): Promise<TextFile> {
  return new Promise((resolve, reject) => {
    (attempt === 0 ? backend : retryBackend).read(language, area, (error, texts) => {
      if (error || typeof texts !== 'object' || texts === null) reject(new Error(String(error)));
      else resolve(texts as TextFile);
    });
  });
}

const files = new Map<string, Promise<TextFile>>();

/** Loads the file of a namespace's area, once for all namespaces in it. */
export const loadTexts: LoadTexts = async (language, namespace) => {
  const area = areaOf(namespace);
  if (area === undefined) return undefined;
  const name = textFile(language, area);
  let file = files.get(name);
  if (file === undefined) {
    file = withRetries((attempt) => loadFile(language, area, attempt));
    files.set(name, file);
    file.catch(() => files.delete(name));
  }
  return file;
};
