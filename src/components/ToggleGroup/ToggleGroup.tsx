import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import type { Option } from '#components/Field';
import { Icon } from '#components/Icon';
import type { IconSource } from '#components/Icon';
import { Tooltip } from '#components/Tooltip';
import { nextIndex } from '#components/internal/nextIndex';
import { isRtl } from '#lib/browser/direction';
import { focusRing } from '#theme/mixins.css';

import * as styles from './ToggleGroup.css';

/** One option, as a text or an icon. */
export type ToggleOption<Value extends string> = Option<Value> & {
  /** Shown instead of the label with `iconOnly`, else before it. */
  icon?: IconSource;
};

export type ToggleGroupProps<Value extends string> = {
  /** Accessible name of the group. */
  label: string;
  options: ReadonlyArray<ToggleOption<Value>>;
  /** Shows only the icons of options that have one. */
  iconOnly?: boolean;
  size?: keyof typeof styles.size;
  disabled?: boolean;
} & (
  | {
      /** One option, as radio buttons: arrow keys select. */
      mode?: 'single';
      /** Value of the chosen option, or of all chosen ones if `mode` is `multiple`. */
      value: Value;
      onChange: (value: Value) => void;
    }
  | {
      /** Each option on or off: arrow keys move, Space toggles. */
      mode: 'multiple';
      /** Value of the chosen option, or of all chosen ones if `mode` is `multiple`. */
      value: readonly Value[];
      onChange: (value: Value[]) => void;
    }
);

/**
 * A row of a few options that change a view (WAI-ARIA radio group, or a group of toggle buttons). One tab stop. For
 * answers in a form use `RadioGroup` and `CheckboxGroup`.
 */
export function ToggleGroup<Value extends string>(props: ToggleGroupProps<Value>) {
  const { label, options, iconOnly = false, size = 'medium', disabled = false } = props;
  const root = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState<Value | null>(null);
  const single = props.mode !== 'multiple';
  const isOn = (value: Value) => (props.mode === 'multiple' ? props.value.includes(value) : props.value === value);
  const usable = options.filter((option) => !disabled && !option.disabled);
  // Tab stop: the checked radio, or the toggle that was focused last, or else the first.
  const stop =
    usable.find(({ value }) => (single ? isOn(value) : value === reached)) ??
    usable.find(({ value }) => isOn(value)) ??
    usable[0];

  function press(value: Value) {
    if (props.mode !== 'multiple') props.onChange(value);
    else if (isOn(value)) props.onChange(props.value.filter((other) => other !== value));
    else props.onChange(options.map((option) => option.value).filter((other) => other === value || isOn(other)));
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const current = usable.findIndex(({ value }) => document.activeElement === find(value));
    const next = nextIndex(event.key, {
      count: usable.length,
      current,
      orientation: 'both',
      rtl: isRtl(event.currentTarget),
    });
    const option = next === null ? undefined : usable[next];
    if (!option) return;
    event.preventDefault();
    find(option.value)?.focus();
    if (single) press(option.value);
  }

  function find(value: Value): HTMLElement | null {
    const buttons = root.current?.querySelectorAll<HTMLElement>('[data-value]') ?? [];
    return [...buttons].find((button) => button.dataset['value'] === value) ?? null;
  }

  return (
    <div ref={root} role={single ? 'radiogroup' : 'group'} aria-label={label} className={styles.root}>
      {options.map((option) => {
        const bare = iconOnly && option.icon !== undefined;
        const button = (
          <button
            key={option.value}
            type="button"
            role={single ? 'radio' : undefined}
            aria-checked={single ? isOn(option.value) : undefined}
            aria-pressed={single ? undefined : isOn(option.value)}
            aria-label={bare ? option.label : undefined}
            tabIndex={option === stop ? 0 : -1}
            disabled={disabled || option.disabled}
            data-value={option.value}
            data-icon={bare || undefined}
            className={`${focusRing} ${styles.option} ${styles.size[size]}`}
            onFocus={() => setReached(option.value)}
            onKeyDown={handleKeyDown}
            onClick={() => press(option.value)}
          >
            {option.icon ? <Icon source={option.icon} size={size === 'small' ? 'small' : 'medium'} /> : null}
            {bare ? null : option.label}
          </button>
        );
        return bare ? (
          <Tooltip key={option.value} text={option.label} purpose="label" placement="bottom">
            {() => button}
          </Tooltip>
        ) : (
          button
        );
      })}
    </div>
  );
}
