import { answerFileRequests } from '#lib/files/answerFileRequests';
import { decodeText } from '#lib/files/decodeText';

import { prepareImport } from './prepareImport';
import type { ExistingContact } from './prepareImport';
import { readVcards } from './readVcards';

/** What the worker is given. */
export interface ImportRequest {
  file: Blob;
  /** Country of numbers without a dial code. */
  home: string;
  existing: readonly ExistingContact[];
}

answerFileRequests(
  async (file) => decodeText(new Uint8Array(await file.arrayBuffer())),
  (text, { home, existing }: ImportRequest, onLine) => prepareImport(readVcards(text, home), existing, onLine),
);
