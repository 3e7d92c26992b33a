import ArrowLeftIcon from '@heroicons/react/20/solid/ArrowLeftIcon';
import ArrowRightIcon from '@heroicons/react/20/solid/ArrowRightIcon';
import QuestionMarkCircleIcon from '@heroicons/react/24/outline/QuestionMarkCircleIcon';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Button } from '#components/Button';
import { Html } from '#components/Html';
import { mirroredIcon } from '#components/Icon';
import { IconButton } from '#components/IconButton';
import { KeyboardShortcutsDialog } from '#components/KeyboardShortcutsDialog';
import { LinkButton } from '#components/LinkButton';
import { RecordLayout, RecordLayoutSidebarButton } from '#components/RecordLayout';
import { RecordToolbar } from '#components/RecordToolbar';
import { lineKeys } from '#lib/browser/direction';
import { useSwipe } from '#lib/browser/useSwipe';
import type { KeyBinding } from '#lib/keyBindings/keyBindings';
import { useKeyBindings } from '#lib/keyBindings/useKeyBindings';
import { useDialogState } from '#lib/react/useDialogState';

import { certificateHref, courseHref, coursesHref } from './academyPath';
import type { FullCourse } from './api';
import { CourseOutline } from './CourseOutline';
import * as styles from './CourseScreen.css';
import { isDone, stepsLeft } from './progress';
import { QuestionForm } from './QuestionForm';
import { StepsLeft } from './StepsLeft';
import { useCourseActions } from './useCourseActions';

const BackIcon = mirroredIcon(ArrowLeftIcon);
const ForwardIcon = mirroredIcon(ArrowRightIcon);

export type CourseScreenProps = {
  course: FullCourse;
  /** Zero-based. */
  step: number;
};

