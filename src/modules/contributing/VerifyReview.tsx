import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { DescriptionList } from '#components/DescriptionList';
import { formatDateTime } from '#lib/format/formatDateTime';

import { categoriesQuery } from './queries';
import type { LoadCategories } from './queries';
import { checkedGroups, checkResults, verificationMethods } from './schemas';
import { checkField } from './verifySteps';
import type { VerifyValues } from './verifySteps';

export type VerifyReviewProps = {
  values: VerifyValues;
  /** Number of uploaded documents. */
  documents: number;
  loadCategories: LoadCategories;
};

/** Summary of all answers before they are sent. */
export function VerifyReview({ values, documents, loadCategories }: VerifyReviewProps) {
  const { t, i18n } = useTranslation(['contributing-panels', 'contributing']);
  const method = verificationMethods.find((one) => one === values.method) ?? 'visit';
  // Already cached: the category was chosen from this list.
  const { data: categories = [] } = useQuery({
    ...categoriesQuery(loadCategories),
    enabled: values[checkField.category] === 'wrong',
  });
  const category = categories.find(({ id }) => id === values.category)?.name ?? values.category;
  const corrected = { ...values, category };
  const rows = checkedGroups.map((group) => {
    const result = checkResults.find((one) => one === values[checkField[group]]) ?? 'not-checked';
    const right = group !== 'exists' && result === 'wrong' ? `: ${corrected[group]}` : '';
    return { term: t(`contributing:group.${group}`), detail: t(`contributing:result.${result}`) + right };
  });
  return (
    <DescriptionList
      rows={[
        { term: t('verify.method'), detail: t(`contributing:method.${method}`) },
        { term: t('verify.checkedAt'), detail: formatDateTime(values.checkedAt, 'date', i18n.language) },
        ...rows,
        { term: t('verify.note'), detail: values.note.trim() === '' ? t('verify.none') : values.note },
        { term: t('addFiles'), detail: documents === 0 ? t('verify.none') : String(documents) },
      ]}
    />
  );
}
