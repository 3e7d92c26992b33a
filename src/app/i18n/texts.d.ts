declare module 'virtual:texts' {
  /** All texts by language and namespace, for what cannot load the files: prerender, stories, tests. */
  export const texts: Readonly<Record<import('#lib/i18n/languages').Language, import('i18next').ResourceLanguage>>;
}

declare module 'virtual:texts/version' {
  /** Changes with every build that changes a text; empty in development. */
  export const version: string;
}

declare module 'virtual:texts/app-texts' {
  /** The texts of the page that says that texts cannot be loaded, by language. */
  export const texts: Readonly<Record<import('#lib/i18n/languages').Language, import('i18next').ResourceKey>>;
}
