/** What decides about a file: its name, its type and its size in bytes. */
export type FileFacts = { name: string; type: string; size: number; lastModified: number };

export type Refusal = 'type' | 'size' | 'empty' | 'count' | 'twice';

export type FileRules = {
  /** As in HTML: `image/png`, `image/*`, `.pdf`. Empty: every kind. */
  accept: readonly string[];
  maxBytes?: number | undefined;
  /** How many in all. */
  maxFiles?: number | undefined;
};

/** Tells one file of a list from another. */
export function fileKey({ name, size, lastModified }: FileFacts): string {
  return `${name}/${size}/${lastModified}`;
}

/** Whether a file is of one of the kinds; the browser may not know the type, so the ending counts as well. */
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

/** Takes what may be added to the list and gives a reason for the rest. */
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

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size as people say it: 820 kB, 2.4 MB. */
export function formatBytes(bytes: number, language: string): string {
  const power = Math.min(units.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power < 2 ? 0 : 1,
  }).format(bytes / 1000 ** power);
}

/** `.pdf` and `image/jpeg` as people call them: PDF, JPEG. Whole families (`image/*`) keep their first word. */
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
