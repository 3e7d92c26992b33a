import { useRef, useState } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { Field, useFieldIds } from '#components/Field';
import type { FieldTexts } from '#components/Field';

import { SliderRail } from './SliderRail';
import type { SliderMark, SliderRailProps } from './SliderRail';

export { SliderRail } from './SliderRail';
export type { SliderMark, SliderRailProps } from './SliderRail';

export type SliderProps = Omit<FieldTexts, 'necessity'> & {
  min?: number;
  max?: number;
  step?: number;
  /** What Page Up and Page Down add; a tenth of the rail if not given. */
  pageStep?: number;
  /** Given: the value is yours. Not given: the slider keeps its own, from `defaultValue` on. */
  value?: number;
  defaultValue?: number;
  /** How a value is written and read out; as a plain number if not given. */
  format?: (value: number) => string;
  marks?: readonly SliderMark[];
  size?: SliderRailProps['size'];
  id?: string;
  name?: string;
  disabled?: boolean | undefined;
  /** Follows every move of the thumb. */
  onChange?: (value: number) => void;
  /** Once a move has come to its end: for what is too dear to follow every one. */
  onSettle?: (value: number) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** A number by feel rather than by digit. Where the exact number matters, use a `NumberField`. */
export function Slider({
  label,
  labelHidden,
  hint,
  error,
  min = 0,
  max = 100,
  step = 1,
  pageStep = Math.max(step, (max - min) / 10),
  value,
  defaultValue = min,
  format,
  marks = [],
  size = 'default',
  id,
  name,
  disabled = false,
  onChange,
  onSettle,
  onBlur,
  ref,
}: SliderProps) {
  const { i18n } = useTranslation('components');
  const ids = useFieldIds({ id, hint, error });
  const [own, setOwn] = useState(defaultValue);
  const current = value ?? own;
  // A move and its end come in one go, before the new value is drawn.
  const latest = useRef(current);
  const write = format ?? ((shown: number) => new Intl.NumberFormat(i18n.language).format(shown));
  return (
    <Field
      {...{ label, labelHidden, hint, error, ids }}
      labelEnd={<output htmlFor={ids.control.id}>{write(current)}</output>}
    >
      <SliderRail
        {...{ min, max, step, pageStep, marks, size, disabled, onBlur }}
        format={write}
        thumbs={[{ value: current, min, max, name, ref, attributes: ids.control }]}
        onChange={(_thumb, next) => {
          latest.current = next;
          setOwn(next);
          onChange?.(next);
        }}
        onSettle={() => onSettle?.(latest.current)}
      />
    </Field>
  );
}
