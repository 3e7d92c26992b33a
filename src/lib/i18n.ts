import { createInstance } from 'i18next';
import type { i18n, ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { defaultLanguage, languages, toLanguage } from './languages';
import type { Language } from './languages';

/** `[namespace][language]` → loader of that catalogue. */
export type Catalogues = Readonly<Record<string, Partial<Record<Language, () => Promise<ResourceKey>>>>>;

/** Loads the catalogue of a namespace that is not listed; `undefined` when there is none. */
export type OtherCatalogues = (namespace: string, language: Language) => Promise<ResourceKey | undefined>;

/** Shown where the reviewer wants to see what is not translated: long, accented, bracketed. */
export const pseudoLocale = 'en-XA';

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  C: 'Ç',
  N: 'Ñ',
  S: 'Š',
  Y: 'Ý',
  Z: 'Ž',
};

/** English made a third longer and accented; what stands between braces or angle brackets stays. */
export function pseudo(text: string): string {
  const body = text.replaceAll(
    /(\{\{[^}]*\}\}|<[^>]*>)|([A-Za-z])/g,
    (whole, kept: string | undefined, letter: string | undefined) =>
      kept ?? (letter ? (accents[letter] ?? letter) : whole),
  );
  return `[${body}${'·'.repeat(Math.ceil(text.length / 3))}]`;
}

function pseudoTree(value: ResourceKey): ResourceKey {
  if (typeof value === 'string') return pseudo(value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, pseudoTree(inner as ResourceKey)]));
}

/** What a language needs before its first word can be shown. */
export interface I18nOptions {
  language: string;
  catalogues: Catalogues;
  /** Asked for a namespace that `catalogues` does not hold. */
  others?: OtherCatalogues;
  /** Namespaces that are in the bundle, in the default language. */
  bundled?: Readonly<Record<string, ResourceKey>>;
  /** Namespaces to have before `ready`. */
  preload?: readonly string[];
}

// Specification, section 8: a file that fails is asked for again up to 2 times.
async function loadWithRetry<T>(load: () => Promise<T>, retries = 2): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (retries === 0) throw error;
    return loadWithRetry(load, retries - 1);
  }
}

async function loadCatalogue(
  { catalogues, others }: Pick<I18nOptions, 'catalogues' | 'others'>,
  language: string,
  namespace: string,
): Promise<ResourceKey> {
  const pseudoWanted = language === pseudoLocale;
  const wanted = pseudoWanted ? 'en' : toLanguage(language);
  const load = catalogues[namespace]?.[wanted] ?? (() => others?.(namespace, wanted));
  const catalogue = await loadWithRetry(async () => load());
  if (!catalogue) throw new Error(`There is no "${language}" catalogue for the namespace "${namespace}".`);
  return pseudoWanted ? pseudoTree(catalogue) : catalogue;
}

/** An i18next of its own: namespaces load when first used, in the active language, with English behind it. */
export function createI18n({ language, catalogues, others, bundled = {}, preload = [] }: I18nOptions): {
  i18n: i18n;
  ready: Promise<unknown>;
} {
  const instance = createInstance();
  instance
    .use({
      type: 'backend',
      init() {},
      read(lng: string, namespace: string, done: (error: Error | null, data: ResourceKey | false) => void) {
        loadCatalogue({ catalogues, ...(others ? { others } : {}) }, lng, namespace).then(
          (data) => done(null, data),
          (error: Error) => done(error, false),
        );
      },
    })
    .use(initReactI18next);
  const ready = instance.init({
    lng: language,
    fallbackLng: defaultLanguage,
    supportedLngs: [...languages.map(({ id }) => id), pseudoLocale],
    nonExplicitSupportedLngs: false,
    load: 'currentOnly',
    ns: [...preload],
    defaultNS: 'common',
    partialBundledLanguages: true,
    resources: { [defaultLanguage]: { ...bundled } },
    interpolation: { escapeValue: false },
    react: { useSuspense: true },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      // Specification, section 8: a missing key is a warning, and the key itself is displayed.
      console.warn(`Missing translation key "${namespace}:${key}".`);
    },
  });
  return { i18n: instance, ready };
}
