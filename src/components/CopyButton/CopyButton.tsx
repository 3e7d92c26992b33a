import CheckIcon from '@heroicons/react/24/outline/CheckIcon';
import ClipboardDocumentIcon from '@heroicons/react/24/outline/ClipboardDocumentIcon';
import ExclamationCircleIcon from '@heroicons/react/24/outline/ExclamationCircleIcon';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import type { ButtonProps } from '#components/Button';
import { IconButton } from '#components/IconButton';
import { VisuallyHidden } from '#components/VisuallyHidden';

import * as styles from './CopyButton.css';

export type CopyButtonProps = {
  /** What is copied, or how to have it when the button is pressed. */
  text: string | (() => string | Promise<string>);
  /** The words on the button, "Copy link"; plain "Copy" without them. */
  label?: string;
  /** Shows only the icon; the label is its name and tooltip. */
  iconOnly?: boolean;
  tone?: NonNullable<ButtonProps['tone']>;
  variant?: NonNullable<ButtonProps['variant']>;
  size?: NonNullable<ButtonProps['size']>;
  disabled?: boolean;
  /** Called when the text is on the clipboard. */
  onCopy?: () => void;
};

type Outcome = 'idle' | 'copied' | 'failed';

/** Time to read one word. */
const shownFor = 2000;
/** Time to read what to do instead. */
const failureShownFor = 6000;

const icons = { idle: ClipboardDocumentIcon, copied: CheckIcon, failed: ExclamationCircleIcon } as const;

/** Puts a text on the clipboard, and says for two seconds that it has, or in words that it could not. */
export function CopyButton({
  text,
  label,
  iconOnly = false,
  tone = 'neutral',
  variant = 'soft',
  size = 'default',
  disabled = false,
  onCopy,
}: CopyButtonProps) {
  const { t } = useTranslation('CopyButton');
  const [outcome, setOutcome] = useState<Outcome>('idle');
  const timer = useRef(0);
  const words = { idle: label ?? t('copy'), copied: t('copied'), failed: t('failed') } as const;

  useEffect(() => () => window.clearTimeout(timer.current), []);

  function show(next: 'copied' | 'failed') {
    window.clearTimeout(timer.current);
    setOutcome(next);
    timer.current = window.setTimeout(() => setOutcome('idle'), next === 'copied' ? shownFor : failureShownFor);
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : await text());
      show('copied');
      onCopy?.();
    } catch {
      show('failed');
    }
  }

  const shared = {
    icon: icons[outcome],
    tone: outcome === 'copied' ? ('success' as const) : outcome === 'failed' ? ('error' as const) : tone,
    variant,
    size,
    disabled,
    onClick: () => void copy(),
  };

  return (
    <>
      {iconOnly ? (
        <IconButton {...shared} label={words[outcome]} />
      ) : (
        <Button {...shared}>
          <span className={styles.words}>
            <span className={styles.word} data-silent={outcome !== 'idle' || undefined}>
              {words.idle}
            </span>
            {outcome === 'idle' ? null : <span className={styles.word}>{words[outcome]}</span>}
          </span>
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{outcome === 'idle' ? '' : words[outcome]}</span>
      </VisuallyHidden>
    </>
  );
}
