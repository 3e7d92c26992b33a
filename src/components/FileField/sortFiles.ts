/** Properties of a file that decide whether it is accepted; size in bytes. */
export type FileFacts = { name: string; type: string; size: number; lastModified: number };

export type Refusal = 'type' | 'size' | 'empty' | 'count' | 'twice';

export type FileRules = {
  /** As in HTML: `image/png`, `image/*`, `.pdf`. Empty accepts every type. */
  accept: readonly string[];
  maxBytes?: number | undefined;
  /** Maximum number of files in total. */
  maxFiles?: number | undefined;
};

/** Key of a file within a list. */
export function fileKey({ name, size, lastModified }: FileFacts): string {
  return `${name}/${size}/${lastModified}`;
}

/** Whether a file has an accepted type; the browser may not know the MIME type, so the extension counts as well. */
export function isAccepted({ name, type }: Pick<FileFacts, 'name' | 'type'>, accept: readonly string[]): boolean {
  if (accept.length === 0) return true;
  const ending = name.toLowerCase();
  const mime = type.toLowerCase();
  return accept.some((kind) => {
    const wanted = kind.trim().toLowerCase();
    if (wanted.startsWith('.')) return ending.endsWith(wanted);
    if (wanted.endsWith('/*')) return mime.startsWith(wanted.slice(0, -1));
    return mime === wanted;
  });
}

/** Splits new files into accepted ones and rejected ones with a reason. */
export function sortFiles<F extends FileFacts>(
  files: readonly F[],
  have: readonly F[],
  { accept, maxBytes = Number.POSITIVE_INFINITY, maxFiles = Number.POSITIVE_INFINITY }: FileRules,
): { taken: F[]; refused: Array<{ file: F; reason: Refusal }> } {
  const taken: F[] = [];
  const refused: Array<{ file: F; reason: Refusal }> = [];
  const known = new Set(have.map(fileKey));
  for (const file of files) {
    const reason: Refusal | undefined = known.has(fileKey(file))
      ? 'twice'
      : !isAccepted(file, accept)
        ? 'type'
        : file.size === 0
          ? 'empty'
          : file.size > maxBytes
            ? 'size'
            : have.length + taken.length >= maxFiles
              ? 'count'
              : undefined;
    if (reason === undefined) {
      known.add(fileKey(file));
      taken.push(file);
    } else refused.push({ file, reason });
  }
  return { taken, refused };
}

/** Display name of `.pdf` and `image/jpeg`: PDF, JPEG. A wildcard (`image/*`) returns its family. */
export function kindName(kind: string): { family: string } | { name: string } {
  const wanted = kind.trim().toLowerCase();
  if (wanted.endsWith('/*')) return { family: wanted.slice(0, -2) };
  const last = wanted.startsWith('.') ? wanted.slice(1) : (wanted.split('/')[1] ?? wanted);
  return {
    name: last
      .replace(/\+xml$/, '')
      .replace(/^x-/, '')
      .toUpperCase(),
  };
}
