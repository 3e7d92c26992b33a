import { Picture } from '#components/Picture';

import type { Card } from './api';
import * as styles from './CardCover.css';
import { coverFill } from './coverColor.css';
import { coverPictureSize, coverPictureSrc, isCoverPicture } from './covers';

export type CardCoverProps = {
  cover: NonNullable<Card['cover']>;
  size: keyof typeof styles.size;
};

/** The colour or picture above a card: decoration, so it has no name. */
export function CardCover({ cover, size }: CardCoverProps) {
  if (!isCoverPicture(cover)) return <div className={`${styles.root} ${styles.size[size]} ${coverFill[cover]}`} />;
  return (
    <div className={`${styles.root} ${styles.picture}`}>
      <Picture
        src={coverPictureSrc(cover)}
        alt=""
        {...coverPictureSize}
        extent="full"
        fit="cover"
        ratio={size === 'band' ? 2.2 : 5}
        radius="none"
      />
    </div>
  );
}
