import PlayIcon from '@heroicons/react/20/solid/PlayIcon';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { LinkButton } from '#components/LinkButton';
import { Picture } from '#components/Picture';
import { Progress } from '#components/Progress';

import { courseHref } from './academyPath';
import type { Course } from './api';
import * as styles from './ContinueCard.css';
import { coverOf, coverSize } from './covers';
import { percentDone } from './progress';

export type ContinueCardProps = { course: Course };

/** The course that was studied last, with the step at which it continues. */
export function ContinueCard({ course }: ContinueCardProps) {
  const { t } = useTranslation('academy');
  const titleId = useId();
  const { id, slug, title, totalSteps, progress } = course;
  return (
    <section aria-labelledby={titleId} className={styles.root}>
      <div className={styles.cover}>
        <Picture src={coverOf(slug)} alt="" {...coverSize} ratio={16 / 9} radius="small" loading="eager" />
      </div>
      <div className={styles.texts}>
        <h2 id={titleId} className={styles.eyebrow}>
          {t('continue.title')}
        </h2>
        <p className={styles.title}>{title}</p>
        <p className={styles.step}>{t('continue.step', { number: progress.currentStep + 1, count: totalSteps })}</p>
        <div className={styles.progress}>
          <Progress
            label={t('course.progress', { title })}
            hideLabel
            size="small"
            value={percentDone(progress, totalSteps)}
            valueText={t('course.done', { done: progress.doneSteps.length, count: totalSteps })}
            hideValue
          />
        </div>
      </div>
      <div className={styles.action}>
        <LinkButton tone="primary" variant="solid" href={courseHref(id)} leadingIcon={PlayIcon}>
          {t('continue.action')}
        </LinkButton>
      </div>
    </section>
  );
}
