import { inConsole, onPhone, openDrawer } from '#.storybook/consoleStory';
import preview from '#.storybook/preview';

import { CompactLayout } from './CompactLayout';

const meta = preview.meta({ component: CompactLayout, ...inConsole });

export const Default = meta.story({ tags: ['screen'] });

/** The navigation of a small screen, over the page. */
export const SmallDrawerOpen = Default.extend({ tags: ['!screen', 'phone'], globals: onPhone, play: openDrawer });
