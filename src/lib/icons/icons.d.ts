declare module 'virtual:icons' {
  type Loaders = Readonly<Record<string, () => Promise<import('./iconRegistry').IconSet>>>;
  /** Loaders of the icon sets by namespace. */
  export const sets: Loaders;
}

declare module 'virtual:icons/shell' {
  /** Drawings of the icons in the application shell, by full name. */
  const drawings: Readonly<Record<string, import('./iconRegistry').IconDrawing>>;
  export default drawings;
}

declare module 'virtual:icons/samples' {
  /** Drawings of one icon of each set, by full name. */
  const drawings: Readonly<Record<string, import('./iconRegistry').IconDrawing>>;
  export default drawings;
}

declare module 'virtual:icons/*/names' {
  /** All names of the set in alphabetical order, without the namespace. */
  const names: readonly string[];
  export default names;
}
