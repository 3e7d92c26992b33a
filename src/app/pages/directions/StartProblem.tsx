import { useTranslation } from 'react-i18next';

import { Alert } from '#components/Alert';
import { Button } from '#components/Button';
import type { PlaceOption, StartState } from '#modules/directions/startState';

import * as styles from './StartForm.css';

export type StartProblemProps = {
  start: StartState;
  onChoose: (place: PlaceOption) => void;
};

/** The start is unknown, or several have its name: the visitor chooses, never the page (directory 2.3, F7). */
export function StartProblem({ start, onChoose }: StartProblemProps) {
  const { t } = useTranslation('directions');
  if (start.status !== 'unknown') return null;
  const { text, choices, isAmbiguous } = start;
  return (
    <Alert tone="warning" title={t(isAmbiguous ? 'place.ambiguous' : 'place.unknown', { place: text })}>
      <p>{t(isAmbiguous ? 'place.ambiguousText' : choices.length > 0 ? 'place.near' : 'place.unknownText')}</p>
      {choices.length > 0 ? (
        <ul role="list" className={styles.choices}>
          {choices.map((choice) => (
            <li key={choice.slug}>
              <Button variant="outline" size="medium" onClick={() => onChoose(choice)}>
                {choice.label}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </Alert>
  );
}
