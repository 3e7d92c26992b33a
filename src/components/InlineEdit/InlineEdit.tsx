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
  /** Names what the text is; read out, not shown. */
  label: string;
  /** The text as it is saved. */
  value: string;
  /**
   * Saves the text. Answers with nothing when that went well, or with why it did not, in words for the person; a
   * rejected promise counts as a failed connection. Called only when the text has changed, without spaces at its ends.
   */
  onSave: (text: string) => Promise<string | undefined> | string | undefined;
  look?: keyof typeof styles.look;
  /** Several lines: Enter begins a new one, and Ctrl or Command with Enter saves. */
  multiline?: boolean;
  /** Stands where there is no text. */
  placeholder?: string;
  maxLength?: number;
  disabled?: boolean;
};

type State = 'reading' | 'editing' | 'saving';

/** A text that becomes a field where it stands: Enter or leaving it saves, Escape reverts. */
export function InlineEdit({
  label,
  value,
  onSave,
  look = 'body',
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
    // The field has to be there before it can take the focus, in the same press that opened it (phones insist).
    flushSync(() => {
      setDraft(value);
      setRefusal(undefined);
      setNews('');
      setState('editing');
    });
    field.current?.focus();
    field.current?.select();
  }

  /** Back to the text; the focus goes along if it was in the field. */
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
    <div className={`${styles.root} ${styles.look[look]}`}>
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
              // What is being composed belongs to the input method.
              if (event.nativeEvent.isComposing) return;
              if (event.key === 'Enter' && (!multiline || event.ctrlKey || event.metaKey)) {
                event.preventDefault();
                void save();
              } else if (event.key === 'Escape' && state === 'editing') {
                // One press, one effect: a dialog around the text stays open.
                event.preventDefault();
                event.stopPropagation();
                leave('');
              }
            }}
            onBlur={() => {
              // What was refused waits for the person; leaving it does not send it again unchanged.
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
