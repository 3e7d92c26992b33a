import { useTranslation } from 'react-i18next';

import { Checkbox } from '#components/Checkbox';
import { DescriptionList } from '#components/DescriptionList';
import { Heading } from '#components/Heading';
import { Link } from '#components/Link';
import { TextArea } from '#components/TextArea';
import { VisuallyHidden } from '#components/VisuallyHidden';

import { summaryOf } from './summary';
import * as styles from './CheckStep.css';
import { fieldOf } from './stepProps';
import type { StepProps } from './stepProps';
import type { Step } from './steps';

export type CheckStepProps = StepProps & {
  /** URL of a step that returns here afterwards. */
  hrefOf: (step: Step) => string;
};

/** Step with a summary of all answers, a message to the administrator and the declaration (directory 2.9, step 7). */
export function CheckStep({ hrefOf, ...step }: CheckStepProps) {
  const { t, i18n } = useTranslation('facility-create');
  const { values, records, changeForm, idOf } = step;
  return (
    <>
      {summaryOf({ values, records, t, language: i18n.language }).map(({ step: part, answers }) => {
        const title = t(`steps.${part}`);
        return (
          <section key={part} aria-label={title} className={styles.section}>
            <div className={styles.head}>
              <Heading headingLevel={2} size="small">
                {title}
              </Heading>
              <span id={idOf(`/steps/${part}`)} className={styles.change}>
                <Link href={hrefOf(part)}>
                  <span aria-hidden="true">{t('check.change')}</span>
                  <VisuallyHidden>{t('check.changeOf', { what: title })}</VisuallyHidden>
                </Link>
              </span>
            </div>
            <DescriptionList
              rows={answers.map(({ term, lines }) => ({
                term,
                detail:
                  lines.length === 0 ? (
                    <span className={styles.none}>{t('check.notProvided')}</span>
                  ) : (
                    <span className={styles.lines}>
                      {lines.map((line) => (
                        <span key={line}>{line}</span>
                      ))}
                    </span>
                  ),
              }))}
            />
          </section>
        );
      })}
      <TextArea
        {...fieldOf(step, '/note')}
        label={t('check.note')}
        description={t('check.noteHint')}
        required={false}
        rows={3}
        limit={1000}
        value={values.note}
        onChange={(text) => changeForm({ note: text })}
      />
      <Checkbox
        {...fieldOf(step, '/declared')}
        label={t('check.declare')}
        checked={values.declared}
        onChange={(declared) => changeForm({ declared })}
      />
    </>
  );
}
