import ViewColumnsIcon from '@heroicons/react/24/outline/ViewColumnsIcon';
import { useTranslation } from 'react-i18next';

import { Menu } from '#components/Menu';

import { rowHeaderOf } from './columns';
import type { DataTableColumn } from './columns';
import type { TableColumns } from './useTableColumns';

type ColumnMenuProps<Row> = {
  columns: readonly DataTableColumn<Row>[];
  state: TableColumns<Row>;
  /** Whether it stands beside controls of the usual height. */
  besideControls: boolean;
};

const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/** Menu that shows, hides and pins the columns of a table. */
export function ColumnMenu<Row>({
  columns,
  state: { hidden, setHidden, pins, setPins },
  besideControls,
}: ColumnMenuProps<Row>) {
  const { t } = useTranslation('DataTable');
  const title = rowHeaderOf(columns);
  const start = pins.start ?? [];
  const end = pins.end ?? [];
  return (
    <Menu
      label={t('columns')}
      text={t('columns')}
      icon={ViewColumnsIcon}
      align="end"
      {...(besideControls ? { variant: 'outline' } : { size: 'small' })}
      sections={[
        {
          id: 'show',
          label: t('shownColumns'),
          kind: 'checkbox',
          items: columns.map(({ id, header, hideable = true }) => ({
            id: `show:${id}`,
            label: header,
            checked: !hidden.includes(id),
            disabled: !hideable || id === title,
          })),
        },
        {
          id: 'pin',
          label: t('pinnedColumns'),
          kind: 'checkbox',
          items: columns.flatMap(({ id, header }) =>
            hidden.includes(id)
              ? []
              : [{ id: `pin:${id}`, label: header, checked: start.includes(id) || end.includes(id) }],
          ),
        },
      ]}
      onAction={(action) => {
        const id = action.slice(action.indexOf(':') + 1);
        if (action.startsWith('show:')) setHidden(toggled(hidden, id));
        else if (end.includes(id)) setPins({ ...pins, end: toggled(end, id) });
        else setPins({ ...pins, start: toggled(start, id) });
      }}
    />
  );
}