/** The steps of a course beside the one that is read, with its question and the way to the next. */
export function CourseScreen({ course, step }: CourseScreenProps) {
  const { t } = useTranslation('academy');
  const navigate = useNavigate();
  const { actions, hasFailed } = useCourseActions(course);
  const { id, title, totalSteps, progress } = course;
  const content = course.steps[step];
  const next = step + 1 < totalSteps ? step + 1 : undefined;
  const isCompleted = isDone(progress, totalSteps);
  const article = useRef<HTMLElement>(null);
  const help = useDialogState();
  const [finishing, setFinishing] = useState(false);
  /** The step at which someone wanted to finish too early. */
  const [earlyFinish, setEarlyFinish] = useState<number>();

  // Only when this tab goes to another step: two tabs at different steps would otherwise take turns.
  const visit = useEffectEvent((current: number) => {
    if (progress.currentStep !== current) actions.visit(current);
  });
  useEffect(() => visit(step), [step]);

  function goTo(target: number) {
    if (target === next) actions.read(step, target);
    void navigate(courseHref(id, target));
  }

  /** The last step: to the certificate, or to what is still to be done. */
  async function finish() {
    setFinishing(true);
    try {
      const saved = await actions.finish(step);
      if (isDone(saved, totalSteps)) await navigate(certificateHref(id));
      else setEarlyFinish(step);
    } catch {
      // Said above the buttons.
    } finally {
      setFinishing(false);
    }
  }

  useSwipe(article, (direction) => {
    const target = step + direction;
    if (target >= 0 && target < totalSteps) goTo(target);
  });

  const { forward, back } = lineKeys();
  const bindings: KeyBinding[] = [
    {
      id: 'next',
      keys: [forward, 'J'],
      run: () => (next === undefined ? false : goTo(next)),
      label: t('keys.next'),
    },
    {
      id: 'previous',
      keys: [back, 'K'],
      run: () => (step === 0 ? false : goTo(step - 1)),
      label: t('keys.previous'),
    },
    {
      id: 'choose',
      keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
      run: ({ key }) => {
        const option = article.current?.querySelectorAll<HTMLInputElement>('input[data-option]')[Number(key) - 1];
        if (!option || option.disabled) return false;
        option.click();
        // Enter checks, and other numbers still choose: a radio would keep both keys for itself.
        option.form?.querySelector<HTMLElement>('button[type="submit"]')?.focus({ preventScroll: true });
      },
      label: t('keys.choose'),
    },
    { id: 'check', keys: ['Enter'], label: t('keys.check') },
    { id: 'help', keys: ['?'], run: help.show, label: t('keys.title') },
  ];
  useKeyBindings(bindings);

  if (!content) return null;
  const left = stepsLeft(progress, totalSteps);
  return (
    <>
      <title>{t('documentTitle', { title: `${content.title} · ${title}` })}</title>
      <RecordLayout
        arrangement="instead"
        listKey={`${id} ${step}`}
        sidebarLabel={t('steps.label')}
        sidebar={
          <CourseOutline
            course={course}
            step={step}
            onRestart={async () => {
              await actions.restart();
              await navigate(courseHref(id, 0));
            }}
          />
        }
        list={
          <div className={styles.root}>
            <RecordToolbar label={t('course.actions')} backHref={coursesHref()} backLabel={t('course.back')}>
              <RecordLayoutSidebarButton label={t('steps.open')} />
              <IconButton
                label={t('keys.title')}
                icon={QuestionMarkCircleIcon}
                aria-keyshortcuts="?"
                onClick={help.show}
              />
            </RecordToolbar>
            <article ref={article} className={styles.article}>
              <header className={styles.header}>
                <p className={styles.eyebrow}>
                  {title} · {t('steps.position', { number: step + 1, count: totalSteps })}
                </p>
                <h1 tabIndex={-1} className={styles.title}>
                  {content.title}
                </h1>
                {content.subtitle === '' ? null : <p className={styles.subtitle}>{content.subtitle}</p>}
              </header>
              <Html html={content.content} variant="reading" pictures />
              {content.question ? (
                <QuestionForm
                  key={`${progress.attempt} ${step}`}
                  question={content.question}
                  seed={`${id} ${step}`}
                  answer={progress.answers.find((one) => one.step === step)?.choices}
                  onAnswer={(choices) => actions.answer(step, choices)}
                />
              ) : null}
              {earlyFinish === step && left.length > 0 ? <StepsLeft course={course} left={left} /> : null}
            </article>
            <nav aria-label={t('steps.navigation')} className={styles.navigation}>
              <div role="status">
                {hasFailed ? (
                  <div className={styles.failure}>
                    <p>{t('progress.failed')}</p>
                    <Button size="small" variant="outline" onClick={() => actions.visit(step)}>
                      {t('progress.retry')}
                    </Button>
                  </div>
                ) : null}
              </div>
              <div className={styles.buttons}>
                <span className={styles.button}>
                  {step === 0 ? null : (
                    <LinkButton href={courseHref(id, step - 1)} variant="outline" leadingIcon={BackIcon}>
                      {t('steps.previous')}
                    </LinkButton>
                  )}
                </span>
                <span className={styles.position} aria-hidden="true">
                  {step + 1} / {totalSteps}
                </span>
                <span className={styles.button}>
                  {next !== undefined ? (
                    <LinkButton
                      href={courseHref(id, next)}
                      tone="primary"
                      variant="solid"
                      trailingIcon={ForwardIcon}
                      onClick={() => actions.read(step, next)}
                    >
                      {t('steps.next')}
                    </LinkButton>
                  ) : isCompleted ? (
                    <LinkButton href={certificateHref(id)} tone="primary" variant="solid">
                      {t('certificate.get')}
                    </LinkButton>
                  ) : (
                    <Button tone="primary" variant="solid" loading={finishing} onClick={() => void finish()}>
                      {t('steps.finish')}
                    </Button>
                  )}
                </span>
              </div>
            </nav>
          </div>
        }
      />
      <KeyboardShortcutsDialog {...help.props} bindings={bindings} description={t('keys.text')} />
    </>
  );
}
