/** A text in the two languages of the demo country. */
export interface Localized {
  en: string;
  tr: string;
}
