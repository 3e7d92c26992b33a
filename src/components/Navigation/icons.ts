/** The icon of an entry; Heroicons show the page in their solid form, so that colour is not the only sign. */
export function iconOf(icon: string, current: boolean): string {
  return current ? icon.replace(/^heroicons_outline:/, 'heroicons_solid:') : icon;
}
