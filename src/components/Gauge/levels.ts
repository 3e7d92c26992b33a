/** A threshold and the meaning of values from it upwards. */
export type GaugeLevel = {
  /** Lowest value of the level. */
  from: number;
  tone: 'primary' | 'success' | 'warning' | 'error' | 'info' | 'neutral';
  /** "Good", "Low": states the meaning in words, because colour alone is not accessible. */
  label: string;
};

/** Returns the highest level that a value has reached. */
export function gaugeLevel(value: number, levels: readonly GaugeLevel[]): GaugeLevel | undefined {
  return levels.findLast(({ from }) => value >= from);
}

/** Position of a value between the bounds, 0–1, clamped. */
export function gaugeShare(value: number, min: number, max: number): number {
  return max <= min ? 0 : Math.min(1, Math.max(0, (value - min) / (max - min)));
}
