import type { Connect, Plugin } from 'vite';

function isDecodable(url: string): boolean {
  try {
    // The result is used, or the bundler of this configuration takes the call for one without an effect.
    return decodeURI(url) !== '';
  } catch {
    return false;
  }
}

/**
 * Hands addresses with a broken escape (`/search/50%/page-1`) to the app, which says in words what it makes of them. The
 * server's own file middleware refuses them with an empty error page.
 */
export function anyAddressPlugin(): Plugin {
  const handToApp: Connect.NextHandleFunction = (request, _response, next) => {
    if (request.url !== undefined && !isDecodable(request.url)) request.url = '/index.html';
    next();
  };
  return {
    name: 'any-address',
    configureServer: ({ middlewares }) => void middlewares.use(handToApp),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(handToApp),
  };
}
