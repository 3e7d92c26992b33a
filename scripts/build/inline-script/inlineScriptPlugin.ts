import { minify } from 'vite';
import type { Plugin } from 'vite';

const inline = /<script>([\s\S]*?)<\/script>/g;

/** Minifies the inline scripts of a page, which Vite leaves as they are, comments included. */
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

/** Minifies inline scripts. Must precede the plugin that writes the policy, which allows the scripts by hash. */
export function inlineScriptPlugin(): Plugin {
  return {
    name: 'inline-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      // Storybook builds its own pages with the same configuration.
      handler: (html, { bundle, path }) => (bundle && path === '/index.html' ? smallScripts(html) : html),
    },
  };
}
