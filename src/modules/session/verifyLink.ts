const idShape = /^[\w-]{1,64}$/;
const hashShape = /^[\w-]{20,128}$/;

/** A link that confirms an e-mail address. */
export interface VerifyLink {
  id: string;
  hash: string;
  /** Query string, unchanged. */
  query: string;
}

/** Reads the parts of a link; `undefined` for a wrong format, which needs no request (directory 2.16). */
export function parseVerifyLink({
  id = '',
  hash = '',
  search,
}: {
  id?: string | undefined;
  hash?: string | undefined;
  search: string;
}): VerifyLink | undefined {
  const query = search.replace(/^\?/, '');
  return idShape.test(id) && hashShape.test(hash) && query.length <= 2048 ? { id, hash, query } : undefined;
}
