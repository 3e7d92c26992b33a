import { describe, expect, it } from 'vitest';

import { splitSections } from './sections';

describe('splitSections', () => {
  it('keeps what stands before the first heading', () => {
    expect(splitSections('Hello.\n\n## One\n\nText.\n')).toEqual({
      intro: 'Hello.',
      sections: [{ id: 'section-one', title: 'One', body: 'Text.' }],
    });
  });

  it('cuts at second-level headings only', () => {
    const { sections } = splitSections('## One\n### Deeper\ntext ## not a heading\n#### Deepest\n## Two\n');
    expect(sections.map(({ title }) => title)).toEqual(['One', 'Two']);
    expect(sections[0]?.body).toBe('### Deeper\ntext ## not a heading\n#### Deepest');
  });

  it.each([
    ['Is anyone in danger?', 'section-is-anyone-in-danger'],
    ['Şimdi açık ılık İğne', 'section-simdi-acik-ilik-igne'],
    ['日本', 'section-untitled'],
    ['Main', 'section-main'],
  ])('makes an id of "%s"', (title, id) => {
    expect(splitSections(`## ${title}`).sections[0]?.id).toBe(id);
  });

  it('never gives two sections one id', () => {
    const ids = splitSections('## A\n## A\n## A 2\n## A').sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });

  it.each(['', '\n\n', '##', '## ', '##\n##', '\r\n## A\r\nb'])('understands %j', (source) => {
    expect(() => splitSections(source)).not.toThrow();
  });
});
