import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

import type { TileSource } from '#lib/geo/tileSettings';

import type { MapPictureProps } from './MapPicture';
import * as styles from './TiledPicture.css';
import { tilesFor } from './tiles';
import type { TilesView } from './tiles';

export type TiledPictureProps = {
  source: TileSource;
  /** The visible part of the sheet. */
  tilesView: TilesView;
  picture: MapPictureProps;
  /** Passed in: imported here, all that it needs would be a chunk of its own, loaded by every map. */
  Picture: ComponentType<MapPictureProps>;
};

/** Time in ms without a single loaded tile before the error message appears (directory 2.8). */
const tileTimeoutMs = 6000;

/**
 * The map with raster tiles. The bundled basemap lies below them and shows where a tile is missing; if none can be
 * loaded it is shown alone with its labels, and a message says so.
 */
export function TiledPicture({ source, tilesView, picture, Picture }: TiledPictureProps) {
  const { t } = useTranslation('MapView');
  const tiles = tilesFor(source.url, tilesView);
  const [ends, setEnds] = useState<ReadonlyMap<string, 'loaded' | 'failed'>>(new globalThis.Map());
  const [isLate, setLate] = useState(false);
  const hasSome = tiles.some(({ href }) => ends.get(href) === 'loaded');
  const hasNone = tiles.every(({ href }) => ends.get(href) === 'failed');
  const isWaiting = !hasSome && !hasNone;

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLate(true), tileTimeoutMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);

  const end = (href: string, how: 'loaded' | 'failed') =>
    setEnds((before) => new globalThis.Map(before).set(href, how));
  return (
    <>
      <Picture {...picture} lettered={!hasSome}>
        {tiles.map(({ href, left, top, right, bottom }) => (
          <image
            key={href}
            href={href}
            x={left}
            y={top}
            width={right - left}
            height={bottom - top}
            preserveAspectRatio="none"
            // Hides the browser's broken-image icon.
            visibility={ends.get(href) === 'loaded' ? undefined : 'hidden'}
            onLoad={() => end(href, 'loaded')}
            onError={() => end(href, 'failed')}
          />
        ))}
      </Picture>
      <div className={styles.notes}>
        <div role="status">{hasNone || isLate ? <p className={styles.note}>{t('tilesFailed')}</p> : null}</div>
        {hasSome ? <p className={styles.note}>{source.attribution}</p> : null}
      </div>
    </>
  );
}
