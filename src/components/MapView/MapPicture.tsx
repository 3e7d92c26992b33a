import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { FeatureCollection } from '#lib/geo/geojson';
import type { LatLon } from '#lib/geo/latLon';
import type { Size, Viewpoint } from '#lib/geo/mercator';

import { clustered, markerBoxes } from './clusters';
import type { MapPinSize } from './clusters';
import { Graticule, Ground, Lettering } from './Ground';
import * as styles from './MapView.css';
import { Overlay } from './Overlay';
import type { OverlayProps } from './Overlay';
import { sheetFor } from './sheet';

export type MapPictureProps = Omit<OverlayProps, 'sheet'> & {
  view: Viewpoint;
  /** Zoom the sheet was rendered for; at other zooms it is scaled. */
  drawn: number;
  size: Size;
  collections: readonly FeatureCollection[];
  hasGround: boolean;
  /** Labels avoid the area under these pins. */
  pins: ReadonlyArray<LatLon & { id: string; size?: MapPinSize }>;
  /** `false` hides the labels, because the tiles have their own. */
  lettered?: boolean;
  /** Rendered above the basemap, below the route and the dots. */
  children?: ReactNode;
};

/** All non-interactive layers of the map, positioned so that the view fills the frame. */
export function MapPicture({
  view,
  drawn,
  size,
  collections,
  hasGround,
  pins,
  lettered = true,
  children,
  ...overlay
}: MapPictureProps) {
  const { i18n } = useTranslation('MapView');
  const { sheet, transform } = sheetFor(view, drawn, size);
  const avoid = clustered(pins, drawn).flatMap((marker) => markerBoxes(marker, sheet));
  return (
    <svg aria-hidden="true" className={styles.sheet} width={sheet.width} height={sheet.height} style={{ transform }}>
      {hasGround ? (
        <Ground collections={collections} sheet={sheet} zoom={drawn} />
      ) : (
        <Graticule sheet={sheet} language={i18n.language} />
      )}
      {children}
      <Overlay {...overlay} sheet={sheet} />
      {hasGround && lettered ? <Lettering collections={collections} sheet={sheet} zoom={drawn} avoid={avoid} /> : null}
    </svg>
  );
}
