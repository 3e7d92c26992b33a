import type { Option } from '#components/Field';

/** Something that a list can be filtered by. */
export type Filter = {
  /** Unique among the filters; the key of its values. */
  id: string;
  /** What it filters by: “Status”. */
  label: string;
  options: readonly Option[];
  /** `false`: one value at a time. Otherwise records with any of the values match. */
  multiple?: boolean | undefined;
};

/** The chosen values of each filter, by its id; a filter without values is missing. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

const without = (values: FilterValues, id: string) =>
  Object.fromEntries(Object.entries(values).filter(([other]) => other !== id));

/** Adds a value, or removes it if it is chosen already. */
export function toggleFilter(values: FilterValues, { id, multiple = true }: Filter, value: string): FilterValues {
  const before = values[id] ?? [];
  if (before.includes(value)) return removeFilter(values, id, value);
  return { ...values, [id]: multiple ? [...before, value] : [value] };
}

/** Removes one value. */
export function removeFilter(values: FilterValues, id: string, value: string): FilterValues {
  const left = (values[id] ?? []).filter((other) => other !== value);
  return left.length === 0 ? without(values, id) : { ...values, [id]: left };
}

/** A chosen value with its texts. */
export type ChosenFilter = { id: string; value: string; label: string; valueLabel: string };

/** All chosen values in the order of the filters; a value that is no option is named as it is. */
export function chosenFilters(filters: readonly Filter[], values: FilterValues): ChosenFilter[] {
  return filters.flatMap(({ id, label, options }) =>
    (values[id] ?? []).map((value) => ({
      id,
      value,
      label,
      valueLabel: options.find((option) => option.value === value)?.label ?? value,
    })),
  );
}
