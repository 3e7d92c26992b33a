import { conflictingRecord } from '#lib/http/problem';

import type { DraftVersion } from './draftSync';

/** A function that takes the version of the server from a `revision-conflict`; `undefined` from any other error. */
export function readConflict<Row, Content>(toVersion: (row: Row) => DraftVersion<Content>) {
  return (error: unknown): DraftVersion<Content> | undefined => {
    const current = conflictingRecord(error);
    // Validated by the contract's schema on the server.
    return current === undefined ? undefined : toVersion(current as Row);
  };
}
