import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useBlocker, useSearchParams } from 'react-router-dom';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { FormErrorSummary } from '#components/FormErrorSummary';
import { Tabs } from '#components/Tabs';
import { formatDateTime } from '#lib/format/formatDateTime';
import { HttpError, NetworkError } from '#lib/http/request';

import type { Editable } from './api';
import type { DraftValues } from './draftValues';
import * as styles from './Edit.css';
import { EditOutcomeAlert } from './EditOutcomeAlert';
import { EditMerge } from './EditMerge';
import { EditReview } from './EditReview';
import type { FieldProblem } from './facts';
import { LeaveConfirmation } from './LeaveConfirmation';
import { editMutation } from './queries';
import type { FormRecords } from './queries';
import type { ProblemKey } from './rules';
import type { StepProps } from './stepProps';
import { StepFields } from './StepFields';
import { stepOf } from './steps';
import { editProblemsOf, formValuesOf, toEdit } from './toEdit';
import { useEditedFacility } from './useEditedFacility';
import { useProblemText } from './useProblemText';

const parts = ['name', 'address', 'contact', 'hours', 'services'] as const;
type Part = (typeof parts)[number];

export type EditFormProps = {
  current: Editable;
  records: FormRecords;
  /** Key of the draft on this device; no other tab uses the same one. */
  draftKey: string;
  onClose: () => void;
  onAnnounce: (words: string) => void;
};

