/** Delays before the two retries of a text file (specification, section 8), in ms. */
export const retryDelaysMs = [400, 1600] as const;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Tries up to three times; `attempt` is 0, 1 and 2. Throws the last error. */
export async function withRetries<T>(run: (attempt: number) => Promise<T>): Promise<T> {
  for (const [attempt, delayMs] of retryDelaysMs.entries()) {
    try {
      return await run(attempt);
    } catch {
      await wait(delayMs);
    }
  }
  return run(retryDelaysMs.length);
}
