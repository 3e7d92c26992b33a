import { answerFileRequests } from '#lib/files/answerFileRequests';
import { decodeText } from '#lib/files/decodeText';

import type { Product } from './api';
import { prepareCsv } from './productCsv';
import type { CsvContext } from './productCsv';

/** What the worker is given. */
export interface CsvRequest {
  file: Blob;
  existing: readonly Product[];
  context: CsvContext;
}

answerFileRequests(
  async (file) => decodeText(new Uint8Array(await file.arrayBuffer())),
  (text, { existing, context }: CsvRequest, onLine) => prepareCsv(text, existing, context, onLine),
);
