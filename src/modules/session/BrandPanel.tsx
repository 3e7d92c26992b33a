import BuildingOffice2Icon from '@heroicons/react/24/outline/BuildingOffice2Icon';
import CheckBadgeIcon from '@heroicons/react/24/solid/CheckBadgeIcon';
import ClipboardDocumentCheckIcon from '@heroicons/react/24/outline/ClipboardDocumentCheckIcon';
import MapPinIcon from '@heroicons/react/24/solid/MapPinIcon';
import PlusCircleIcon from '@heroicons/react/24/outline/PlusCircleIcon';
import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon';

import * as styles from './BrandPanel.css';
import { BrandPanelMap } from './BrandPanelMap';

const points = [
  { name: 'add', icon: PlusCircleIcon },
  { name: 'verify', icon: ClipboardDocumentCheckIcon },
  { name: 'manage', icon: BuildingOffice2Icon },
] as const;

export type BrandPanelProps = {
  /** As tall as the card it belongs to, instead of the window. */
  inCard: boolean;
};

/** Panel beside the form on larger screens: a map of the directory's town, and what an account offers. */
export function BrandPanel({ inCard }: BrandPanelProps) {
  const { t } = useTranslation('session');
  return (
    <aside className={styles.root} data-in-card={inCard || undefined} aria-label={t('panel.label')}>
      <div className={styles.scene} aria-hidden="true">
        <BrandPanelMap />
        <div className={styles.place}>
          <div className={styles.card}>
            <span className={styles.name}>
              {t('panel.place')}
              <span className={styles.verified}>
                <Icon source={CheckBadgeIcon} size="small" />
              </span>
            </span>
            <span className={styles.kind}>{t('panel.kind')}</span>
            <span className={styles.open}>{t('panel.open')}</span>
          </div>
          <span className={styles.pin}>
            <Icon source={MapPinIcon} size="large" />
          </span>
        </div>
      </div>
      <div className={styles.words}>
        <p className={styles.title}>{t('panel.title')}</p>
        <ul role="list" className={styles.points}>
          {points.map(({ name, icon }) => (
            <li key={name} className={styles.point}>
              <span className={styles.pointIcon}>
                <Icon source={icon} />
              </span>
              {t(`panel.${name}`)}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
