import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { Checkbox } from '#components/Checkbox';
import { DescriptionList } from '#components/DescriptionList';
import { FileField } from '#components/FileField';
import { Inline } from '#components/Inline';
import { LiveText } from '#components/LiveRegion';
import { Progress } from '#components/Progress';
import { Table } from '#components/Table';
import { formatNumber } from '#lib/format/formatNumber';

import * as styles from './ImportCsv.css';
import { inventoryLimits } from './limits';
import type { PreparedCsv } from './productCsv';
import { useCsvImport } from './useCsvImport';
import type { CsvImportState } from './useCsvImport';

export type ImportCsvProps = {
  onClose: () => void;
  /** Takes back the import with an id. */
  onUndo: (id: string) => void;
};

/** Imports a CSV file: chosen, checked, stored as a whole; nothing is stored before the preview is confirmed. */
export function ImportCsv({ onClose, onUndo }: ImportCsvProps) {
  const { t } = useTranslation('inventory');
  const { state, language, read, send, cancel, restart } = useCsvImport();
  if (state.step === 'choose') {
    return (
      <div className={styles.root}>
        <FileField
          label={t('import.file')}
          description={t('import.fileText')}
          accept={['.csv']}
          maxBytes={inventoryLimits.importBytes}
          onChange={([file]) => {
            if (file) void read(file);
          }}
          {...(state.failed && { error: t('import.unreadable') })}
        />
      </div>
    );
  }
  if (state.step === 'reading' || state.step === 'sending') {
    const isReading = state.step === 'reading';
    return (
      <div className={styles.root}>
        <Progress
          label={t(isReading ? 'import.reading' : 'import.sending')}
          value={isReading ? state.part : state.done}
          max={isReading ? 1 : Math.max(1, state.of)}
          {...(!isReading && {
            valueText: t('import.progress', { done: formatNumber(state.done, language), count: state.of }),
          })}
        />
        <Inline gap={8}>
          <Button onClick={cancel}>{t('action.cancel')}</Button>
        </Inline>
      </div>
    );
  }
  if (state.step === 'preview') {
    return <Preview {...state} onImport={() => void send(state.prepared)} onRestart={restart} onClose={onClose} />;
  }
  return (
    <div className={styles.root}>
      <Alert tone="success" title={t('import.done')}>
        {t('import.added', { count: state.added })} {t('import.changed', { count: state.changed })}
      </Alert>
      <Inline gap={8}>
        <Button tone="primary" variant="solid" onClick={onClose}>
          {t('action.done')}
        </Button>
        <Button
          onClick={() => {
            onUndo(state.id);
            onClose();
          }}
        >
          {t('import.undo')}
        </Button>
      </Inline>
    </div>
  );
}

type PreviewProps = Extract<CsvImportState, { step: 'preview' }> & {
  onImport: () => void;
  onRestart: () => void;
  onClose: () => void;
};

function Preview({ prepared, outcome, onImport, onRestart, onClose }: PreviewProps) {
  const { t, i18n } = useTranslation('inventory');
  const [skipsWrong, setSkipsWrong] = useState(false);
  const { rows, added, changed, unchanged, wrongLines, ignored, newTags, hasSku } = prepared;
  const isPossible = rows.length > 0 && (wrongLines === 0 || skipsWrong);
  if (!hasSku) {
    return (
      <div className={styles.root}>
        <Alert tone="error" title={t('import.noSku')}>
          {t('import.noSkuText')}
        </Alert>
        <Inline gap={8}>
          <Button onClick={onRestart}>{t('import.other')}</Button>
        </Inline>
      </div>
    );
  }
  return (
    <div className={styles.root}>
      {outcome === 'none' ? null : (
        <Alert tone={outcome === 'failed' ? 'error' : 'info'} title={t(`import.outcome.${outcome}`)} />
      )}
      <p className={styles.summary} role="status">
        <LiveText>{t('import.found', { count: rows.length, wrong: wrongLines })}</LiveText>
      </p>
      <DescriptionList
        rows={[
          { term: t('import.counts.added'), detail: formatNumber(added, i18n.language) },
          { term: t('import.counts.changed'), detail: formatNumber(changed, i18n.language) },
          { term: t('import.counts.unchanged'), detail: formatNumber(unchanged, i18n.language) },
          { term: t('import.counts.wrong'), detail: formatNumber(wrongLines, i18n.language) },
        ]}
      />
      {newTags.length > 0 ? (
        <p className={styles.note}>{t('import.newTags', { tags: newTags.map(({ title }) => title).join(', ') })}</p>
      ) : null}
      {ignored.length > 0 ? (
        <p className={styles.note}>{t('import.ignored', { columns: ignored.join(', ') })}</p>
      ) : null}
      {wrongLines > 0 ? <Problems prepared={prepared} skips={skipsWrong} onSkip={setSkipsWrong} /> : null}
      <Inline gap={8}>
        <Button tone="primary" variant="solid" disabled={!isPossible} onClick={onImport}>
          {t('import.start', { count: rows.length })}
        </Button>
        <Button onClick={onRestart}>{t('import.other')}</Button>
        <Button variant="quiet" onClick={onClose}>
          {t('action.cancel')}
        </Button>
      </Inline>
    </div>
  );
}

/** Cells that are listed. */
const shown = 100;

type ProblemsProps = { prepared: PreparedCsv; skips: boolean; onSkip: (skips: boolean) => void };

function Problems({ prepared: { problems, problemCount, rows, wrongLines }, skips, onSkip }: ProblemsProps) {
  const { t } = useTranslation('inventory');
  return (
    <section className={styles.problems} aria-labelledby="import-problems">
      <h3 id="import-problems" className={styles.heading}>
        {t('import.problems', { count: wrongLines })}
      </h3>
      <div className={styles.table}>
        <Table
          caption={t('import.problemsTitle')}
          hideCaption
          columns={[
            { id: 'line', header: t('import.line'), cell: ({ line }) => line },
            { id: 'column', header: t('import.column'), cell: ({ header }) => header },
            { id: 'reason', header: t('import.why'), cell: ({ reason }) => t(`import.reason.${reason}`) },
            { id: 'text', header: t('import.content'), cell: ({ text }) => text },
          ]}
          rows={problems.slice(0, shown)}
          getRowId={({ line, column, reason }) => `${line} ${column} ${reason}`}
        />
      </div>
      {problemCount > shown ? <p className={styles.note}>{t('import.more', { count: problemCount - shown })}</p> : null}
      {rows.length > 0 ? (
        <Checkbox label={t('import.skip', { count: wrongLines })} checked={skips} onChange={onSkip} />
      ) : null}
    </section>
  );
}
