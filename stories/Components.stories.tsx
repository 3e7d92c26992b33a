import type { ComponentType } from 'react';
import preview from '#.storybook/preview';
import { expect, waitFor } from 'storybook/test';

import { actions } from './actionSpecimens';
import { charts } from './chartSpecimens';
import * as styles from './Components.css';
import { data } from './dataSpecimens';
import { feedback } from './feedbackSpecimens';
import { forms } from './formSpecimens';
import { layout } from './layoutSpecimens';
import { overlays } from './overlaySpecimens';

const meta = preview.meta({ title: 'Components/Overview', parameters: { layout: 'fullscreen' } });

type Family = { id: string; title: string; specimens: Readonly<Record<string, ComponentType>> };

const families: readonly Family[] = [
  { id: 'actions', title: 'Actions', specimens: actions },
  { id: 'forms', title: 'Forms', specimens: forms },
  { id: 'overlays', title: 'Overlays', specimens: overlays },
  { id: 'data', title: 'Data', specimens: data },
  { id: 'feedback', title: 'Feedback and text', specimens: feedback },
  { id: 'charts', title: 'Charts', specimens: charts },
  { id: 'layout', title: 'Layout', specimens: layout },
];

/** Components that need the space of two. */
const wide = new Set(['DataTable', 'RichTextField', 'LineChart', 'BarChart', 'AreaChart']);

const drawn = new Set(families.flatMap(({ specimens }) => Object.keys(specimens)));
const files = Object.keys(import.meta.glob('../src/components/*/*.stories.tsx'));
const all = files.flatMap((file) => /\/([^/]+)\.stories\.tsx$/.exec(file)?.[1] ?? []);
/** Building blocks of other components, and components that are only visible within a page. */
const others = all.filter((name) => !drawn.has(name)).toSorted();

// From the preview's frame to the documentation in the surrounding window.
const docsOf = (name: string) => `./?path=/docs/components-${name.toLowerCase()}--docs`;

function Tile({ name, specimen: Specimen }: { name: string; specimen: ComponentType }) {
  return (
    <li className={styles.tile} data-wide={wide.has(name) || undefined} data-component={name}>
      <a className={styles.name} href={docsOf(name)} target="_top">
        {name}
      </a>
      <div className={styles.specimen}>
        <Specimen />
      </div>
    </li>
  );
}

function Overview() {
  return (
    <main className={styles.page} style={{ paddingInline: 'clamp(1rem, 4vw, 2.5rem)' }}>
      <header className={styles.head}>
        <h1 className={styles.title}>Components</h1>
        <p className={styles.lead}>
          {all.length} components, alive: press them, fill them in, change the theme, the scheme and the language in the
          toolbar. A name leads to its documentation.
        </p>
        <nav aria-label="Families" className={styles.jumps}>
          {families.map(({ id, title, specimens }) => (
            <a key={id} href={`#${id}`} className={styles.jump}>
              {title} <span className={styles.count}>{Object.keys(specimens).length}</span>
            </a>
          ))}
        </nav>
      </header>
      {families.map(({ id, title, specimens }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.family}>
          <h2 id={`${id}-title`} className={styles.familyName}>
            {title}
          </h2>
          <ul className={styles.tiles}>
            {Object.entries(specimens).map(([name, specimen]) => (
              <Tile key={name} name={name} specimen={specimen} />
            ))}
          </ul>
        </section>
      ))}
      <section aria-labelledby="others-title" className={styles.family}>
        <h2 id="others-title" className={styles.familyName}>
          Building blocks
        </h2>
        <p className={styles.lead}>What those above are made of, and what only shows in a whole page.</p>
        <ul className={styles.rest}>
          {others.map((name) => (
            <li key={name}>
              <a className={styles.restLink} href={docsOf(name)} target="_top">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

/** The whole library on one page. */
export const Brand = meta.story({
  render: () => <Overview />,
  globals: { theme: 'brand', scheme: 'light' },
  tags: ['screen'],
  // Wait for lazy content, so that the page is complete when it is checked.
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-icon="loading"], [aria-busy="true"]')).toBeNull(), {
      timeout: 20_000,
    });
  },
});
Brand.test('renders each component in its tile, or links to it', async ({ canvasElement, canvas }) => {
  for (const name of drawn) {
    const tile = canvasElement.querySelector(`[data-component="${name}"]`);
    await expect(tile?.lastElementChild?.childElementCount, name).toBeGreaterThan(0);
    await expect(tile && tile.scrollWidth <= tile.clientWidth + 1, `${name} is wider than its tile`).toBe(true);
    await expect(all, `${name} has no stories to lead to`).toContain(name);
  }
  const leading = canvas.getAllByRole('link').filter((link) => link.getAttribute('target') === '_top');
  await expect(leading).toHaveLength(all.length);
});

// One set of pictures is enough for the layout, and contrast.test.ts checks every pair of colours in all twelve
// combinations; these are for viewing.
export const BrandDark = Brand.extend({ globals: { scheme: 'dark' }, tags: ['no-visual'] });
export const Default = Brand.extend({ globals: { theme: 'default' }, tags: ['no-visual', '!test'] });
export const DefaultDark = Default.extend({ globals: { scheme: 'dark' }, tags: ['no-visual', '!test'] });
export const Teal = Default.extend({ globals: { theme: 'teal' }, tags: ['no-visual', '!test'] });
export const TealDark = Teal.extend({ globals: { scheme: 'dark' }, tags: ['no-visual', '!test'] });
export const Rose = Default.extend({ globals: { theme: 'rose' }, tags: ['no-visual', '!test'] });
export const RoseDark = Rose.extend({ globals: { scheme: 'dark' }, tags: ['no-visual', '!test'] });
export const Purple = Default.extend({ globals: { theme: 'purple' }, tags: ['no-visual', '!test'] });
export const PurpleDark = Purple.extend({ globals: { scheme: 'dark' }, tags: ['no-visual', '!test'] });
export const Amber = Default.extend({ globals: { theme: 'amber' }, tags: ['no-visual', '!test'] });
export const AmberDark = Amber.extend({ globals: { scheme: 'dark' }, tags: ['no-visual', '!test'] });
