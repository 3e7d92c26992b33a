import CheckCircleIcon from '@heroicons/react/20/solid/CheckCircleIcon';
import ClockIcon from '@heroicons/react/20/solid/ClockIcon';
import { useTranslation } from 'react-i18next';

import { Badge } from '#components/Badge';
import { BaseLink } from '#components/BaseLink';
import { Icon } from '#components/Icon';
import { Picture } from '#components/Picture';
import { Progress } from '#components/Progress';
import { Skeleton } from '#components/Skeleton';

import { courseHref } from './academyPath';
import type { Course } from './api';
import * as styles from './CourseCard.css';
import { coverOf, coverSize } from './covers';
import { courseState, percentDone } from './progress';

export type CourseCardProps = {
  course: Course;
  /** Title of its category; `undefined` while it loads. */
  category: string | undefined;
};

/** A course in the list; the whole card opens it where the person continues. */
export function CourseCard({ course, category }: CourseCardProps) {
  const { t } = useTranslation('academy');
  const { id, slug, title, description, duration, totalSteps, progress } = course;
  const state = courseState(progress, totalSteps);
  const percent = percentDone(progress, totalSteps);
  return (
    <article className={styles.root}>
      <Picture src={coverOf(slug)} alt="" {...coverSize} />
      <div className={styles.body}>
        <p className={styles.eyebrow}>{category ?? <Skeleton width="narrow" />}</p>
        <h2 className={styles.title}>
          <BaseLink className={styles.link} href={courseHref(id)}>
            {title}
          </BaseLink>
        </h2>
        <p className={styles.description}>{description}</p>
        <div className={styles.foot}>
          <p className={styles.facts}>
            <Icon source={ClockIcon} size="small" />
            {t('course.minutes', { count: duration })}
            <span aria-hidden="true">·</span>
            {t('course.steps', { count: totalSteps })}
            {progress.completed === 0 ? null : (
              <span className={styles.badge}>
                <Badge tone="success" size="small" leadingIcon={CheckCircleIcon}>
                  {state === 'completed' && progress.completed === 1
                    ? t('course.isCompleted')
                    : t('course.times', { count: progress.completed })}
                </Badge>
              </span>
            )}
          </p>
          <div className={styles.progress}>
            {state === 'started' ? (
              <Progress
                label={t('course.progress', { title })}
                hideLabel
                size="small"
                value={percent}
                valueText={t('course.done', { done: progress.doneSteps.length, count: totalSteps })}
                hideValue
              />
            ) : null}
          </div>
          <p className={styles.action} aria-hidden="true">
            <span>{t(`course.${state}`)}</span>
            {state === 'started' ? (
              <span className={styles.done}>
                {t('course.done', { done: progress.doneSteps.length, count: totalSteps })}
              </span>
            ) : null}
          </p>
        </div>
      </div>
    </article>
  );
}

/** Keeps the place of a card. */
export function CourseCardSkeleton() {
  return (
    <div className={styles.root}>
      <div className={styles.coverSkeleton} />
      <div className={styles.body}>
        <Skeleton width="narrow" />
        <Skeleton lines={4} />
        <div className={styles.foot}>
          <p className={styles.facts}>
            <Skeleton width="medium" />
          </p>
          <div className={styles.progress} />
          <p className={styles.action}>
            <Skeleton width="narrow" />
          </p>
        </div>
      </div>
    </div>
  );
}
