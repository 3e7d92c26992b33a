import AcademicCapIcon from '@heroicons/react/24/outline/AcademicCapIcon';
import { useTranslation } from 'react-i18next';

import { RecordMissing } from '#components/RecordMissing';

import { coursesHref } from './academyPath';

export type CourseMissingProps = { id: string };

/** Shown when no course has the id of the address. */
export function CourseMissing({ id }: CourseMissingProps) {
  const { t } = useTranslation('academy');
  return (
    <RecordMissing
      icon={AcademicCapIcon}
      title={t('missing.title')}
      documentTitle={t('documentTitle', { title: t('missing.title') })}
      description={t('missing.text', { id })}
      action={{ label: t('missing.action'), href: coursesHref() }}
    />
  );
}
