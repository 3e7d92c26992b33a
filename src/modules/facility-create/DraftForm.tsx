import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker, useNavigate } from 'react-router-dom';

import { Button } from '#components/Button';
import { FormErrorSummary } from '#components/FormErrorSummary';
import { Link } from '#components/Link';
import { Stepper } from '#components/Stepper';
import { SubmitButton } from '#components/SubmitButton';
import { facilityPath, paths } from '#domain/paths';
import { focusHeading } from '#lib/browser/focusHeading';
import type { SessionUser } from '#lib/session/session';

import { receiptPath, stepPath } from './draftPaths';
import type { Draft } from './api';
import * as styles from './CreateFacility.css';
import { ReopenedAlert, DraftAlerts, SaveStatus, UnverifiedEmailAlert } from './DraftAlerts';
import { DraftRestoredAlert } from './DraftRestoredAlert';
import { candidatesOf, isAnswered } from './DuplicatesStep';
import type { DraftValues } from './draftValues';
import type { FieldProblem } from './facts';
import { LeaveConfirmation } from './LeaveConfirmation';
import { duplicatesQuery } from './queries';
import type { FormRecords } from './queries';
import type { StepProps } from './stepProps';
import { StepFields } from './StepFields';
import { byFieldOrder, stepOf, steps } from './steps';
import type { Step } from './steps';
import { comparable, problemsOf } from './toSubmission';
import { useFacilityDraft } from './useFacilityDraft';
import { useProblemText } from './useProblemText';
import { useSubmitFacility } from './useSubmitFacility';

export type DraftFormProps = {
  id: string;
  /** The draft on the server, if any. */
  server: Draft | null;
  step: Step;
  /** The step was opened from the summary, to change an answer. */
  fromCheck: boolean;
  records: FormRecords;
  user: SessionUser;
  resend: () => Promise<unknown>;
  /** Whether its heading takes the focus at first. */
  takesFocus: boolean;
  /** Called with the first input: from then on the draft has a URL. */
  onStarted: () => void;
};

/** Errors as last shown: those of one step, or of all steps on the last. */
type ShownProblems = { on: Step; problems: readonly FieldProblem[]; message?: string };

