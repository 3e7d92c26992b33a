/** A number for a text (FNV-1a, 32 bits). */
function hash(text: string): number {
  let value = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01_00_01_93);
  return value >>> 0;
}

/**
 * The indexes 0 to `count` − 1 in an order that depends only on `seed`, so that a question looks the same each time. It
 * is never the original order.
 */
export function shuffledIndexes(count: number, seed: string): number[] {
  const indexes = Array.from({ length: count }, (_, at) => at);
  const order = indexes.toSorted((a, b) => hash(`${seed} ${a}`) - hash(`${seed} ${b}`) || a - b);
  return order.every((index, at) => index === at) ? [...order.slice(1), ...order.slice(0, 1)] : order;
}
