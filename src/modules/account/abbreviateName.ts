const room = 16;

/** A name as it fits on a button: whole, or its first part, or the beginning of that. */
export function shortName(name: string): string {
  if (name.length <= room) return name;
  const first = name.split(' ')[0] ?? name;
  return first.length <= room ? first : `${first.slice(0, room - 1)}…`;
}
