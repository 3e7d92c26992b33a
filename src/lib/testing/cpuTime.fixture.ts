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
