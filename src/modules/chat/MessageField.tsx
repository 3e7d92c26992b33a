import FaceSmileIcon from '@heroicons/react/24/outline/FaceSmileIcon';
import PaperAirplaneIcon from '@heroicons/react/24/outline/PaperAirplaneIcon';
import PhotoIcon from '@heroicons/react/24/outline/PhotoIcon';
import XMarkIcon from '@heroicons/react/24/outline/XMarkIcon';
import { useImperativeHandle, useRef, useState } from 'react';
import type { ClipboardEvent, DragEvent, KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { DraftNotice } from '#components/DraftNotice';
import { mirroredIcon } from '#components/Icon';
import { IconButton } from '#components/IconButton';
import { LiveText } from '#components/LiveRegion';
import { Popover } from '#components/Popover';
import type { PopoverTrigger } from '#components/Popover';
import { TextArea } from '#components/TextArea';
import { useTextDraft } from '#lib/drafts/useFormDraft';
import { formatNumber } from '#lib/format/formatNumber';
import { lazyComponent } from '#lib/react/lazyComponent';
import { visuallyHidden } from '#theme/mixins.css';

import type { ChatImage } from './api';
import { ChatPicture } from './ChatPicture';
import { chatImageTypes, chatLimits } from './limits';
import * as styles from './MessageField.css';
import type { DisplayedMessage } from './pendingMessages';
import { useQuickChat } from './QuickChatProvider';
import { readAttachments, storeAttachments } from './unsentMessages';
import type { MessageAttachments } from './unsentMessages';
import { usePictureUpload } from './usePictureUpload';

const SendIcon = mirroredIcon(PaperAirplaneIcon);

/** Imperative handle of a message field. */
export interface MessageFieldHandle {
  /** Answers a message. */
  reply: (message: DisplayedMessage) => void;
  focus: () => void;
}

export type MessageFieldProps = {
  chatId: string;
  /** Name of the contact. */
  name: string;
  messages: readonly DisplayedMessage[];
  /** Receives the trimmed text; blank only beside a picture. */
  onSend: (value: string, attachments: MessageAttachments) => void;
  ref?: Ref<MessageFieldHandle> | undefined;
};

const emojiPicker = lazyComponent(() => import('./EmojiPicker').then((part) => part.EmojiPicker));

const maxLength = chatLimits.message;

const pictureIn = (files: FileList | undefined) => [...(files ?? [])].find(({ type }) => type.startsWith('image/'));

/**
 * Text field for a message: Enter sends, Shift+Enter adds a line; with a picture and the message that it answers. What is
 * not sent is kept as a draft.
 */
export function MessageField({ chatId, name, messages, onSend, ref }: MessageFieldProps) {
  const { t, i18n } = useTranslation('chat');
  const { drafts } = useQuickChat();
  const field = useRef<HTMLTextAreaElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const draft = useTextDraft(`chat/${chatId}`);
  const [text, setText] = useState(() => drafts.get(chatId) ?? draft.initial);
  // Only announce text restored after a reload or sign-out, not when switching chats.
  const [isRestored, setRestored] = useState(() => !drafts.has(chatId) && draft.initial !== '');
  const [showTooLong, setShowTooLong] = useState(false);
  const [attachments, setAttachments] = useState(() => readAttachments(chatId));
  const upload = usePictureUpload((image) => changeAttachments({ ...attachments, image }));
  const isEmojiLoaded = emojiPicker.useIsLoaded();
  const value = text.trim();
  const tooLong = value.length > maxLength;
  const { image } = attachments;
  const answered = messages.find(({ key, deleted }) => key === attachments.replyTo && !deleted);

  useImperativeHandle(ref, () => ({
    reply({ key }) {
      changeAttachments({ ...attachments, replyTo: key });
      field.current?.focus();
    },
    focus: () => field.current?.focus(),
  }));

  function changeAttachments(next: MessageAttachments) {
    setAttachments(next);
    storeAttachments(chatId, next);
  }

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
    if ((value === '' && !image) || upload.loading) return;
    if (tooLong) {
      setShowTooLong(true);
      return;
    }
    changeText('');
    draft.clear();
    changeAttachments({});
    onSend(value, {
      ...(answered && { replyTo: answered.key }),
      ...(image && { image }),
    });
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.target !== field.current) return;
    if (event.key === 'Escape' && answered) {
      event.preventDefault();
      event.stopPropagation();
      changeAttachments({ ...attachments, replyTo: undefined });
      return;
    }
    // Enter also confirms input method composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  function insert(emoji: string) {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
    changeText(`${text.slice(0, selectionStart)}${emoji}${text.slice(selectionEnd)}`);
    const at = selectionStart + emoji.length;
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(at, at);
    });
  }

  function addPicture(file: File | undefined, event?: ClipboardEvent | DragEvent) {
    if (!file) return;
    event?.preventDefault();
    void upload.add(file);
  }

  const emojiButton = (trigger: PopoverTrigger) => (
    <IconButton {...trigger} label={t('emoji.title')} icon={FaceSmileIcon} placement="top" />
  );

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div
        role="presentation"
        className={styles.root}
        onPaste={(event) => addPicture(pictureIn(event.clipboardData.files), event)}
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes('Files')) event.preventDefault();
        }}
        onDrop={(event) => addPicture(pictureIn(event.dataTransfer.files), event)}
      >
        {answered || image || upload.loading || upload.problem ? (
          <div className={styles.attachments}>
            {answered ? (
              <div className={styles.reply}>
                <span className={styles.replyTexts}>
                  <span className={styles.replyName}>
                    {answered.isMine ? t('field.replyToOwn') : t('field.replyTo', { name })}
                  </span>
                  <span className={styles.replyText}>
                    {answered.value === '' ? t('message.picture') : answered.value}
                  </span>
                </span>
                <IconButton
                  label={t('field.cancelReply')}
                  icon={XMarkIcon}
                  size="small"
                  onClick={() => {
                    changeAttachments({ ...attachments, replyTo: undefined });
                    field.current?.focus();
                  }}
                />
              </div>
            ) : null}
            {image ? (
              <PreparedPicture
                image={image}
                onRemove={() => {
                  changeAttachments({ ...attachments, image: undefined });
                  field.current?.focus();
                }}
              />
            ) : null}
            <span role="status" className={styles.status} data-problem={upload.problem !== undefined || undefined}>
              {upload.loading ? (
                <LiveText>{t('picture.uploading')}</LiveText>
              ) : upload.problem ? (
                <LiveText key={upload.problem}>{t(`picture.${upload.problem}`)}</LiveText>
              ) : null}
            </span>
          </div>
        ) : null}
        <span role="status" className={styles.status} data-problem="">
          {draft.isStored ? null : <LiveText>{t('field.notStored')}</LiveText>}
        </span>
        <div className={styles.row}>
          <div className={styles.tools}>
            <IconButton
              label={t('picture.add')}
              icon={PhotoIcon}
              placement="top"
              loading={upload.loading}
              onClick={() => fileInput.current?.click()}
            />
            <input
              ref={fileInput}
              className={visuallyHidden}
              type="file"
              accept={chatImageTypes.join(',')}
              aria-label={t('picture.label')}
              tabIndex={-1}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                // The same file can be chosen again.
                target.value = '';
                addPicture(file);
                field.current?.focus();
              }}
            />
            <span role="presentation" onPointerEnter={emojiPicker.preload} onFocus={emojiPicker.preload}>
              <Popover label={t('emoji.title')} placement="top" trigger={emojiButton}>
                {(close) =>
                  isEmojiLoaded ? (
                    <emojiPicker.Component
                      onPick={(emoji) => {
                        close();
                        insert(emoji);
                      }}
                    />
                  ) : null
                }
              </Popover>
            </span>
          </div>
          <div role="presentation" className={styles.field} onKeyDown={handleKeyDown}>
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
            icon={SendIcon}
            tone="primary"
            variant="solid"
            placement="top"
            focusableWhenDisabled
            disabled={(value === '' && !image) || upload.loading}
          />
        </div>
      </div>
    </form>
  );
}

function PreparedPicture({ image, onRemove }: { image: ChatImage; onRemove: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <span className={styles.picture}>
      <span className={styles.pictureFrame}>
        <ChatPicture image={image} alt={t('picture.prepared')} fit="contain" />
      </span>
      <span className={styles.pictureRemove}>
        <IconButton label={t('picture.remove')} icon={XMarkIcon} size="small" variant="outline" onClick={onRemove} />
      </span>
    </span>
  );
}
