import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PointerEvent, Ref } from 'react';

import { isRtl } from '#lib/browser/direction';

import { keyValue, nearest, ratioOf, snapped } from './scale';
import type { Scale } from './scale';
import * as styles from './SliderRail.css';

/** A highlighted position on the track, with an optional label below it. */
export type SliderMark = { value: number; label?: string };

/** One thumb: its value, its bounds and the attributes that connect it to its label, description and error. */
type SliderThumb = {
  value: number;
  /** Bounds of this thumb; those of the track if it is the only one. */
  min: number;
  max: number;
  name?: string | undefined;
  label?: string | undefined;
  attributes: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
    'aria-readonly'?: true | undefined;
  };
  ref?: Ref<HTMLInputElement> | undefined;
};

export type SliderRailProps = Scale & {
  /** Value, label and change handler of each thumb. */
  thumbs: readonly SliderThumb[];
  /** Writes a value for screen readers and for the label at the thumb. */
  format: (value: number) => string;
  marks: readonly SliderMark[];
  size: keyof typeof styles.size;
  disabled: boolean;
  /** Called on every move. */
  onChange: (thumb: number, value: number) => void;
  /** Called at the end of a move: after a key press, or when the pointer is released. */
  onChangeEnd: () => void;
  onBlur: (() => void) | undefined;
};

/** Track, marks and thumbs of `Slider` and `RangeSlider`: pointer, touch, keyboard, and both writing directions. */
export function SliderRail({
  thumbs,
  min,
  max,
  step,
  pageStep,
  format,
  marks,
  size,
  disabled,
  onChange,
  onChangeEnd,
  onBlur,
}: SliderRailProps) {
  const rail = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<{ thumb: number; pointerId: number } | null>(null);
  const isMirrored = () => rail.current !== null && isRtl(rail.current);
  const inputs = () => [...(rail.current?.querySelectorAll('input') ?? [])];

  const values = thumbs.map(({ value }) => value);
  const low = thumbs.length > 1 ? Math.min(...values) : min;
  const high = Math.max(...values);

  function move(index: number, wanted: number) {
    const thumb = thumbs[index];
    if (!thumb) return;
    const value = snapped(wanted, { min: thumb.min, max: thumb.max, step }, min);
    if (value !== thumb.value) onChange(index, value);
  }

  function valueAt(event: { clientX: number }): number {
    const box = rail.current?.getBoundingClientRect();
    if (!box) return min;
    const thumbWidth = inputs()[0]?.offsetWidth ?? 0;
    const ratio = (event.clientX - box.left - thumbWidth / 2) / (box.width - thumbWidth);
    return min + (isMirrored() ? 1 - ratio : ratio) * (max - min);
  }

  function press(event: PointerEvent) {
    // A second finger does not take the thumb over.
    if (disabled || event.button !== 0 || drag !== null) return;
    const value = valueAt(event);
    const index = nearest(values, value);
    // Focus the thumb instead of the element under the pointer, and do not select text while dragging.
    event.preventDefault();
    inputs()[index]?.focus({ preventScroll: true });
    setDrag({ thumb: index, pointerId: event.pointerId });
    move(index, value);
  }

  const follow = useEffectEvent((event: globalThis.PointerEvent) => {
    if (drag?.pointerId === event.pointerId) move(drag.thumb, valueAt(event));
  });
  const release = useEffectEvent((event: globalThis.PointerEvent) => {
    if (drag?.pointerId !== event.pointerId) return;
    setDrag(null);
    onChangeEnd();
  });

  // A pointer that drags a thumb may leave the track and be released anywhere.
  const isDragged = drag !== null;
  useEffect(() => {
    if (!isDragged) return;
    const heard = new AbortController();
    const listen = { signal: heard.signal };
    document.addEventListener('pointermove', (event) => follow(event), listen);
    document.addEventListener('pointerup', (event) => release(event), listen);
    document.addEventListener('pointercancel', (event) => release(event), listen);
    return () => heard.abort();
  }, [isDragged]);

  const place = (value: number) => ratioOf(value, { min, max });
  const labelled = marks.filter(({ label }) => label !== undefined);
  return (
    <div className={`${styles.root} ${styles.size[size]}`}>
      <div
        ref={rail}
        role="presentation"
        className={styles.rail}
        data-disabled={disabled || undefined}
        onPointerDown={press}
      >
        <span className={styles.line} />
        <span
          className={styles.fill}
          data-whole={thumbs.length === 1 || undefined}
          style={assignInlineVars({
            [styles.at]: String(place(low)),
            [styles.span]: String(place(high) - place(low)),
          })}
        />
        {marks.map(({ value }) => (
          <span
            key={value}
            className={styles.tick}
            data-filled={(value >= low && value <= high) || undefined}
            style={assignInlineVars({ [styles.at]: String(place(value)) })}
          />
        ))}
        {thumbs.flatMap((thumb, index) => {
          const stand = assignInlineVars({ [styles.at]: String(place(thumb.value)) });
          return [
            <input
              {...thumb.attributes}
              key={thumb.attributes.id}
              ref={thumb.ref}
              className={styles.input}
              style={stand}
              type="range"
              name={thumb.name}
              min={thumb.min}
              max={thumb.max}
              step={step}
              value={thumb.value}
              aria-label={thumb.label}
              aria-valuetext={format(thumb.value)}
              disabled={disabled}
              // Fired by assistive technology only; keys and pointer are handled here, so that all browsers behave
              // alike.
              onChange={(event) => {
                move(index, event.target.valueAsNumber);
                onChangeEnd();
              }}
              onKeyDown={(event) => {
                if (event.ctrlKey || event.metaKey || event.altKey) return;
                const scale = { min: thumb.min, max: thumb.max, step, pageStep };
                const value = keyValue(event.key, thumb.value, scale, isMirrored());
                if (value === undefined) return;
                event.preventDefault();
                move(index, value);
                onChangeEnd();
              }}
              onBlur={onBlur}
            />,
            <span key={`${thumb.attributes.id}-thumb`} className={styles.thumb} style={stand} />,
          ];
        })}
      </div>
      {labelled.length > 0 ? (
        // Visual only: the thumb announces its value.
        <span aria-hidden="true" className={styles.labels}>
          {labelled.map(({ value, label }) => (
            <span
              key={value}
              className={styles.place[value <= min ? 'start' : value >= max ? 'end' : 'between']}
              style={assignInlineVars({ [styles.at]: String(place(value)) })}
            >
              {label}
            </span>
          ))}
        </span>
      ) : null}
    </div>
  );
}
