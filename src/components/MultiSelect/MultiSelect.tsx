import ChevronDownIcon from '@heroicons/react/20/solid/ChevronDownIcon';
import { setElementVars } from '@vanilla-extract/dynamic';
import { Activity, useCallback, useId, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useControlSize } from '#components/ControlSize';
import { Chip } from '#components/Chip';
import { Field, useFieldIds } from '#components/Field';
import type { FieldProps, Option } from '#components/Field';
import type { IconSource } from '#components/Icon';
import { bareControl, InputFrame } from '#components/InputFrame';
import { listFormat } from '#lib/format/intl';
import { lazyComponent } from '#lib/react/lazyComponent';

import type { MultiSelectPanelProps } from './MultiSelectPanel';
import * as styles from './MultiSelect.css';

export type MultiSelectProps<Value extends string> = FieldProps<HTMLButtonElement> & {
  /** Options with the same `group` are listed under one heading. */
  options: ReadonlyArray<Option<Value>>;
  /** Controlled value; without it the control is uncontrolled and starts with `defaultValue`. */
  value?: readonly Value[];
  defaultValue?: readonly Value[];
  /** How the selection is shown: as names, as a count, or as a count with a chip for each value below. */
  show?: 'names' | 'count' | 'chips';
  /** Whether the list can be searched. Defaults to true from ten options on. */
  searchable?: boolean;
  placeholder?: string;
  leadingIcon?: IconSource;
  /** Called with all selected values, in the order they were selected. */
  onChange?: (value: Value[]) => void;
};

const panel = lazyComponent<MultiSelectPanelProps>(() =>
  import('./MultiSelectPanel').then((part) => part.MultiSelectPanel),
);

/** Selects any number of options from a long list that opens on demand. For a few options use `CheckboxGroup`. */
export function MultiSelect<Value extends string>({
  label,
  hideLabel,
  description,
  error,
  required,
  options,
  value,
  defaultValue = [],
  show = 'names',
  searchable = options.length >= 10,
  placeholder,
  size: ownSize,
  leadingIcon,
  id,
  name,
  disabled = false,
  readOnly = false,
  onChange,
  onBlur,
  ref,
}: MultiSelectProps<Value>) {
  const size = useControlSize(ownSize);
  const { t, i18n } = useTranslation('MultiSelect');
  const ids = useFieldIds({ id, description, error, required });
  const panelId = useId();
  const owner = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => trigger.current);
  const [own, setOwn] = useState<readonly Value[]>(defaultValue);
  const [wanted, setWanted] = useState(false);
  const [reached, setReached] = useState(false);
  const [turn, setTurn] = useState(0);
  const ready = panel.useIsLoaded();
  const isLocked = disabled || readOnly;
  const expanded = wanted && ready && !isLocked;
  const chosen = value ?? own;
  // Remount the panel each time it opens, and when the value changes before it opens.
  const wantedPanel = `${turn} ${chosen.join(' ')}`;
  const [drawnPanel, setDrawnPanel] = useState(wantedPanel);
  if (!expanded && drawnPanel !== wantedPanel) setDrawnPanel(wantedPanel);
  const chosenOptions = chosen.flatMap((one) => options.find((option) => option.value === one) ?? []);

  const summary =
    chosen.length === 0
      ? (placeholder ?? t('choose'))
      : show === 'names' || (show === 'count' && chosen.length === 1)
        ? listFormat(i18n.language, { type: 'unit', style: 'short' }).format(
            chosenOptions.map((option) => option.label),
          )
        : t('selected', { count: chosen.length });

  // Stable props for the panel, so that opening the control only reveals it.
  const change = useCallback(
    (next: Value[]) => {
      setOwn(next);
      onChange?.(next);
    },
    [onChange],
  );
  const choose = useCallback(
    (next: string[]) => {
      // The panel handles plain strings; map them back to the caller's type.
      change(next.flatMap((one) => options.find((option) => option.value === one)?.value ?? []));
    },
    [change, options],
  );
  const close = useCallback(() => {
    setWanted(false);
    setTurn((before) => before + 1);
  }, []);
  const closeAndReturn = useCallback(() => {
    close();
    trigger.current?.focus();
  }, [close]);
  const dismiss = useCallback(() => {
    close();
    onBlur?.();
  }, [close, onBlur]);

  function reach() {
    panel.preload();
    setReached(true);
  }

  function open() {
    reach();
    // Measure before any change, when it forces no layout.
    if (owner.current && frame.current)
      setElementVars(owner.current, { [styles.width]: `${frame.current.getBoundingClientRect().width}px` });
    setWanted(true);
  }

  function remove(removed: Value, position: number) {
    // The focused chip is about to be removed: focus the next chip, else the previous one, else the control.
    const buttons = [...(chips.current?.querySelectorAll('button') ?? [])];
    (buttons[position + 1] ?? buttons[position - 1] ?? trigger.current)?.focus();
    change(chosen.filter((one) => one !== removed));
  }

  return (
    <Field {...{ label, hideLabel, description, error, required, ids }}>
      <div ref={owner}>
        <InputFrame ref={frame} size={size} leadingIcon={leadingIcon} trailingIcon={ChevronDownIcon}>
          <button
            {...ids.control}
            ref={trigger}
            type="button"
            role="combobox"
            className={`${bareControl} ${styles.trigger}`}
            aria-haspopup="dialog"
            aria-expanded={expanded}
            aria-controls={expanded ? panelId : undefined}
            data-empty={chosen.length === 0 || undefined}
            disabled={disabled}
            aria-readonly={readOnly || undefined}
            onPointerEnter={reach}
            onFocus={reach}
            onClick={() => {
              if (readOnly) return;
              if (wanted) close();
              else open();
            }}
            onKeyDown={(event) => {
              if (readOnly || expanded || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
              event.preventDefault();
              open();
            }}
            onBlur={() => {
              if (!wanted) onBlur?.();
            }}
          >
            {summary}
          </button>
        </InputFrame>
        {reached && !isLocked ? (
          // Pre-rendered hidden when the user is about to open the control, so that opening only reveals it.
          <Activity key={drawnPanel} mode={expanded ? 'visible' : 'hidden'}>
            <panel.Component
              id={panelId}
              label={label}
              options={options}
              selectedKeys={chosen}
              size={size}
              searchable={searchable}
              anchor={frame}
              owner={owner}
              onChange={choose}
              onClose={closeAndReturn}
              onDismiss={dismiss}
            />
          </Activity>
        ) : null}
      </div>
      {name === undefined
        ? null
        : chosen.map((one) => <input key={one} type="hidden" name={name} value={one} disabled={disabled} />)}
      {show === 'chips' && chosenOptions.length > 0 ? (
        <ul role="list" ref={chips} className={styles.chips} aria-label={t('chosen', { label })}>
          {chosenOptions.map((option, position) => (
            <li key={option.value}>
              {isLocked ? (
                <Chip>{option.label}</Chip>
              ) : (
                <Chip
                  removeLabel={t('remove', { option: option.label, label })}
                  onRemove={() => remove(option.value, position)}
                >
                  {option.label}
                </Chip>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </Field>
  );
}
