/*
 * Generates the committed pictures of the project (npm run pictures): from the logo in public/icon.svg the icons of the
 * installed application and the default image for sharing, the category illustrations, the sample watches, and the covers
 * and pictures of the courses. Running the product does not need this script.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

import { categoryPictures } from './categoryPictures.mjs';
import { courseCovers } from './courseCovers.mjs';
import { stepPictures } from './stepPictures.mjs';
import { watchPictures } from './watchPictures.mjs';

const folder = fileURLToPath(new URL('../../public', import.meta.url));
const sign = readFileSync(path.join(folder, 'icon.svg'), 'utf8');
const [, ground = ''] = /<rect[^>]*fill="(#[0-9a-f]{6})"/.exec(sign) ?? [];

/** The logo without its background, `size` px wide, centred in a picture. */
function onGround(width, height, size) {
  const inner = sign.replace(/<rect[^>]*\/>/, '').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  const at = `translate(${(width - size) / 2} ${(height - size) / 2}) scale(${size / 32})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/><g transform="${at}">${inner}</g></svg>`;
}

async function write(name, drawing, width, height) {
  const picture = await sharp(Buffer.from(drawing), { density: 300 })
    .resize(width, height)
    .png({ compressionLevel: 9, palette: true, colours: 32 })
    .toBuffer();
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, picture);
}

for (const size of [192, 512]) await write(`icons/icon-${size}.png`, sign, size, size);
// Systems crop maskable icons to their own shape: the background reaches the edge, and the logo stays within the safe
// circle (radius 40 % of the width).
await write('icons/maskable-512.png', onGround(512, 512, 512), 512, 512);
await write('apple-touch-icon.png', onGround(180, 180, 180), 180, 180);
await write('pictures/social.png', onGround(1200, 630, 520), 1200, 630);

/** Writes drawings by name as the only files of a folder. */
function writeDrawings(name, drawings) {
  const target = path.join(folder, name);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const [id, drawing] of Object.entries(drawings)) writeFileSync(path.join(target, `${id}.svg`), drawing);
}

writeDrawings('pictures/categories', categoryPictures);
writeDrawings('pictures/watches', watchPictures);
writeDrawings('academy', stepPictures);
writeDrawings('academy/covers', courseCovers);
