import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { Field, useFieldIds } from '#components/Field';
import type { FieldProps } from '#components/Field';
import { Spinner } from '#components/Spinner';
import { lazyValue } from '#lib/react/lazyValue';

import type { RichTextHandle } from './Editor';
import * as styles from './RichTextField.css';

export type { RichTextHandle } from './Editor';

export type RichTextFieldProps = Omit<FieldProps<RichTextHandle>, 'size'> & {
  /** Number of lines shown while empty; the field grows with its text. */
  rows?: number;
  /** An example only: it disappears on typing, so it never replaces the label or the description. */
  placeholder?: string;
  /** Sanitised HTML, `''` for no text. Controlled value; without it the field is uncontrolled. */
  value?: string;
  defaultValue?: string;
  /** Called with HTML of paragraphs, lists, quotes, links and emphasis; render it with `Html`. */
  onChange?: (html: string) => void;
};

/** The lazy editor, loaded once for all fields. */
export const richTextEditor = lazyValue(() => import('./Editor').then((part) => part.Editor));

/** Multi-line text with emphasis, lists, quotes and links. For plain text use a `TextArea`. */
export function RichTextField({
  label,
  hideLabel,
  description,
  error,
  required,
  rows = 5,
  placeholder = '',
  id,
  name,
  value,
  defaultValue = '',
  disabled = false,
  readOnly = false,
  onChange,
  onBlur,
  ref,
}: RichTextFieldProps) {
  const ids = useFieldIds({ id, description, error, required });
  const loaded = richTextEditor.useStatus();
  const [own, setOwn] = useState(defaultValue);
  const html = value ?? own;
  const editor = useRef<RichTextHandle>(null);
  // Focus requested before the editor has loaded is applied on load, unless the user has moved focus elsewhere.
  const awaitedAt = useRef<Element>(null);
  const focus = () => {
    awaitedAt.current = editor.current ? null : document.activeElement;
    editor.current?.focus();
  };
  useImperativeHandle(ref, () => ({ focus }));
  useEffect(() => richTextEditor.preload(), []);

  const waiting = <EditorPlaceholder failed={loaded.status === 'failed'} onRetry={richTextEditor.preload} />;
  const { id: controlId, ...described } = ids.control;
  const attributes = {
    id: controlId,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': ids.label,
    ...(disabled ? { 'aria-disabled': 'true' } : {}),
    // Text that cannot be edited is still reached by keyboard, to be read and copied.
    ...(readOnly ? { 'aria-readonly': 'true', tabindex: '0' } : {}),
    ...Object.fromEntries(Object.entries(described).flatMap(([key, text]) => (text ? [[key, String(text)]] : []))),
  };

  return (
    <div
      role="presentation"
      className={styles.root}
      onClick={(event) => {
        // Clicking a label focuses native controls only.
        const pressed = event.target instanceof Element ? event.target.closest('label') : null;
        if (pressed?.id === ids.label) focus();
      }}
    >
      <Field {...{ label, hideLabel, description, error, required, ids }}>
        <div
          className={styles.frame}
          style={assignInlineVars({ [styles.rows]: String(rows) })}
          data-invalid={error ? true : undefined}
          data-disabled={disabled || undefined}
          aria-busy={loaded.status === 'loading' || undefined}
        >
          {loaded.status === 'ready' ? (
            <loaded.value
              ref={(handle) => {
                editor.current = handle;
                if (handle && awaitedAt.current && awaitedAt.current === document.activeElement) focus();
              }}
              waiting={waiting}
              attributes={attributes}
              value={html}
              placeholder={placeholder}
              disabled={disabled || readOnly}
              onChange={(next) => {
                setOwn(next);
                onChange?.(next);
              }}
              onBlur={() => onBlur?.()}
            />
          ) : (
            waiting
          )}
          {name === undefined ? null : <input type="hidden" name={name} value={html} disabled={disabled} />}
        </div>
      </Field>
    </div>
  );
}

/** Placeholder of the same height while the editor loads, or the error if loading fails. */
export function EditorPlaceholder({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const { t } = useTranslation('RichTextField');
  return (
    <>
      <div className={styles.bar} aria-hidden="true" />
      <div className={`${styles.paper} ${styles.waiting}`}>
        {failed ? (
          <>
            <p role="alert">{t('failed')}</p>
            <Button size="small" onClick={onRetry}>
              {t('retry')}
            </Button>
          </>
        ) : (
          <Spinner />
        )}
      </div>
    </>
  );
}
