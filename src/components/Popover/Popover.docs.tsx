import type { Guide } from '#.storybook/guide';

import { Button } from '#components/Button';
import { Text } from '#components/Text';
import { TextField } from '#components/TextField';

import { Popover } from './Popover';

export const guide: Guide = {
  use: ['For a few controls or facts at the button that opens them: a filter, sharing, sorting.'],
  instead: [
    { component: 'Menu', when: 'for a list of actions.' },
    { component: 'Dialog', when: 'for a task that must be answered.' },
    { component: 'Tooltip', when: 'for a hint of a few words.' },
    { component: 'HeaderPopover', when: 'in the header of the application.' },
  ],
  anatomy: [
    { part: 'Trigger', about: 'A Button or IconButton that spreads the given props.' },
    { part: 'Panel', about: 'Small or medium; flips to the side that has room.' },
  ],
  dos: [
    {
      do: {
        text: 'Keep it to what fits without scrolling.',
        example: (
          <Popover
            label="Share"
            trigger={(trigger) => (
              <Button {...trigger} variant="outline">
                Share
              </Button>
            )}
          >
            <TextField label="Link" defaultValue="https://example.org/f/12" readOnly />
          </Popover>
        ),
      },
      dont: {
        text: 'Put essential text behind a button.',
        example: (
          <Popover
            label="Terms"
            trigger={(trigger) => (
              <Button {...trigger} variant="outline">
                Important
              </Button>
            )}
          >
            <Text>The visit costs € 40.</Text>
          </Popover>
        ),
      },
    },
  ],
  content: ['The label names the panel and repeats the button.', 'Buttons inside are verbs.'],
  accessibility: [
    'Not modal: an outside click, Escape or tabbing out closes it.',
    'Escape returns the focus to the trigger; the function as child receives `close`, which does so too.',
  ],
};
