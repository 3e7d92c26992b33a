import * as z from 'zod/mini';

import type en from './i18n/en.json';

/** What can be wrong with a submitted facility: keys of `problem` in the texts of this module. */
export type ProblemKey = keyof (typeof en)['problem'];

/** Composed, with single spaces and none around (directory 1.1). */
const tidy = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** The same for text of several lines; what looks like HTML is dropped (directory 1.1). */
const tidyProse = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/<[/!a-z][^>]*>/gi, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();

/** Refuses a value with the first problem that `find` names. */
export function refineWith<Value>(find: (value: Value) => ProblemKey | undefined) {
  return z.check<Value>((context) => {
    const message = find(context.value);
    if (message === undefined) return;
    context.issues.push({ code: 'custom', message, input: context.value, continue: true });
  });
}

/** One line of text, tidied. */
export const line = (find: (text: string) => ProblemKey | undefined) =>
  z.string().check(z.overwrite(tidy), refineWith(find));

/** One line that may be left empty. */
export const optionalLine = (max: number, problem: ProblemKey) =>
  z._default(
    line((text) => (text.length > max ? problem : undefined)),
    '',
  );

/** Several lines that may be left empty. */
export const optionalProse = (max: number, problem: ProblemKey) =>
  z._default(
    z.string().check(
      z.overwrite(tidyProse),
      refineWith((text) => (text.length > max ? problem : undefined)),
    ),
    '',
  );

/** One of a few answers. */
export const choice = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  problem: ProblemKey = 'choice',
) => z.enum(values, { error: problem });

/** At most so many, none of them twice by what `keyOf` makes of them. */
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
  /** There are more. */
  many: ProblemKey;
  /** One is there twice. */
  twice?: ProblemKey;
  keyOf?: (item: Item) => string;
};
