import { useTranslation } from 'react-i18next';

import { SearchField } from '#components/SearchField';
import { Select } from '#components/Select';
import { Switch } from '#components/Switch';
import { useSearchWhileTyping } from '#lib/react/useSearchWhileTyping';

import type { CourseFilter } from './academyPath';
import type { CourseCategory } from './api';
import * as styles from './CourseFilters.css';

/** Time in ms without a key press before the address follows the search. */
const searchPauseMs = 150;

export type CourseFiltersProps = {
  filter: CourseFilter;
  categories: readonly CourseCategory[];
  /** Number of courses that are shown; `undefined` while they load. */
  count: number | undefined;
  onChange: (changes: Partial<CourseFilter>) => void;
};

/** Search, category and whether completed courses are hidden, with the number of courses. */
export function CourseFilters({ filter, categories, count, onChange }: CourseFiltersProps) {
  const { t } = useTranslation('academy');
  const search = useSearchWhileTyping({
    value: filter.q,
    onSearch: (q) => onChange({ q }),
    pause: searchPauseMs,
  });
  return (
    <div role="search" aria-label={t('filter.label')} className={styles.root}>
      <div className={styles.search}>
        <SearchField
          label={t('filter.search')}
          placeholder={t('filter.search')}
          value={search.text}
          maxLength={100}
          onChange={search.onChange}
          onSubmit={search.onSubmit}
        />
      </div>
      <div className={styles.category}>
        <Select
          label={t('filter.category')}
          hideLabel
          // An unknown one, from an old link, is shown as all; the list is empty then.
          value={categories.some(({ slug }) => slug === filter.category) ? filter.category : ''}
          options={[
            { value: '', label: t('filter.all') },
            ...categories.map(({ slug, title }) => ({ value: slug, label: title })),
          ]}
          onChange={(category) => onChange({ category })}
        />
      </div>
      <Switch
        label={t('filter.hideCompleted')}
        checked={filter.hideCompleted}
        onChange={(hideCompleted) => onChange({ hideCompleted })}
      />
      <span role="status" className={styles.count}>
        {count === undefined ? null : t('filter.count', { count })}
      </span>
    </div>
  );
}
