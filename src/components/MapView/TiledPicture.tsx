import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { TileSource } from '#lib/geo/tileSettings';

import { MapPicture } from './MapPicture';
import type { MapPictureProps } from './MapPicture';
import { sheetFor } from './sheet';
import * as styles from './TiledPicture.css';
import { tilesFor } from './tiles';

export type TiledPictureProps = MapPictureProps & { source: TileSource };

/** Time in ms without a single loaded tile before the error message appears (directory 2.8). */
const tileTimeoutMs = 6000;

/**
 * The map with raster tiles. The bundled basemap lies below them and shows where a tile is missing; if none can be
 * loaded it is shown alone with its labels, and a message says so.
 */
export function TiledPicture({ source, ...picture }: TiledPictureProps) {
  const { t } = useTranslation('MapView');
  const { view, drawn, size } = picture;
  const { sheet } = sheetFor(view, drawn, size);
  const tiles = tilesFor(source.url, view, drawn, size, sheet);
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
      <MapPicture {...picture} lettered={!hasSome}>
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
      </MapPicture>
      <div className={styles.notes}>
        <div role="status">{hasNone || isLate ? <p className={styles.note}>{t('tilesFailed')}</p> : null}</div>
        {hasSome ? <p className={styles.note}>{source.attribution}</p> : null}
      </div>
    </>
  );
}
