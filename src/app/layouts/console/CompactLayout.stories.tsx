import { dark, inConsole, longNavigation, onPhone, openDrawer, smallDrawerClosed } from '#.storybook/consoleStory';
import preview from '#.storybook/preview';

import { Shell } from './Shell';

const meta = preview.meta({ component: Shell, ...inConsole('compact') });

export const Default = meta.story({ tags: ['screen'] });

export const SmallDrawerClosed = Default.extend({ ...smallDrawerClosed, tags: ['!screen', 'no-visual'] });

export const Dark = Default.extend({ ...dark, tags: ['!screen'] });

export const LongNavigation = Default.extend({ ...longNavigation, tags: ['!screen'] });

/** On a small screen the navigation is a drawer over the page. */
export const SmallDrawerOpen = Default.extend({ tags: ['!screen', 'phone'], globals: onPhone, play: openDrawer });
