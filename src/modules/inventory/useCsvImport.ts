import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { batches } from '#lib/collections/batches';

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
import { readCsvInWorker } from './readCsvInWorker';

/** How far an import is. */
export type CsvImportState =
  | { step: 'choose'; failed: boolean }
  | { step: 'reading'; part: number }
  | { step: 'preview'; prepared: PreparedCsv; outcome: 'none' | 'cancelled' | 'failed' }
  | { step: 'sending'; done: number; of: number }
  | { step: 'done'; id: string; added: number; changed: number };

/** Reads a CSV file, compares it with the inventory, and stores all of it or nothing. */
export function useCsvImport() {
  const client = useQueryClient();
  const { i18n } = useTranslation();
  const [state, setState] = useState<CsvImportState>({ step: 'choose', failed: false });
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  async function read(file: File) {
    const controller = new AbortController();
    work.current = controller;
    setState({ step: 'reading', part: 0 });
    try {
      const [existing, options, tags] = await Promise.all([
        loadProducts({}, controller.signal),
        client.fetchQuery(optionsQuery()),
        client.fetchQuery({ ...productTagsQuery(), staleTime: 0 }),
      ]);
      controller.signal.throwIfAborted();
      const prepared = await readCsvInWorker(
        { file, existing, context: { ...options, tags } },
        { signal: controller.signal, onProgress: (part) => setState({ step: 'reading', part }) },
      );
      setState({ step: 'preview', prepared, outcome: 'none' });
    } catch {
      if (!controller.signal.aborted) setState({ step: 'choose', failed: true });
    }
  }

  async function send(prepared: PreparedCsv) {
    const controller = new AbortController();
    work.current = controller;
    const id = `imp_${crypto.randomUUID()}`;
    const parts = batches(prepared.rows, inventoryLimits.importPart);
    const of = prepared.rows.length;
    let done = 0;
    setState({ step: 'sending', done, of });
    try {
      for (const [part, rows] of parts.entries()) {
        await sendImportPart({ id, part, rows: [...rows] });
        controller.signal.throwIfAborted();
        done += rows.length;
        setState({ step: 'sending', done, of });
      }
      const body = { id, parts: parts.length, tags: prepared.newTags };
      const result = await client.getMutationCache().build(client, completeImportMutation()).execute(body);
      // Stopped when the last call was under way already.
      if (controller.signal.aborted) await client.getMutationCache().build(client, undoMutation()).execute({ id });
      controller.signal.throwIfAborted();
      setState({ step: 'done', id, ...result });
    } catch {
      const isCancelled = controller.signal.aborted;
      setState({ step: 'preview', prepared, outcome: isCancelled ? 'cancelled' : 'failed' });
      // Parts that stay behind are forgotten by the next import.
      await cancelImport(id).catch(() => {});
    }
  }

  return {
    state,
    language: i18n.language,
    read,
    send,
    /** Stops reading or sending; nothing is stored. */
    cancel() {
      work.current?.abort();
      if (state.step === 'reading') setState({ step: 'choose', failed: false });
    },
    restart: () => setState({ step: 'choose', failed: false }),
  };
}
