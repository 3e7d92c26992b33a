import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Badge } from '#components/Badge';
import { Button } from '#components/Button';
import { Select } from '#components/Select';
import { VisuallyHidden } from '#components/VisuallyHidden';

import { demoFeatures, demoModes } from './api';
import type { DemoFeature, DemoScenario, DemoState } from './api';
import * as styles from './DemoPanel.css';
import { DemoSection } from './DemoSection';
import { setScenariosMutation } from './queries';

export type ScenarioSectionProps = {
  state: DemoState;
  /** Called when the scenarios have changed. */
  onChanged: () => void;
};

const isSame = (one: DemoScenario, other: DemoScenario) => one.feature === other.feature && one.mode === other.mode;

/** Every scenario by part of the app, and those that are on. A part has one scenario at a time. */
export function ScenarioSection({ state: { scenarios, withMany }, onChanged }: ScenarioSectionProps) {
  const { t, i18n } = useTranslation('demo');
  const [feature, setFeature] = useState<DemoFeature>(scenarios[0]?.feature ?? 'mailbox');
  const change = useMutation(setScenariosMutation());
  const nameOf = (one: DemoScenario) => `${one.feature}.${one.mode}`;
  const set = (next: DemoScenario[]) => {
    if (!change.isPending) change.mutate(next, { onSuccess: onChanged });
  };
  const without = (scenario: DemoScenario) => scenarios.filter((one) => !isSame(one, scenario));
  const options = demoFeatures
    .map((value) => ({ value, label: t(`feature.${value}`) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, i18n.language));

  return (
    <DemoSection title={t('scenarios.title')} text={t('scenarios.text')}>
      {change.error ? <Alert tone="error" title={t('failure.change')} /> : null}
      {scenarios.length === 0 ? (
        <p>{t('scenarios.none')}</p>
      ) : (
        <>
          <ul role="list" className={styles.list} aria-label={t('scenarios.on')}>
            {scenarios.map((scenario) => (
              <li key={nameOf(scenario)} className={styles.item}>
                <span className={styles.head}>
                  <span>
                    {t(`feature.${scenario.feature}`)}: {t(`mode.${scenario.mode}.name`)}
                  </span>
                  <code className={styles.code}>{nameOf(scenario)}</code>
                </span>
                <Button size="small" variant="outline" onClick={() => set(without(scenario))}>
                  <span aria-hidden="true">{t('scenarios.turnOff')}</span>
                  <VisuallyHidden>{t('scenarios.turnOffName', { name: nameOf(scenario) })}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
          {scenarios.length > 1 ? (
            <div className={styles.row}>
              <Button size="small" variant="outline" onClick={() => set([])}>
                {t('scenarios.allOff')}
              </Button>
            </div>
          ) : null}
        </>
      )}
      <Select label={t('scenarios.feature')} options={options} value={feature} onChange={setFeature} />
      <ul role="list" className={styles.list} aria-label={t('scenarios.title')}>
        {demoModes
          .filter((mode) => mode !== 'many' || withMany.includes(feature))
          .map((mode) => {
            const scenario = { feature, mode };
            const isOn = scenarios.some((one) => isSame(one, scenario));
            return (
              <li key={mode} className={styles.item}>
                <span className={styles.head}>
                  <span className={styles.row}>
                    <span className={styles.title}>{t(`mode.${mode}.name`)}</span>
                    <code className={styles.code}>{nameOf(scenario)}</code>
                  </span>
                  <span className={styles.text}>{t(`mode.${mode}.text`)}</span>
                </span>
                {isOn ? (
                  <Badge tone="info">{t('scenarios.badge')}</Badge>
                ) : (
                  <Button
                    size="small"
                    variant="outline"
                    onClick={() => set([...scenarios.filter((one) => one.feature !== feature), scenario])}
                  >
                    <span aria-hidden="true">{t('scenarios.turnOn')}</span>
                    <VisuallyHidden>{t('scenarios.turnOnName', { name: nameOf(scenario) })}</VisuallyHidden>
                  </Button>
                )}
              </li>
            );
          })}
      </ul>
    </DemoSection>
  );
}
