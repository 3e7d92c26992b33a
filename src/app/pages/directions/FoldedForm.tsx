import PencilSquareIcon from '@heroicons/react/24/outline/PencilSquareIcon';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';

import * as styles from './FoldedForm.css';

export type FoldedFormProps = {
  /** What the form holds, in one line; `undefined` while it has to be filled in. */
  summary: string | undefined;
  /** The form is folded again when this changes. */
  resetKey: string;
  /** The form. */
  children: ReactNode;
};

/** A form that phones show as one line with a button once it is filled in, so that its result comes first. */
export function FoldedForm({ summary, resetKey, children }: FoldedFormProps) {
  const { t } = useTranslation('directions');
  const [isEditing, setEditing] = useState(false);
  const [lastKey, setLastKey] = useState(resetKey);
  const form = useRef<HTMLDivElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  if (resetKey !== lastKey) {
    setLastKey(resetKey);
    setEditing(false);
  }
  const isFolded = summary !== undefined && !isEditing;
  // The focus may have been in what is hidden now. On wide screens the button is hidden, and the focus stays.
  useLayoutEffect(() => {
    if (isFolded && form.current?.contains(document.activeElement)) edit.current?.focus();
  }, [isFolded]);
  return (
    <>
      {isFolded ? (
        <div className={styles.line}>
          <span className={styles.summary}>{summary}</span>
          <Button
            ref={edit}
            variant="outline"
            leadingIcon={PencilSquareIcon}
            aria-expanded={false}
            onClick={() => {
              setEditing(true);
              // The form is displayed by the next render.
              requestAnimationFrame(() => form.current?.querySelector('input')?.focus());
            }}
          >
            {t('form.edit')}
          </Button>
        </div>
      ) : null}
      <div ref={form} className={isFolded ? styles.folded : undefined}>
        {children}
      </div>
    </>
  );
}
