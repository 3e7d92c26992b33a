import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';

import { Fieldset } from '#components/Fieldset';

import * as styles from './ChoiceTiles.css';

export type ChoiceTilesProps<Value extends string> = {
  /** Names the group. */
  label: string;
  /** What helps to choose. */
  hint?: string;
  /** `swatch` and `icon` stand beside the name, a `picture` above it. */
  look: keyof typeof styles.look;
  options: readonly { value: Value; label: string; sample: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** The chosen radio: where the keyboard enters the group. */
  ref?: Ref<HTMLInputElement>;
};

/** One choice out of a few that are better shown than told: radios that look like tiles. */
export function ChoiceTiles<Value extends string>({
  label,
  hint,
  look,
  options,
  value,
  onChange,
  ref,
}: ChoiceTilesProps<Value>) {
  const name = useId();
  return (
    <Fieldset label={label} hint={hint} look="section" role="radiogroup">
      <div className={`${styles.grid} ${styles.columns[look]}`}>
        {options.map((option) => (
          <label key={option.value} className={`${styles.tile} ${styles.look[look]}`}>
            <input
              ref={option.value === value ? ref : undefined}
              type="radio"
              className={styles.radio}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.sample[look]} aria-hidden="true">
              {option.sample}
            </span>
            <span className={styles.name}>{option.label}</span>
            <span className={styles.checkmark} aria-hidden="true">
              <CheckIcon className={styles.check} />
            </span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
