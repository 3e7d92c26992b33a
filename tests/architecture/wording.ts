import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

import { findTexts } from '../../scripts/build/texts/composeTexts';
import { projectTexts } from '../../scripts/build/texts/textsPlugin';
import { finding } from './layers';
import type { Finding } from './layers';
import { root } from './sources';

type Language = 'en' | 'tr';

/** A text that visitors read or hear. */
export interface Text {
  file: string;
  /** The key in a file of texts; the line in an article, a page or a seed. */
  key: string;
  /** Seeds hold both languages. */
  languages: readonly Language[];
  text: string;
}

interface Phrase {
  pattern: RegExp;
  /** What people write instead. */
  instead: string;
  /** A label or message may not say it; an article, which tells a story, may. */
  interfaceOnly?: true;
}

/** Words and phrases that read like a translation, and the words of Gmail, Stripe, Linear, the NHS and GOV.UK. */
const phrases: Readonly<Record<Language, readonly Phrase[]>> = {
  en: [
    { pattern: /\bsomebody\b/i, instead: '“someone”' },
    { pattern: /\b(?:anybody|everybody)\b/i, instead: '“anyone”, “everyone”', interfaceOnly: true },
    {
      pattern: /\bnobody\b(?! yet)/i,
      instead: '“no one”, or say what happens: “Not assigned”, “Not verified yet”',
      interfaceOnly: true,
    },
    { pattern: /\bwho(?:m|so)?ever\b/i, instead: '“anyone who” or “the person who”' },
    { pattern: /\banew\b/i, instead: '“again”, or the verb with “re”: “reset”, “reload”' },
    { pattern: /\bfor good\b/i, instead: '“permanently”' },
    { pattern: /\be-mail/i, instead: '“email”' },
    { pattern: /(?<!e-)\bmail(?:s|ed)?\b/i, instead: '“email”, “emails”, “emailed”' },
    { pattern: /\b(?:take|takes|taken|taking|took) (?:\S+ ){0,3}back\b/i, instead: '“withdraw” or “undo”' },
    { pattern: /\b(?:take|takes|taken|taking|took) (?:\S+ ){0,3}off\b/i, instead: '“remove”', interfaceOnly: true },
    { pattern: /\b(?:sent|handed) in\b/i, instead: '“submitted”' },
    { pattern: /\b(?:message|answer|note) of\b/i, instead: '“message from”', interfaceOnly: true },
    { pattern: /\bwaits (?:for|until)\b/i, instead: '“is waiting for”' },
    { pattern: /\b(?:that|facilities|changes|requests) wait for\b/i, instead: '“are waiting for”' },
    { pattern: /\bat once\b/i, instead: '“immediately” or “now”', interfaceOnly: true },
    { pattern: /\bkinds? of (?:service|facilit|file|line|problem|place)/i, instead: '“type of”: “service type”' },
    { pattern: /\ball the same\b/i, instead: '“anyway”' },
    { pattern: /\bin part\b(?! of)/i, instead: '“partly”' },
    { pattern: /\b(?:go|goes|going|went) on(?: with\b| writing\b|[.,:;]|$)/i, instead: '“continue”' },
    { pattern: /\bdoubles\b/i, instead: '“duplicates”' },
    { pattern: /\baddress of (?:the|its|a|this) (?:page|link|facility)\b/i, instead: '“link”' },
    { pattern: /\btoo many tries\b|\btr(?:y|ies) left\b/i, instead: '“attempts”' },
    { pattern: /\bthe way there\b/i, instead: '“getting there” or “directions”', interfaceOnly: true },
    { pattern: /\bwhere (?:it|your \w+) stands?\b/i, instead: '“status”' },
    { pattern: /\binvented\b/i, instead: '“fictional”' },
    { pattern: /\blook closer\b/i, instead: '“needs attention”' },
    { pattern: /\bdecide otherwise\b/i, instead: '“other options”' },
    { pattern: /\bas far as needed\b/i, instead: '“any distance”' },
    { pattern: /\b(?:is|are|was|were) told\b/i, instead: '“is notified”, or “We’ll let … know”', interfaceOnly: true },
    { pattern: /\b(?:check due|a new check|due for a check)\b/i, instead: '“due for review”' },
    { pattern: /\b(?:it|link|code|links) works? (?:once|for \d)/i, instead: '“is valid for” or “can be used once”' },
    { pattern: /\b(?:do|does) not publish (?:its|their) address/i, instead: '“keeps its address private”' },
    { pattern: /\bmust not be found\b/i, instead: '“must stay private”' },
    { pattern: /\bcould not be drawn\b/i, instead: '“could not be loaded”' },
    { pattern: /\bput back\b/i, instead: '“restored”' },
    { pattern: /\bis empty is\b|\bempty is\b|\bleave (?:this|it|open|[^.]*field) empty\b/i, instead: '“leave blank”' },
    { pattern: /\bwork out as\b|\banother way round\b/i, instead: 'a plain verb' },
    { pattern: /\bsettings of the\b/i, instead: '“mailbox settings”' },
    { pattern: /\bwrite it like\b|\bwrite the (?:date|time|number)\b/i, instead: '“enter”', interfaceOnly: true },
    {
      pattern: /\b(?:color|colors|gray|center|centered|favorite|organization|canceled|catalog)\b/i,
      instead: 'British spelling',
    },
  ],
  tr: [
    { pattern: /denetle|denetim/i, instead: '“kontrol et”, “kontrol”; for the history of a facility “işlem geçmişi”' },
    { pattern: /(?<!e-)\bposta(?!\s+(?:kod|kutu))(?:lar|y|n|s|da|dan)?/i, instead: '“e-posta”' },
    { pattern: /(?<=[çğıöşü].*)\b(?:e-?)?mail\b|\b(?:e-?)?mail\b(?=.*[çğıöşü])/i, instead: '“e-posta”' },
    { pattern: /parola/i, instead: '“şifre”' },
    { pattern: /(?:doğrulama|sahiplik|sahiplenme|değişiklik) isteğ/i, instead: '“başvuru”' },
    { pattern: /\bkarar bekleyen istek|\bistek karar bekl/i, instead: '“başvuru”' },
    { pattern: /kurmaca|uydurma|hayal[iî]/i, instead: '“kurgusal”' },
    { pattern: /\böbür/i, instead: '“diğer”' },
    { pattern: /tanıtım sürüm/i, instead: '“demo”' },
    { pattern: /internet site/i, instead: '“web sitesi”' },
    { pattern: /arayıp sorun/i, instead: '“arayarak öğrenin”' },
    { pattern: /adresini yayımlamıyor/i, instead: '“adresini gizli tutuyor”' },
    { pattern: /bize ulaştı/i, instead: '“alındı”' },
    { pattern: /başına gelen/i, instead: 'what it is: “başvurularınız”' },
    { pattern: /(?:seçeneğine|düğmesine|düğmeye) bas/i, instead: '“seçeneğini kullanın”' },
    { pattern: /olduğu gibi kal/i, instead: '“değişmez”, “aynı kalır”' },
    { pattern: /\bkent(?:i|te|ten|ler|in|leri|lerin|lerde)?\b/i, instead: '“şehir”' },
    { pattern: /gerektiği kadar/i, instead: '“herhangi bir mesafe”' },
    { pattern: /yakından bak/i, instead: '“dikkat gerekiyor”' },
    { pattern: /başka türlü karar/i, instead: '“diğer seçenekler”' },
    { pattern: /yolda kesildi/i, instead: '“bağlantı kesildi”' },
    { pattern: /istek reddedilsin|isteği reddet/i, instead: '“başvuruyu reddet”' },
    { pattern: /(?:bağlantı|kod)[^.]*\bçalışır\b/i, instead: '“geçerlidir”, “kullanılabilir”' },
    { pattern: /sahibi(?:ni|si)? bilinm|kimse bilgilendirilmedi/i, instead: '“bildirim gönderilmedi”' },
    { pattern: /yönetimi? son(?:a|lan)/i, instead: '“sorumluyu kaldır”' },
    { pattern: /ne aranıyor$|\bbulunmamalı\b/i, instead: 'a question, or “gizli kalmalı”' },
  ],
};

