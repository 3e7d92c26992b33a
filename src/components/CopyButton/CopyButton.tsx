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
  /** Text to copy, or a function that returns it on click. */
  text: string | (() => string | Promise<string>);
  /** Button label, "Copy link"; default "Copy". */
  label?: string;
  /** Shows only the icon; the label is its accessible name and tooltip. */
  iconOnly?: boolean;
  tone?: NonNullable<ButtonProps['tone']>;
  variant?: NonNullable<ButtonProps['variant']>;
  /** By default that of the surrounding `ControlSize`; `medium` with `iconOnly`. */
  size?: NonNullable<ButtonProps['size']>;
  disabled?: boolean;
  /** Called after the text is on the clipboard. */
  onCopy?: () => void;
};

type Outcome = 'idle' | 'copied' | 'failed';

/** Milliseconds: time to read one word. */
const shownFor = 2000;
/** Milliseconds: time to read the alternative. */
const failureShownFor = 6000;

const icons = { idle: ClipboardDocumentIcon, copied: CheckIcon, failed: ExclamationCircleIcon } as const;

/** Copies a text to the clipboard. Confirms for two seconds, or explains a failure. */
export function CopyButton({
  text,
  label,
  iconOnly = false,
  tone = 'neutral',
  variant = 'soft',
  size,
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
    tone: outcome === 'copied' ? ('success' as const) : outcome === 'failed' ? ('error' as const) : tone,
    variant,
    ...(size !== undefined && { size }),
    disabled,
    onClick: () => void copy(),
  };

  return (
    <>
      {iconOnly ? (
        <IconButton {...shared} icon={icons[outcome]} label={words[outcome]} />
      ) : (
        <Button {...shared} leadingIcon={icons[outcome]}>
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
