const emailPattern = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;".]+$/;

/** Whether a text is a single e-mail address without a name. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && emailPattern.test(text);
}
