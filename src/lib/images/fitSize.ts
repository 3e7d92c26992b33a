/** Width and height of a picture in px. */
export interface ImageSize {
  width: number;
  height: number;
}

/** The size of a picture whose longer side is at most `side` px, with the same proportions. */
export function fitSize({ width, height }: ImageSize, side: number): ImageSize {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
