import { numberFormat } from './intl';

/** Formats and parses numbers in one language. */
export type NumberText = {
  /** The number in the format of the language, with group separators. */
  write: (value: number) => string;
  /** `null` for empty text, `undefined` for text that is not a number in this language. */
  read: (text: string) => number | null | undefined;
};

/** Creates the formatter and parser for one language: 1,234.5 in English is 1.234,5 in Turkish. */
export function numberText(locale: string, maximumFractionDigits: number): NumberText {
  const format = numberFormat(locale, { maximumFractionDigits });
  const parts = numberFormat(locale, {}).formatToParts(-1234567.8);
  const sign = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? '';
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const isSpace = sign('group').trim() === '';
  const group = isSpace ? '\\s' : escaped(sign('group'));
  const decimal = escaped(sign('decimal'));
  // Groups must be complete: "1.5" is not a Turkish number, and parsing it as 15 would be worse than rejecting it.
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
