import PencilIcon from '@heroicons/react/16/solid/PencilIcon';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { FieldError } from '#components/Field';
import { Icon } from '#components/Icon';
import { Spinner } from '#components/Spinner';
import { focusRing, visuallyHidden } from '#theme/mixins.css';

import * as styles from './InlineEdit.css';

export type InlineEditProps = {
  /** Accessible name; not visible. */
  label: string;
  /** The saved text. */
  value: string;
  /**
   * Saves the text. Returns `undefined` on success, or an error message for the user; a rejected promise counts as a
   * connection error. Called only with a changed text, trimmed.
   */
  onSave: (text: string) => Promise<string | undefined> | string | undefined;
  variant?: keyof typeof styles.variant;
  /** Several lines: Enter inserts a line break, Ctrl or Command with Enter saves. */
  multiline?: boolean;
  /** Shown when there is no text. */
  placeholder?: string;
  maxLength?: number;
  disabled?: boolean;
};

type State = 'reading' | 'editing' | 'saving';

/** Text that becomes editable in place: Enter or blur saves, Escape reverts. */
export function InlineEdit({
  label,
  value,
  onSave,
  variant = 'body',
  multiline = false,
  placeholder,
  maxLength,
  disabled = false,
}: InlineEditProps) {
  const { t } = useTranslation('InlineEdit');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [state, setState] = useState<State>('reading');
  const [draft, setDraft] = useState(value);
  const [refusal, setRefusal] = useState<string>();
  const [news, setNews] = useState('');

  function start() {
    // The field must exist before it can take focus, and phones open the keyboard only within the same event.
    flushSync(() => {
      setDraft(value);
      setRefusal(undefined);
      setNews('');
      setState('editing');
    });
    field.current?.focus();
    field.current?.select();
  }

  /** Stop editing; focus moves to the text if it was in the field. */
  function leave(said: string) {
    const hadFocus = document.activeElement === field.current;
    flushSync(() => {
      setState('reading');
      setRefusal(undefined);
      setNews(said);
    });
    if (hadFocus) button.current?.focus();
  }

  async function save() {
    if (state !== 'editing') return;
    const text = draft.trim();
    if (text === value) {
      leave('');
      return;
    }
    setState('saving');
    setRefusal(undefined);
    setNews(t('saving', { label }));
    let reason: string | undefined;
    try {
      reason = await onSave(text);
    } catch {
      reason = t('failed');
    }
    if (reason === undefined) {
      leave(t('saved', { label }));
    } else {
      setState('editing');
      setRefusal(reason);
      setNews(reason);
    }
  }

  return (
    <div className={`${styles.root} ${styles.variant[variant]}`}>
      {state === 'reading' ? (
        <button
          ref={button}
          type="button"
          className={`${focusRing} ${styles.read}`}
          data-empty={value === '' || undefined}
          disabled={disabled}
          onClick={start}
        >
          <span className={visuallyHidden}>{t('edit', { label })} </span>
          <span className={styles.text}>{value === '' ? (placeholder ?? t('add', { label })) : value}</span>
          <span className={styles.pencil}>
            <Icon source={PencilIcon} size="small" />
          </span>
        </button>
      ) : (
        <div className={styles.line}>
          <textarea
            ref={field}
            rows={1}
            className={styles.edit}
            aria-label={label}
            aria-invalid={refusal === undefined ? undefined : true}
            aria-describedby={refusal === undefined ? undefined : id}
            data-busy={state === 'saving' || undefined}
            value={draft}
            placeholder={placeholder}
            maxLength={maxLength}
            enterKeyHint={multiline ? 'enter' : 'done'}
            readOnly={state === 'saving'}
            onChange={(event) => setDraft(multiline ? event.target.value : event.target.value.replaceAll('\n', ' '))}
            onKeyDown={(event) => {
              // During composition every key belongs to the IME.
              if (event.nativeEvent.isComposing) return;
              if (event.key === 'Enter' && (!multiline || event.ctrlKey || event.metaKey)) {
                event.preventDefault();
                void save();
              } else if (event.key === 'Escape' && state === 'editing') {
                // A single key press has a single effect: a surrounding dialog stays open.
                event.preventDefault();
                event.stopPropagation();
                leave('');
              }
            }}
            onBlur={() => {
              // A rejected text waits for a correction; blur does not submit it again unchanged.
              if (refusal === undefined) void save();
            }}
          />
          {state === 'saving' ? (
            <span className={styles.busy}>
              <Spinner />
            </span>
          ) : null}
        </div>
      )}
      <FieldError id={id}>{refusal}</FieldError>
      <span role="status" className={visuallyHidden}>
        {news}
      </span>
    </div>
  );
}
