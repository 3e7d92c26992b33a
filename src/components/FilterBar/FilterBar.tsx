import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button';
import { Chip } from '#components/Chip';
import { Menu } from '#components/Menu';
import type { MenuSection } from '#components/Menu';
import { useControllableState } from '#lib/react/useControllableState';

import * as styles from './FilterBar.css';
import { chosenFilters, removeFilter, toggleFilter } from './filters';
import type { ChosenFilter, Filter, FilterValues } from './filters';

export type { Filter, FilterValues } from './filters';

export type FilterBarProps = {
  /** Accessible name: “Filters of tasks”. */
  label: string;
  /** What can be filtered by, in the order of the menu. */
  filters: readonly Filter[];
  /** The chosen values by the id of their filter. */
  value?: FilterValues | undefined;
  /** The values at first, where the component keeps them itself. */
  defaultValue?: FilterValues | undefined;
  /** Called with all chosen values after a change. */
  onChange?: ((value: FilterValues) => void) | undefined;
  /** Number of matches: “24 tasks”. Shown, and announced when it changes. */
  statusText?: string | undefined;
  /** Other controls of the list, before the filters: a `SearchField`, a `Select` for the order. */
  children?: ReactNode;
};

const noValues: FilterValues = {};

// A character that no id has.
const separator = '\u0000';

function sectionOf({ id, options, multiple = true }: Filter, values: FilterValues): MenuSection {
  return {
    id,
    kind: multiple ? 'checkbox' : 'radio',
    items: options.map(({ value, label, description, disabled }) => ({
      id: `${id}${separator}${value}`,
      label,
      checked: values[id]?.includes(value) === true,
      ...(description !== undefined && { description }),
      ...(disabled !== undefined && { disabled }),
    })),
  };
}

/**
 * The filters of a list or table: a menu that adds them, a chip for each chosen value, and the number of matches. It
 * filters nothing itself.
 */
export function FilterBar({
  label,
  filters,
  value,
  defaultValue = noValues,
  onChange,
  statusText,
  children,
}: FilterBarProps) {
  const { t } = useTranslation('FilterBar');
  const root = useRef<HTMLDivElement>(null);
  const [values, setValues] = useControllableState({ value, defaultValue, onChange });
  const chosen = chosenFilters(filters, values);

  const [only, ...others] = filters;
  const sections: MenuSection[] =
    only && others.length === 0
      ? [{ ...sectionOf(only, values), label: only.label }]
      : [
          {
            id: 'filters',
            items: filters.map((filter) => ({
              id: filter.id,
              label: filter.label,
              submenu: [sectionOf(filter, values)],
            })),
          },
        ];

  function focusAdd() {
    root.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
  }

  function remove({ id, value: removed }: ChosenFilter, at: number) {
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>('li button') ?? [])];
    const next = buttons[at + 1] ?? buttons[at - 1];
    if (next) next.focus();
    else focusAdd();
    setValues(removeFilter(values, id, removed));
  }

  return (
    <div ref={root} role="group" aria-label={label} className={styles.root}>
      <div className={styles.row}>
        {children}
        <Menu
          label={t('add')}
          text={t('add')}
          icon={PlusIcon}
          variant="outline"
          sections={sections}
          onAction={(id) => {
            const [filterId, added] = id.split(separator);
            const filter = filters.find((one) => one.id === filterId);
            if (filter && added !== undefined) setValues(toggleFilter(values, filter, added));
          }}
        />
        <span role="status" className={styles.status}>
          {statusText}
        </span>
      </div>
      {chosen.length > 0 ? (
        <div className={styles.row}>
          <ul role="list" aria-label={t('chosen')} className={styles.chips}>
            {chosen.map((filter, at) => {
              const text = t('chip', { filter: filter.label, value: filter.valueLabel });
              return (
                <li key={`${filter.id}${separator}${filter.value}`} className={styles.chip}>
                  <Chip removeLabel={t('remove', { filter: text })} onRemove={() => remove(filter, at)}>
                    {text}
                  </Chip>
                </li>
              );
            })}
          </ul>
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              focusAdd();
              setValues(noValues);
            }}
          >
            {t('clear')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
