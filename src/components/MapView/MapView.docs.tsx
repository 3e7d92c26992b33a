import type { Guide } from '#.storybook/guide';

import { MapView } from './MapView';

export const guide: Guide = {
  use: ['To show where places are, beside a list of the same places.', 'With `onMovePin` to choose a location.'],
  instead: [
    { component: 'List', when: 'always beside it: a map is not readable for everybody.' },
    { component: 'Picture', when: 'for a drawing without positions.' },
  ],
  anatomy: [
    { part: 'Basemap', about: 'Drawn from bundled geometry; tiles only if they are set.' },
    { part: 'Pins and groups', about: 'Focusable; groups of pins zoom in.' },
    { part: 'Card', about: 'Beside the selected pin.' },
    { part: 'Buttons', about: 'Zoom in and out, and move in four directions.' },
  ],
  dos: [
    {
      do: {
        text: 'Give every pin the name of its place.',
        example: (
          <div style={{ inlineSize: '100%' }}>
            <MapView
              label="Places near the harbour"
              height="small"
              pins={[
                { id: 'a', label: 'Harbour Clinic', short: '1', lat: 41.02, lon: 28.97 },
                { id: 'b', label: 'Pier Pharmacy', short: '2', lat: 41.03, lon: 28.99 },
              ]}
            />
          </div>
        ),
      },
      dont: { text: 'Offer it as the only way to the places.' },
    },
  ],
  content: ['The label says what the map shows.', 'A static map is one image: its label must describe everything.'],
  accessibility: [
    'Arrow keys move, + and − zoom, Escape closes the card and returns to its pin.',
    'A link leads past the map.',
  ],
};
