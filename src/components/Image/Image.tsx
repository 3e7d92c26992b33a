import PhotoIcon from '@heroicons/react/24/outline/PhotoIcon';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';

import { Icon } from '#components/Icon';

import * as styles from './Image.css';

export type ImageProps = {
  /** `undefined` while the address is not known yet. */
  src: string | undefined;
  /** What is to be seen; the empty text for a picture that only decorates. */
  alt: string;
  /** Of the picture in pixels; with `height` its proportions, which keep the room free. */
  width: number;
  height: number;
  /** `natural`: never wider than `width`. `full`: as wide as what it is in. */
  extent?: 'natural' | 'full';
  /** Other proportions than the picture's own, as width by height: 16 / 9. */
  ratio?: number;
  /** What happens to a picture whose proportions differ. */
  fit?: keyof typeof styles.fit;
  radius?: keyof typeof styles.radius;
  /** Seen blurred while the picture is fetched: the address of a picture of a few pixels, mostly a data URL. */
  placeholder?: string;
  /** Seen while the picture is fetched, where there is no placeholder; any colour the picture is mostly made of. */
  color?: string;
  /** Further sizes of the same picture, as in HTML. */
  srcSet?: string;
  /** How wide it is shown, as in HTML; goes with `srcSet`. */
  sizes?: string;
  /** `eager` for what the first look falls on. */
  loading?: 'lazy' | 'eager';
};

type Status = 'loading' | 'loaded' | 'failed';

/** A picture that keeps its room, comes up out of a blur, and says what it would have shown when it cannot be had. */
export function Image({
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
}: ImageProps) {
  const [settled, setSettled] = useState<{ src: string | undefined; status: Status }>({ src, status: 'loading' });
  // Another picture starts anew.
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
        // One that was there before its listeners were never tells.
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
