import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { fillIn } from './names.ts';
import type { ModuleNames } from './names.ts';
import { registrations } from './registrations.ts';
import type { Registration } from './registrations.ts';

const templates = path.join(import.meta.dirname, 'template');

/** The text of a file with what a module adds to it. */
function register(text: string, registration: Registration, names: ModuleNames): string {
  const changed =
    'change' in registration
      ? registration.change(text, names)
      : text.replace(`\n${registration.before}`, (found) => `\n${fillIn(registration.lines, names)}${found.slice(1)}`);
  if (changed === text) {
    throw new Error(
      `${registration.file} has changed: the place for a new module was not found in it. Mend scripts/new-module/registrations.ts.`,
    );
  }
  return changed;
}

/**
 * Writes the files of a module, and its lines in the files that know every module; returns the paths of all, relative
 * to the root. Throws before it writes anything if a file exists already, or a place for a line is not found.
 */
export function generateModule(root: string, names: ModuleNames): string[] {
  const files = new Map<string, string>();
  for (const template of globSync('**/*.txt', { cwd: templates })) {
    const file = fillIn(template.replace(/\.txt$/, ''), names);
    if (existsSync(path.join(root, file))) throw new Error(`${file} exists already.`);
    files.set(file, fillIn(readFileSync(path.join(templates, template), 'utf8'), names));
  }
  for (const registration of registrations) {
    const { file } = registration;
    const text = files.get(file) ?? readFileSync(path.join(root, file), 'utf8');
    files.set(file, register(text, registration, names));
  }
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return [...files.keys()];
}
