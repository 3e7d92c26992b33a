declare module 'virtual:used-icons' {
  /** The icons that the product imports: `24/outline/MapPinIcon` and its component. */
  export const icons: ReadonlyArray<{ path: string; source: import('../../src/components/Icon/Icon').IconSource }>;
}
