import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Checkbox } from '#components/Checkbox';
import { DescriptionList } from '#components/DescriptionList';
import { ImportPreview, ImportProblems, ImportResult, ImportSteps } from '#components/ImportDialog';
import { formatNumber } from '#lib/format/formatNumber';

import * as styles from './ImportCsv.css';
import { inventoryLimits } from './limits';
import type { PreparedCsv } from './productCsv';
import { useCsvImport } from './useCsvImport';

export type ImportCsvProps = {
  onClose: () => void;
  /** Takes back the import with an id. */
  onUndo: (id: string) => void;
};

/** Imports a CSV file: chosen, checked, stored as a whole; nothing is stored before the preview is confirmed. */
export function ImportCsv({ onClose, onUndo }: ImportCsvProps) {
  const { t, i18n } = useTranslation('inventory');
  const job = useCsvImport();
  const { state, store, restart } = job;
  return (
    <ImportSteps
      job={job}
      label={t('import.file')}
      description={t('import.fileText')}
      accept={['.csv']}
      maxBytes={inventoryLimits.importBytes}
      progressText={(done, count) => t('import.progress', { done: formatNumber(done, i18n.language), count })}
    >
      {state.step === 'preview' ? (
        <Preview {...state} onStart={() => void store()} onRestart={restart} onClose={onClose} />
      ) : state.step === 'done' ? (
        <ImportResult
          title={t('import.done')}
          summary={`${t('import.added', { count: state.result.added })} ${t('import.changed', { count: state.result.changed })}`}
          onClose={onClose}
          onUndo={() => onUndo(state.result.id)}
        />
      ) : null}
    </ImportSteps>
  );
}

type PreviewProps = {
  prepared: PreparedCsv;
  outcome: 'none' | 'cancelled' | 'failed';
  onStart: () => void;
  onRestart: () => void;
  onClose: () => void;
};

function Preview({ prepared, ...step }: PreviewProps) {
  const { t, i18n } = useTranslation('inventory');
  const [skipsWrong, setSkipsWrong] = useState(false);
  const { items, added, changed, unchanged, wrongLines, ignored, newTags, hasSku, problems, problemCount } = prepared;
  const hasRoom = prepared.excess === 0;
  if (!hasSku) {
    return (
      <ImportPreview {...step}>
        <Alert tone="error" title={t('import.noSku')}>
          {t('import.noSkuText')}
        </Alert>
      </ImportPreview>
    );
  }
  return (
    <ImportPreview
      {...step}
      summary={[
        t('import.found', { count: items.length }),
        ...(wrongLines > 0 ? [t('import.wrong', { count: wrongLines })] : []),
      ].join(' ')}
      startLabel={t('import.start', { count: items.length })}
      startDisabled={items.length === 0 || !hasRoom || (wrongLines > 0 && !skipsWrong)}
    >
      {hasRoom ? null : (
        <Alert tone="error" title={t('import.noRoom', { count: prepared.excess })}>
          {t('import.noRoomText', { max: inventoryLimits.products })}
        </Alert>
      )}
      <DescriptionList
        rows={(
          [
            ['added', added],
            ['changed', changed],
            ['unchanged', unchanged],
            ['wrong', wrongLines],
          ] as const
        ).map(([name, count]) => ({
          term: t(`import.counts.${name}`),
          detail: formatNumber(count, i18n.language),
        }))}
      />
      {newTags.length > 0 ? (
        <p className={styles.note}>{t('import.newTags', { tags: newTags.map(({ title }) => title).join(', ') })}</p>
      ) : null}
      {ignored.length > 0 ? (
        <p className={styles.note}>{t('import.ignored', { columns: ignored.join(', ') })}</p>
      ) : null}
      <ImportProblems
        label={t('import.problems', { count: wrongLines })}
        problems={problems.map(({ line, header, reason, text }) => ({
          line,
          column: header,
          reason: t(`import.reason.${reason}`),
          text,
        }))}
        count={problemCount}
      />
      {wrongLines > 0 && items.length > 0 ? (
        <Checkbox label={t('import.skip', { count: wrongLines })} checked={skipsWrong} onChange={setSkipsWrong} />
      ) : null}
    </ImportPreview>
  );
}
