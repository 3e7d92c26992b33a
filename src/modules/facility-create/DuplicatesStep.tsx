import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { LinkButton } from '#components/LinkButton';
import { LiveText } from '#components/LiveRegion';
import { RadioGroup } from '#components/RadioGroup';
import { Skeleton } from '#components/Skeleton';
import { facilityPath } from '#domain/paths';
import { formatDistance } from '#lib/format/formatDistance';
import { listFormat } from '#lib/format/intl';

import type { Candidate, Candidates } from './api';
import * as styles from './DuplicatesStep.css';
import { fieldOf } from './stepProps';
import type { StepProps } from './stepProps';

export type DuplicatesStepProps = StepProps & {
  /** Result for the details entered so far. */
  found: UseQueryResult<Candidates>;
};

/** All candidates, the most likely first. */
export const candidatesOf = (found: Candidates | undefined): readonly Candidate[] =>
  found ? [...found.strong, ...found.possible] : [];

/** Whether the answer covers all current candidates. */
export function isAnswered(
  { duplicate, duplicatesSeen }: StepProps['values'],
  candidates: readonly Candidate[],
): boolean {
  if (duplicate === 'none') return candidates.every(({ id }) => duplicatesSeen.includes(id));
  return candidates.some(({ id }) => id === duplicate);
}

/** Step that asks whether the facility is already listed (directory 2.9, step 2). */
export function DuplicatesStep({ found, ...step }: DuplicatesStepProps) {
  const { t, i18n } = useTranslation('facility-create');
  const { values, changeForm } = step;
  const candidates = candidatesOf(found.data);
  // Idle without a name, which the search needs.
  if (found.isPending && found.fetchStatus !== 'idle') {
    return (
      <div className={styles.root} aria-busy="true">
        <p role="status" className={styles.text}>
          <LiveText>{t('duplicates.searching')}</LiveText>
        </p>
        <Skeleton variant="block" height="medium" />
      </div>
    );
  }
  if (found.isError) {
    return (
      <Alert tone="warning" title={t('duplicates.failed')}>
        {t('duplicates.failedText')}
      </Alert>
    );
  }
  if (candidates.length === 0) {
    return (
      <Alert tone="success" title={t('duplicates.none')}>
        {t('duplicates.noneText')}
      </Alert>
    );
  }

  const list = listFormat(i18n.language, { type: 'unit', style: 'short' });
  const describe = ({ category, addressLine, district, city, distanceM, reasons, pending }: Candidate) =>
    [
      list.format(
        [category, addressLine, district, city].filter((part) => part !== undefined && part !== '') as string[],
      ),
      list.format([
        ...reasons.map((reason) => t(`duplicates.reasons.${reason}`)),
        ...(distanceM === undefined
          ? []
          : [t('duplicates.away', { distance: formatDistance(distanceM, i18n.language) })]),
        ...(pending ? [t('duplicates.pending')] : []),
      ]),
    ].join(' · ');
  const answered = isAnswered(values, candidates);
  const wasAsked = values.duplicate === 'none' && !answered;
  const same = candidates.find(({ id }) => id === values.duplicate);
  return (
    <div className={styles.root}>
      {wasAsked ? <Alert tone="warning" title={t('duplicates.again')} /> : null}
      <RadioGroup
        {...fieldOf(step, '/duplicateAnswer')}
        label={t('duplicates.question')}
        description={t('duplicates.hint')}
        options={[
          ...candidates.map((candidate) => ({
            value: candidate.id,
            label: candidate.name,
            description: describe(candidate),
          })),
          { value: 'none', label: t('duplicates.noneOf') },
        ]}
        value={answered ? values.duplicate : null}
        onChange={(answer) =>
          changeForm({
            duplicate: answer,
            ...(answer === 'none' && {
              duplicatesSeen: [...new Set([...values.duplicatesSeen, ...candidates.map(({ id }) => id)])].slice(-100),
            }),
          })
        }
      />
      {same ? (
        <Alert
          tone="info"
          title={t('duplicates.isIt')}
          action={
            <div className={styles.chosen}>
              <LinkButton href={facilityPath(same.slug)} variant="outline">
                {t('duplicates.goTo', { name: same.name })}
              </LinkButton>
              {same.pending ? null : (
                <LinkButton href={`${facilityPath(same.slug)}?action=claim`} variant="outline">
                  {t('duplicates.claim', { name: same.name })}
                </LinkButton>
              )}
            </div>
          }
        >
          {t('duplicates.isItText')}
        </Alert>
      ) : null}
    </div>
  );
}
