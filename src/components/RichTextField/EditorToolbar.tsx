import ArrowUturnLeftIcon from '@heroicons/react/24/outline/ArrowUturnLeftIcon';
import ArrowUturnRightIcon from '@heroicons/react/24/outline/ArrowUturnRightIcon';
import BoldIcon from '@heroicons/react/24/outline/BoldIcon';
import ItalicIcon from '@heroicons/react/24/outline/ItalicIcon';
import LinkIcon from '@heroicons/react/24/outline/LinkIcon';
import ListBulletIcon from '@heroicons/react/24/outline/ListBulletIcon';
import NumberedListIcon from '@heroicons/react/24/outline/NumberedListIcon';
import UnderlineIcon from '@heroicons/react/24/outline/UnderlineIcon';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { mirroredIcon } from '#components/Icon';
import { TextField } from '#components/TextField';
import { Toolbar } from '#components/Toolbar';

import { linkAddress } from './linkAddress';
import { QuoteIcon } from './QuoteIcon';
import * as styles from './RichTextField.css';

const UndoIcon = mirroredIcon(ArrowUturnLeftIcon);
const RedoIcon = mirroredIcon(ArrowUturnRightIcon);

/** Formatting active at the caret. */
export type Marks = {
  bold: boolean;
  italic: boolean;
  underline: boolean;
  bulletList: boolean;
  numberedList: boolean;
  quote: boolean;
  link: boolean;
  canUndo: boolean;
  canRedo: boolean;
};

/** Toolbar of the editor; one tab stop, then arrow keys. */
export function EditorToolbar({
  marks,
  disabled,
  onRun,
}: {
  marks: Marks;
  disabled: boolean;
  onRun: (id: string) => void;
}) {
  const { t } = useTranslation('RichTextField');
  return (
    <div className={styles.bar}>
      <Toolbar
        label={t('toolbar')}
        size="small"
        onAction={onRun}
        sections={[
          {
            id: 'type',
            label: t('section.type'),
            kind: 'checkbox',
            items: [
              { id: 'bold', label: t('bold'), icon: BoldIcon, checked: marks.bold, shortcut: 'Mod+B', disabled },
              {
                id: 'italic',
                label: t('italic'),
                icon: ItalicIcon,
                checked: marks.italic,
                shortcut: 'Mod+I',
                disabled,
              },
              {
                id: 'underline',
                label: t('underline'),
                icon: UnderlineIcon,
                checked: marks.underline,
                shortcut: 'Mod+U',
                disabled,
              },
              { id: 'link', label: t('link'), icon: LinkIcon, checked: marks.link, shortcut: 'Mod+K', disabled },
            ],
          },
          {
            id: 'lists',
            label: t('section.lists'),
            kind: 'checkbox',
            items: [
              { id: 'bulletList', label: t('bulletList'), icon: ListBulletIcon, checked: marks.bulletList, disabled },
              {
                id: 'numberedList',
                label: t('numberedList'),
                icon: NumberedListIcon,
                checked: marks.numberedList,
                disabled,
              },
              { id: 'quote', label: t('quote'), icon: QuoteIcon, checked: marks.quote, disabled },
            ],
          },
          {
            id: 'history',
            label: t('section.history'),
            items: [
              {
                id: 'undo',
                label: t('undo'),
                icon: UndoIcon,
                shortcut: 'Mod+Z',
                disabled: disabled || !marks.canUndo,
              },
              {
                id: 'redo',
                label: t('redo'),
                icon: RedoIcon,
                shortcut: 'Mod+Shift+Z',
                disabled: disabled || !marks.canRedo,
              },
            ],
          },
        ]}
      />
    </div>
  );
}

/** Asks for the URL of a link. `onFinish` receives the URL, `''` to remove the link, or `null` to cancel. */
export function LinkBar({
  address,
  linked,
  onFinish,
}: {
  address: string;
  linked: boolean;
  onFinish: (address: string | null) => void;
}) {
  const { t } = useTranslation('RichTextField');
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(address);
  const [wrong, setWrong] = useState(false);

  useLayoutEffect(() => input.current?.focus(), []);

  function apply() {
    const target = linkAddress(text);
    if (target === undefined) setWrong(true);
    else onFinish(target);
  }

  return (
    <div
      role="presentation"
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          // Escape must not also close a dialog around the field.
          event.preventDefault();
          event.stopPropagation();
          onFinish(null);
        } else if (event.key === 'Enter' && event.target === input.current) {
          // Must not submit the surrounding form.
          event.preventDefault();
          apply();
        }
      }}
    >
      <div role="group" aria-label={t('section.link')} className={styles.link}>
        <TextField
          ref={input}
          label={t('address')}
          type="url"
          value={text}
          error={wrong ? t('addressProblem') : undefined}
          onChange={(next) => {
            setText(next);
            setWrong(false);
          }}
        />
        <div className={styles.linkActions}>
          <Button size="small" tone="primary" variant="solid" onClick={apply}>
            {t('apply')}
          </Button>
          {linked ? (
            <Button size="small" onClick={() => onFinish('')}>
              {t('unlink')}
            </Button>
          ) : null}
          <Button size="small" variant="quiet" onClick={() => onFinish(null)}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </div>
  );
}
