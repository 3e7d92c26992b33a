/** How one part of a list's address is read and written. */
export interface ListParam<Value> {
  /** The value when the address has none, or an invalid one; it is left out of addresses. */
  readonly defaultValue: Value;
  /** Parses the text in the address; `undefined` if it is invalid. */
  readonly parse: (text: string) => Value | undefined;
  readonly format: (value: Value) => string;
}

/** A search text of at most `maxLength` characters. */
export const textParam = (maxLength = 200): ListParam<string> => ({
  defaultValue: '',
  parse: (text) => text.slice(0, maxLength),
  format: (value) => value.trim(),
});

/** A page number from 1. */
export const pageParam: ListParam<number> = {
  defaultValue: 1,
  parse: (text) => (/^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined),
  format: String,
};

/** One of some values, for example a view or the column to sort by. */
export const choiceParam = <const Value extends string>(
  values: readonly Value[],
  defaultValue: Value,
): ListParam<Value> => ({
  defaultValue,
  parse: (text) => values.find((value) => value === text),
  format: (value) => value,
});

/** At most `maxCount` values, for example tags to filter by; separated by commas. */
export const listParam = (maxCount = 50): ListParam<readonly string[]> => ({
  defaultValue: [],
  parse: (text) =>
    text
      .split(',')
      .filter((value) => value !== '')
      .slice(0, maxCount),
  format: (values) => values.join(','),
});

type Params<Values> = { readonly [Name in keyof Values]: ListParam<Values[Name]> };

export interface ListParams<Values> {
  /** Reads the query of an address; what is missing or invalid has its default. Never fails. */
  parse: (search: string | URLSearchParams) => Values;
  /** A path with these values as its query; defaults are left out. */
  href: (path: string, values?: Partial<Values>) => string;
}

/**
 * What a link to a list restores: search, view, filters, order and page in the query of the address. One such object per
 * list parses it and builds links.
 */
export function listParams<Values extends object>(params: Params<Values>): ListParams<Values> {
  const names = Object.keys(params) as Array<keyof Params<Values> & string>;
  return {
    parse(search) {
      const query = new URLSearchParams(search);
      const valueOf = <Name extends keyof Values & string>(name: Name): Values[Name] => {
        const text = query.get(name);
        const { parse, defaultValue } = params[name];
        return (text === null ? undefined : parse(text)) ?? defaultValue;
      };
      return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Values;
    },
    href(path, values = {}) {
      const query = new URLSearchParams();
      for (const name of names) {
        const { format, defaultValue } = params[name];
        const value = values[name];
        const text = value === undefined ? '' : format(value);
        if (text !== '' && text !== format(defaultValue)) query.set(name, text);
      }
      const text = query.toString();
      return text === '' ? path : `${path}?${text}`;
    },
  };
}
