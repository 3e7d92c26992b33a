import { createInstance } from 'i18next';
import type { BackendModule, i18n, InitOptions, ReadCallback, Resource, ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { distanceUnitChanged } from '#lib/format/distanceUnit';

import { defaultLanguage, languages, toLanguage } from './languages';
import type { Language } from './languages';

/** The texts of one file, by namespace. */
export type TextFile = Readonly<Record<string, ResourceKey>>;

/**
 * Loads the file with a namespace, and perhaps others; `undefined` if there is none. The loader retries itself
 * (`withRetries`).
 */
export type LoadTexts = (language: Language, namespace: string) => Promise<TextFile | undefined>;

/**
 * A namespace that cannot be loaded in any language. Components that need it stay suspended until `retry` or `giveUp`
 * is called.
 */
export interface TranslationFailure {
  readonly namespace: string;
  /** Loads it again. Settles when it is loaded or has failed again, which is reported as a new failure. */
  retry(): Promise<void>;
  /** Continues without the namespace: keys are displayed. */
  giveUp(): void;
}

/** No language has the namespace, or none can be loaded (specification, section 8). */
export class TranslationError extends Error {
  override readonly name = 'TranslationError';

  constructor(cause?: unknown) {
    super('Unable to load translation and all the fallback languages', { cause });
  }
}

export interface I18nOptions {
  language: string;
  /** Without it there are no texts except `resources`. */
  load?: LoadTexts | undefined;
  /** Called when a namespace cannot be loaded in any language; without it keys are displayed. */
  onFailure?: ((failure: TranslationFailure) => void) | undefined;
  /** Languages generated from English, by name. */
  pseudo?: Readonly<Record<string, (english: ResourceKey) => ResourceKey>>;
  /** Texts that are available initially, by language and namespace. */
  resources?: Resource | undefined;
  /** Namespaces to load before `ready` resolves. */
  preload?: readonly string[];
}

/** Loads the wanted language, or another one if that fails. Throws `TranslationError` if none can be loaded. */
async function loadAnyLanguage(load: LoadTexts, wanted: Language, namespace: string): Promise<TextFile> {
  let cause: unknown;
  for (const language of new Set([wanted, defaultLanguage, ...languages.map(({ id }) => id)])) {
    try {
      const file = await load(language, namespace);
      if (file?.[namespace]) return file;
    } catch (error) {
      cause = error;
    }
  }
  throw new TranslationError(cause);
}

/** Reads namespaces into an i18next instance, with the other namespaces of their files. */
function createReader(instance: i18n, load: LoadTexts, { pseudo = {}, onFailure }: I18nOptions) {
  return async function read(language: string, namespace: string, done: ReadCallback): Promise<void> {
    const derive = pseudo[language] ?? ((texts: ResourceKey) => texts);
    const wanted = pseudo[language] ? defaultLanguage : toLanguage(language);
    try {
      const { [namespace]: texts, ...others } = await loadAnyLanguage(load, wanted, namespace);
      for (const [name, other] of Object.entries(others)) {
        if (!instance.hasResourceBundle(language, name)) instance.addResourceBundle(language, name, derive(other));
      }
      done(null, derive(texts ?? {}));
    } catch (error) {
      // With `false` i18next does not retry: it would do so for each namespace, and in one language only.
      const giveUp = () => done(error instanceof Error ? error : String(error), false);
      if (!onFailure) giveUp();
      else onFailure({ namespace, retry: () => read(language, namespace, done), giveUp });
    }
  };
}

/** The English `resources` in each language generated from English. */
function withPseudo(resources: Resource, pseudo: NonNullable<I18nOptions['pseudo']>): Resource {
  const english = Object.entries(resources[defaultLanguage] ?? {});
  const derived = Object.entries(pseudo).map(
    ([language, derive]) =>
      [language, Object.fromEntries(english.map(([namespace, texts]) => [namespace, derive(texts)]))] as const,
  );
  return { ...resources, ...Object.fromEntries(derived) };
}

/** Creates an i18next instance. A namespace loads when it is first used, in the active language. */
export function createI18n(options: I18nOptions): { i18n: i18n; ready: Promise<unknown> } {
  const { language, load, pseudo = {}, resources = {}, preload = [] } = options;
  const instance = createInstance();
  const config: InitOptions = {
    lng: language,
    // i18next would load both languages every time. Files are complete, so another language is only loaded when one
    // fails (`loadAnyLanguage`).
    fallbackLng: false,
    supportedLngs: [...languages.map(({ id }) => id), ...Object.keys(pseudo)],
    nonExplicitSupportedLngs: false,
    load: 'currentOnly',
    // Loaded before a change of language takes effect; a missing namespace would suspend the page.
    ns: [...new Set([...preload, ...Object.keys(resources[language] ?? {})])],
    defaultNS: 'common',
    partialBundledLanguages: true,
    // A failed namespace waits for a decision and must not block others.
    maxParallelReads: 1000,
    resources: withPseudo(resources, pseudo),
    interpolation: { escapeValue: false },
    // Texts may contain distances.
    react: { useSuspense: true, bindI18n: `languageChanged ${distanceUnitChanged}` },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      // Specification, section 8: a missing key is a warning, and the key itself is displayed.
      console.warn(`Missing translation key "${namespace}:${key}".`);
    },
  };
  if (load) {
    const read = createReader(instance, load, options);
    instance.use({ type: 'backend', callbackApi: true, init() {}, read } satisfies BackendModule);
  }
  return { i18n: instance, ready: instance.use(initReactI18next).init(config) };
}
