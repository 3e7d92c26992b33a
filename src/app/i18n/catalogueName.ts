/** Which texts a catalogue holds. */
export interface CatalogueName {
  namespace: string;
  /** Of the file, as it is named. */
  language: string;
}

const namespaceOfFolder: Readonly<Record<string, string>> = { lib: 'common' };

/**
 * What a file of texts holds, by its path: the namespace is the folder (`common` for lib), and of a part of one
 * (`results.en.json`) the folder and the part.
 */
export function catalogueName(path: string): CatalogueName | undefined {
  // The bundler writes our own folder as `./`.
  const [, folder, part, language] =
    /([\w-]+)\/i18n\/(?:([\w-]+)\.)?([\w-]+)\.json$/.exec(path.replace(/^\.\//, './app/i18n/')) ?? [];
  if (!folder || !language) return undefined;
  return { namespace: (namespaceOfFolder[folder] ?? folder) + (part ? `-${part}` : ''), language };
}
