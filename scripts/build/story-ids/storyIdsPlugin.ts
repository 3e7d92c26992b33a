import type { Plugin } from 'vite';

const storyFile = /\/src\/components\/(\w+)\/\w+\.stories\.tsx$/;

/**
 * Gives the stories of a component the id of its name, whichever family it is listed under: links, screenshots and
 * measurements name stories by id, and stay valid when a component changes its family.
 */
export function storyIdsPlugin(): Plugin {
  return {
    name: 'story-ids',
    enforce: 'pre',
    transform(code, file) {
      const [, name] = storyFile.exec(file.split('?')[0] ?? '') ?? [];
      if (!name) return undefined;
      // On the same line, so that no source map is needed.
      return {
        code: code.replace('preview.meta({', `preview.meta({ id: 'components-${name.toLowerCase()}',`),
        map: null,
      };
    },
  };
}
