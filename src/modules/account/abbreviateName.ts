const maxLength = 16;

/** A name as it fits on a button: whole, or its first part, or the beginning of that. */
export function abbreviateName(name: string): string {
  if (name.length <= maxLength) return name;
  const first = name.split(' ')[0] ?? name;
  return first.length <= maxLength ? first : `${first.slice(0, maxLength - 1)}…`;
}
