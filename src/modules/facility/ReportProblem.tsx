import FlagIcon from '@heroicons/react/24/outline/FlagIcon';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { Dialog } from '#components/Dialog';
import { Skeleton } from '#components/Skeleton';

import type { FacilityDetails } from './api';
import { emptyDraft } from './reportDraft';
import type { ReportDraft } from './reportDraft';
import * as styles from './ReportProblem.css';
import { Section } from './Section';

// Few visitors report a problem, so the form loads on demand.
const loadForm = () => import('./ReportForm');
const ReportForm = lazy(() => loadForm().then((module) => ({ default: module.ReportForm })));

export type ReportProblemProps = {
  facility: Pick<FacilityDetails, 'id' | 'slug' | 'name'>;
};

/** Lets anyone report a problem with this page (directory 2.7). The input survives closing the dialog. */
export function ReportProblem({ facility }: ReportProblemProps) {
  const { t } = useTranslation('facility');
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<ReportDraft>(emptyDraft);
  return (
    <Section title={t('sections.wrong')}>
      <div className={styles.invitation}>
        <p>{t('wrong.text')}</p>
        <Button
          size="large"
          variant="outline"
          leadingIcon={FlagIcon}
          aria-haspopup="dialog"
          onClick={() => {
            void loadForm();
            setOpen(true);
          }}
        >
          {t('wrong.report')}
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        size="sheet"
        title={t('report.title')}
        description={t('report.intro', { name: facility.name })}
      >
        <Suspense fallback={<Skeleton variant="block" height="tall" />}>
          <ReportForm facility={facility} draft={draft} onDraft={setDraft} onClose={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </Section>
  );
}
