import CheckCircleIcon from '@heroicons/react/24/outline/CheckCircleIcon';
import ExclamationTriangleIcon from '@heroicons/react/24/outline/ExclamationTriangleIcon';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Badge } from '#components/Badge';
import { DescriptionList } from '#components/DescriptionList';
import { Disclosure } from '#components/Disclosure';
import { formatDateTime } from '#lib/format/formatDateTime';
import type { HttpError } from '#lib/http/request';

import type { Decided, Preview } from './api';
import { AuditTrail } from './AuditTrail';
import { ChangeList } from './ChangeList';
import { DecisionForm } from './DecisionForm';
import { EvidenceList } from './EvidenceList';
import { isNamedFact } from './facts';
import { factText } from './factText';
import * as styles from './page.css';
import { RequestFacts } from './RequestFacts';
import type { DecisionRoute } from './schemas';
import { wordingOf } from './wording';

export type DecisionReviewProps = {
  preview: Preview;
  slug: string;
  route: DecisionRoute;
  token: string | undefined;
  /** Opened by a press on this page, so the heading takes focus. */
  takesFocus?: boolean;
  /** Switches to another decision that the same link allows. */
  onRoute: (route: DecisionRoute) => void;
  onDecided: (decided: Decided) => void;
  /** The link was rejected on submit. */
  onRejected: (error: HttpError) => void;
};

/** What an administrator needs for a decision: request, changes, evidence, checks and history. */
export function DecisionReview(props: DecisionReviewProps) {
  const { preview, slug, route, token, takesFocus = false, onRoute, onDecided, onRejected } = props;
  const { t, i18n } = useTranslation(['contributing-decision', 'contributing']);
  const { t: tFacts } = useTranslation('contributing');
  const [invalid, setInvalid] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (takesFocus) heading.current?.focus();
  });
  useEffect(() => takeFocus(), [route, token]);
  const { facility, unpublished } = preview;
  const { name } = facility;
  const title = t(`title.${wordingOf(route, preview)}`, { name });
  const documentTitle = t('documentTitle', { title });
  return (
    <>
      <title>{invalid ? t('errorTitle', { title: documentTitle }) : documentTitle}</title>
      <header className={styles.header}>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.muted}>{t('intro', { date: formatDateTime(preview.expiresAt, 'full', i18n.language) })}</p>
      </header>
      <Section title={t('section.request')}>
        <RequestFacts preview={preview} />
      </Section>
      <Section title={t('section.changes')}>
        {unpublished.includes('place') ? <Alert title={t('hiddenPlace')}>{t('hiddenPlaceText')}</Alert> : null}
        {preview.diff.length === 0 ? (
          <p className={styles.muted}>{t('noChanges')}</p>
        ) : (
          <ChangeList changes={preview.diff} label={t('section.changes')} unpublished={unpublished} />
        )}
        {preview.unchanged.length === 0 ? null : (
          <Disclosure label={t('unchanged', { count: preview.unchanged.length })}>
            <DescriptionList
              rows={preview.unchanged.map(({ path, value }) => ({
                term: isNamedFact(path) ? t(`contributing:fact.${path}`) : path,
                detail: (
                  <span className={styles.check}>
                    {factText(path, value, tFacts, i18n.language)}
                    {unpublished.includes(path) ? <Badge>{t('contributing:unpublished')}</Badge> : null}
                  </span>
                ),
              }))}
            />
          </Disclosure>
        )}
      </Section>
      <Section title={t('section.evidence')}>
        <EvidenceList evidence={preview.evidence} />
      </Section>
      <Section title={t('section.checks')}>
        <ul role="list" className={styles.rows}>
          {preview.checks.map(({ check, result, count }) => (
            <li key={check} className={styles.check}>
              <Badge
                tone={result === 'fine' ? 'success' : 'warning'}
                leadingIcon={result === 'fine' ? CheckCircleIcon : ExclamationTriangleIcon}
              >
                {t(result)}
              </Badge>
              <span>{t(`check.${check}_${result}`, { count })}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('section.audit')}>
        <AuditTrail events={preview.audit} />
      </Section>
      <Section title={t('section.decide')}>
        <DecisionForm
          // Discard the message when switching to another decision.
          key={route}
          preview={preview}
          slug={slug}
          route={route}
          token={token}
          onRoute={onRoute}
          onDecided={onDecided}
          onRejected={onRejected}
          onInvalidChange={setInvalid}
        />
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
