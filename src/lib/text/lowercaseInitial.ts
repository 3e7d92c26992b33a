/** A capitalised name in the middle of a sentence: "general practice", but "X-ray centre". */
export function lowercaseInitial(name: string, language: string): string {
  const [first = '', second = ''] = name;
  const isAbbreviation = second === '-' || second !== second.toLocaleLowerCase(language);
  return isAbbreviation ? name : first.toLocaleLowerCase(language) + name.slice(first.length);
}
