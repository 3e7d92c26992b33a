import AcademicCapIcon from '@heroicons/react/24/outline/AcademicCapIcon';
import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon';
import { formatDate } from '#lib/format/formatDate';
import { viewerTimeZone } from '#lib/time/viewerTimeZone';

import type { FullCourse } from './api';
import * as styles from './Certificate.css';

export type CertificateProps = {
  /** Name of the person. */
  name: string;
  course: FullCourse;
  /** ISO instant. */
  completedAt: string;
};

/** Text of a certificate: who completed what, and when. */
export function Certificate({ name, course, completedAt }: CertificateProps) {
  const { t, i18n } = useTranslation('academy');
  return (
    <div className={styles.root}>
      <span className={styles.seal}>
        <Icon source={AcademicCapIcon} size="large" />
      </span>
      <p className={styles.small}>{t('certificate.awarded')}</p>
      <p className={styles.name}>{name}</p>
      <p className={styles.small}>{t('certificate.has')}</p>
      <p className={styles.course}>{course.title}</p>
      <p className={styles.small}>{t('certificate.content', { count: course.totalSteps })}</p>
      <dl className={styles.facts}>
        <div>
          <dt className={styles.small}>{t('certificate.date')}</dt>
          <dd className={styles.fact}>
            <time dateTime={completedAt}>{formatDate(completedAt, i18n.language, viewerTimeZone())}</time>
          </dd>
        </div>
      </dl>
      <p className={styles.issuer}>{t('certificate.issuer')}</p>
    </div>
  );
}
