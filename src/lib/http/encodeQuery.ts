/**
 * Encodes a parsed query as `queryNumber`, `queryFlag` and `queryList` of `endpoint.ts` parse it; absent values are
 * left out.
 */
export function encodeQuery(query: unknown): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null) continue;
    if (Array.isArray(value)) {
      if (value.length > 0) params.set(name, value.join(','));
    } else if (typeof value === 'boolean') params.set(name, value ? '1' : '0');
    else params.set(name, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
