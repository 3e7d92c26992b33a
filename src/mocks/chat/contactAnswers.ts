import { readText, removeItem, writeText } from '#lib/storage/storage';
import { secondMs } from '#lib/time/duration';

import { delayScale } from '#mocks/core/handle';

import type { StoredChat, StoredMessage } from './store';

/** An answer that a sample contact is going to give. */
export interface DueAnswer {
  /** ISO instant at which the contact has read the message and begins to write. */
  typingAt: string;
  /** ISO instant at which the answer arrives. */
  at: string;
  value: string;
}

const setting = { enabled: undefined as boolean | undefined };

/**
 * Whether sample contacts answer; by default where calls have their delays: in the application, not in stories.
 *
 * @internal
 */
export function enableContactAnswers(enabled: boolean | undefined): void {
  setting.enabled = enabled;
}

/** Storage key; there is an entry while sample contacts stay silent. */
const silentKey = 'backend-silent-contacts';

// If the browser refuses storage, the setting lasts until the page is left.
let isSilentHere = false;

/** The setting of the demo panel: whether sample contacts answer, in all tabs of this browser. */
export const answerSetting = (): boolean => !isSilentHere && readText(silentKey) === undefined;

/** Stores the setting of the demo panel. */
export function storeAnswerSetting(answer: boolean): void {
  if (answer) removeItem(silentKey);
  isSilentHere = !answer && !writeText(silentKey, 'yes');
}

/** Whether sample contacts answer. */
export const contactsAnswer = (): boolean => setting.enabled ?? (delayScale() > 0 && answerSetting());

const texts = {
  en: {
    question: [
      'Let me check and come back to you.',
      'Good question. I will ask at the desk and write again this afternoon.',
      'I think so, but give me a minute to look it up.',
      'Yes, that works for us.',
    ],
    thanks: ['You’re welcome!', 'Any time.', 'Happy to help.'],
    other: [
      'Thanks, that helps.',
      'Understood. I will see to it today.',
      'Great, I have made a note of it.',
      'All right. I will send you a photo once it is done.',
      'Perfect, talk soon.',
    ],
  },
  tr: {
    question: [
      'Hemen bakıp size dönerim.',
      'Güzel soru, arkadaşlara sorup öğleden sonra yazarım.',
      'Sanırım evet, bir dakika kontrol edeyim.',
      'Olur, bize uyar.',
    ],
    thanks: ['Rica ederim!', 'Ne demek, her zaman.', 'Ben teşekkür ederim.'],
    other: [
      'Teşekkürler, çok işime yaradı.',
      'Anladım, bugün ilgilenirim.',
      'Harika, not aldım.',
      'Tamamdır, bitince fotoğrafını gönderirim.',
      'Süper, görüşmek üzere.',
    ],
  },
} as const;

const isTurkish = (text: string) => /[ğışİçöü]|\b(merhaba|selam|te[sş]ekk[uü]r|evet|tamam)\b/i.test(text);
const isThanks = (text: string) => /\b(thank|thanks|cheers)\b|te[sş]ekk[uü]r|sa[gğ] ol/i.test(text);

/** What a contact answers to a message, and when: after a few seconds, longer for a longer answer. */
export function answerTo({ value, id }: StoredMessage, { messages }: StoredChat, at: number): DueAnswer {
  const words = `${value} ${messages.findLast((message) => message.contactId !== 'me')?.value ?? ''}`;
  const kind = value.includes('?') ? 'question' : isThanks(value) ? 'thanks' : 'other';
  const options = texts[isTurkish(words) ? 'tr' : 'en'][kind];
  const sum = [...id].reduce((total, char) => total + (char.codePointAt(0) ?? 0), messages.length);
  const answer = options[sum % options.length] ?? options[0];
  const typingAt = at + 1.5 * secondMs;
  return {
    typingAt: new Date(typingAt).toISOString(),
    at: new Date(typingAt + 1.5 * secondMs + answer.length * 40).toISOString(),
    value: answer,
  };
}
