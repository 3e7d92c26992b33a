import { useTranslation } from 'react-i18next';

import { SortableList } from '#components/Sortable';
import { VisuallyHidden } from '#components/VisuallyHidden';
import { arrayMove } from '#lib/collections/reorder';

import type { AnswerProps } from './answerProps';
import * as styles from './OrderAnswer.css';
import { isInPlace } from './Verdict';
import { VerdictMark } from './VerdictMark';

/** Items that are put in order by dragging, by keys, or by the menu of their handles. */
export function OrderAnswer({ question, choices, isChecked, isSolved, onChange }: AnswerProps<'order'>) {
  const { t } = useTranslation('academy');
  const places = new Map(choices.map((item, at) => [String(item), at]));
  return (
    <SortableList
      label={t('question.items')}
      items={choices.map((item) => ({ id: String(item), label: question.items[item] ?? '' }))}
      disabled={isSolved}
      onMove={({ from, to }) => onChange(arrayMove(choices, from.index, to.index))}
      renderItem={({ id, label }, handle) => {
        const at = places.get(id) ?? 0;
        return (
          <div className={styles.item}>
            {handle}
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
            <span className={styles.text}>
              <VisuallyHidden>{t('question.position', { number: at + 1 })}: </VisuallyHidden>
              {label}
            </span>
            {isChecked ? <VerdictMark right={isInPlace(question, Number(id), at)} /> : null}
          </div>
        );
      }}
    />
  );
}
