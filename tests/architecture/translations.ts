import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { finding, type Finding } from './layers';
import { filesUnder, root } from './sources';

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

function compare(english: string, turkish: string): Finding[] {
  const en = read(english);
  const tr = read(turkish);
  const findings: Finding[] = [];
  const report = (file: string, what: string, why: string, mend: string) =>
    findings.push(finding(file, what, why, mend));

  for (const [key, text] of en) {
    const other = tr.get(key);
    if (other === undefined) {
      report(turkish, `has no "${key}"`, 'the visitor sees the key.', `translate “${text}”.`);
    } else if (placeholders(text) !== placeholders(other)) {
      report(
        turkish,
        `has other placeholders in "${key}" (${placeholders(other) || 'none'} instead of ${placeholders(text) || 'none'})`,
        'a value is lost or the braces are shown.',
        'use the same {{names}} in both.',
      );
    }
    if (text.trim() === '' || other?.trim() === '')
      report(
        english,
        `has an empty text at "${key}"`,
        'an empty name is read out as nothing.',
        'write it in both languages, or delete the key.',
      );
  }
  for (const key of tr.keys()) {
    if (!en.has(key))
      report(
        turkish,
        `has "${key}", which English lacks`,
        'the English file is the type of all texts.',
        'add it to en.json or delete it here.',
      );
  }

  const comparable = [...en].filter(([, text]) => words(text).length > 3);
  const same = comparable.filter(([key, text]) => tr.get(key) === text);
  if (comparable.length >= 5 && same.length > comparable.length / 5) {
    report(
      turkish,
      `is English in ${same.length} of ${comparable.length} texts (${same
        .slice(0, 5)
        .map(([key]) => key)
        .join(', ')} …)`,
      'a Turkish visitor is promised Turkish.',
      'translate them.',
    );
  }
  return findings;
}

/** A `Trans` without a `t` of `useTranslation` waits for no texts, and shows the key until somebody else fetches them. */
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

/** Every difference between the English and Turkish catalogues of each namespace. */
export function checkTranslations(): Finding[] {
  const catalogues = filesUnder('src').filter((file) => /\/i18n\/(\w+\.)?(en|tr)\.json$/.test(file));
  const namespaces = new Set(catalogues.map((file) => file.replace(/(en|tr)\.json$/, '')));
  return [...namespaces].flatMap((start) => {
    const [english, turkish] = [`${start}en.json`, `${start}tr.json`];
    const absent = [english, turkish].find((file) => !existsSync(path.join(root, file)));
    if (absent !== undefined) {
      return [
        finding(absent, 'is missing', 'each namespace exists in both languages.', 'add it with the keys of the other.'),
      ];
    }
    return compare(english, turkish);
  });
}
