import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { ImportPreview, ImportProblems, ImportResult, ImportSteps } from '#components/ImportDialog';
import { Inline } from '#components/Inline';
import { Select } from '#components/Select';
import { formatNumber } from '#lib/format/formatNumber';

import { displayName } from './contactRules';
import { DuplicateRow } from './DuplicateRow';
import * as styles from './ImportContacts.css';
import { contactLimits } from './limits';
import type { PreparedImport } from './prepareImport';
import type { ContactActions } from './useContactActions';
import { useImport } from './useImport';
import type { ChoiceOf, ComparedImport, DuplicateChoice } from './useImport';

export type ImportContactsProps = {
  onClose: () => void;
  /** Takes back what an import has stored. */
  onUndo: ContactActions['undoImport'];
};

const outcomeTones = { no: 'success', cancelled: 'info', failed: 'error' } as const;

/** Imports a vCard file: chosen, checked, stored; nothing is stored before the preview is confirmed. */
export function ImportContacts({ onClose, onUndo }: ImportContactsProps) {
  const { t, i18n } = useTranslation('contacts');
  const job = useImport();
  const { state, store, restart } = job;
  return (
    <ImportSteps
      job={job}
      label={t('import.file')}
      description={t('import.fileText')}
      accept={['.vcf', '.vcard', 'text/vcard']}
      maxBytes={contactLimits.importBytes}
      progressText={(done, count) => t('import.progress', { done: formatNumber(done, i18n.language), count })}
    >
      {state.step === 'preview' ? (
        <Preview
          prepared={state.prepared}
          onStart={(choiceOf) => void store(choiceOf)}
          onRestart={restart}
          onClose={onClose}
        />
      ) : state.step === 'done' ? (
        <ImportResult
          tone={outcomeTones[state.result.stopped]}
          title={t(`import.done.${state.result.stopped}`)}
          summary={`${t('import.added', { count: state.result.added.length })} ${t('import.merged', { count: state.result.merged.length })}`}
          onClose={onClose}
          onUndo={state.result.added.length + state.result.merged.length > 0 ? () => onUndo(state.result) : undefined}
        >
          <Problems prepared={state.prepared} />
        </ImportResult>
      ) : null}
    </ImportSteps>
  );
}

function Problems({ prepared: { problems, problemCount } }: { prepared: PreparedImport }) {
  const { t } = useTranslation('contacts');
  return (
    <ImportProblems
      label={t('import.problems', { count: problemCount })}
      problems={problems.map(({ line, reason, text }) => ({ line, reason: t(`import.reason.${reason}`), text }))}
      count={problemCount}
    />
  );
}

type PreviewProps = {
  prepared: ComparedImport;
  onStart: (choiceOf: ChoiceOf) => void;
  onRestart: () => void;
  onClose: () => void;
};

const merge: DuplicateChoice = { action: 'merge', theirs: new Set() };
/** Duplicates that are listed at once. */
const pageSize = 20;
const shownNames = 8;

function Preview({ prepared, onStart, onRestart, onClose }: PreviewProps) {
  const { t } = useTranslation('contacts');
  const [all, setAll] = useState<DuplicateChoice['action']>('merge');
  const [choices, setChoices] = useState<ReadonlyMap<number, DuplicateChoice>>(new Map());
  const [shown, setShown] = useState(pageSize);
  const { items, repeatedCount, fresh, duplicates } = prepared;
  const choiceOf: ChoiceOf = ({ at }) => choices.get(at) ?? { ...merge, action: all };
  const count = fresh.length + duplicates.filter((one) => choiceOf(one).action !== 'skip').length;
  const names = fresh.slice(0, shownNames).map(({ contact }) => displayName(contact));
  return (
    <ImportPreview
      summary={[
        t('import.found', { count: items.length }),
        ...(repeatedCount > 0 ? [t('import.repeated', { count: repeatedCount })] : []),
      ].join(' ')}
      startLabel={items.length > 0 ? t('import.start', { count }) : undefined}
      startDisabled={count === 0}
      onStart={() => onStart(choiceOf)}
      onRestart={onRestart}
      onClose={onClose}
    >
      {fresh.length > 0 ? (
        <section className={styles.section}>
          <h3 className={styles.heading}>{t('import.new', { count: fresh.length })}</h3>
          <p className={styles.names} dir="auto">
            {names.join(', ')}
            {fresh.length > shownNames ? ` ${t('import.more', { count: fresh.length - shownNames })}` : ''}
          </p>
        </section>
      ) : null}
      {duplicates.length > 0 ? (
        <section className={styles.section}>
          <h3 className={styles.heading}>{t('import.duplicates', { count: duplicates.length })}</h3>
          <p className={styles.names}>{t('import.duplicatesText')}</p>
          {duplicates.length > 1 ? (
            <div className={styles.short}>
              <Select
                label={t('import.forAll')}
                options={(['merge', 'add', 'skip'] as const).map((value) => ({
                  value,
                  label: t(`import.action.${value}`),
                }))}
                value={all}
                onChange={(action) => {
                  setAll(action);
                  setChoices(new Map());
                }}
              />
            </div>
          ) : null}
          <ul role="list" className={styles.duplicates}>
            {duplicates.slice(0, shown).map((duplicate) => (
              <DuplicateRow
                key={duplicate.at}
                duplicate={duplicate}
                choice={choiceOf(duplicate)}
                onChange={(choice) => setChoices(new Map([...choices, [duplicate.at, choice]]))}
              />
            ))}
          </ul>
          {duplicates.length > shown ? (
            <Inline gap={8}>
              <Button onClick={() => setShown(shown + pageSize)}>
                {t('import.showMore', { count: Math.min(pageSize, duplicates.length - shown) })}
              </Button>
            </Inline>
          ) : null}
        </section>
      ) : null}
      <Problems prepared={prepared} />
    </ImportPreview>
  );
}
