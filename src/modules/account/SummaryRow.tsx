import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { focusableElements } from '#lib/browser/focusable';

import * as styles from './SummaryRow.css';

/** Description list of `SummaryRow`s. */
export function SummaryList({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>;
}

export type SummaryRowProps = {
  term: string;
  /** The current value. */
  children: ReactNode;
  /** Visually hidden end of the button's label, for instance "email address" after "Change". */
  actionContext?: string;
  /** Replaces the value during editing. Without it the row has no button. */
  renderForm?: (close: () => void) => ReactNode;
  /** A link in place of the button. */
  action?: ReactNode;
  /** The form was opened, or closed without saving. */
  onEditingChange?: () => void;
};

/** One fact that can be edited in place. */
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
    // Of several options, focus the current one.
    (controls.find((control) => control instanceof HTMLInputElement && control.checked) ?? controls[0])?.focus();
  }

  function close() {
    // Saving takes time: focus may have moved elsewhere by now.
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
          <Button ref={change} variant="quiet" tone="primary" size="small" onClick={open}>
            {t('change.verb')} <VisuallyHidden>{actionContext}</VisuallyHidden>
          </Button>
        </dd>
      ) : action ? (
        <dd className={styles.action}>{action}</dd>
      ) : null}
    </div>
  );
}

/**
 * Renders the form in a component of its own, so that `close` runs in its event handlers and not while the row renders.
 */
function Form({ render, close }: { render: (close: () => void) => ReactNode; close: () => void }) {
  return render(close);
}
