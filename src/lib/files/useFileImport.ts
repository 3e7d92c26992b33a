import { useEffect, useRef, useState } from 'react';

/** How far the import of a file is. */
type FileImportState<Prepared, Result> =
  | {
      step: 'choose';
      /** Name of the file that could not be read. */
      unreadable?: string | undefined;
    }
  | {
      step: 'reading';
      /** From 0 to 1. */
      part: number;
    }
  | {
      step: 'preview';
      /** What the file holds. */
      prepared: Prepared;
      /** How the attempt to store it ended, if there was one. */
      outcome: 'none' | 'cancelled' | 'failed';
    }
  | {
      step: 'storing';
      prepared: Prepared;
      /** Records that are stored, and those that will be. */
      done: number;
      of: number;
    }
  | { step: 'done'; prepared: Prepared; result: Result };

export interface FileImportOptions<Prepared, Result, Choices> {
  /** Reads a file, in a worker if it may be large; reports progress from 0 to 1, and rejects if it cannot be read. */
  read: (file: File, job: { signal: AbortSignal; onProgress: (part: number) => void }) => Promise<Prepared>;
  /**
   * Stores what was read. A rejection leads back to the preview, so it must mean that nothing was stored; a job that
   * keeps what it has stored so far resolves and says so in its result.
   */
  store: (
    prepared: Prepared,
    choices: Choices,
    job: { signal: AbortSignal; onProgress: (done: number, of: number) => void },
  ) => Promise<Result>;
}

/** The import of a file. */
export interface FileImport<Prepared, Result, Choices> {
  state: FileImportState<Prepared, Result>;
  read: (file: File) => Promise<void>;
  /** Stores what the preview shows; `choices` are those that were made there. */
  store: (choices: Choices) => Promise<void>;
  /** Stops reading or storing. */
  cancel: () => void;
  /** Returns to the choice of a file. */
  restart: () => void;
}

/** The steps of an import: a file is chosen, read, previewed and stored. Unmounting cancels what is running. */
export function useFileImport<Prepared, Result, Choices = void>(
  options: FileImportOptions<Prepared, Result, Choices>,
): FileImport<Prepared, Result, Choices> {
  const [state, setState] = useState<FileImportState<Prepared, Result>>({ step: 'choose' });
  const job = useRef<AbortController>(undefined);
  useEffect(() => () => job.current?.abort(), []);

  /** Starts a job, after whose end no late progress changes the state. */
  function begin() {
    job.current?.abort();
    const controller = new AbortController();
    job.current = controller;
    let isRunning = true;
    return {
      signal: controller.signal,
      report(next: FileImportState<Prepared, Result>) {
        if (isRunning && !controller.signal.aborted) setState(next);
      },
      end() {
        isRunning = false;
      },
    };
  }

  return {
    state,
    async read(file) {
      const { signal, report, end } = begin();
      report({ step: 'reading', part: 0 });
      try {
        const prepared = await options.read(file, {
          signal,
          onProgress: (part) => report({ step: 'reading', part }),
        });
        report({ step: 'preview', prepared, outcome: 'none' });
      } catch {
        report({ step: 'choose', unreadable: file.name });
      }
      end();
    },
    async store(choices) {
      if (state.step !== 'preview') return;
      const { prepared } = state;
      const { signal, report, end } = begin();
      report({ step: 'storing', prepared, done: 0, of: 0 });
      try {
        const result = await options.store(prepared, choices, {
          signal,
          onProgress: (done, of) => report({ step: 'storing', prepared, done, of }),
        });
        end();
        setState({ step: 'done', prepared, result });
      } catch {
        end();
        setState({ step: 'preview', prepared, outcome: signal.aborted ? 'cancelled' : 'failed' });
      }
    },
    cancel() {
      job.current?.abort();
      if (state.step === 'reading') setState({ step: 'choose' });
    },
    restart: () => setState({ step: 'choose' }),
  };
}
