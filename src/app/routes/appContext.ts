import { createContext } from 'react-router-dom';

import type { App } from '#app/createApp';

/** The running application, for middleware and loaders: `context.get(appContext)`. */
export const appContext = createContext<App>();
