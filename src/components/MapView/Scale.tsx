import { useTranslation } from 'react-i18next';

import { VisuallyHidden } from '#components/VisuallyHidden';
import { formatDistance } from '#lib/format/formatDistance';
import { metresPerPx, scaleBar } from '#lib/geo/mercator';
import type { Viewpoint } from '#lib/geo/mercator';

import * as styles from './MapView.css';

/** Scale bar, labelled with the round distance it represents. */
export function Scale({ view }: { view: Viewpoint }) {
  const { t, i18n } = useTranslation('MapView');
  const { metres, width } = scaleBar(metresPerPx(view.lat, view.zoom), 110);
  if (width === 0) return null;
  return (
    <p className={styles.scale} style={{ width }}>
      <VisuallyHidden>{t('scale')}</VisuallyHidden> {formatDistance(metres, i18n.language)}
    </p>
  );
}
