import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { focusableElements } from '#lib/browser/focusable';

import * as styles from './SummaryRow.css';

/** Facts about the account, one below the other: `SummaryRow`s. */
export function SummaryList({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>;
}

export type SummaryRowProps = {
  term: string;
  /** How it is now. */
  children: ReactNode;
  /** What the button says for who does not see the row: " e-mail address". */
  actionContext?: string;
  /** Takes the place of the value while it is changed. Without it the row has no button of its own. */
  renderForm?: (close: () => void) => ReactNode;
  /** A link instead of a form. */
  action?: ReactNode;
  /** The form was opened, or left without saving. */
  onEditingChange?: () => void;
};

/** One fact, and the way to change it where it stands. */
export function SummaryRow({ term, children, actionContext, renderForm, action, onEditingChange }: SummaryRowProps) {
  const { t } = useTranslation('account');
  const [editing, setEditing] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const detail = useRef<HTMLElement>(null);
  const change = useRef<HTMLButtonElement>(null);

  function open() {
    flushSync(() => {
      onEditingChange?.();
      setEditing(true);
    });
    const controls = detail.current ? focusableElements(detail.current) : [];
    // Of several choices the one that holds now.
    (controls.find((control) => control instanceof HTMLInputElement && control.checked) ?? controls[0])?.focus();
  }

  function close() {
    // Saving takes its time, and the person may have gone on.
    const hasFocus = row.current?.contains(document.activeElement) || document.activeElement === document.body;
    flushSync(() => setEditing(false));
    if (hasFocus) change.current?.focus();
  }

  const isEditing = renderForm && editing;
  return (
    <div ref={row} className={styles.row} data-editing={isEditing || undefined}>
      <dt className={styles.term}>{term}</dt>
      <dd ref={detail} className={styles.detail}>
        {isEditing ? <Form render={renderForm} close={close} /> : children}
      </dd>
      {isEditing ? null : renderForm ? (
        <dd className={styles.action}>
          <Button ref={change} variant="quiet" tone="primary" size="compact" onClick={open}>
            {t('change.verb')} <VisuallyHidden>{actionContext}</VisuallyHidden>
          </Button>
        </dd>
      ) : action ? (
        <dd className={styles.action}>{action}</dd>
      ) : null}
    </div>
  );
}

/** The form in its own drawing: it hands the focus on in its own events, not while the row is drawn. */
function Form({ render, close }: { render: (close: () => void) => ReactNode; close: () => void }) {
  return render(close);
}
