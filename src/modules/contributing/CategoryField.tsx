import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { QueryPanel } from '#components/QueryPanel';
import { Select } from '#components/Select';
import { Skeleton } from '#components/Skeleton';
import { categoryOptions } from '#domain/taxonomy';
import type { FormField } from '#lib/forms/useServerForm';

import { categoriesQuery } from './queries';
import type { LoadCategories } from './queries';

export type CategoryFieldProps = {
  field: FormField;
  /** Id of the current category, which is not offered. */
  listed: string;
  loadCategories: LoadCategories;
};

/** Select for the correct main category; groups of categories are not offered. */
export function CategoryField({ field, listed, loadCategories }: CategoryFieldProps) {
  const { t } = useTranslation('contributing-panels');
  const query = useQuery(categoriesQuery(loadCategories));
  return (
    <QueryPanel query={query} what={t('verify.categories')} headingLevel={4} skeleton={<Skeleton lines={2} />}>
      {(categories) => (
        <Select
          {...field}
          label={t('verify.correctCategory')}

          options={[
            { value: '', label: t('verify.chooseCategory') },
            ...categoryOptions(categories).filter(({ value }) => value !== listed),
          ]}
        />
      )}
    </QueryPanel>
  );
}
