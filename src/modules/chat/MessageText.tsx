import { BaseLink } from '#components/BaseLink';
import { Highlight } from '#components/Highlight';

import { linkParts } from './linkParts';
import * as styles from './MessageRow.css';

export type MessageTextProps = {
  text: string;
  /** Search whose matches are marked. */
  query?: string | undefined;
};

/** The text of a message: addresses are links, everything else is text, also markup. */
export function MessageText({ text, query = '' }: MessageTextProps) {
  return linkParts(text).map(({ start, text: part, href }) => {
    const content = query === '' ? part : <Highlight text={part} query={query} />;
    return href === undefined ? (
      <span key={start}>{content}</span>
    ) : (
      <BaseLink key={start} href={href} className={styles.link}>
        {content}
      </BaseLink>
    );
  });
}

const segmenter = new Intl.Segmenter();
const emoji = /^(?:\p{Extended_Pictographic}|\p{Emoji_Component}|\s){1,12}$/u;

/** Whether a message is nothing but one to three emoji, which are shown large. */
export function isEmojiOnly(text: string): boolean {
  if (!emoji.test(text) || !/\p{Extended_Pictographic}/u.test(text)) return false;
  return [...segmenter.segment(text.trim())].length <= 3;
}
