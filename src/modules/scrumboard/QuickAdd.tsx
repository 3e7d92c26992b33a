import PlusIcon from '@heroicons/react/24/outline/PlusIcon';
import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { IconButton } from '#components/IconButton';
import { TextArea } from '#components/TextArea';
import { VisuallyHidden } from '#components/VisuallyHidden';
import type { TextDraft } from '#lib/drafts/useFormDraft';
import { visuallyHidden } from '#theme/mixins.css';

import { titlesIn } from './boardRules';
import { boardLimits } from './limits';
import * as styles from './QuickAdd.css';

export type QuickAddProps = {
  /** The button that opens the field: “Add a card”. */
  label: string;
  /** Where it adds, for those who do not see it: “to Review”. */
  place?: string | undefined;
  /** Name of the field. */
  fieldLabel: string;
  /** The button that adds. */
  action: string;
  maxLength: number;
  /** Keeps what is typed across a reload. */
  draft: TextDraft;
  /** Adds what was entered: one title, or one of each line of a pasted text. */
  onAdd: (titles: readonly string[]) => void;
  /** Whether the field is shown, and a change of that. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A field that stays open for the next title; what is typed is kept while it is closed, and across a reload. */
export function QuickAdd({
  label,
  place,
  fieldLabel,
  action,
  maxLength,
  draft,
  onAdd,
  open,
  onOpenChange,
}: QuickAddProps) {
  const { t } = useTranslation('scrumboard');
  const [text, setText] = useState(draft.initial);
  const [said, setSaid] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const isSingleLine = !/[\r\n]/.test(text);

  function change(next: string) {
    setText(next);
    draft.save(next);
  }

  /** Adds as many as one step may, and leaves the others in the field. */
  function add(titles: readonly string[]) {
    const added = titles.slice(0, boardLimits.pastedCards);
    change(titles.slice(added.length).join('\n'));
    if (added.length === 0) return;
    onAdd(added);
    setSaid(added.length === 1 ? t('added.one', { title: added[0] }) : t('added.several', { count: added.length }));
  }

  function submit() {
    field.current?.focus();
    // The field says by how many characters it is too long.
    if (isSingleLine && text.trim().length > maxLength) return;
    add(titlesIn(text, maxLength));
  }

  function close() {
    flushSync(() => onOpenChange(false));
    root.current?.querySelector('button')?.focus();
  }

  return (
    <div
      ref={root}
      role="presentation"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) {
          event.preventDefault();
          event.stopPropagation();
          close();
        } else if (event.key === 'Enter' && !event.nativeEvent.isComposing && event.target === field.current) {
          event.preventDefault();
          submit();
        }
      }}
      onPaste={(event) => {
        const titles = titlesIn(event.clipboardData.getData('text/plain'), maxLength);
        // One line is text for the field.
        if (!open || titles.length < 2 || text.trim() !== '') return;
        event.preventDefault();
        add(titles);
      }}
    >
      {open ? (
        <form
          className={styles.form}
          aria-label={place === undefined ? label : `${label} ${place}`}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <TextArea
            ref={field}
            label={fieldLabel}
            hideLabel
            placeholder={fieldLabel}
            rows={2}
            maxRows={8}
            {...(isSingleLine && text.length > maxLength - 40 && { limit: maxLength })}
            value={text}
            onChange={change}
          />
          <div className={styles.actions}>
            <Button type="submit" tone="primary" variant="solid" disabled={text.trim() === ''} focusableWhenDisabled>
              {action}
            </Button>
            <IconButton label={t('quickAdd.close')} icon={XMarkIcon} onClick={close} />
          </div>
        </form>
      ) : (
        <Button
          variant="quiet"
          fullWidth
          leadingIcon={PlusIcon}
          onClick={() => {
            flushSync(() => onOpenChange(true));
            field.current?.focus();
          }}
        >
          {label}
          {place === undefined ? null : <VisuallyHidden> {place}</VisuallyHidden>}
        </Button>
      )}
      <span role="status" className={visuallyHidden}>
        {said}
      </span>
    </div>
  );
}
