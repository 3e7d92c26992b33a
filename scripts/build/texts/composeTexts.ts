import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { areas, textFile } from '../../../src/app/i18n/areas.ts';
import type { Area } from '../../../src/app/i18n/areas.ts';

/** The texts of a namespace, or a part of them, as a JSON file holds them. */
type Texts = { [key: string]: string | Texts };

/** Texts by language and namespace. */
export type AllTexts = Record<string, Record<string, Texts>>;

export interface TextsOptions {
  /** Folder of the project. */
  root: string;
  /** Ids of the languages; the first is English, which every other one falls back to. */
  languages: readonly string[];
}

/** A source file: the texts of one namespace in one language. */
export interface TextSource {
  language: string;
  namespace: string;
  /** Path from the root of the project. */
  file: string;
}

// The texts of lib belong to no module or component.
const namespaceOfFolder: Readonly<Record<string, string>> = { lib: 'common' };

function parsePath(file: string): TextSource | undefined {
  const [, folderLanguage, name] = /^src\/app\/i18n\/([\w-]+)\/([\w-]+)\.json$/.exec(file) ?? [];
  if (folderLanguage && name) return { language: folderLanguage, namespace: name, file };
  const [, folder, part, language] = /([\w-]+)\/i18n\/(?:([\w-]+)\.)?([\w-]+)\.json$/.exec(file) ?? [];
  if (!folder || !language) return undefined;
  return { language, namespace: (namespaceOfFolder[folder] ?? folder) + (part ? `-${part}` : ''), file };
}

/**
 * Finds the source files. Texts stand beside the code that shows them: `src/modules/mailbox/i18n/en.json` holds the
 * namespace `mailbox`, `src/app/i18n/home.en.json` the part `app-home`. A language may also have one folder with a file
 * for each namespace: `src/app/i18n/de/mailbox.json`.
 */
export function findTexts({ root, languages }: TextsOptions): TextSource[] {
  return globSync('src/**/i18n/**/*.json', { cwd: root })
    .flatMap((file) => parsePath(file.replaceAll('\\', '/')) ?? [])
    .filter(({ language }) => languages.includes(language))
    .toSorted((one, other) => one.file.localeCompare(other.file));
}

/** Completes `texts` with those of `fallback`. */
function withFallback(texts: Texts, fallback: Texts): Texts {
  const merged = { ...fallback, ...texts };
  for (const [key, below] of Object.entries(fallback)) {
    const own = texts[key];
    if (typeof below === 'object' && typeof own === 'object') merged[key] = withFallback(own, below);
  }
  return merged;
}

/** Reads all texts. Every language is complete: what is not translated is English. */
export function composeTexts(options: TextsOptions): AllTexts {
  const { root, languages } = options;
  const all: AllTexts = Object.fromEntries(languages.map((language) => [language, {}]));
  const read = new Map<string, string>();
  for (const { language, namespace, file } of findTexts(options)) {
    const key = `${language}/${namespace}`;
    const other = read.get(key);
    if (other) throw new Error(`${other} and ${file} both hold the texts "${namespace}" in "${language}".`);
    read.set(key, file);
    const texts = all[language];
    if (texts) texts[namespace] = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Texts;
  }
  const [english = '', ...others] = languages;
  for (const language of others)
    all[language] = withFallback(all[language] ?? {}, all[english] ?? {}) as AllTexts[string];
  return all;
}

/** The files to serve, by their path from the base of the site: one for each area and language. */
export function textFiles(options: TextsOptions): Map<string, string> {
  const files = new Map<string, string>();
  for (const [language, texts] of Object.entries(composeTexts(options))) {
    for (const area of Object.keys(areas) as Area[]) {
      const held = areas[area].flatMap((namespace) => {
        const found = texts[namespace];
        return found ? [[namespace, found] as const] : [];
      });
      files.set(textFile(language, area), JSON.stringify(Object.fromEntries(held)));
    }
  }
  return files;
}

/** Changes whenever any text does. */
export function textsVersion(options: TextsOptions): string {
  const hash = createHash('sha256');
  for (const [file, content] of textFiles(options)) hash.update(`${file}\n${content}\n`);
  return hash.digest('base64url').slice(0, 8);
}