/** Form for a new facility in seven steps (directory 2.9). */
export function DraftForm({
  id,
  server,
  step,
  fromCheck,
  records,
  user,
  resend,
  takesFocus,
  onStarted,
}: DraftFormProps) {
  const { t } = useTranslation('facility-create');
  const formId = useId();
  const navigate = useNavigate();
  const { state, sync, setStep, end } = useFacilityDraft(id, server, step);
  const [openedAt] = useState(step);
  const { values } = state.content;
  const [shownProblems, setShownProblems] = useState<ShownProblems>();
  const [attempt, setAttempt] = useState(0);
  const textOf = useProblemText(values, records.towns);
  const submission = useSubmitFacility(id);
  const duplicates = useQuery({
    ...duplicatesQuery(comparable(values)),
    enabled: step === 'duplicates' && values.facility.name.trim() !== '',
  });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => nextLocation.pathname !== currentLocation.pathname && sync.isUnsaved(),
  );

  const takeFocus = useEffectEvent(() => {
    if (takesFocus) focusHeading();
  });
  useEffect(() => takeFocus(), []);

  // The URL decides which step is shown.
  const showStep = useEffectEvent(setStep);
  useEffect(() => showStep(step), [step]);

  const allProblems = problemsOf(values, records);
  const hasProblems = (one: Step) => allProblems.some(({ pointer }) => stepOf(pointer) === one);
  const index = steps.indexOf(step);
  const firstInvalid = steps.findIndex(hasProblems);
  const reached = Math.max(index, firstInvalid === -1 ? steps.length : firstInvalid);

  const shown = (shownProblems?.problems ?? []).filter(
    ({ pointer }) => stepOf(pointer) === step || (step === 'check' && shownProblems?.on === 'check'),
  );
  const idOf = (pointer: string) => `${formId}${pointer.replaceAll('/', '-')}`;
  const errors = [
    ...(shownProblems?.message !== undefined && shownProblems.on === step ? [{ message: shownProblems.message }] : []),
    ...shown.map((problem) => {
      const home = stepOf(problem.pointer);
      return { id: idOf(home === step ? problem.pointer : `/steps/${home}`), message: textOf(problem) };
    }),
  ].filter(({ message }, index, all) => all.findIndex((other) => other.message === message) === index);

  const currentValues = () => sync.getState().content.values;
  const changeValues = (update: (before: DraftValues) => DraftValues) =>
    sync.change((content) => ({ ...content, values: update(content.values) }));

  const stepProps: StepProps = {
    values,
    records,
    change(part) {
      changeValues(({ facility, ...rest }) => {
        const next = typeof part === 'function' ? part(facility) : part;
        return { ...rest, facility: { ...facility, ...next } };
      });
      onStarted();
    },
    changeForm(part) {
      changeValues((before) => ({ ...before, ...part }));
      onStarted();
    },
    idOf,
    errorOf(pointer) {
      const isList = pointer.endsWith('/*');
      const problem = shown.find((one) =>
        isList ? one.pointer.startsWith(pointer.slice(0, -1)) : one.pointer === pointer,
      );
      return problem && textOf(problem);
    },
  };

  function showProblems(next: ShownProblems) {
    setShownProblems(next);
    setAttempt((count) => count + 1);
  }

  function goToNext() {
    const problems = problemsOf(currentValues(), records).filter(({ pointer }) => stepOf(pointer) === step);
    if (problems.length > 0) return showProblems({ on: step, problems });
    setShownProblems(undefined);
    const next = fromCheck ? 'check' : (steps[index + 1] ?? 'check');
    void navigate(stepPath(id, next));
  }

  function continueFromDuplicates() {
    if (duplicates.isFetching) return;
    const candidates = candidatesOf(duplicates.data);
    const same = candidates.find((candidate) => candidate.id === values.duplicate);
    if (same) return void navigate(`${facilityPath(same.slug)}${same.pending ? '' : '?action=claim'}`);
    if (candidates.length > 0 && !isAnswered(values, candidates)) {
      return showProblems({ on: step, problems: [{ pointer: '/duplicateAnswer', key: 'duplicateMissing' }] });
    }
    // No candidates, or the search failed: the back end checks again.
    if (values.duplicate !== 'none') stepProps.changeForm({ duplicate: 'none' });
    goToNext();
  }

  async function submit() {
    if (submission.busy) return;
    const problems = problemsOf(currentValues(), records);
    if (problems.length > 0) return showProblems({ on: 'check', problems });
    if (!user.emailVerified) return showProblems({ on: 'check', problems: [], message: t('failure.unverified') });
    setShownProblems(undefined);
    await sync.flush();
    const outcome = await submission.send(currentValues());
    switch (outcome.kind) {
      case 'received':
        void end();
        return void navigate(receiptPath(outcome.slug), { replace: true });
      case 'similar':
        return void navigate(stepPath(id, 'duplicates', { fromCheck: true }));
      case 'refused':
        return showProblems({
          on: 'check',
          problems: outcome.problems.toSorted((a, b) => byFieldOrder(a.pointer, b.pointer)),
        });
      default:
        return showProblems({ on: 'check', problems: [], message: outcome.message });
    }
  }

  const title = t(`steps.${step}`);
  const documentTitle = t('documentTitle', { step: title });
  const isLast = step === 'check';
  const isChecking = step === 'duplicates' && duplicates.isFetching;
  const before = steps[index - 1];
  return (
    <>
      <title>{errors.length > 0 ? t('errorTitle', { title: documentTitle }) : documentTitle}</title>
      <Stepper
        label={t('way')}
        value={step}
        steps={steps.map((one, index) => ({
          value: one,
          label: t(`shortSteps.${one}`),
          href: stepPath(id, one),
          disabled: index > reached,
          state:
            shownProblems?.on === 'check' &&
            shownProblems.problems.some(({ pointer }) => stepOf(pointer) === one && one !== 'check')
              ? 'error'
              : one !== 'check' && index < reached && !hasProblems(one)
                ? 'done'
                : 'todo',
        }))}
      />
      <header className={styles.head}>
        {before ? <Link href={stepPath(id, fromCheck ? 'check' : before)}>{t('actions.back')}</Link> : null}
        <div className={styles.over}>
          <SaveStatus state={state} />
        </div>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {isLast ? <p className={styles.lead}>{t('check.lead')}</p> : null}
        {index === 0 ? <p className={styles.lead}>{t('start.lead')}</p> : null}
      </header>
      <form
        className={styles.form}
        aria-label={title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isLast) void submit();
          else if (step === 'duplicates') continueFromDuplicates();
          else goToNext();
        }}
      >
        <FormErrorSummary title={t('problemTitle')} errors={errors} attempt={attempt} />
        {server?.again ? <ReopenedAlert again={server.again} /> : null}
        <DraftAlerts state={state} onResolve={sync.resolveConflict} />
        {state.isRestored && step === openedAt && state.status !== 'conflict' ? (
          <DraftRestoredAlert id={id} name={values.facility.name} onDiscarded={() => void end()} />
        ) : null}
        {user.emailVerified ? null : <UnverifiedEmailAlert user={user} resend={resend} />}
        <StepFields id={id} step={step} stepProps={stepProps} found={duplicates} />
        <div className={styles.actions}>
          <SubmitButton tone="primary" variant="solid" loading={submission.busy || isChecking} sends={isLast}>
            {isLast
              ? t(submission.busy ? 'actions.sending' : 'actions.send')
              : t(isChecking ? 'actions.checking' : 'actions.continue')}
          </SubmitButton>
          <Button
            variant="quiet"
            disabled={submission.busy}
            onClick={() => void sync.flush().then(() => navigate(`${paths.ownedFacilities}?tab=drafts`))}
          >
            {t('actions.saveAndLeave')}
          </Button>
        </div>
      </form>
      <LeaveConfirmation
        blocker={blocker}
        title={t('leave.title')}
        text={t('leave.text')}
        leave={t('leave.leave')}
        stay={t('leave.stay')}
      />
    </>
  );
}
