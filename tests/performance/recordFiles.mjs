/* Files that are added to records, for recordUses.mjs. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The paths of the files, once they are written. */
export const files = { folder: '', photo: '', contacts: '' };

/** A photo of just below 5 MB, most of it noise, as a browser encodes it. */
async function makePhoto(browser) {
  const page = await browser.newPage();
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 3000);
    const context = canvas.getContext('2d');
    const pixels = context.createImageData(canvas.width, canvas.height);
    let state = 1;
    for (let at = 0; at < pixels.data.length; at += 4) {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      for (let channel = 0; channel < 3; channel += 1) pixels.data[at + channel] = (state >> (8 * channel)) & 255;
      pixels.data[at + 3] = 255;
    }
    context.putImageData(pixels, 0, 0);
    const most = 5 * 1024 * 1024;
    let blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    for (let quality = 0.8; blob.size > most; quality -= 0.1) {
      blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    }
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let binary = '';
    for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
    return btoa(binary);
  });
  await page.close();
  return Buffer.from(base64, 'base64');
}

/** A vCard file with ten thousand people. */
const makeContacts = () =>
  Array.from({ length: 10_000 }, (_, at) =>
    [
      'BEGIN:VCARD',
      'VERSION:4.0',
      `FN:Person ${at}`,
      `EMAIL:person${at}@people.example`,
      `TEL:+90532${String(at).padStart(7, '0')}`,
      'END:VCARD',
      '',
    ].join('\r\n'),
  ).join('');

/** Writes the files into a temporary folder; returns the function that removes it. */
export async function writeFiles(browser) {
  files.folder = await mkdtemp(path.join(tmpdir(), 'records-'));
  files.photo = path.join(files.folder, 'photo.jpg');
  files.contacts = path.join(files.folder, 'contacts.vcf');
  await writeFile(files.photo, await makePhoto(browser));
  await writeFile(files.contacts, makeContacts());
  return () => rm(files.folder, { recursive: true });
}
