import PhotoIcon from '@heroicons/react/24/outline/PhotoIcon';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';

import { Icon } from '#components/Icon';

import * as styles from './Picture.css';

export type PictureProps = {
  /** `undefined` while the URL is not known yet. */
  src: string | undefined;
  /** Alternative text; empty for a decorative picture. */
  alt: string;
  /** Intrinsic width in px; with `height` it reserves the space. */
  width: number;
  /** Natural height in px; with the width it reserves the space. */
  height: number;
  /** `natural`: never wider than `width`. `full`: as wide as its container. */
  extent?: 'natural' | 'full';
  /** Aspect ratio other than the picture's own, width by height: 16 / 9. */
  ratio?: number;
  /** How a picture with another aspect ratio fits (`object-fit`). */
  fit?: keyof typeof styles.fit;
  /** Rounding of the corners, which follows the surface on which it lies. */
  radius?: keyof typeof styles.radius;
  /** Shown blurred while the picture loads: URL of a picture of a few pixels, usually a data URL. */
  placeholder?: string;
  /** Background while the picture loads, without a placeholder; its dominant colour. */
  color?: string;
  /** Further sizes of the picture, as in HTML. */
  srcSet?: string;
  /** Displayed width, as in HTML; goes with `srcSet`. */
  sizes?: string;
  /** `eager` for pictures visible on first paint. */
  loading?: 'lazy' | 'eager';
};

type Status = 'loading' | 'loaded' | 'failed';

/**
 * A picture that reserves its space, fades in from a blurred placeholder, and shows its alternative text when it fails
 * to load.
 */
export function Picture({
  src,
  alt,
  width,
  height,
  extent = 'full',
  ratio = width / height,
  fit = 'cover',
  radius = 'none',
  placeholder,
  color,
  srcSet,
  sizes,
  loading = 'lazy',
}: PictureProps) {
  const [settled, setSettled] = useState<{ src: string | undefined; status: Status }>({ src, status: 'loading' });
  // A new source resets the status.
  const status = settled.src === src ? settled.status : 'loading';
  return (
    <span
      className={`${styles.root} ${styles.radius[radius]}`}
      style={assignInlineVars({
        [styles.ratio]: String(ratio),
        ...(extent === 'natural' ? { [styles.width]: `${width}px` } : {}),
        ...(color === undefined ? {} : { [styles.ground]: color }),
      })}
    >
      {placeholder !== undefined && status === 'loading' ? (
        <img aria-hidden="true" alt="" className={styles.placeholder} src={placeholder} />
      ) : null}
      <img
        key={src}
        // A picture that was complete before hydration fires no load event.
        ref={(picture) => {
          if (picture?.complete && picture.naturalWidth > 0 && status !== 'loaded') {
            setSettled({ src, status: 'loaded' });
          }
        }}
        className={`${styles.picture} ${styles.fit[fit]}`}
        data-status={status}
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={loading}
        decoding="async"
        onLoad={() => setSettled({ src, status: 'loaded' })}
        onError={() => setSettled({ src, status: 'failed' })}
      />
      {status === 'failed' ? (
        <span className={styles.failure}>
          <Icon source={PhotoIcon} size="large" />
          {alt === '' ? null : <span>{alt}</span>}
        </span>
      ) : null}
    </span>
  );
}
