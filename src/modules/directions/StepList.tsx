import { useTranslation } from 'react-i18next';

import { formatDistance } from '#lib/format/formatDistance';
import { toLanguage } from '#lib/i18n/languages';
import { focusRing } from '#theme/mixins.css';

import type { Step } from './api';
import { Section } from './Section';
import * as styles from './StepList.css';
import { stepText } from './stepText';

export type StepListProps = {
  steps: readonly Step[];
  /** Name of the destination. */
  place: string;
  /** Index of the step shown on the map. */
  chosen: number | undefined;
  /** Called when a step is selected or, with `undefined`, deselected. */
  onChoose: (index: number | undefined) => void;
};

/** The route in words (directory 2.8): numbered steps with their distance; pressing one shows it on the map. */
export function StepList({ steps, place, chosen, onChoose }: StepListProps) {
  const { t, i18n } = useTranslation('directions');
  const language = toLanguage(i18n.language);
  return (
    <Section title={t('way.heading')}>
      <p className={styles.hint}>{t('way.hint')}</p>
      <ol role="list" className={styles.list} aria-label={t('way.heading')}>
        {steps.map((step, index) => (
          <li key={`${step.maneuver.type} ${step.maneuver.location.join()}`} className={styles.item}>
            <button
              type="button"
              className={`${focusRing} ${styles.step}`}
              aria-pressed={index === chosen}
              onClick={() => onChoose(index === chosen ? undefined : index)}
            >
              <span className={styles.number}>{index + 1}.</span>
              <span className={styles.text}>{stepText(step, { t, language, place })}</span>
              {step.distance > 0 ? (
                <span className={styles.distance}>{formatDistance(step.distance, i18n.language)}</span>
              ) : null}
            </button>
          </li>
        ))}
      </ol>
    </Section>
  );
}
