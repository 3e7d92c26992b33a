/** Families of files that people tell apart by their icon. */
export type FileKind = 'image' | 'video' | 'audio' | 'text' | 'table' | 'archive' | 'other';

const kindByEnding: Readonly<Record<string, FileKind>> = {
  ...Object.fromEntries(['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'svg', 'heic'].map((end) => [end, 'image'])),
  ...Object.fromEntries(['mp4', 'mov', 'webm', 'mkv', 'avi'].map((end) => [end, 'video'])),
  ...Object.fromEntries(['mp3', 'wav', 'ogg', 'm4a', 'flac'].map((end) => [end, 'audio'])),
  ...Object.fromEntries(['pdf', 'txt', 'md', 'doc', 'docx', 'odt', 'rtf'].map((end) => [end, 'text'])),
  ...Object.fromEntries(['csv', 'xls', 'xlsx', 'ods'].map((end) => [end, 'table'])),
  ...Object.fromEntries(['zip', 'gz', 'tar', '7z', 'rar'].map((end) => [end, 'archive'])),
};

/** The part of a file name after the last dot, in lower case; empty if it has none. */
function endingOf(name: string): string {
  const at = name.lastIndexOf('.');
  return at > 0 ? name.slice(at + 1).toLowerCase() : '';
}

/** The kind of a file by its MIME type, or by the ending of its name where the type says nothing. */
export function fileKind(name: string, type = ''): FileKind {
  const family = type.split('/')[0];
  if (family === 'image' || family === 'video' || family === 'audio') return family;
  const byEnding = kindByEnding[endingOf(name)];
  if (byEnding) return byEnding;
  return family === 'text' || type === 'application/pdf' ? 'text' : 'other';
}

// Long enough for the ending and a version before it: "v12 final.docx".
const tailLength = 12;

/** Splits a name in two, so that its beginning can be shortened while its end and ending stay visible. */
export function splitName(name: string): { start: string; end: string } {
  // By code points, because half of an emoji is no character.
  const characters = [...name];
  const at = Math.max(0, characters.length - tailLength);
  return { start: characters.slice(0, at).join(''), end: characters.slice(at).join('') };
}
