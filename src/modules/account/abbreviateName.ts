const maxLength = 16;

/** Shortens a name to 16 characters for a button: the first name, truncated if it is still too long. */
export function abbreviateName(name: string): string {
  if (name.length <= maxLength) return name;
  const first = name.split(' ')[0] ?? name;
  return first.length <= maxLength ? first : `${first.slice(0, maxLength - 1)}…`;
}