/** Texts that the specification fixes to the letter, by file and key, though a phrase above is in them. */
const fixedBySpecification: Readonly<Record<string, string>> = {
  'src/modules/settings/i18n/en.json layout.centered': 'Centered',
};

/** Seeds whose sentences visitors read: the emails of the outbox, the navigation, notices, shortcuts and articles. */
const seeds = [
  'src/mocks/outbox/accountMailTexts.ts',
  'src/mocks/contributing/workflowMailTexts.ts',
  'src/mocks/contributing/listingMailTexts.ts',
  'src/mocks/navigation/seed.ts',
  'src/mocks/shortcuts/seed.ts',
  'src/mocks/notices/seed/messages.ts',
  'src/mocks/notices/seed/notifications.ts',
  'src/mocks/article/seed/articles.ts',
];

const pages = ['src/modules/static-pages/content/*.md', 'src/mocks/article/seed/articles/*.md'];

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

function flatten(value: unknown, prefix = ''): [string, string][] {
  if (typeof value === 'string') return [[prefix, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => flatten(below, prefix === '' ? key : `${prefix}.${key}`));
}

function readFileOfTexts(file: string, language: Language): Text[] {
  return flatten(JSON.parse(read(file))).map(([key, text]) => ({ file, key, languages: [language], text }));
}

function readPage(file: string): Text[] {
  const language: Language = file.endsWith('.tr.md') ? 'tr' : 'en';
  return read(file)
    .split('\n')
    .map((text, index) => ({ file, key: `line ${index + 1}`, languages: [language], text }));
}

/** The strings of a module that hold a phrase or begin with a capital; others are ids, paths and names of icons. */
function readSeed(file: string): Text[] {
  const source = read(file);
  const texts: Text[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return undefined;
    const { type, start } = value as { type?: unknown; start?: unknown };
    const { value: literal } = value as { value?: unknown };
    const text =
      type === 'TemplateElement' ? (literal as { cooked?: unknown }).cooked : type === 'Literal' ? literal : undefined;
    if (typeof text === 'string' && typeof start === 'number' && /\s|^\p{Lu}/u.test(text.trim())) {
      const line = source.slice(0, start).split('\n').length;
      texts.push({ file, key: `line ${line}`, languages: ['en', 'tr'], text });
    }
    return Object.values(value).forEach(visit);
  };
  visit(parseSync(file, source).program);
  return texts;
}

/** Every text that visitors read or hear, in both languages. */
export function readTexts(): Text[] {
  return [
    ...findTexts(projectTexts).flatMap(({ file, language }) => readFileOfTexts(file, language === 'tr' ? 'tr' : 'en')),
    ...pages.flatMap((pattern) => globSync(pattern, { cwd: root })).flatMap(readPage),
    ...seeds.flatMap(readSeed),
  ];
}

/** What is no prose: placeholders, tags, links and addresses. */
const notProse = /\{\{.*?\}\}|<[^>]*>|\]\([^)]*\)|\S+@\S+|https?:\/\/\S+|mailto:/g;

