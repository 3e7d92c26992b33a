import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The tags of WCAG 2.2 AA, and axe's best practices. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The only rules whose findings differ between the light and the dark scheme. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Violations of rules or tags that axe finds on a page, one per line: rule, element and explanation. */
export async function findingsOn(page: Page, runOnly = rules): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Only violations are used, so only they need details; no screen has frames, so none are scanned.
    .options({ runOnly, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
