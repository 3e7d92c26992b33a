/** A stretch of text under a second-level heading. */
export interface Section {
  /** For the address and the contents list; unique in its text. */
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly body: string;
}

/** A text cut at its second-level headings; `intro` is what stands before the first. */
export interface SectionedText {
  readonly intro: string;
  readonly sections: readonly Section[];
}

function idOf(title: string, taken: ReadonlySet<string>): string {
  const words = title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  // The prefix keeps a heading called "Main" apart from the frame's own ids.
  const id = `section-${words === '' ? 'untitled' : words}`;
  if (!taken.has(id)) return id;
  let count = 2;
  while (taken.has(`${id}-${count}`)) count += 1;
  return `${id}-${count}`;
}

/** Cuts Markdown at its `##` headings, each with an id made of its words. */
export function splitSections(source: string): SectionedText {
  const [intro = '', ...rest] = source.replaceAll(/\r\n?/g, '\n').split(/^##[ \t]+/m);
  const taken = new Set<string>();
  const sections = rest.map((part) => {
    const end = part.indexOf('\n');
    const title = (end < 0 ? part : part.slice(0, end)).trim();
    const id = idOf(title, taken);
    taken.add(id);
    return { id, title, body: end < 0 ? '' : part.slice(end + 1).trim() };
  });
  return { intro: intro.trim(), sections };
}
