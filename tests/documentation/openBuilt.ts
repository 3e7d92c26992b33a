import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';

import { chromiumArgs, findHeadlessChromium } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';

/** Folder of the built Storybook. */
export const built = path.resolve(import.meta.dirname, '../../storybook-static');

/** The built Storybook on a server, and a browser to look at it. */
export interface BuiltStorybook {
  origin: string;
  browser: Browser;
  close: () => Promise<void>;
}

/** Serves the built Storybook and starts a browser. Throws if it is not built. */
export async function openBuilt(): Promise<BuiltStorybook> {
  if (!existsSync(path.join(built, 'index.json'))) {
    throw new Error('There is no storybook-static/ to read. Build it: npm run build-storybook');
  }
  const server = await serve(built);
  const browser = await chromium.launch({ executablePath: findHeadlessChromium() ?? '', args: chromiumArgs });
  return {
    origin: server.origin,
    browser,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
