import { useQuery } from '@tanstack/react-query';

import type { ChatImage } from './api';
import * as styles from './ChatPicture.css';
import { chatImageQuery } from './queries';

export type ChatPictureProps = {
  image: ChatImage;
  alt: string;
  /** `cover` fills its container, `contain` shows all of it in its own proportions. */
  fit: keyof typeof styles.fit;
};

/** A picture of a message, which only its two sides can load. */
export function ChatPicture({ image: { id, width, height }, alt, fit }: ChatPictureProps) {
  const { data } = useQuery(chatImageQuery(id));
  return data === undefined ? (
    <span className={styles.waiting} style={{ aspectRatio: `${width} / ${height}` }} />
  ) : (
    <img src={data} alt={alt} width={width} height={height} className={styles.fit[fit]} />
  );
}
