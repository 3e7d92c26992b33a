import preview from '#.storybook/preview';
import { expect } from 'storybook/test';
import { icons } from 'virtual:used-icons';

import { Icon } from '#components/Icon';
import { vars } from '#theme/contract.css';
import { typography } from '#theme/typography';

import { Grid, Page, Section } from './specimen';

const meta = preview.meta({ title: 'Foundations/Icons' });

const sets = [...new Set(icons.map(({ path }) => path.slice(0, path.lastIndexOf('/'))))];
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Every icon that the product imports. */
export const InUse = meta.story({
  render: () => (
    <Page
      title="Icons"
      lead="Heroicons, of one stroke weight: outline at 24 px, solid at 20 px inside small controls. Beside text an icon is decoration; alone, its control has a name."
    >
      {sets.map((set) => (
        <Section key={set} title={set}>
          <Grid least="13rem">
            {icons
              .filter(({ path }) => path.startsWith(`${set}/`))
              .map(({ path, source }) => (
                <li
                  key={path}
                  data-icon={path}
                  style={{ display: 'flex', alignItems: 'center', gap: vars.space[12], minInlineSize: 0 }}
                >
                  <Icon source={source} size={set.startsWith('24') ? 'large' : 'medium'} />
                  <span style={{ ...typography.small, overflowWrap: 'anywhere' }}>{nameOf(path)}</span>
                </li>
              ))}
          </Grid>
        </Section>
      ))}
    </Page>
  ),
});

InUse.test('renders each one as decorative', async ({ canvasElement }) => {
  const shown = [...canvasElement.querySelectorAll('[data-icon]')];
  await expect(shown.length).toBe(icons.length);
  await expect(shown.length).toBeGreaterThan(20);
  for (const one of shown) {
    await expect(one.querySelector('svg[aria-hidden="true"] path'), one.getAttribute('data-icon') ?? '').not.toBeNull();
  }
});
