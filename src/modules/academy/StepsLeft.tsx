import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Link } from '#components/Link';

import { courseHref } from './academyPath';
import type { FullCourse } from './api';
import * as styles from './StepsLeft.css';

export type StepsLeftProps = {
  course: FullCourse;
  /** Zero-based. */
  left: readonly number[];
};

/** Says which steps are still to be done, with links to them. Takes the focus when it appears. */
export function StepsLeft({ course, left }: StepsLeftProps) {
  const { t } = useTranslation('academy');
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <div ref={root} tabIndex={-1} className={styles.root}>
      <Alert tone="info" title={t('left.title', { count: left.length })}>
        <p>{t('left.text')}</p>
        <ul role="list" className={styles.list}>
          {left.map((step) => (
            <li key={step}>
              <Link href={courseHref(course.id, step)}>{course.steps[step]?.title ?? String(step + 1)}</Link>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
