import type { Tolerance } from './tolerance.mjs';

export type Picture = { data: Buffer; width: number; height: number };
export function decode(file: string | Buffer): Promise<Picture>;
export function cropToContent(picture: Picture): Picture;
export function difference(
  expected: Picture,
  actual: Picture,
  tolerance?: Tolerance,
): { what: string; picture: Picture } | undefined;
export function encode(picture: Picture): Promise<Buffer>;
