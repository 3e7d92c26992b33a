import preview from '#.storybook/preview';
import { expect } from 'storybook/test';

import { vars } from '#theme/contract.css';
import { breakpoints, media, viewports } from '#theme/media';
import { typography } from '#theme/typography';

import { Page, Section } from './specimen';

const meta = preview.meta({ title: 'Foundations/Breakpoints' });

const widest = Math.max(...Object.values(breakpoints));
const cell = { ...typography.body, padding: vars.space[8], textAlign: 'start', verticalAlign: 'top' } as const;
const line = { borderBlockEnd: `1px solid ${vars.color.border.subtle}` } as const;

/** Widths at which layouts change, and the screens to check them on. */
export const Widths = meta.story({
  render: () => (
    <Page
      title="Breakpoints"
      lead="Styles are written for the small screen first; each breakpoint adds. Below md is a small screen."
    >
      <Section title="Breakpoints">
        <ul style={{ display: 'grid', gap: vars.space[12] }}>
          {Object.entries(breakpoints).map(([name, pixels]) => (
            <li key={name} style={{ display: 'grid', gap: vars.space[4] }}>
              <span style={typography.label}>
                {name} · from {pixels} px
              </span>
              <div
                style={{
                  inlineSize: `${(pixels / widest) * 100}%`,
                  blockSize: vars.space[8],
                  borderRadius: vars.radius.full,
                  backgroundColor: vars.color.primary.solid,
                }}
              />
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Conditions, and whether they hold here">
        <table>
          <tbody>
            {Object.entries(media).map(([name, condition]) => (
              <tr key={name} style={line}>
                <th scope="row" style={{ ...cell, ...typography.label }}>
                  {name}
                </th>
                <td style={{ ...cell, fontFamily: vars.font.mono, ...typography.caption }}>{condition}</td>
                <td style={cell} data-condition={name}>
                  {matchMedia(condition).matches ? 'holds' : 'does not hold'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section title="Screens in the toolbar">
        <ul style={{ display: 'grid', gap: vars.space[4] }}>
          {Object.entries(viewports).map(([name, { width, height }]) => (
            <li key={name} style={typography.body}>
              <strong>{name}</strong> {width} × {height}
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  ),
});

Widths.test('shows which media queries match', async ({ canvasElement }) => {
  const holds = (name: string) => canvasElement.querySelector(`[data-condition="${name}"]`)?.textContent === 'holds';
  for (const name of ['sm', 'md', 'lg', 'xl'] as const) {
    await expect(holds(`${name}Up`), name).toBe(window.innerWidth >= breakpoints[name]);
  }
  await expect(holds('belowMd')).toBe(window.innerWidth < breakpoints.md);
  await expect(holds('print')).toBe(false);
});
