/**
 * Mean processor time of `work` in milliseconds over `runs` runs, unaffected by other processes. The system counts in
 * steps of a few ms, so many runs are measured at once.
 */
export function cpuTime(runs: number, work: () => void): number {
  const start = process.threadCpuUsage();
  for (let run = 0; run < runs; run += 1) work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000 / runs;
}

/** Processor time in milliseconds that `reference` takes on the processor for which limits in milliseconds are meant. */
const referenceTime = 80;

/** Parses, sorts and indexes 100,000 records: work of the kind that limits are set for. */
function reference(): void {
  const records = Array.from({ length: 100_000 }, (_, at) => ({ id: at, name: `record ${(at * 7919) % 100_003}` }));
  const parsed = JSON.parse(JSON.stringify(records)) as typeof records;
  parsed.sort((one, other) => (one.name < other.name ? -1 : 1));
  new Map(parsed.map((record) => [record.name, record]));
}

/** How much slower this processor is at the moment than the one for which limits are meant; at least 1. */
export function slowness(): number {
  const times = Array.from({ length: 5 }, () => cpuTime(1, reference));
  return Math.max(1, Math.min(...times) / referenceTime);
}
