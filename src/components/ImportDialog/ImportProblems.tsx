import { useTranslation } from 'react-i18next';

import { Disclosure } from '#components/Disclosure';
import { Table } from '#components/Table';
import type { TableColumn } from '#components/Table';

import * as styles from './ImportDialog.css';

/** What is wrong with a line of a file. */
export type ImportProblem = {
  /** From 1. */
  line: number;
  /** Header of the column, in a file that has columns. */
  column?: string | undefined;
  /** What is wrong, in words. */
  reason: string;
  /** The content of the line or cell. */
  text: string;
};

export type ImportProblemsProps = {
  /** How many lines are wrong, in words: “3 lines can’t be imported”. */
  label: string;
  /** The first of the problems. */
  problems: readonly ImportProblem[];
  /** Number of all problems, which can be more than `problems` has. */
  count: number;
};

const maxShown = 100;
/** So few are shown at once; more would move the buttons out of sight. */
const maxOpen = 5;

/** The wrong lines of a file, by number and column. */
export function ImportProblems({ label, problems, count }: ImportProblemsProps) {
  const { t } = useTranslation('ImportDialog');
  if (count === 0) return null;
  const shown = problems.slice(0, maxShown).map((problem, at) => ({ ...problem, id: String(at) }));
  const hasColumns = shown.some(({ column }) => column !== undefined);
  const columns: ReadonlyArray<TableColumn<ImportProblem>> = [
    {
      id: 'line',
      // One column of the table, so that it fits on a phone.
      header: t(hasColumns ? 'problems.place' : 'problems.line'),
      cell: ({ line, column }) => (column === undefined ? line : `${line}, ${column}`),
    },
    { id: 'reason', header: t('problems.reason'), cell: ({ reason }) => reason },
    { id: 'text', header: t('problems.content'), cell: ({ text }) => text },
  ];
  return (
    <Disclosure label={label} defaultOpen={count <= maxOpen}>
      <Table caption={t('problems.caption')} hideCaption columns={columns} rows={shown} getRowId={({ id }) => id} />
      {count > shown.length ? (
        <p className={styles.more}>{t('problems.more', { count: count - shown.length })}</p>
      ) : null}
    </Disclosure>
  );
}
