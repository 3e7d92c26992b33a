/*
 * Generates the avatars of the sample people in public/pictures/people (npm run avatars). The style is Notionists by
 * Zoish, CC0 1.0. The files are committed, so running the product does not need this script.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('../../public/pictures/people', import.meta.url));
const count = 48;
const size = 128;
const grounds = ['d5e8f7', 'd9f0dd', 'fbe3c8', 'f6d9e4', 'e3defa', 'd2eeee', 'f3ecc4', 'e6e8ec'];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (let n = 1; n <= count; n += 1) {
  const name = String(n).padStart(2, '0');
  const drawing = createAvatar(notionists, {
    seed: `orvela-${name}`,
    size,
    scale: 150,
    translateY: 14,
    backgroundColor: [grounds[n % grounds.length]],
    gestureProbability: 0,
  });
  const picture = await sharp(Buffer.from(drawing.toString()), { density: 144 })
    .resize(size, size)
    .webp({ quality: 82 })
    .toBuffer();
  writeFileSync(path.join(folder, `${name}.webp`), picture);
}
