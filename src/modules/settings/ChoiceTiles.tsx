import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';

import { Fieldset } from '#components/Fieldset';

import * as styles from './ChoiceTiles.css';

export type ChoiceTilesProps<Value extends string> = {
  /** Accessible name of the group. */
  label: string;
  /** Help text below the label. */
  description?: string;
  /** `swatch` and `icon` are beside the name, a `picture` is above it. */
  look: keyof typeof styles.look;
  options: readonly { value: Value; label: string; sample: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** The checked radio, where the keyboard enters the group. */
  ref?: Ref<HTMLInputElement>;
};

/** Radio group of tiles with a sample each, for choices that are better shown than described. */
export function ChoiceTiles<Value extends string>({
  label,
  description,
  look,
  options,
  value,
  onChange,
  ref,
}: ChoiceTilesProps<Value>) {
  const name = useId();
  return (
    <Fieldset label={label} description={description} variant="section" role="radiogroup">
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
