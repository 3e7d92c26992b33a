import ExclamationTriangleIcon from '@heroicons/react/24/outline/ExclamationTriangleIcon';
import { createContext, Suspense, use, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { Icon } from '#components/Icon';
import { Modal } from '#components/Modal';

import { buttonTone, destructive } from './config';
import type { ConfirmationConfig, ConfirmationResult } from './config';
import * as styles from './ConfirmationDialog.css';

export type { ConfirmationColor, ConfirmationConfig, ConfirmationResult } from './config';

export type ConfirmationDialogProps = ConfirmationConfig & {
  open: boolean;
  /** Called once per opening with the result. */
  onClose: (result: ConfirmationResult) => void;
};

/**
 * Asks for confirmation before a destructive action, 280 to 560 px wide (specification, sections 3, 4 and 9). Most
 * callers use `useConfirm`.
 */
export function ConfirmationDialog({
  open,
  onClose,
  title,
  message,
  icon: { show: hasIcon = true, name, color = 'warn' } = {},
  actions: { confirm = {}, cancel = {} } = {},
  dismissible = false,
}: ConfirmationDialogProps) {
  const { t } = useTranslation('ConfirmationDialog');
  const cancelButton = useRef<HTMLButtonElement>(null);
  const confirmButton = useRef<HTMLButtonElement>(null);
  const confirmColor = confirm.color ?? 'warn';
  const hasConfirm = confirm.show ?? true;
  const hasCancel = cancel.show ?? true;
  const cancelFirst = hasCancel && (destructive.has(confirmColor) || !hasConfirm);
  const cancelled = () => onClose('cancelled');
  return (
    <Modal
      open={open}
      role="alertdialog"
      variant="question"
      title={title ?? t('title')}
      dismissible={dismissible}
      onClose={cancelled}
      initialFocus={cancelFirst ? cancelButton : confirmButton}
      leadingVisual={
        hasIcon ? (
          <span className={`${styles.mark} ${styles.color[color]}`}>
            <Icon source={name ?? ExclamationTriangleIcon} size="large" />
          </span>
        ) : undefined
      }
      footer={
        hasConfirm || hasCancel ? (
          <>
            {hasCancel ? (
              <span className={styles.action}>
                <Button ref={cancelButton} variant="outline" onClick={cancelled}>
                  {cancel.label ?? t('cancel')}
                </Button>
              </span>
            ) : null}
            {hasConfirm ? (
              <span className={styles.action}>
                <Button
                  ref={confirmButton}
                  tone={buttonTone[confirmColor]}
                  variant="solid"
                  onClick={() => onClose('confirmed')}
                >
                  {confirm.label ?? t('confirm')}
                </Button>
              </span>
            ) : null}
          </>
        ) : undefined
      }
    >
      <div className={styles.message}>{message ?? t('message')}</div>
    </Modal>
  );
}

/** Opens a confirmation and resolves with its result; concurrent calls are queued. */
export type Confirm = (config?: ConfirmationConfig) => Promise<ConfirmationResult>;

type Question = { id: number; config: ConfirmationConfig; answer: (result: ConfirmationResult) => void };

const ConfirmContext = createContext<Confirm | null>(null);

let lastId = 0;

export type ConfirmationProviderProps = { children: ReactNode };

/** Renders the confirmations of `useConfirm`. Mount once, inside the router, so that a message may contain links. */
export function ConfirmationProvider({ children }: ConfirmationProviderProps) {
  const [queue, setQueue] = useState<readonly Question[]>([]);
  const [latest, setLatest] = useState<Question>();
  const waiting = useRef(new Set<Question>());
  const [confirm] = useState<Confirm>(
    () =>
      (config = {}) =>
        new Promise<ConfirmationResult>((answer) => {
          lastId += 1;
          const question = { id: lastId, config, answer };
          waiting.current.add(question);
          setQueue((before) => [...before, question]);
        }),
  );

  useEffect(() => {
    const unanswered = waiting.current;
    // Resolve pending confirmations on unmount, so that no caller waits forever.
    return () => {
      for (const { answer } of unanswered) answer('cancelled');
      unanswered.clear();
    };
  }, []);

  const current = queue[0];
  if (current && current !== latest) setLatest(current);
  // The last confirmation stays rendered during its exit animation.
  const shown = current ?? latest;
  return (
    <ConfirmContext value={confirm}>
      {children}
      {shown ? (
        // Its translations may still be loading; the page stays visible meanwhile.
        <Suspense>
          <ConfirmationDialog
            key={shown.id}
            {...shown.config}
            open={shown === current}
            onClose={(result) => {
              waiting.current.delete(shown);
              setQueue((before) => before.filter((question) => question !== shown));
              shown.answer(result);
            }}
          />
        </Suspense>
      ) : null}
    </ConfirmContext>
  );
}

/**
 * `if ((await confirm({ title: … })) === 'confirmed') …`, anywhere below `ConfirmationProvider`; throws without one.
 */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) {
    throw new Error(
      'useConfirm found no ConfirmationProvider above, so its question could not be asked. Wrap the routes in one.',
    );
  }
  return confirm;
}
