import { minify } from 'vite';
import type { Plugin } from 'vite';

const inline = /<script>([\s\S]*?)<\/script>/g;

/** Makes the scripts small that stand in the page itself: Vite leaves them as they are, comments included. */
export async function smallScripts(html: string): Promise<string> {
  let small = html;
  for (const [element, code = ''] of html.matchAll(inline)) {
    const made = await minify('inline.js', code, { module: false });
    if (made.errors.length > 0) throw new Error(`A script of index.html could not be read: ${made.errors[0]?.message}`);
    if (/<\/script/i.test(made.code)) throw new Error('A script of index.html would end before its end.');
    small = small.replace(element, () => `<script>${made.code.trim()}</script>`);
  }
  return small;
}

/** Must stand before the plugin that writes the policy, which allows the scripts by their hashes. */
export function inlineScriptPlugin(): Plugin {
  return {
    name: 'inline-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      // Storybook builds pages of its own with the same configuration.
      handler: (html, { bundle, path }) => (bundle && path === '/index.html' ? smallScripts(html) : html),
    },
  };
}
