import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The tags of WCAG 2.2 AA, and what axe recommends beyond it. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on a page: the rule, the element and what is wrong with it, a line each. */
export async function findingsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Only violations are looked at, so only they need be described; no screen has frames, so none need be reached.
    .options({ runOnly: rules, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
