declare module 'virtual:component-docs' {
  /** Documentation of every component, by name; empty in story tests. */
  export const componentDocs: Readonly<Record<string, import('./componentDocs.ts').ComponentDocs>>;
}