/** Finds the phrases that may not come back, and exceptions that no text needs any more. */
export function checkWording(
  texts: readonly Text[],
  exceptions: Readonly<Record<string, string>> = fixedBySpecification,
): Finding[] {
  const used = new Set<string>();
  const findings = texts.flatMap(({ file, key, languages, text }) => {
    const prose = text.replace(notProse, ' ');
    const isArticle = file.includes('/article/seed/');
    return languages
      .flatMap((language) => phrases[language])
      .filter(({ interfaceOnly }) => !interfaceOnly || !isArticle)
      .flatMap(({ pattern, instead }) => {
        const [found] = pattern.exec(prose) ?? [];
        if (found === undefined) return [];
        const name = `${file} ${key}`;
        if (exceptions[name] === text) {
          used.add(name);
          return [];
        }
        return [
          finding(
            file,
            `says “${found}” in "${key}": “${text.trim().slice(0, 160)}”`,
            'it reads like a translation, and visitors have to think about it.',
            `write ${instead}.`,
          ),
        ];
      });
  });
  const needless = Object.keys(exceptions).filter((name) => !used.has(name));
  return [
    ...findings,
    ...needless.map((name) =>
      finding(
        'tests/architecture/wording.ts',
        `has an exception for "${name}" that no text needs`,
        'a text that is added there later would not be read.',
        'delete the exception.',
      ),
    ),
  ];
}
