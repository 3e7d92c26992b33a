import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { sampleMails } from './mails';
import { sampleFile } from './attachments';

const attachments = sampleMails(new Date('2026-03-16T10:00:00Z')).flatMap((mail) => mail.attachments);

const beginnings: Readonly<Record<string, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47],
};

describe('the files of the sample mails', () => {
  it('are of every kind', () => {
    expect(new Set(attachments.map(({ type }) => type))).toEqual(new Set(Object.keys(beginnings)));
  });

  it('weigh what their mails say, and are what they are called', async () => {
    for (const attachment of attachments) {
      const bytes = Buffer.from(await sampleFile(attachment));
      expect(bytes.length, attachment.name).toBe(attachment.size);
      const beginning = beginnings[attachment.type] ?? [];
      expect([...bytes.subarray(0, beginning.length)], attachment.name).toEqual(beginning);
    }
  });

  it('are pictures that can be read, where they are pictures', async () => {
    for (const attachment of attachments.filter(({ type }) => type !== 'application/pdf')) {
      const picture = sharp(Buffer.from(await sampleFile(attachment)), { failOn: 'warning' });
      const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height], attachment.name).toEqual([320, 240]);
      // The picture is not blank.
      expect(new Set(data.subarray(0, 3 * 320 * 120)).size, attachment.name).toBeGreaterThan(4);
    }
  });
});
