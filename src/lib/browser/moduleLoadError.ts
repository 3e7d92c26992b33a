const messages =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed/;

/** Whether `import()` failed because the file could not be fetched, as Chromium, Firefox and Safari word it. */
export function isModuleLoadError(error: unknown): boolean {
  return error instanceof Error && messages.test(error.message);
}
