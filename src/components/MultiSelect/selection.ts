import type { ListedOption } from '#components/OptionList';

/** The choices with those between two options added, in the order of the options. */
export function withRange<Value extends string>(
  options: ReadonlyArray<ListedOption<Value>>,
  chosen: readonly Value[],
  from: number,
  to: number,
): Value[] {
  const [first, last] = from < to ? [from, to] : [to, from];
  const added = options.slice(first, last + 1).filter(({ disabled }) => !disabled);
  return union(chosen, added);
}

/** The choices with these options added; those that are there keep their place. */
export function union<Value extends string>(
  chosen: readonly Value[],
  added: ReadonlyArray<ListedOption<Value>>,
): Value[] {
  return [...new Set([...chosen, ...added.map(({ value }) => value)])];
}

/** Adds what is not there, takes away what is. */
export function toggled<Value extends string>(chosen: readonly Value[], value: Value): Value[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
}
