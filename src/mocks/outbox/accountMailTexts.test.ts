import { describe, expect, it } from 'vitest';

import { dataLanguages } from '#mocks/core/localized';

import { mailKinds, accountMailText } from './accountMailTexts';

const facts = {
  name: 'Şule İnce',
  email: 'sule@post.example',
  device: 'Firefox, Linux',
  facility: 'Işıklı Eczane',
  code: 'XV-002401',
};
const about = { email: ['confirm-change', 'change-requested', 'email-changed'], device: ['new-sign-in'] };
const aboutFacility = ['facility-received', 'facility-waits'];
const withLink = ['confirm', 'known-address', 'reset', 'confirm-change', ...aboutFacility];

describe.each(dataLanguages)('the mails in %s', (id) => {
  it.each(mailKinds)('say what "%s" is about', (kind) => {
    const { subject, lines, link, greeting } = accountMailText(kind, id, facts);
    const text = [greeting, ...lines].join('\n');
    expect(text).toContain('Şule İnce');
    expect(subject.length).toBeGreaterThan(10);
    expect(text.includes(facts.email)).toBe(about.email.includes(kind));
    expect(text.includes(facts.device)).toBe(about.device.includes(kind));
    expect(subject.includes(facts.facility)).toBe(aboutFacility.includes(kind));
    expect(text.includes(facts.code)).toBe(aboutFacility.includes(kind));
    expect(link !== undefined).toBe(withLink.includes(kind));
    expect(text).not.toMatch(/undefined|\{\{/);
  });
});

it('are written in each language', () => {
  for (const kind of mailKinds) {
    const subjects = dataLanguages.map((id) => accountMailText(kind, id, facts).subject);
    expect(new Set(subjects).size).toBe(dataLanguages.length);
  }
});
