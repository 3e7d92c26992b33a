import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import { FileField } from '#components/FileField';
import { Inline } from '#components/Inline';
import { LiveText } from '#components/LiveRegion';
import { Progress } from '#components/Progress';
import { Select } from '#components/Select';
import { formatNumber } from '#lib/format/formatNumber';

import type { Contact } from './api';
import { displayName } from './contactRules';
import { DuplicateRow } from './DuplicateRow';
import * as styles from './ImportContacts.css';
import { ImportProblems } from './ImportProblems';
import { contactLimits } from './limits';
import { useImport } from './useImport';
import type { DuplicateChoice, ImportResult, ImportState } from './useImport';

export type ImportContactsProps = {
  onClose: () => void;
  /** Takes back what an import has stored. */
  onUndo: (result: { added: readonly Contact[]; merged: readonly Contact[] }) => void;
};

/** Imports a vCard file: chosen, checked, stored; nothing is stored before the preview is confirmed. */
export function ImportContacts({ onClose, onUndo }: ImportContactsProps) {
  const { t, i18n } = useTranslation('contacts');
  const { state, read, store, cancel } = useImport();
  if (state.step === 'choose') {
    return (
      <div className={styles.root}>
        <FileField
          label={t('import.file')}
          description={t('import.fileText')}
          accept={['.vcf', '.vcard', 'text/vcard']}
          maxBytes={contactLimits.importBytes}
          onChange={([file]) => {
            if (file) void read(file);
          }}
          {...(state.failed && { error: t('import.unreadable') })}
        />
      </div>
    );
  }
  if (state.step === 'reading' || state.step === 'importing') {
    const isReading = state.step === 'reading';
    return (
      <div className={styles.root}>
        <Progress
          label={t(isReading ? 'import.reading' : 'import.storing')}
          value={isReading ? state.part : state.done}
          max={isReading ? 1 : Math.max(1, state.of)}
          {...(!isReading && {
            valueText: t('import.progress', {
              done: formatNumber(state.done, i18n.language),
              count: state.of,
            }),
          })}
        />
        <Inline gap={8}>
          <Button onClick={cancel}>{t('edit.cancel')}</Button>
        </Inline>
      </div>
    );
  }
  if (state.step === 'preview') {
    return (
      <Preview
        state={state}
        onImport={(choiceOf) => void store(state.fresh, state.duplicates, choiceOf, state.prepared)}
        onClose={onClose}
      />
    );
  }
  return <Outcome {...state} onClose={onClose} onUndo={onUndo} />;
}

type PreviewProps = {
  state: Extract<ImportState, { step: 'preview' }>;
  onImport: (choiceOf: (duplicate: { at: number }) => DuplicateChoice) => void;
  onClose: () => void;
};

const merge: DuplicateChoice = { action: 'merge', theirs: new Set() };
/** Duplicates that are listed at once. */
const pageSize = 20;
const shownNames = 8;

function Preview({ state: { prepared, fresh, duplicates }, onImport, onClose }: PreviewProps) {
  const { t } = useTranslation('contacts');
  const [all, setAll] = useState<DuplicateChoice['action']>('merge');
  const [choices, setChoices] = useState<ReadonlyMap<number, DuplicateChoice>>(new Map());
  const [shown, setShown] = useState(pageSize);
  const choiceOf = ({ at }: { at: number }): DuplicateChoice => choices.get(at) ?? { ...merge, action: all };
  const count = fresh.length + duplicates.filter((one) => choiceOf(one).action !== 'skip').length;
  const names = fresh.slice(0, shownNames).map(({ contact }) => displayName(contact));
  return (
    <div className={styles.root}>
      <p className={styles.summary} role="status">
        <LiveText>{t('import.found', { count: prepared.items.length })}</LiveText>
        {prepared.repeatedCount > 0 ? ` ${t('import.repeated', { count: prepared.repeatedCount })}` : ''}
      </p>
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
      <ImportProblems prepared={prepared} />
      <Inline gap={8}>
        {prepared.items.length > 0 ? (
          <Button tone="primary" variant="solid" disabled={count === 0} onClick={() => onImport(choiceOf)}>
            {t('import.start', { count })}
          </Button>
        ) : null}
        <Button onClick={onClose}>{t('edit.cancel')}</Button>
      </Inline>
    </div>
  );
}

type OutcomeProps = Extract<ImportState, { step: 'done' }> & ImportContactsProps;

function Outcome({ result, prepared, onClose, onUndo }: OutcomeProps) {
  const { t } = useTranslation('contacts');
  const { added, merged, stopped } = result;
  const tones = { no: 'success', cancelled: 'info', failed: 'error' } as const satisfies Record<
    ImportResult['stopped'],
    string
  >;
  return (
    <div className={styles.root}>
      <Alert tone={tones[stopped]} title={t(`import.done.${stopped}`)}>
        {t('import.added', { count: added.length })} {t('import.merged', { count: merged.length })}
      </Alert>
      <ImportProblems prepared={prepared} />
      <Inline gap={8}>
        <Button tone="primary" variant="solid" onClick={onClose}>
          {t('edit.done')}
        </Button>
        {added.length + merged.length > 0 ? (
          <Button
            onClick={() => {
              onUndo({ added, merged });
              onClose();
            }}
          >
            {t('import.undo')}
          </Button>
        ) : null}
      </Inline>
    </div>
  );
}
