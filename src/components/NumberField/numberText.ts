/** How a language writes numbers, and the way back. */
export type NumberText = {
  /** The number as the language writes it, grouped. */
  write: (value: number) => string;
  /** `null` for nothing written, `undefined` for what is no number in this language. */
  read: (text: string) => number | null | undefined;
};

/** Reads and writes numbers as one language does: 1,234.5 in English is 1.234,5 in Turkish. */
export function numberText(locale: string, maximumFractionDigits: number): NumberText {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits });
  const parts = new Intl.NumberFormat(locale).formatToParts(-1234567.8);
  const sign = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? '';
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const isSpace = sign('group').trim() === '';
  const group = isSpace ? '\\s' : escaped(sign('group'));
  const decimal = escaped(sign('decimal'));
  // Groups must be whole: "1.5" is no Turkish number, and reading it as 15 would be worse than refusing it.
  const shape = new RegExp(`^([-+\\u2212]?)(\\d{1,3}(?:${group}\\d{3})+|\\d*)(?:${decimal}(\\d*))?$`);

  return {
    write: (value) => format.format(value),
    read: (text) => {
      const bare = isSpace ? text.trim() : text.replaceAll(/\s/g, '');
      if (bare === '') return null;
      const [, minus = '', whole = '', fraction = ''] = shape.exec(bare) ?? [];
      if (whole === '' && fraction === '') return undefined;
      const value = Number(`${whole.replaceAll(/\D/g, '') || '0'}.${fraction || '0'}`);
      return minus === '-' || minus === '\u2212' ? -value : value;
    },
  };
}
