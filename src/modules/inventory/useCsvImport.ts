import { useQueryClient } from '@tanstack/react-query';

import { batches } from '#lib/collections/batches';
import { useFileImport } from '#lib/files/useFileImport';
import type { FileImport } from '#lib/files/useFileImport';

import { inventoryLimits } from './limits';
import type { PreparedCsv } from './productCsv';
import {
  cancelImport,
  completeImportMutation,
  loadProducts,
  optionsQuery,
  productTagsQuery,
  sendImportPart,
  undoMutation,
} from './queries';
import { readCsvFile } from './readCsvFile';

/** What an import has stored. */
export interface CsvImportResult {
  id: string;
  added: number;
  changed: number;
}

/** Reads a CSV file, compares it with the inventory, and stores all of it or nothing. */
export function useCsvImport(): FileImport<PreparedCsv, CsvImportResult, void> {
  const client = useQueryClient();
  return useFileImport({
    async read(file, { signal, onProgress }) {
      const [existing, options, tags] = await Promise.all([
        loadProducts({}, signal),
        client.fetchQuery(optionsQuery()),
        client.fetchQuery({ ...productTagsQuery(), staleTime: 0 }),
      ]);
      signal.throwIfAborted();
      return readCsvFile({ file, existing, context: { ...options, tags } }, { signal, onProgress });
    },
    async store({ items, newTags }: PreparedCsv, _choices, { signal, onProgress }) {
      const id = `imp_${crypto.randomUUID()}`;
      const parts = batches(items, inventoryLimits.importPart);
      let done = 0;
      onProgress(done, items.length);
      try {
        for (const [part, batch] of parts.entries()) {
          await sendImportPart({ id, part, rows: [...batch] }, signal);
          signal.throwIfAborted();
          done += batch.length;
          onProgress(done, items.length);
        }
        const body = { id, parts: parts.length, tags: newTags };
        const result = await client.getMutationCache().build(client, completeImportMutation()).execute(body);
        // Stopped when the last call was under way already.
        if (signal.aborted) await client.getMutationCache().build(client, undoMutation()).execute({ id });
        signal.throwIfAborted();
        return { id, ...result };
      } catch (error) {
        // Parts that stay behind are forgotten by the next import.
        await cancelImport(id).catch(() => {});
        throw error;
      }
    },
  });
}
