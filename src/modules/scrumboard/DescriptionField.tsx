import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Markdown } from '#components/Markdown';
import { TextArea } from '#components/TextArea';
import { ToggleGroup } from '#components/ToggleGroup';

import * as styles from './CardForm.css';
import { boardLimits } from './limits';

export type DescriptionFieldProps = {
  /** Markdown. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
};

/** A description in Markdown: read first if there is one, written with a preview. */
export function DescriptionField({ value, onChange, onBlur }: DescriptionFieldProps) {
  const { t } = useTranslation('scrumboard');
  const [mode, setMode] = useState<'write' | 'preview'>(value === '' ? 'write' : 'preview');
  return (
    <div>
      <div className={styles.sectionHead}>
        <h3 className={styles.sectionTitle}>{t('fields.description')}</h3>
        <ToggleGroup
          label={t('description.mode')}
          size="small"
          options={[
            { value: 'preview', label: t('description.preview') },
            { value: 'write', label: t('description.write') },
          ]}
          value={mode}
          onChange={setMode}
        />
      </div>
      {mode === 'write' ? (
        <TextArea
          label={t('fields.description')}
          hideLabel
          description={t('description.hint')}
          placeholder={t('description.placeholder')}
          rows={5}
          {...(value.length > boardLimits.description - 500 && { limit: boardLimits.description })}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
        />
      ) : (
        <div className={styles.preview}>
          {value.trim() === '' ? (
            <p className={styles.nothing}>{t('description.none')}</p>
          ) : (
            <Markdown source={value} headingOffset={2} />
          )}
        </div>
      )}
    </div>
  );
}
