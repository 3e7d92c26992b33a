import { workerScript } from '#lib/browser/trustedTypes';

/** The side of a worker's job that runs in the page. */
export interface WorkerJob<Request, Result> {
  post: (request: Request) => void;
  /** Ends the worker and resolves the promise. */
  resolve: (result: Result) => void;
  /** Ends the worker and rejects the promise. */
  reject: (reason: unknown) => void;
}

export interface RunWorkerOptions<Request, Message, Result> {
  name: string;
  /** Ends the worker; the promise then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Text of the error when the worker's code fails. */
  failure: string;
  start: (job: WorkerJob<Request, Result>) => void;
  onMessage: (message: Message, job: WorkerJob<Request, Result>) => void;
}

/** Runs one job in a worker of its own. `url` comes from `import.meta.glob` with `?worker&url`, for Trusted Types. */
export function runWorker<Request, Message, Result>(
  url: string,
  { name, signal, failure, start, onMessage }: RunWorkerOptions<Request, Message, Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerScript(url), { type: 'module', name });
    function end() {
      worker.terminate();
      signal?.removeEventListener('abort', abort);
    }
    const job: WorkerJob<Request, Result> = {
      post: (request) => worker.postMessage(request),
      resolve(result) {
        end();
        resolve(result);
      },
      reject(reason) {
        end();
        reject(reason);
      },
    };
    const abort = () => job.reject(signal?.reason);
    signal?.addEventListener('abort', abort);
    worker.addEventListener('error', () => job.reject(new Error(failure)));
    worker.addEventListener('message', ({ data }: MessageEvent<Message>) => onMessage(data, job));
    start(job);
  });
}
