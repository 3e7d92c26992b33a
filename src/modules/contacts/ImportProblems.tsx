import { useTranslation } from 'react-i18next';

import { Disclosure } from '#components/Disclosure';
import { Table } from '#components/Table';

import type { PreparedImport } from './prepareImport';

export type ImportProblemsProps = {
  prepared: PreparedImport;
};

/** Lines that are listed. */
const shown = 100;

/** The lines of a file that could not be taken as they are, by their numbers. */
export function ImportProblems({ prepared: { problems, problemCount } }: ImportProblemsProps) {
  const { t } = useTranslation('contacts');
  if (problemCount === 0) return null;
  return (
    <Disclosure label={t('import.problems', { count: problemCount })} defaultOpen={problemCount <= 5}>
      <Table
        caption={t('import.problemsTitle')}
        hideCaption
        columns={[
          { id: 'line', header: t('import.line'), cell: ({ line }) => line },
          { id: 'reason', header: t('import.why'), cell: ({ reason }) => t(`import.reason.${reason}`) },
          { id: 'text', header: t('import.content'), cell: ({ text }) => text },
        ]}
        rows={problems.slice(0, shown)}
        getRowId={({ line, reason }) => `${line} ${reason}`}
      />
      {problemCount > shown ? <p>{t('import.moreProblems', { count: problemCount - shown })}</p> : null}
    </Disclosure>
  );
}
