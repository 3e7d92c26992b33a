/** Path of the line, path of the area below it, and the end point. */
export type SparkPaths = { line: string; under: string; end: { x: number; y: number } | undefined };

/**
 * Scales values to a box, lowest at the bottom. Missing values leave gaps; a single value is a dot, and a constant
 * series is a line in the middle.
 */
export function sparkPaths(
  values: readonly (number | null)[],
  { width, height, pad }: { width: number; height: number; pad: number },
): SparkPaths {
  const known = values.filter((value) => value !== null);
  const [min, max] = [Math.min(...known), Math.max(...known)];
  const round = (value: number) => Number(value.toFixed(2));
  const runs: { x: number; y: number }[][] = [];
  let open = false;
  for (const [index, value] of values.entries()) {
    if (value === null) {
      open = false;
      continue;
    }
    const share = max === min ? 0.5 : (value - min) / (max - min);
    const point = {
      x: round(values.length === 1 ? width / 2 : pad + (index / (values.length - 1)) * (width - 2 * pad)),
      y: round(pad + (1 - share) * (height - 2 * pad)),
    };
    if (open) runs.at(-1)?.push(point);
    else runs.push([point]);
    open = true;
  }
  const lineOf = (run: (typeof runs)[number]) =>
    run.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('') + (run.length === 1 ? 'h0' : '');
  return {
    line: runs.map(lineOf).join(''),
    under: runs
      .filter((run) => run.length > 1)
      .map((run) => `${lineOf(run)}L${run.at(-1)?.x} ${height}L${run[0]?.x} ${height}Z`)
      .join(''),
    end: runs.at(-1)?.at(-1),
  };
}
