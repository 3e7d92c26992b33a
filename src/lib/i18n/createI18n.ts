import { createInstance } from 'i18next';
import type { i18n, ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { defaultLanguage, languages, toLanguage } from './languages';
import type { Language } from './languages';
import { distanceUnitChanged } from '#lib/format/distanceUnit';

/** `[namespace][language]` → loader of that catalogue. */
export type Catalogues = Readonly<Record<string, Partial<Record<Language, () => Promise<ResourceKey>>>>>;

/** Loads the catalogue of a namespace that is not listed; `undefined` when there is none. */
export type LoadCatalogue = (namespace: string, language: Language) => Promise<ResourceKey | undefined>;

/** Loads a catalogue anew; `attempt` is 1 or 2. A module whose loading failed once may be refused without being asked for. */
export type RetryCatalogue = (namespace: string, language: Language, attempt: number) => Promise<ResourceKey>;

/** A namespace that cannot be had in any language. What waits for it goes on waiting until one of the two is called. */
export interface TranslationFailure {
  readonly namespace: string;
  /** Loads it again; settles when that is over, whether it is there now or has failed anew, as a new failure. */
  retry(): Promise<void>;
  /** Does without: keys are displayed. */
  giveUp(): void;
}

/** No language has the namespace, or none can be loaded (specification, section 8). */
export class TranslationError extends Error {
  override readonly name = 'TranslationError';

  constructor(cause?: unknown) {
    super('Unable to load translation and all the fallback languages', { cause });
  }
}

/** What a language needs before its first word can be shown. */
export interface I18nOptions {
  language: string;
  catalogues: Catalogues;
  /** Asked for a namespace that `catalogues` does not hold. */
  load?: LoadCatalogue | undefined;
  /** Asked instead of the loaders when they have failed once. */
  retry?: RetryCatalogue | undefined;
  /** Told of what cannot be had in any language; without it keys are displayed. */
  onFailure?: ((failure: TranslationFailure) => void) | undefined;
  /** Languages made of English, by their name. */
  pseudo?: Readonly<Record<string, (english: ResourceKey) => ResourceKey>>;
  /** Namespaces that are in the bundle, in the default language. */
  resources?: Readonly<Record<string, ResourceKey>>;
  /** Namespaces to have before `ready`. */
  preload?: readonly string[];
}

/** How long to wait before each further attempt, in ms. Specification, section 8: there are 2. */
export const retryDelaysMs = [400, 1600] as const;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Sources = Pick<I18nOptions, 'catalogues' | 'load' | 'retry'>;

/** One catalogue of one language, asked for up to three times; `undefined` when there is none. */
async function loadCatalogue(
  { catalogues, load: others, retry }: Sources,
  namespace: string,
  language: Language,
): Promise<ResourceKey | undefined> {
  const load = async () => {
    const listed = catalogues[namespace];
    return listed ? listed[language]?.() : others?.(namespace, language);
  };
  let failure: unknown;
  for (let attempt = 0; attempt <= retryDelaysMs.length; attempt += 1) {
    try {
      return await (attempt > 0 && retry ? retry(namespace, language, attempt) : load());
    } catch (error) {
      failure = error;
    }
    const pause = retryDelaysMs[attempt];
    if (pause !== undefined) await wait(pause);
  }
  throw failure;
}

/** Loads catalogues, each language of a namespace once at a time, however many languages fall back to it. */
function createLoader(sources: Sources) {
  const asked = new Map<string, Promise<ResourceKey | undefined>>();
  const failed = new Set<string>();

  function once(namespace: string, language: Language): Promise<ResourceKey | undefined> {
    const key = `${language}/${namespace}`;
    const known = asked.get(key);
    if (known) return known;
    const load = loadCatalogue(sources, namespace, language);
    asked.set(key, load);
    load.catch(() => failed.add(key));
    return load;
  }

  return {
    failed,
    /** The wanted language, or another one; throws `TranslationError` when none can be had. */
    async load(namespace: string, wanted: Language): Promise<ResourceKey> {
      let cause: unknown;
      for (const language of new Set([wanted, defaultLanguage, ...languages.map(({ id }) => id)])) {
        try {
          const catalogue = await once(namespace, language);
          if (catalogue) return catalogue;
        } catch (error) {
          cause = error;
        }
      }
      throw new TranslationError(cause);
    },
    /** Lets what has failed be asked for again; what is under way goes on. */
    forget(namespace: string): void {
      for (const { id } of languages) {
        const key = `${id}/${namespace}`;
        if (failed.delete(key)) asked.delete(key);
      }
    },
  };
}

/**
 * An i18next of its own: namespaces load when first used, in the active language, with English behind it. `failed` holds
 * what cannot be had by now (`en/app`), whether another language stands in or keys do.
 */
export function createI18n(options: I18nOptions): {
  i18n: i18n;
  ready: Promise<unknown>;
  failed: ReadonlySet<string>;
} {
  const { language: first, pseudo = {}, resources = {}, preload = [], onFailure } = options;
  const instance = createInstance();
  const loader = createLoader(options);

  async function read(
    language: string,
    namespace: string,
    done: (error: Error | null, data: ResourceKey | false) => void,
  ): Promise<void> {
    const derive = pseudo[language];
    let data: ResourceKey;
    try {
      data = await loader.load(namespace, derive ? defaultLanguage : toLanguage(language));
    } catch (cause) {
      const error = cause instanceof Error ? cause : new TranslationError(cause);
      if (!onFailure) return done(error, false);
      const retry = () => {
        loader.forget(namespace);
        return read(language, namespace, done);
      };
      return onFailure({ namespace, retry, giveUp: () => done(error, false) });
    }
    return done(null, derive ? derive(data) : data);
  }

  instance.use({ type: 'backend', init() {}, read }).use(initReactI18next);
  const ready = instance.init({
    lng: first,
    fallbackLng: defaultLanguage,
    supportedLngs: [...languages.map(({ id }) => id), ...Object.keys(pseudo)],
    nonExplicitSupportedLngs: false,
    load: 'currentOnly',
    // What is not listed here is looked for only once another language is on the screen, which would hide it meanwhile.
    ns: [...preload, ...(first === defaultLanguage ? Object.keys(resources) : [])],
    defaultNS: 'common',
    partialBundledLanguages: true,
    // What has failed goes on waiting, and must hold up nothing else.
    maxParallelReads: 1000,
    resources: { [defaultLanguage]: { ...resources } },
    interpolation: { escapeValue: false },
    // Whoever shows texts may tell a distance among them.
    react: { useSuspense: true, bindI18n: `languageChanged ${distanceUnitChanged}` },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      // Specification, section 8: a missing key is a warning, and the key itself is displayed.
      console.warn(`Missing translation key "${namespace}:${key}".`);
    },
  });
  return { i18n: instance, ready, failed: loader.failed };
}
