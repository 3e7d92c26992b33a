import { readFileSync } from 'node:fs';
import path from 'node:path';

import { routePreloads } from '../../scripts/build/route-preload/preloads';
import { findTexts } from '../../scripts/build/texts/composeTexts';
import { projectTexts } from '../../scripts/build/texts/textsPlugin';
import { areaOf } from '../../src/app/i18n/areas';
import { finding, type Finding } from './layers';
import { root } from './sources';
import type { Source } from './sources';

type Catalogue = Map<string, string>;

function flatten(value: unknown, prefix = ''): Array<[string, string]> {
  if (typeof value === 'string') return [[prefix, value]];
  if (typeof value !== 'object' || value === null) return [[prefix, String(value)]];
  return Object.entries(value).flatMap(([key, below]) => flatten(below, prefix === '' ? key : `${prefix}.${key}`));
}

function read(file: string): Catalogue {
  return new Map(flatten(JSON.parse(readFileSync(path.join(root, file), 'utf8'))));
}

const placeholders = (text: string) =>
  [...new Set(text.match(/\{\{-?\s*[\w.]+/g) ?? [])]
    .map((found) => found.replace(/[{\s-]/g, ''))
    .toSorted()
    .join(', ');

/** Words of a text, without what no translation changes: placeholders, tags, digits. */
const words = (text: string) => text.replace(/\{\{.*?\}\}|<[^>]*>|[\d\W_]/gu, '');

/** Forms of the plural that English does not have. */
const otherPlural = /_(zero|two|few|many)$/;

function compare(english: string, translated: string): Finding[] {
  const en = read(english);
  const other = read(translated);
  const findings: Finding[] = [];
  const report = (file: string, what: string, why: string, mend: string) =>
    findings.push(finding(file, what, why, mend));

  for (const [key, text] of en) {
    const translation = other.get(key);
    if (translation === undefined) {
      report(translated, `has no "${key}"`, 'visitors see the English text.', `translate “${text}”.`);
    } else if (placeholders(text) !== placeholders(translation)) {
      report(
        translated,
        `has other placeholders in "${key}" (${placeholders(translation) || 'none'} instead of ${placeholders(text) || 'none'})`,
        'a value is lost or the braces are shown.',
        'use the same {{names}} in every language.',
      );
    }
    if (text.trim() === '' || translation?.trim() === '')
      report(
        english,
        `has an empty text at "${key}"`,
        'an empty name is read out as nothing.',
        'write it in every language, or delete the key.',
      );
  }
  for (const key of other.keys()) {
    if (!en.has(key.replace(otherPlural, '_other')))
      report(
        translated,
        `has "${key}", which English lacks`,
        'the English file is the type of all texts.',
        'add it to the English file or delete it here.',
      );
  }

  const comparable = [...en].filter(([, text]) => words(text).length > 3);
  const same = comparable.filter(([key, text]) => other.get(key) === text);
  if (comparable.length >= 5 && same.length > comparable.length / 5) {
    report(
      translated,
      `is English in ${same.length} of ${comparable.length} texts (${same
        .slice(0, 5)
        .map(([key]) => key)
        .join(', ')} …)`,
      'visitors are promised their own language.',
      'translate them.',
    );
  }
  return findings;
}

/** A `Trans` without a `t` of `useTranslation` waits for no texts, and shows the key until another component fetches them. */
export function checkTrans(sources: { file: string; text: string }[]): Finding[] {
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(/<Trans\b[^>]*?>/gs)]
      .filter(([tag]) => !/\bt=\{/.test(tag))
      .map(() =>
        finding(
          file,
          'has a <Trans> without t',
          'it does not wait for its texts, and the visitor sees the key.',
          'hand it the t of useTranslation(namespace).',
        ),
      ),
  );
}

/** Finds every difference between the English texts and those of the other languages. */
export function checkTranslations(): Finding[] {
  const sources = findTexts(projectTexts);
  const [english, ...others] = projectTexts.languages;
  const fileOf = (language: string | undefined, namespace: string) =>
    sources.find((source) => source.language === language && source.namespace === namespace)?.file;
  return [...new Set(sources.map(({ namespace }) => namespace))].flatMap((namespace) => {
    const original = fileOf(english, namespace);
    if (original === undefined)
      return [finding(namespace, 'has no English texts', 'English is the type of all texts.', 'add the English file.')];
    return others.flatMap((language) => {
      const translated = fileOf(language, namespace);
      if (translated !== undefined) return compare(original, translated);
      return [
        finding(
          original,
          `has no translation in "${language}"`,
          'visitors see English texts.',
          `translate it, beside it or in src/app/i18n/${language}/${namespace}.json.`,
        ),
      ];
    });
  });
}

/** Pages of the directory that visitors open first: their texts come in two files. */
const firstScreens = [
  'src/app/layouts/public/PublicLayout.tsx',
  'src/app/pages/HomePage.tsx',
  ...routePreloads(false)
    .filter(({ texts }) => texts.join() === 'directory')
    .flatMap(({ modules }) => modules.filter((module) => module.endsWith('.tsx'))),
];

/** Finds texts that a first screen of the directory needs and that are neither in `start` nor in `directory`. */
export function checkFirstScreens(sources: readonly Source[]): Finding[] {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { target, typeOnly, dynamic } of byFile.get(file)?.imports ?? [])
      if (target !== undefined && !typeOnly && !dynamic) visit(target);
  };
  firstScreens.forEach(visit);
  return [...seen].flatMap((file) => {
    const calls = [...(byFile.get(file)?.text.matchAll(/useTranslation\(\s*(\[[^\]]*\]|'[^']*')/g) ?? [])];
    const namespaces = calls.flatMap(([, names = '']) =>
      [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
    );
    return namespaces
      .filter((namespace) => !['start', 'directory'].includes(areaOf(namespace) ?? ''))
      .map((namespace) =>
        finding(
          file,
          `uses the namespace "${namespace}" of the area "${areaOf(namespace)}"`,
          'a first screen of the directory would wait for a third file of texts.',
          'move the namespace to start or directory in src/app/i18n/areas.ts, or load the component lazily.',
        ),
      );
  });
}
