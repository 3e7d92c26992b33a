/** What a value means from somewhere on. */
export type GaugeLevel = {
  from: number;
  tone: 'primary' | 'success' | 'warning' | 'error' | 'info' | 'neutral';
  /** "Good", "Low": the meaning in a word, because the tone alone says nothing to many. */
  label: string;
};

/** The last level that a value has reached. */
export function gaugeLevel(value: number, levels: readonly GaugeLevel[]): GaugeLevel | undefined {
  return levels.findLast(({ from }) => value >= from);
}

/** How far a value is between the bounds, 0–1; what is beyond them counts as the bound. */
export function gaugeShare(value: number, min: number, max: number): number {
  return max <= min ? 0 : Math.min(1, Math.max(0, (value - min) / (max - min)));
}
