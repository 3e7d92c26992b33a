import TrophyIcon from '@heroicons/react/20/solid/TrophyIcon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { LinkButton } from '#components/LinkButton';
import { Progress } from '#components/Progress';
import { Stepper } from '#components/Stepper';
import { formatDate } from '#lib/format/formatDate';

import { certificateHref, courseHref } from './academyPath';
import type { FullCourse } from './api';
import * as styles from './CourseOutline.css';
import { isDone, percentDone } from './progress';

export type CourseOutlineProps = {
  course: FullCourse;
  /** The step that is shown, zero-based. */
  step: number;
  /** Begins the completed course again. */
  onRestart: () => Promise<void>;
};

/** Title, progress and list of steps of a course. */
export function CourseOutline({ course, step, onRestart }: CourseOutlineProps) {
  const { t, i18n } = useTranslation('academy');
  const [restarting, setRestarting] = useState(false);
  const { id, title, description, duration, totalSteps, updatedAt, progress, steps } = course;
  return (
    <div className={styles.root}>
      <div className={styles.about}>
        <p className={styles.title}>{title}</p>
        <p className={styles.description}>{description}</p>
        <p className={styles.facts}>
          {t('course.minutes', { count: duration })} ·{' '}
          {t('course.updated', { date: formatDate(updatedAt, i18n.language) })}
        </p>
      </div>
      <Progress
        label={t('course.ownProgress')}
        size="small"
        value={percentDone(progress, totalSteps)}
        tone={isDone(progress, totalSteps) ? 'success' : 'primary'}
      />
      <Stepper
        label={t('steps.label')}
        orientation="vertical"
        value={String(step)}
        steps={steps.map((one, at) => ({
          value: String(at),
          label: one.title,
          state: progress.doneSteps.includes(at) ? 'done' : 'todo',
          href: courseHref(id, at),
        }))}
      />
      {progress.completedAt === null ? null : (
        <div className={styles.end}>
          <LinkButton href={certificateHref(id)} variant="soft" leadingIcon={TrophyIcon} fullWidth>
            {t('certificate.link')}
          </LinkButton>
          {isDone(progress, totalSteps) ? (
            <>
              <Button
                variant="quiet"
                fullWidth
                loading={restarting}
                onClick={() => {
                  setRestarting(true);
                  // Its error is said above the buttons of the step.
                  onRestart().then(
                    () => setRestarting(false),
                    () => setRestarting(false),
                  );
                }}
              >
                {t('restart.action')}
              </Button>
              <p className={styles.facts}>{t('restart.text')}</p>
            </>
          ) : null}
        </div>
      )}
    </div>
  );
}
