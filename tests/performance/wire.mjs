/*
 * The server's own log of a measured build: what crossed the network, and when it was requested. The events of the
 * DevTools protocol are no such log: they miss the requests of a service worker that starts with a navigation, and the
 * scripts of workers.
 */

const frameHead = 9;
const frameBody = 16_384;
// Six bits code a character of a header on average.
const huffman = 0.75;
// What an entry of the table of sent headers takes beside its text, and the size of the table (RFC 7541).
const entryHead = 32;
const tableSize = 4096;

/**
 * Returns a function for the bytes of a response over HTTP/2, headers included. Node reports only the bodies, so the
 * headers are reckoned as HPACK codes them: one byte for a header that the connection has sent before, else its text.
 */
export function createHttp2Scale() {
  const table = new Map();
  let tableBytes = 0;
  const remember = (line) => {
    table.set(line, line.length + entryHead);
    tableBytes += line.length + entryHead;
    for (const [oldest, size] of table) {
      if (tableBytes <= tableSize) break;
      table.delete(oldest);
      tableBytes -= size;
    }
  };
  return (headers, bodyLength) => {
    let bytes = frameHead;
    for (const [name, value] of Object.entries(headers)) {
      const line = `${name}: ${value}`;
      if (table.has(line)) bytes += 1;
      else {
        bytes += 2 + Math.ceil(String(value).length * huffman);
        remember(line);
      }
    }
    return bytes + bodyLength + frameHead * Math.ceil(bodyLength / frameBody);
  };
}

/** Clock of this process in ms since the epoch, finer than `Date.now`. */
export const clock = () => performance.timeOrigin + performance.now();

/** A log to pass to `serve` as `onRequest`. Its entries are `{ url, at, bytes }`, `at` in ms since the epoch. */
export function createWireLog() {
  const entries = [];
  const scales = new WeakMap();
  return {
    entries,
    onRequest(request, response) {
      const entry = { url: request.url, at: clock(), bytes: 0 };
      entries.push(entry);
      if (request.httpVersionMajor === 1) {
        const { socket } = request;
        const before = socket.bytesWritten;
        response.once('finish', () => (entry.bytes = socket.bytesWritten - before));
        return;
      }
      const { stream } = request;
      const { session } = stream;
      if (!scales.has(session)) scales.set(session, createHttp2Scale());
      response.once('finish', () => {
        const { sentHeaders } = stream;
        const hasBody = request.method !== 'HEAD' && sentHeaders[':status'] === 200;
        entry.bytes = scales.get(session)(sentHeaders, hasBody ? Number(sentHeaders['content-length'] ?? 0) : 0);
      });
    },
  };
}

/** Number and bytes of the requests that arrived from `from` until `until`, in ms since the epoch. */
export function sumRequests(entries, from, until = Infinity) {
  const within = entries.filter(({ at }) => at >= from && at <= until);
  return { requests: within.length, bytes: within.reduce((sum, { bytes }) => sum + bytes, 0) };
}
