/**
 * The locale whose conventions a language uses: British for English, because the product writes dates day first, and the
 * same for its pseudo-locale; every other language keeps its own.
 */
export function regionalLocale(language: string): string {
  if (language.startsWith('tr')) return 'tr-TR';
  return language === 'en' || language === 'en-XA' ? 'en-GB' : language;
}

// Creating a formatter takes 15 to 160 µs, using it 0.7 to 2.3 µs (measured with Node 20).
function cachedFormat<Options extends object, Format>(create: (language: string, options: Options) => Format) {
  const formats = new Map<string, Format>();
  return (language: string, options: Options): Format => {
    const key = `${language} ${JSON.stringify(options)}`;
    let format = formats.get(key);
    if (format === undefined) {
      format = create(language, options);
      formats.set(key, format);
    }
    return format;
  };
}

/** A number format of a language, cached. */
export const numberFormat = cachedFormat(
  (language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(regionalLocale(language), options),
);

/** A date format of a language, cached. */
export const dateFormat = cachedFormat(
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(regionalLocale(language), options),
);

/** A format for relative times of a language, cached. */
export const relativeTimeFormat = cachedFormat(
  (language, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(regionalLocale(language), options),
);

/** A list format of a language, cached. English lists have the serial comma, so the locale is not the British one. */
export const listFormat = cachedFormat(
  (language, options: Intl.ListFormatOptions) => new Intl.ListFormat(language, options),
);
