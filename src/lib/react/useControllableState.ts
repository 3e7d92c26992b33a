import { useState } from 'react';

export type ControllableState<Value> = {
  /** Controlled value; `undefined` where the component keeps its own. */
  value: Value | undefined;
  defaultValue: Value;
  onChange?: ((value: Value) => void) | undefined;
};

/** State that a parent controls with `value` and `onChange`, or that starts with `defaultValue` and is kept here. */
export function useControllableState<Value>({
  value,
  defaultValue,
  onChange,
}: ControllableState<Value>): readonly [Value, (next: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  return [
    value === undefined ? own : value,
    (next) => {
      if (value === undefined) setOwn(next);
      onChange?.(next);
    },
  ];
}
