import { useRef, useState } from 'react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { Field, useFieldIds } from '#components/Field';
import { SliderRail } from '#components/Slider';
import type { SliderProps } from '#components/Slider';
import { formatNumber } from '#lib/format/formatNumber';

/** The two ends of a range, the smaller first. */
export type SliderRange = readonly [from: number, to: number];

export type RangeSliderProps = Omit<
  SliderProps,
  'value' | 'defaultValue' | 'name' | 'onChange' | 'onChangeEnd' | 'ref'
> & {
  /** Controlled value; without it the slider is uncontrolled and starts with `defaultValue`. */
  value?: SliderRange;
  /** Defaults to the full range. */
  defaultValue?: SliderRange;
  /** Minimum distance between the two thumbs. */
  minDistance?: number;
  /** Called on every move of a thumb. */
  onChange?: (value: SliderRange) => void;
  /** Called once at the end of a move. */
  onChangeEnd?: (value: SliderRange) => void;
  /** The first thumb: the focus target of a form. */
  ref?: Ref<HTMLInputElement>;
};

/** Selects a range with two thumbs that never cross (WAI-ARIA multi-thumb slider). */
export function RangeSlider({
  label,
  hideLabel,
  description,
  error,
  min = 0,
  max = 100,
  step = 1,
  pageStep = Math.max(step, (max - min) / 10),
  value,
  defaultValue = [min, max],
  minDistance = 0,
  format,
  marks = [],
  size = 'medium',
  id,
  disabled = false,
  readOnly = false,
  onChange,
  onChangeEnd,
  onBlur,
  ref,
}: RangeSliderProps) {
  const { t, i18n } = useTranslation('RangeSlider');
  const ids = useFieldIds({ id, description, error });
  const [own, setOwn] = useState<SliderRange>(defaultValue);
  const current = value ?? own;
  // The last change and the end of a move can arrive before the next render.
  const latest = useRef(current);
  const [from, to] = current;
  const write = format ?? ((shown: number) => formatNumber(shown, i18n.language));
  return (
    <Field
      {...{ label, hideLabel, description, error, ids }}
      labelEnd={<output aria-live="off">{t('between', { from: write(from), to: write(to) })}</output>}
    >
      <div role="group" aria-labelledby={ids.label}>
        <SliderRail
          {...{ min, max, step, pageStep, marks, size, disabled, onBlur }}
          format={write}
          thumbs={[
            {
              value: from,
              min,
              max: to - minDistance,
              label: t('from', { label }),
              ref,
              attributes: { ...ids.control, 'aria-readonly': readOnly || undefined },
            },
            {
              value: to,
              min: from + minDistance,
              max,
              label: t('to', { label }),
              attributes: { ...ids.control, 'aria-readonly': readOnly || undefined, id: `${ids.control.id}-to` },
            },
          ]}
          onChange={(thumb, next) => {
            if (readOnly) return;
            const range: SliderRange = thumb === 0 ? [next, to] : [from, next];
            latest.current = range;
            setOwn(range);
            onChange?.(range);
          }}
          onChangeEnd={() => (readOnly ? undefined : onChangeEnd?.(latest.current))}
        />
      </div>
    </Field>
  );
}
