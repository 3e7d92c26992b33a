import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { Checkbox } from '#components/Checkbox';
import { Dialog } from '#components/Dialog';
import { RadioGroup } from '#components/RadioGroup';
import { useStore } from '#lib/store/useStore';

import type { ConflictChoice } from './api';
import { conflictQuestion } from './conflicts';
import type { ConflictQuestion } from './conflicts';
import * as styles from './dialogs.css';

const choices = ['keep-both', 'replace', 'skip'] as const satisfies readonly ConflictChoice[];
/** Names that are listed. */
const listed = 5;

/** Asks what to do about names that are taken where files are to go. */
export function ConflictDialog() {
  const { t } = useTranslation('file-manager');
  const question = useStore(conflictQuestion);
  // The last one stays rendered during its exit animation.
  const [shown, setShown] = useState<ConflictQuestion | null>(null);
  const [choice, setChoice] = useState<ConflictChoice>('keep-both');
  const [forAll, setForAll] = useState(false);
  if (question && question !== shown) {
    setShown(question);
    setChoice('keep-both');
    setForAll(false);
  }
  const names = shown?.names ?? [];
  return (
    <Dialog
      open={question !== null}
      onClose={() => question?.answer(undefined)}
      title={t('conflict.title', { count: names.length, name: names[0] ?? '' })}
      footer={
        <>
          <Button variant="quiet" onClick={() => question?.answer(undefined)}>
            {t('dialog.cancel')}
          </Button>
          <Button tone="primary" variant="solid" onClick={() => question?.answer({ choice, forAll })}>
            {t('conflict.go')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {names.length > 1 ? (
          <ul role="list" className={styles.names}>
            {names.slice(0, listed).map((name) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
            {names.length > listed ? <li>{t('conflict.more', { count: names.length - listed })}</li> : null}
          </ul>
        ) : null}
        <RadioGroup
          label={t('conflict.question')}
          value={choice}
          options={choices.map((value) => ({
            value,
            label: t(`conflict.${value}.label`),
            description: t(`conflict.${value}.text`),
          }))}
          onChange={setChoice}
        />
        {shown?.mayRepeat ? <Checkbox label={t('conflict.forAll')} checked={forAll} onChange={setForAll} /> : null}
      </div>
    </Dialog>
  );
}
