import { dark, inConsole, longNavigation, onPhone, openDrawer, smallDrawerClosed } from '#.storybook/consoleStory';
import preview from '#.storybook/preview';

import { Shell } from './Shell';

const meta = preview.meta({ component: Shell, ...inConsole('futuristic') });

export const Default = meta.story();

export const SmallDrawerClosed = Default.extend({ ...smallDrawerClosed, tags: ['no-visual'] });

export const Dark = Default.extend({ ...dark, tags: ['no-visual'] });

export const LongNavigation = Default.extend({ ...longNavigation, tags: ['no-visual'] });

/** On a small screen the navigation is a drawer over the page. */
export const SmallDrawerOpen = Default.extend({ tags: ['phone'], globals: onPhone, play: openDrawer });
