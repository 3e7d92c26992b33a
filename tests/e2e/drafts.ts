import type { Page } from '@playwright/test';

import { expect, whenBackendReady } from './app';

type Step = 'contact' | 'services' | 'check';

/** A draft with every step filled in, except for fields that are empty in every new draft. */
const filledIn = {
  name: 'Zephyr Nook Vaccinations',
  primaryCategoryId: 'vaccination-centre',
  address: { line1: '21 Lantern Row', line2: '', cityId: 'port-calder', districtId: 'old-harbour', postalCode: '1040' },
  geo: { lat: 44.5121, lon: -31.2042 },
  phones: [{ number: '+999 20 555 014', type: 'voice', extension: '', description: '' }],
  hoursStatus: 'always',
  shortDescription: 'Vaccinations and advice before a journey.',
};

/** Stores a draft at a server as the form does, and returns the address of its step. */
export async function keepDraftAt(apiOrigin: string, page: Page, step: Step, facility: object = {}): Promise<string> {
  const id = 'drf_zephyr-nook';
  const values = { facility: { ...filledIn, ...facility }, submitterIsOwner: 'no', duplicate: 'none' };
  const status = await page.evaluate(
    async ({ url, body }) => {
      const answer = await fetch(url, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${localStorage.getItem('token')}` },
        body: JSON.stringify(body),
      });
      return answer.status;
    },
    { url: `${apiOrigin}/api/account/draft`, body: { id, draft: { step, values }, baseUpdatedAt: null } },
  );
  expect(status).toBe(200);
  return `/facility/create?draft=${id}&step=${step}`;
}

/** The same with the local back end. */
export async function keepDraft(page: Page, step: Step, facility: object = {}): Promise<string> {
  await page.goto('/about-us');
  await whenBackendReady(page);
  return keepDraftAt('', page, step, facility);
}
