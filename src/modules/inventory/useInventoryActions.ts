import { useTranslation } from 'react-i18next';

import { useRecordActions } from '#components/RecordList';
import type { ActionTools } from '#components/RecordList';
import { numberText } from '#lib/format/numberText';
import { conflictingRecord } from '#lib/http/problem';
import { HttpError } from '#lib/http/request';

import type { Product, ProductBulkChange, ProductChange, ProductFilter, ProductSelection } from './api';
import { inventoryLimits } from './limits';
import { toCents } from './price';
import { bulkMutation, cacheProduct, editCellMutation, undoMutation } from './queries';

/** Actions on products. What changes many of them can be undone. */
export interface InventoryActions {
  /** Saves an edited cell. Returns `undefined`, or why it was refused. */
  editCell: (product: Product, column: string, text: string) => Promise<string | undefined>;
  /** Changes many products; `onDone` is called when it has succeeded. */
  change: (selection: ProductSelection, change: ProductBulkChange, onDone?: () => void) => void;
  undo: (id: string) => void;
  /** Saves the products that a filter matches as a CSV file. */
  exportCsv: (filter: ProductFilter) => Promise<void>;
}

/** The change that a text in a cell means; an error message for one that means none. */
function parseCell(
  column: string,
  text: string,
  { t, language }: Pick<ActionTools<'inventory'>, 't' | 'language'>,
): ProductChange | string {
  if (column === 'active') return { active: text === 'true' };
  const isStock = column === 'stock';
  const value = numberText(language, 2).read(text);
  const max = isStock ? inventoryLimits.stock : inventoryLimits.money;
  if (value === undefined || (isStock && value !== null && !Number.isInteger(value))) {
    return t(isStock ? 'problem.pieces' : 'problem.amount');
  }
  if (value !== null && (value < 0 || value > max)) return t('problem.range', { max });
  if (value !== null && toCents(value) !== value) return t('problem.amount');
  const entered = value ?? ('' as const);
  return isStock ? { stock: entered } : { price: entered };
}

const fieldsOf = (change: ProductChange) => Object.keys(change) as Array<keyof ProductChange>;

/**
 * Saves a cell over the version that it was edited in. What others have changed in other cells meanwhile stays. Returns
 * what is saved, or the version with another value in this cell.
 */
async function saveCell(
  { run }: Pick<ActionTools<'inventory'>, 'run'>,
  product: Product,
  change: ProductChange,
): Promise<{ saved: Product } | { current: Product }> {
  let { updatedAt: baseDate } = product;
  for (;;) {
    try {
      return { saved: await run(editCellMutation(), { id: product.id, change, baseDate }) };
    } catch (error) {
      const current = conflictingRecord(error) as Product | undefined;
      if (!current) throw error;
      const differs = fieldsOf(change).some((field) => current[field] !== product[field]);
      const isSame = fieldsOf(change).every((field) => current[field] === change[field]);
      if (differs && !isSame) return { current };
      baseDate = current.updatedAt;
    }
  }
}

function createInventoryActions(tools: ActionTools<'inventory'>): InventoryActions {
  const { client, run, offerUndo, toast, t, language } = tools;
  /** The version in a cell's last conflict message; saving the cell again replaces it. */
  const conflicts = new Map<string, Product>();
  /** The last save of each product: the next cell of a row is often edited before the row shows it. */
  const lastSaves = new Map<string, Promise<Product | undefined>>();

  function undo(id: string) {
    run(undoMutation(), { id }).then(
      ({ restored, kept }) => {
        if (kept > 0) toast.show({ text: t('bulk.keptSome', { count: kept, restored }), tone: 'info' });
      },
      // The mutation has said so.
      () => {},
    );
  }

  return {
    async editCell(product, column, text) {
      const change = parseCell(column, text, tools);
      if (typeof change === 'string') return change;
      const cell = `${product.id} ${column}`;
      const versions = [product, conflicts.get(cell), await lastSaves.get(product.id)].filter(
        (one) => one !== undefined,
      );
      const base = versions.reduce((newest, one) => (one.updatedAt > newest.updatedAt ? one : newest));
      try {
        const saving = saveCell(tools, base, change);
        lastSaves.set(
          product.id,
          saving.then(
            (outcome) => ('saved' in outcome ? outcome.saved : undefined),
            () => undefined,
          ),
        );
        const outcome = await saving;
        if ('saved' in outcome) {
          conflicts.delete(cell);
          return undefined;
        }
        const { current } = outcome;
        cacheProduct(client, current);
        conflicts.set(cell, current);
        const other = column === 'stock' ? current.stock : current.price;
        return t('problem.changed', { value: other === '' ? '–' : numberText(language, 2).write(other) });
      } catch (error) {
        const isGone = error instanceof HttpError && error.status === 404;
        return t(isGone ? 'problem.gone' : 'problem.notSaved');
      }
    },
    change(selection, change, onDone = () => {}) {
      const id = crypto.randomUUID();
      run(bulkMutation(), { id, selection, change }).then(
        ({ count }) => {
          const kind = change.kind === 'active' ? (change.active ? 'activated' : 'deactivated') : change.kind;
          onDone();
          if (count === 0) toast.show({ text: t('bulk.nothing'), tone: 'info' });
          else offerUndo({ text: t(`bulk.done.${kind}`, { count }), undo: () => undo(id) });
        },
        () => {},
      );
    },
    undo,
    async exportCsv(filter) {
      try {
        const { exportProducts } = await import('./exportProducts');
        const count = await exportProducts(filter, { client, language, t });
        toast.show({ text: t('export.done', { count }), tone: 'success' });
      } catch {
        toast.show({ text: t('failure.export'), tone: 'error' });
      }
    },
  };
}

/** The actions on products with a stable identity. */
export const useInventoryActions = (): InventoryActions =>
  useRecordActions(createInventoryActions, useTranslation('inventory'));
