import ChevronDownIcon from '@heroicons/react/20/solid/ChevronDownIcon';

import { useControlSize } from '#components/ControlSize';
import { Field, useFieldIds } from '#components/Field';
import type { FieldProps, Option } from '#components/Field';
import type { IconSource } from '#components/Icon';
import { bareControl, InputFrame } from '#components/InputFrame';

import * as styles from './Select.css';

export type SelectProps<Value extends string> = FieldProps<HTMLSelectElement> & {
  /** "Choose one" is an option too, with the value `''`. */
  options: ReadonlyArray<Option<Value>>;
  /** Icon at the start of the control. */
  leadingIcon?: IconSource;
  /** Controlled value; without it the select is uncontrolled and starts with `defaultValue`. */
  value?: Value;
  defaultValue?: Value;
  autoComplete?: 'off' | 'country' | 'language' | 'bday-day' | 'bday-month' | 'bday-year';
  onChange?: (value: Value) => void;
};

/** Lists longer than `many` skip rendering of options out of view, in blocks of `inBlock`. */
const many = 50;
const inBlock = 20;

// Whether the browser supports a custom list; system lists only support options and groups. (`CSS` is undefined at
// prerender.)
const drawsLists = () => globalThis.CSS?.supports('appearance: base-select');

/**
 * A single choice from a list, based on the native select, which works with every device, keyboard and screen reader.
 * Browsers that support it show a styled list, others the system's.
 */
export function Select<Value extends string>({
  label,
  hideLabel,
  description,
  error,
  required,
  options,
  size: ownSize,
  leadingIcon,
  id,
  name,
  value,
  defaultValue,
  autoComplete,
  disabled = false,
  readOnly = false,
  onChange,
  onBlur,
  ref,
}: SelectProps<Value>) {
  const size = useControlSize(ownSize);
  const ids = useFieldIds({ id, description, error, required });
  // Everything but the chosen option is out of reach.
  const current = value ?? defaultValue ?? options[0]?.value;
  const groups = [...new Set(options.map(({ group }) => group))];
  const isLong = options.length > many && drawsLists();
  const drawOptions = (drawn: ReadonlyArray<Option<Value>>) =>
    drawn.map((option) => (
      <option
        key={option.value}
        value={option.value}
        disabled={option.disabled || (readOnly && option.value !== current)}
      >
        {option.label}
      </option>
    ));
  const draw = (group: string | undefined) => {
    const members = options.filter((option) => option.group === group);
    if (!isLong) return drawOptions(members);
    return members.map((option, index) =>
      index % inBlock === 0 ? (
        <div key={option.value} className={styles.block}>
          {drawOptions(members.slice(index, index + inBlock))}
        </div>
      ) : null,
    );
  };

  return (
    <Field {...{ label, hideLabel, description, error, required, ids }}>
      <InputFrame size={size} leadingIcon={leadingIcon} trailingIcon={ChevronDownIcon}>
        <select
          {...ids.control}
          ref={ref}
          className={`${bareControl} ${styles.root}`}
          data-long={isLong || undefined}
          name={name}
          value={value}
          defaultValue={defaultValue}
          autoComplete={autoComplete}
          disabled={disabled}
          aria-readonly={readOnly || undefined}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) onChange?.(chosen.value);
          }}
          onBlur={onBlur}
        >
          {groups.map((group) =>
            group === undefined ? (
              draw(group)
            ) : (
              <optgroup key={group} label={group}>
                {draw(group)}
              </optgroup>
            ),
          )}
        </select>
      </InputFrame>
    </Field>
  );
}
