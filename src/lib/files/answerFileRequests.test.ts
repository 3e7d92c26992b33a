import { afterEach, describe, expect, it, vi } from 'vitest';

import { answerFileRequests } from './answerFileRequests';
import type { FileRequest } from './fileWorker';

/** A worker that reads lines as records, and what it says. */
function setUp(read = (text: string) => text.split('\n')) {
  const said: unknown[] = [];
  const worker = Object.assign(new EventTarget(), { postMessage: (message: unknown) => said.push(message) });
  vi.stubGlobal('self', worker);
  answerFileRequests(
    (file) => file.text(),
    (text, { name, existing }: FileRequest & { name: string }, onLine) => {
      const items = read(text);
      for (const at of items.keys()) onLine(at + 1);
      return { items, name, count: items.length, existing };
    },
  );
  const tell = (data: object) => worker.dispatchEvent(new MessageEvent('message', { data }));
  return { said, tell, ask: (text: string) => tell({ file: new Blob([text]), name: 'list', existing: [] }) };
}

afterEach(() => vi.unstubAllGlobals());

describe('a worker that reads files', () => {
  it('reports progress, sends the records in small parts, and then what else it knows', async () => {
    const { said, ask } = setUp();
    ask(Array.from({ length: 2000 }, (_, at) => `Line ${at}`).join('\n'));
    await expect.poll(() => said.at(-1)).toEqual({ type: 'done', rest: { name: 'list', count: 2000, existing: [] } });
    expect(said.slice(0, 3)).toEqual([
      { type: 'progress', part: 0.5 },
      { type: 'progress', part: 1 },
      { type: 'items', items: Array.from({ length: 100 }, (_, at) => `Line ${at}`) },
    ]);
    expect(said).toHaveLength(2 + 20 + 1);
  });

  it('compares a file with all records that came before it', async () => {
    const { said, tell, ask } = setUp();
    tell({ existing: ['one', 'two'] });
    tell({ existing: ['three'] });
    ask('Line');
    await expect.poll(() => said.at(-1)).toMatchObject({ rest: { existing: ['one', 'two', 'three'] } });
  });

  it('says that a file cannot be read', async () => {
    const { said, ask } = setUp(() => {
      throw new Error('damaged');
    });
    ask('Line');
    await expect.poll(() => said).toEqual([{ type: 'failed' }]);
  });
});
