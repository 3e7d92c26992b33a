/** A part of an answer or guide, as plain text. */
export interface HelpSection {
  /** Empty before the first heading. */
  heading: string;
  /** Id of the heading on the page; null before the first. */
  anchor: string | null;
  text: string;
}

/** A question or guide in one language, as the search reads it. */
export interface HelpDocument {
  kind: 'question' | 'guide';
  id: string;
  categorySlug: string;
  category: string;
  /** That of a guide; of a question, its id. */
  slug: string;
  title: string;
  /** Empty for a question. */
  subtitle: string;
  sections: HelpSection[];
}
