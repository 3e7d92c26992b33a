import * as z from 'zod/mini';

import type en from './i18n/en.json';

/** Errors of a submitted facility: keys of `problem` in the translations. */
export type ProblemKey = keyof (typeof en)['problem'];

/** Normalises to NFC and collapses white space, which control characters count as (directory 1.1). */
const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Like `tidy`, but preserves line breaks and removes HTML tags (directory 1.1). */
const tidyProse = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/<[/!a-z][^<>]*>/gi, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();

/** Check that fails with the error that `find` returns. */
export function refineWith<Value>(find: (value: Value) => ProblemKey | undefined) {
  return z.check<Value>((context) => {
    const message = find(context.value);
    if (message === undefined) return;
    context.issues.push({ code: 'custom', message, input: context.value, continue: true });
  });
}

/** Required single-line text, normalised. */
export const line = (find: (text: string) => ProblemKey | undefined) =>
  z.string().check(z.overwrite(tidy), refineWith(find));

/** Optional single-line text. */
export const optionalLine = (max: number, problem: ProblemKey) =>
  z._default(
    line((text) => (text.length > max ? problem : undefined)),
    '',
  );

/** Optional multi-line text. */
export const optionalProse = (max: number, problem: ProblemKey) =>
  z._default(
    z.string().check(
      z.overwrite(tidyProse),
      refineWith((text) => (text.length > max ? problem : undefined)),
    ),
    '',
  );

/** One of a few options. */
export const choice = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  problem: ProblemKey = 'choice',
) => z.enum(values, { error: problem });

/** Array of at most `max` items, unique by `keyOf`. */
export function list<Item extends z.ZodMiniType>(
  item: Item,
  { max, many, twice, keyOf = String }: ListRules<z.output<Item>>,
) {
  return z._default(
    z.array(item).check(
      refineWith((items) => {
        if (items.length > max) return many;
        const keys = items.map((one) => keyOf(one as z.output<Item>));
        return new Set(keys).size < keys.length ? (twice ?? 'choice') : undefined;
      }),
    ),
    [],
  );
}

type ListRules<Item> = {
  max: number;
  /** Error for too many items. */
  many: ProblemKey;
  /** Error for a duplicate. */
  twice?: ProblemKey;
  keyOf?: (item: Item) => string;
};
