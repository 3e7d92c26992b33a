import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Field, useFieldIds } from '#components/Field';
import type { FieldProps } from '#components/Field';
import { formatNumber } from '#lib/format/formatNumber';

import { SliderRail } from './SliderRail';
import type { SliderMark, SliderRailProps } from './SliderRail';

export { SliderRail } from './SliderRail';
export type { SliderMark, SliderRailProps } from './SliderRail';

export type SliderProps = Omit<FieldProps, 'required' | 'size'> & {
  min?: number;
  max?: number;
  step?: number;
  /** Amount added by Page Up and Page Down. Defaults to a tenth of the range. */
  pageStep?: number;
  /** Controlled value; without it the slider is uncontrolled and starts with `defaultValue`. */
  value?: number;
  defaultValue?: number;
  /** Formats the value for display and announcements. Defaults to a plain number. */
  format?: (value: number) => string;
  marks?: readonly SliderMark[];
  size?: SliderRailProps['size'];
  /** Called on every move of the thumb. */
  onChange?: (value: number) => void;
  /** Called once at the end of a move: for work too expensive to repeat on every change. */
  onChangeEnd?: (value: number) => void;
};

/** An approximate number, chosen by position. If the exact number matters, use a `NumberField`. */
export function Slider({
  label,
  hideLabel,
  description,
  error,
  min = 0,
  max = 100,
  step = 1,
  pageStep = Math.max(step, (max - min) / 10),
  value,
  defaultValue = min,
  format,
  marks = [],
  size = 'medium',
  id,
  name,
  disabled = false,
  readOnly = false,
  onChange,
  onChangeEnd,
  onBlur,
  ref,
}: SliderProps) {
  const { i18n } = useTranslation('components');
  const ids = useFieldIds({ id, description, error });
  const [own, setOwn] = useState(defaultValue);
  const current = value ?? own;
  // The last change and the end of a move can arrive before the next render.
  const latest = useRef(current);
  const write = format ?? ((shown: number) => formatNumber(shown, i18n.language));
  return (
    <Field
      {...{ label, hideLabel, description, error, ids }}
      labelEnd={
        <output htmlFor={ids.control.id} aria-live="off">
          {write(current)}
        </output>
      }
    >
      <SliderRail
        {...{ min, max, step, pageStep, marks, size, disabled, onBlur }}
        format={write}
        thumbs={[
          {
            value: current,
            min,
            max,
            name,
            ref,
            attributes: { ...ids.control, 'aria-readonly': readOnly || undefined },
          },
        ]}
        onChange={(_thumb, next) => {
          if (readOnly) return;
          latest.current = next;
          setOwn(next);
          onChange?.(next);
        }}
        onChangeEnd={() => (readOnly ? undefined : onChangeEnd?.(latest.current))}
      />
    </Field>
  );
}
