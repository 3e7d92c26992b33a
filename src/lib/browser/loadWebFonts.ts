/** Loads the web fonts, whose style sheet the built page holds disabled; until then text is shown in their fallbacks. */
export function loadWebFonts(): void {
  document.querySelector('link[data-fonts]')?.removeAttribute('disabled');
}
