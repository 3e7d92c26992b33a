import PaperAirplaneIcon from '@heroicons/react/24/outline/PaperAirplaneIcon';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { DraftNotice } from '#components/DraftNotice';
import { IconButton } from '#components/IconButton';
import { TextArea } from '#components/TextArea';
import { formatNumber } from '#lib/format/formatNumber';
import { useTextDraft } from '#lib/drafts/useFormDraft';

import * as styles from './MessageField.css';
import { useQuickChat } from './QuickChatProvider';

export type MessageFieldProps = {
  chatId: string;
  /** Name of the contact. */
  name: string;
  /** Receives the trimmed text; never empty. */
  onSend: (value: string) => void;
};

/** Limit of the contract. */
const maxLength = 10_000;

/** Text field for a message: Enter sends, Shift+Enter adds a line. Unsent text is kept as a draft. */
export function MessageField({ chatId, name, onSend }: MessageFieldProps) {
  const { t, i18n } = useTranslation('chat');
  const { drafts } = useQuickChat();
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useTextDraft(`chat/${chatId}`);
  const [text, setText] = useState(() => drafts.get(chatId) ?? draft.initial);
  // Only announce text restored after a reload or sign-out, not when switching chats.
  const [isRestored, setRestored] = useState(() => !drafts.has(chatId) && draft.initial !== '');
  const [showTooLong, setShowTooLong] = useState(false);
  const value = text.trim();
  const tooLong = value.length > maxLength;

  function changeText(next: string) {
    setText(next);
    if (next === '') drafts.delete(chatId);
    else drafts.set(chatId, next);
    draft.save(next);
    setShowTooLong(false);
    if (next === '') setRestored(false);
  }

  function send() {
    field.current?.focus();
    if (value === '') return;
    if (tooLong) {
      setShowTooLong(true);
      return;
    }
    changeText('');
    draft.clear();
    onSend(value);
  }

  function sendByEnter(event: KeyboardEvent) {
    // Enter also confirms input method composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (event.target !== field.current) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div role="presentation" className={styles.field} onKeyDown={sendByEnter}>
        {isRestored ? (
          <DraftNotice
            onDiscard={() => {
              changeText('');
              field.current?.focus();
            }}
          />
        ) : null}
        <TextArea
          ref={field}
          label={t('field.label', { name })}
          hideLabel
          placeholder={t('field.placeholder')}
          rows={1}
          maxRows={6}
          value={text}
          onChange={changeText}
          error={showTooLong ? t('field.tooLong', { max: formatNumber(maxLength, i18n.language) }) : undefined}
        />
      </div>
      <IconButton
        type="submit"
        label={t('field.send')}
        icon={PaperAirplaneIcon}
        tone="primary"
        variant="solid"
        placement="top"
        focusableWhenDisabled
        disabled={value === ''}
      />
    </form>
  );
}
