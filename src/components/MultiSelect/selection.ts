import type { Option } from '#components/Field';

/** Adds all options between two options to the selection, in option order. */
export function withRange<Value extends string>(
  options: ReadonlyArray<Option<Value>>,
  chosen: readonly Value[],
  from: number,
  to: number,
): Value[] {
  const [first, last] = from < to ? [from, to] : [to, from];
  const added = options.slice(first, last + 1).filter(({ disabled }) => !disabled);
  return union(chosen, added);
}

/** Adds options to the selection; values that are already selected keep their position. */
export function union<Value extends string>(chosen: readonly Value[], added: ReadonlyArray<Option<Value>>): Value[] {
  return [...new Set([...chosen, ...added.map(({ value }) => value)])];
}

/** Adds the value, or removes it if it is already selected. */
export function toggled<Value extends string>(chosen: readonly Value[], value: Value): Value[] {
  return chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
}
