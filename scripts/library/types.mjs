/* Generates the package's types with the TypeScript compiler. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const textsTypes = `import type { LoadTexts } from './lib/i18n/createI18n.js';

/** Loads the texts of the components, each namespace when it is first needed: \`load\` of \`createI18n\`. */
export declare const loadTexts: LoadTexts;
`;

const shellTypes = `import type { IconDrawing } from '../lib/icons/iconRegistry.js';

/** Icons of the console's shell, by full name: for \`registerIcons\`. */
declare const drawings: Readonly<Record<string, IconDrawing>>;
export default drawings;
`;

const specifier = /(\bfrom\s+|\bimport\s*\(\s*|\bimport\s+|\bdeclare module\s+)(['"])([^'"]+)\2/g;

/**
 * Rewrites specifiers of the imports map as relative paths with their extension, which work wherever the package is
 * installed.
 */
function rewrite(text, file) {
  return text.replaceAll(specifier, (whole, before, quote, name) => {
    const component = /^#components\/([^/]+)$/.exec(name)?.[1];
    const target = component ? `components/${component}/${component}` : /^#(.+)$/.exec(name)?.[1];
    if (target) {
      const relative = path.posix.relative(path.posix.dirname(file), target);
      return `${before}${quote}${relative.startsWith('.') ? relative : `./${relative}`}.js${quote}`;
    }
    return name.startsWith('.') && !name.endsWith('.js') ? `${before}${quote}${name}.js${quote}` : whole;
  });
}

/** Writes the declarations of all entries and their dependencies beside the code. */
export function writeTypes({ root, outDir, entries }) {
  const folder = path.join(root, '.cache/library');
  mkdirSync(folder, { recursive: true });
  const config = path.join(folder, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: path.join(root, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        // Type errors are reported by `npm run typecheck`.
        noCheck: true,
        rootDir: path.join(root, 'src'),
        outDir,
      },
      include: [path.join(root, 'src/components/**/*.d.ts'), path.join(root, 'src/vite-env.d.ts')],
      files: Object.values(entries).filter((file) => path.isAbsolute(file)),
    }),
  );
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', config],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`TypeScript could not write the declarations:\n${stdout}${stderr}`);
  rmSync(folder, { recursive: true });

  for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = path.join(outDir, name);
    const text = rewrite(readFileSync(file, 'utf8'), name.split(path.sep).join('/'));
    // Side-effect imports have no types; `export {}` keeps the file a module.
    writeFileSync(file, text.replaceAll(/^import ['"][^'"]+['"];$/gm, 'export {};'));
  }
  writeFileSync(path.join(outDir, 'texts.d.ts'), textsTypes);
  mkdirSync(path.join(outDir, 'icons'), { recursive: true });
  writeFileSync(path.join(outDir, 'icons/shell.d.ts'), shellTypes);
}
