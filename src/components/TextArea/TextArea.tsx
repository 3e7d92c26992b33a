import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useControlSize } from '#components/ControlSize';
import { Field, useFieldIds } from '#components/Field';
import type { FieldProps } from '#components/Field';
import { bareControl, InputFrame } from '#components/InputFrame';
import { useDebounced } from '#lib/react/useDebounced';
import { visuallyHidden } from '#theme/mixins.css';

import * as styles from './TextArea.css';

export type TextAreaProps = FieldProps<HTMLTextAreaElement> & {
  /** Number of lines shown while empty; the field grows with its text. */
  rows?: number;
  /** `plain` and `title` have no border, for text that is read as much as written; `title` is large. */
  variant?: 'outline' | 'plain' | 'title' | undefined;
  /** Number of lines after which it scrolls. Defaults to most of the viewport height. */
  maxRows?: number;
  /** An example only: it disappears on typing, so it never replaces the label or the description. */
  placeholder?: string;
  /** Maximum length in UTF-16 code units. Shown and counted but not enforced: pasted text must not be truncated. */
  limit?: number;
  /** Controlled value; without it the field is uncontrolled and starts with `defaultValue`. */
  value?: string;
  defaultValue?: string;
  spellCheck?: boolean;
  onChange?: (value: string) => void;
};

/** Multi-line text. Grows with its text, and shows a character count if there is a limit. */
export function TextArea({
  label,
  hideLabel,
  description,
  error,
  required,
  size: ownSize,
  rows = 3,
  variant = 'outline',
  maxRows,
  placeholder,
  limit,
  id,
  name,
  value,
  defaultValue = '',
  spellCheck,
  disabled = false,
  readOnly = false,
  onChange,
  onBlur,
  ref,
}: TextAreaProps) {
  const size = useControlSize(ownSize);
  const countId = useId();
  const ids = useFieldIds({
    id,
    description,
    error,
    required,
    describedBy: limit === undefined ? undefined : countId,
  });
  const [own, setOwn] = useState(defaultValue);
  const text = value ?? own;
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current);

  useLayoutEffect(() => {
    const element = area.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.blockSize = 'auto';
    element.style.blockSize = `${element.scrollHeight}px`;
  }, [text]);

  return (
    <Field
      {...{ label, hideLabel, description, error, required, ids }}
      aside={limit === undefined ? null : <Count id={countId} used={text.length} limit={limit} />}
    >
      <InputFrame size={size} variant={variant === 'outline' ? 'outline' : 'plain'}>
        <textarea
          {...ids.control}
          ref={area}
          className={`${bareControl} ${styles.root}`}
          data-variant={variant}
          style={assignInlineVars({
            [styles.rows]: String(rows),
            [styles.tallest]: maxRows === undefined ? null : `calc(${maxRows} * 1lh + 1rem)`,
          })}
          rows={rows}
          name={name}
          value={text}
          placeholder={placeholder}
          spellCheck={spellCheck}
          disabled={disabled}
          readOnly={readOnly}
          onChange={(event) => {
            setOwn(event.target.value);
            onChange?.(event.target.value);
          }}
          onBlur={onBlur}
        />
      </InputFrame>
    </Field>
  );
}

function Count({ id, used, limit }: { id: string; used: number; limit: number }) {
  const { t } = useTranslation('components');
  const over = used - limit;
  const text = over > 0 ? t('textArea.over', { count: over }) : t('textArea.used', { used, max: limit });
  // Announced only near the limit and when typing pauses: a count on every key would drown out the text.
  const near = used >= limit * 0.9;
  const settled = useDebounced(near ? text : '', 1000);
  return (
    <>
      <span id={id} className={styles.count} data-over={over > 0 || undefined}>
        {text}
      </span>
      <span role="status" className={visuallyHidden}>
        {settled}
      </span>
    </>
  );
}
