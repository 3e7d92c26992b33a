import CheckCircleIcon from '@heroicons/react/24/outline/CheckCircleIcon';
import ExclamationTriangleIcon from '@heroicons/react/24/outline/ExclamationTriangleIcon';
import { useEffect, useEffectEvent, useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Badge } from '#components/Badge';
import { Card } from '#components/Card';
import { DescriptionList } from '#components/DescriptionList';
import { Disclosure } from '#components/Disclosure';
import { focusHeading } from '#lib/browser/focusHeading';
import { formatDateTime } from '#lib/format/formatDateTime';
import type { HttpError } from '#lib/http/request';

import type { Decided, Preview } from './api';
import { AuditTrail } from './AuditTrail';
import { ChangeTable } from './ChangeTable';
import { DecisionActions } from './DecisionActions';
import { DecisionForm } from './DecisionForm';
import { DecisionFrame } from './DecisionFrame';
import * as page from './DecisionPage.css';
import { EvidenceList } from './EvidenceList';
import { isNamedFact } from './facts';
import { FacilityPreview } from './FacilityPreview';
import { factText } from './factText';
import * as styles from './page.css';
import { RequestFacts } from './RequestFacts';
import type { DecisionRoute } from './schemas';
import { useDecisionForm } from './useDecisionForm';
import { wordingOf } from './wording';

export type DecisionReviewProps = {
  preview: Preview;
  slug: string;
  route: DecisionRoute;
  token: string | undefined;
  /** Opened by a press on this page, so the heading takes focus. */
  takesFocus?: boolean | undefined;
  onDecided: (decided: Decided) => void;
  /** The link was rejected on submit. */
  onRejected: (error: HttpError) => void;
};

/** What an administrator needs for a decision: request, preview, changes, evidence, checks, history and form. */
export function DecisionReview(props: DecisionReviewProps) {
  const { preview, slug, route, takesFocus = false } = props;
  const { t, i18n } = useTranslation(['contributing-decision', 'contributing']);
  const { t: tFacts } = useTranslation('contributing');
  const decision = useDecisionForm(props);
  const formId = useId();
  const takeFocus = useEffectEvent(() => {
    if (takesFocus) focusHeading();
  });
  useEffect(() => takeFocus(), []);
  const { facility, unpublished } = preview;
  const { name } = facility;
  const formatted = (style: 'date' | 'time') => formatDateTime(preview.expiresAt, style, i18n.language);
  const title = t(`title.${wordingOf(route, preview)}`, { name });
  const documentTitle = t('documentTitle', { title });
  return (
    <DecisionFrame
      title={title}
      current={name}
      description={t('intro', { date: `${formatted('date')}, ${formatted('time')}` })}
      actions={<DecisionActions preview={preview} slug={slug} route={route} decision={decision} formId={formId} />}
    >
      <title>{decision.form.invalid ? t('errorTitle', { title: documentTitle }) : documentTitle}</title>
      <div className={page.review}>
        <div className={page.request}>
          <Section title={t('section.request')}>
            <RequestFacts preview={preview} />
          </Section>
        </div>
        <div className={page.aside}>
          <FacilityPreview preview={preview} />
        </div>
        <div className={page.details}>
          <Section title={t('section.changes')}>
            {unpublished.includes('place') ? <Alert title={t('hiddenPlace')}>{t('hiddenPlaceText')}</Alert> : null}
            {preview.diff.length === 0 ? (
              <p className={styles.muted}>{t('noChanges')}</p>
            ) : (
              <ChangeTable
                changes={preview.diff}
                label={t('section.changes')}
                unpublished={unpublished}
                added={preview.verification?.kind === 'new-facility'}
              />
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
                <li key={check} className={page.check}>
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
            <DecisionForm preview={preview} route={route} slug={slug} decision={decision} id={formId} />
          </Section>
        </div>
      </div>
    </DecisionFrame>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={page.section}>
        <h2 id={id} className={page.sectionTitle}>
          {title}
        </h2>
        {children}
      </div>
    </Card>
  );
}
