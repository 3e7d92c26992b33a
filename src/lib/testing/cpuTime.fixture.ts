/**
 * Milliseconds of processor time that one run of `work` takes, as the mean of `runs`. What else the machine does meanwhile
 * is no part of it; the system counts in steps of some ms, so many runs are measured in one go.
 */
export function cpuTime(runs: number, work: () => void): number {
  const start = process.threadCpuUsage();
  for (let run = 0; run < runs; run += 1) work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000 / runs;
}
