/** The icon of an item. The current page gets the solid Heroicon, so that colour is not the only indicator. */
export function iconOf(icon: string, current: boolean): string {
  return current ? icon.replace(/^heroicons_outline:/, 'heroicons_solid:') : icon;
}
