/*
 * `npm run build:lib`: the component library as a package, in dist-lib/. One entry point for each component
 * (`facility-directory/components/Button`), its styles beside it, types, texts in every language, themes and icons.
 */
import { copyFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundle, textsEntry } from './library/bundle.mjs';
import { manifest } from './library/manifest.mjs';
import { writeTypes } from './library/types.mjs';

const root = path.resolve(import.meta.dirname, '..');
const outDir = path.join(root, 'dist-lib');
const source = (file) => path.join(root, 'src', file);

/** The package's exports, each with its source under src/ or its virtual module. */
function entryPoints() {
  const components = readdirSync(source('components')).filter((name) =>
    existsSync(source(`components/${name}/${name}.tsx`)),
  );
  return {
    ...Object.fromEntries(components.map((name) => [`components/${name}`, `components/${name}/${name}.tsx`])),
    theme: 'theme/theme.ts',
    'theme/contract': 'theme/contract.css.ts',
    'theme/typography': 'theme/typography.ts',
    'theme/media': 'theme/media.ts',
    'lib/appearance': 'lib/appearance/appearance.ts',
    'lib/deviceLanguage': 'lib/i18n/deviceLanguage.ts',
    'lib/i18n': 'lib/i18n/createI18n.ts',
    'lib/icons': 'lib/icons/iconRegistry.ts',
    'lib/languages': 'lib/i18n/languages.ts',
    texts: textsEntry,
    'icons/shell': 'virtual:icons/shell',
  };
}

/** Returns the name of an output file: the source's path without extension, or the entry point of a virtual module. */
const outputName = (entryPoint, file) => (file.startsWith('virtual:') ? entryPoint : file.replace(/\.tsx?$/, ''));

const readme = `# Components, themes and icons

\`\`\`tsx
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import 'facility-directory/theme';
import { Button } from 'facility-directory/components/Button';
import { applyAppearance } from 'facility-directory/lib/appearance';
import { createI18n } from 'facility-directory/lib/i18n';
import { loadTexts } from 'facility-directory/texts';

applyAppearance({ theme: 'teal', scheme: 'auto' });
const { i18n, ready } = createI18n({ language: 'en', load: loadTexts, preload: ['common', 'components'] });
const router = createBrowserRouter([{ path: '*', element: <Button>Save</Button> }]);
await ready;
createRoot(document.body).render(
  <I18nextProvider i18n={i18n}>
    <RouterProvider router={router} />
  </I18nextProvider>,
);
\`\`\`

Each component is an entry point and brings its own styles, so a bundler that reads CSS from JavaScript (Vite, webpack,
Parcel, esbuild) ships what you import and no more. Texts, rarely used parts and icons are fetched when they are first
shown. \`tokens.json\` has the theme in the W3C Design Tokens format, for design tools. Licences of the icons: \`licences/icons.txt\`; of the font: \`theme/fonts/LICENSE\`.
`;

const started = performance.now();
const outputs = Object.entries(entryPoints()).map(([entryPoint, file]) => ({
  entryPoint,
  output: outputName(entryPoint, file),
  source: file.startsWith('virtual:') ? file : source(file),
}));
const entries = Object.fromEntries(outputs.map(({ output, source: from }) => [output, from]));
const files = await bundle({ root, outDir, entries });
writeTypes({ root, outDir, entries });
const exported = outputs.map(({ entryPoint, output }) => [entryPoint, output]);
const { unmet, ...content } = manifest({ root, outDir, exported });
if (unmet.length > 0) {
  throw new Error(
    `The package would need ${unmet.join(', ')}, which package.json does not list under "dependencies". ` +
      'Whoever installs it could not build. Move it there, or import something else.',
  );
}
writeFileSync(path.join(outDir, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
writeFileSync(path.join(outDir, 'README.md'), readme);
copyFileSync(path.join(root, 'LICENSE'), path.join(outDir, 'LICENSE'));
copyFileSync(path.join(root, 'docs/tokens.json'), path.join(outDir, 'tokens.json'));
console.log(
  `dist-lib/: ${exported.length} entry points, ${files.length} files, ${((performance.now() - started) / 1000).toFixed(1)} s`,
);
