/** Steps after which the walk is back at zero: at two seconds a step, 97 days. */
const levels = 22;
/** Scales a number from -1 to 1 to a variance of 1. */
const unitVariance = Math.sqrt(3);

/** A number from -1 to 1 that looks random, and is the same for the same integers (finaliser of MurmurHash3). */
function noise(seed: number, level: number, index: number): number {
  let hash = Math.imul(seed ^ Math.imul(level, 0x9e_37_79_b1), 0x85_eb_ca_6b) ^ Math.imul(index, 0xc2_b2_ae_35);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  hash ^= hash >>> 16;
  return (hash >>> 0) / 2 ** 31 - 1;
}

/**
 * Position of a random walk at a step, whose single steps have a standard deviation of about 1. It needs no memory of
 * earlier steps, so that every call, tab and reload sees the same walk: each level displaces the middle of its intervals
 * at random (Lévy's construction).
 */
export function walkAt(seed: number, step: number): number {
  let position = 0;
  for (let level = 1; level <= levels; level += 1) {
    const length = 2 ** level;
    const index = Math.floor(step / length);
    const part = step / length - index;
    const nearness = 1 - Math.abs(2 * part - 1);
    position += (nearness * noise(seed, level, index) * unitVariance * Math.sqrt(length)) / 2;
  }
  return position;
}

/** How far from zero a walk can ever be. @internal */
export const walkBound: number = Array.from(
  { length: levels },
  (_, index) => (unitVariance * Math.sqrt(2 ** (index + 1))) / 2,
).reduce((sum, displacement) => sum + displacement, 0);