/** Form to edit a facility: its sections, a review of the changes, and a merge with another edit. */
export function EditForm({ current, records, draftKey, onClose, onAnnounce }: EditFormProps) {
  const { t, i18n } = useTranslation(['facility-create-edit', 'facility-create']);
  const formId = useId();
  const root = useRef<HTMLDivElement>(null);
  const [params, setParams] = useSearchParams();
  const edit = useEditedFacility(current, draftKey);
  const { base, values, reason, isDirty, latest, newer, merging, ended } = edit;
  const [reviewing, setReviewing] = useState(false);
  const [shownProblems, setShownProblems] = useState<{ problems: readonly FieldProblem[]; message?: string }>();
  const [attempt, setAttempt] = useState(0);
  const form = formValuesOf(values);
  const textOf = useProblemText(form, records.towns);
  const save = useMutation(editMutation());
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      edit.hasChanges() &&
      (nextLocation.pathname !== currentLocation.pathname ||
        new URLSearchParams(nextLocation.search).get('edit') !== current.slug),
  );

  const part: Part = parts.find((one) => one === params.get('section')) ?? 'name';
  const show = (next: Part) =>
    setParams(
      (before) => {
        before.set('section', next);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const idOf = (pointer: string) => `${formId}${pointer.replaceAll('/', '-')}`;
  const shown = shownProblems?.problems ?? [];
  const isOnPart = (problem: FieldProblem) => stepOf(problem.pointer) === part;
  const errors = [
    ...(shownProblems?.message === undefined ? [] : [{ message: shownProblems.message }]),
    ...shown.filter(isOnPart).map((problem) => ({ id: idOf(problem.pointer), message: textOf(problem) })),
    ...shown
      .filter((problem) => !isOnPart(problem))
      .map((problem) => ({
        message: t('elsewhere', {
          part: t(`facility-create:shortSteps.${stepOf(problem.pointer)}`),
          message: textOf(problem),
        }),
      })),
  ].filter(({ message }, index, all) => all.findIndex((other) => other.message === message) === index);

  const stepProps: StepProps = {
    values: form,
    records,
    change: (change) =>
      edit.setValues((facility) => ({ ...facility, ...(typeof change === 'function' ? change(facility) : change) })),
    // An edit has no fields outside the facility.
    changeForm: () => undefined,
    idOf,
    errorOf(pointer) {
      const problem = shown.find((one) =>
        pointer.endsWith('/*') ? one.pointer.startsWith(pointer.slice(0, -1)) : one.pointer === pointer,
      );
      return problem && textOf(problem);
    },
    protectedNote: t('protected'),
  };

  function showProblems(problems: readonly FieldProblem[], message?: string) {
    setReviewing(false);
    setShownProblems({ problems, ...(message !== undefined && { message }) });
    const first = parts.find((one) => problems.some(({ pointer }) => stepOf(pointer) === one));
    if (first && !problems.some(isOnPart)) show(first);
    setAttempt((count) => count + 1);
  }

  /** Moves focus to the new content, because the focused element is removed. */
  function updateAndFocus(change: () => void) {
    flushSync(change);
    const head =
      root.current?.querySelector<HTMLElement>('h3') ?? root.current?.querySelector('[aria-selected="true"]');
    if (head instanceof HTMLElement) head.focus();
  }

  function check() {
    const problems = editProblemsOf(base.values, values, records);
    if (problems.length > 0) return showProblems(problems);
    updateAndFocus(() => {
      setShownProblems(undefined);
      setReviewing(true);
    });
  }

  function compare(other: Editable) {
    updateAndFocus(() => {
      setReviewing(false);
      edit.compare(other);
    });
  }

  function handleError(error: unknown) {
    if (!(error instanceof HttpError)) {
      const isOffline = error instanceof NetworkError && error.reason === 'offline';
      return showProblems([], t(isOffline ? 'failure.offline' : 'failure.failed'));
    }
    const { code, errors: wrong = [], current: other } = error.problem;
    // Validated by the contract's schema on the server.
    if (code === 'revision-conflict' && typeof other === 'object' && other !== null) return compare(other as Editable);
    if (code === 'validation-failed' && wrong.length > 0) {
      const isKnown = (message: string) => i18n.exists(`problem.${message}`, { ns: 'facility-create' });
      return showProblems(
        wrong.map(({ pointer, message }) => ({
          pointer,
          key: (isKnown(message) ? message : 'choice') as ProblemKey,
        })),
      );
    }
    return showProblems([], t(code === 'forbidden' ? 'failure.forbidden' : 'failure.failed'));
  }

  function send() {
    save.mutate(
      {
        id: base.id,
        facility: toEdit(base.values, values),
        revision: base.revision,
        pendingSince: base.pending?.submittedAt ?? null,
        reason,
      },
      {
        onSuccess(saved) {
          edit.finish();
          const waits = saved.pending !== null;
          onAnnounce(t(waits ? 'sent' : 'saved', { name: saved.name }));
          onClose();
        },
        onError: handleError,
      },
    );
  }

  function applyMerge(merged: DraftValues['facility']) {
    updateAndFocus(() => {
      edit.applyMerge(merged);
      setReviewing(true);
    });
  }

  const changedByText = ({ changed }: Editable) => {
    const role = changed?.own
      ? 'self'
      : changed?.role === 'owner' || changed?.role === 'admin'
        ? changed.role
        : 'other';
    const when = changed ? formatDateTime(changed.at, 'full', i18n.language) : '';
    return t('newerText', { who: t(`who.${role}`), when });
  };

  return (
    <div ref={root} className={styles.rows}>
      {ended ? <EditOutcomeAlert ended={ended} onDismiss={edit.dismissEnded} /> : null}
      {merging ? (
        <EditMerge
          merged={merging.result}
          theirs={merging.current.values}
          lead={changedByText(merging.current)}
          records={records}
          onDone={applyMerge}
        />
      ) : reviewing ? (
        <EditReview
          base={base.values}
          values={values}
          records={records}
          reason={reason}
          onReason={edit.setReason}
          busy={save.isPending}
          onSave={send}
          merged={edit.isMerged}
          onBack={() => updateAndFocus(() => setReviewing(false))}
        />
      ) : (
        <form
          className={styles.rows}
          aria-label={t('title', { name: base.name })}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            check();
          }}
        >
          <FormErrorSummary title={t('facility-create:problemTitle')} errors={errors} attempt={attempt} />
          {newer ? (
            <Alert
              tone="warning"
              title={t('newer')}
              action={
                <Button variant="outline" onClick={() => compare(newer)}>
                  {t('compare')}
                </Button>
              }
            >
              {changedByText(newer)}
            </Alert>
          ) : null}
          {edit.isRestored && isDirty ? <Alert tone="info" title={t('back')} /> : null}
          {latest.pending ? (
            <Alert tone="info" title={t('pending')}>
              {t('pendingText', { date: formatDateTime(latest.pending.submittedAt, 'full', i18n.language) })}
            </Alert>
          ) : null}
          <Tabs
            label={t('parts')}
            value={part}
            tabs={parts.map((one) => ({
              value: one,
              label: t(`facility-create:shortSteps.${one}`),
              panel: (
                <div className={styles.rows}>
                  <StepFields id={`drf_edit-${base.id}`} step={one} stepProps={stepProps} />
                </div>
              ),
            }))}
            onChange={(next) => show(parts.find((one) => one === next) ?? 'name')}
          />
          {isDirty ? <p className={styles.muted}>{t('unsaved')}</p> : null}
          <div className={styles.actions}>
            <Button type="submit" tone="primary" variant="solid">
              {t('check')}
            </Button>
            {isDirty ? (
              <Button
                variant="quiet"
                onClick={() =>
                  updateAndFocus(() => {
                    edit.discard();
                    setShownProblems(undefined);
                  })
                }
              >
                {t('discard')}
              </Button>
            ) : null}
          </div>
        </form>
      )}
      <LeaveConfirmation
        blocker={blocker}
        title={t('leave.title')}
        text={t('leave.text')}
        leave={t('leave.leave')}
        stay={t('leave.stay')}
      />
    </div>
  );
}
