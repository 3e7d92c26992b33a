declare module 'virtual:icons' {
  type Loaders = Readonly<Record<string, () => Promise<import('./iconRegistry').IconSet>>>;
  /** How to fetch each icon set, by namespace. */
  export const sets: Loaders;
}

declare module 'virtual:icons/shell' {
  /** The drawings of the frame around every page, by full name. */
  const drawings: Readonly<Record<string, import('./iconRegistry').IconDrawing>>;
  export default drawings;
}

declare module 'virtual:icons/*/names' {
  /** Every name of the set, in the order of the alphabet, without the namespace. */
  const names: readonly string[];
  export default names;
}
