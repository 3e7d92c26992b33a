import type { DataTablePins } from '#components/DataTable';
import { createPersistedStore } from '#lib/store/createPersistedStore';

/** How a person has arranged the table on this device. */
export interface TableSettings {
  hidden: readonly string[];
  pins: DataTablePins;
  /** In px by column; empty as long as nobody has changed one. */
  widths: Readonly<Record<string, number>>;
  density: 'default' | 'compact';
}

/** The columns that are hidden at first. */
const defaults: TableSettings = {
  hidden: ['barcode', 'vendor', 'reserved', 'cost', 'basePrice', 'taxPercent', 'margin', 'weight', 'tags'],
  pins: { start: ['name'] },
  widths: {},
  density: 'compact',
};

const texts = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : undefined;

function parse(stored: unknown): TableSettings {
  if (typeof stored !== 'object' || stored === null) return defaults;
  const { hidden, pins, widths, density } = stored as Record<string, unknown>;
  const { start, end } = (typeof pins === 'object' && pins !== null ? pins : {}) as Record<string, unknown>;
  const numbers = Object.entries(typeof widths === 'object' && widths !== null ? widths : {}).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0,
  );
  return {
    hidden: texts(hidden) ?? defaults.hidden,
    pins: pins === undefined ? defaults.pins : { start: texts(start) ?? [], end: texts(end) ?? [] },
    widths: Object.fromEntries(numbers),
    density: density === 'default' ? 'default' : 'compact',
  };
}

/** The arrangement of the table, kept on this device. */
export const tableSettings = createPersistedStore<TableSettings>('inventory-table', parse);
