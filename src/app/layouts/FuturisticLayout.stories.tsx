import { inConsole, onPhone, openDrawer } from '#.storybook/consoleStory';
import preview from '#.storybook/preview';

import { FuturisticLayout } from './FuturisticLayout';

const meta = preview.meta({ component: FuturisticLayout, ...inConsole });

export const Default = meta.story({ tags: ['screen'] });

/** The navigation of a small screen, over the page. */
export const SmallDrawerOpen = Default.extend({ tags: ['!screen', 'phone'], globals: onPhone, play: openDrawer });
