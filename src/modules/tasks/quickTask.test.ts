import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseQuickTask } from './quickTask';
import type { QuickPart } from './quickTask';

// A Thursday.
const today = '2026-03-12';
const tags = [
  { id: 'urgent', title: 'Urgent' },
  { id: 'front', title: 'Front desk' },
  { id: 'ozel', title: 'Özel' },
];
const people = [
  { id: 'ayse', name: 'Ayşe Yılmaz' },
  { id: 'ada', name: 'Ada Lindqvist' },
  { id: 'ali-k', name: 'Ali Kaya' },
  { id: 'ali-d', name: 'Ali Demir' },
];
const parse = (text: string, ignored?: readonly string[]) => parseQuickTask(text, { today, tags, people, ignored });

const dayOf = ({ parts }: { parts: readonly QuickPart[] }) =>
  parts.flatMap((part) => (part.kind === 'due' ? [part.day] : []))[0];

describe('the quick field', () => {
  it('understands all parts of a line at once', () => {
    expect(parse('Call the clinic tomorrow !high #Urgent @Ayşe')).toEqual({
      title: 'Call the clinic',
      parts: [
        { kind: 'due', text: 'tomorrow', day: '2026-03-13' },
        { kind: 'priority', text: '!high', priority: 2 },
        { kind: 'tag', text: '#Urgent', id: 'urgent', title: 'Urgent' },
        { kind: 'assignee', text: '@Ayşe', id: 'ayse', name: 'Ayşe Yılmaz' },
      ],
    });
  });

  it('understands the same in Turkish', () => {
    expect(parse('Kliniği ara yarın !yüksek #özel @ayse')).toMatchObject({
      title: 'Kliniği ara',
      parts: [{ day: '2026-03-13' }, { priority: 2 }, { id: 'ozel' }, { id: 'ayse' }],
    });
  });

  it.each([
    ['Call today', '2026-03-12'],
    ['Bugün ara', '2026-03-12'],
    ['call TOMORROW', '2026-03-13'],
    ['Yarına kadar', '2026-03-13'],
    ['Yarına hazırla', undefined],
    ['Pazara git', undefined],
    ["Yarın'a hazırla", '2026-03-13'],
    ['Meet on Friday', '2026-03-13'],
    ['Meet Thursday', '2026-03-19'],
    ['Meet next Monday', '2026-03-16'],
    ['Meet this Monday', '2026-03-16'],
    ['Perşembe buluş', '2026-03-19'],
    ['Önümüzdeki pazartesi buluş', '2026-03-16'],
    ['Haftaya cuma buluş', '2026-03-20'],
    ['20 Marta kadar bitir', '2026-03-20'],
    ['Gelecek haftaya kadar bitir', '2026-03-16'],
    ['Cuma günü', '2026-03-13'],
    ['Çarşamba’ya yetişsin', '2026-03-18'],
    ['Plan next week', '2026-03-16'],
    ['Gelecek hafta planla', '2026-03-16'],
    ['Ask in 3 days', '2026-03-15'],
    ['Ask in 2 weeks', '2026-03-26'],
    ['3 gün sonra sor', '2026-03-15'],
    ['1 hafta sonra sor', '2026-03-19'],
    ['Print by 20 March', '2026-03-20'],
    ['Print March 20', '2026-03-20'],
    ['Print 20th March', '2026-03-20'],
    ['20 Mart toplantı', '2026-03-20'],
    ['Bayram 23 Nisan', '2026-04-23'],
    ['Print 1 March', '2027-03-01'],
    ['Print 20 March 2028', '2028-03-20'],
    ['Print 2026-04-01', '2026-04-01'],
    ['Print 1.4.2026', '2026-04-01'],
    ['Print 01/04', '2026-04-01'],
    ['Leap 29 February', '2028-02-29'],
    ['Never 30 February', undefined],
    ['Never 32.1.2026', undefined],
    ['Call 112 now', undefined],
    ['Read 3 articles', undefined],
    ['May I ask', undefined],
    ['Todayish', undefined],
    ['', undefined],
  ])('%j is due %s', (text, day) => {
    expect(dayOf(parse(text))).toBe(day);
  });

  it.each([
    ['Print the list by Friday please', 'Print the list please'],
    ['Stand by me', 'Stand by me'],
    ['Meet this Friday', 'Meet'],
    ['Cuma günü ara', 'ara'],
    ['Raporu cumaya kadar bitir', 'Raporu bitir'],
    ['Cuma gününe kadar bitir', 'bitir'],
    ['Cuma’ya kadar bitir', 'bitir'],
    ['Haftaya cuma buluş', 'buluş'],
    ['Bu kadar yeter', 'Bu kadar yeter'],
  ])('takes the words around the day along: %j', (text, title) => {
    expect(parse(text).title).toBe(title);
  });

  it.each([
    ['!high', 2],
    ['!URGENT', 2],
    ['!1', 2],
    ['!acil', 2],
    ['!normal', 1],
    ['!orta', 1],
    ['!low', 0],
    ['!düşük', 0],
    ['!DÜŞÜK', 0],
  ])('%s is a priority', (text, priority) => {
    expect(parse(`Call ${text}`)).toMatchObject({ title: 'Call', parts: [{ kind: 'priority', priority }] });
  });

  it('keeps what is no priority, tag or person in the title', () => {
    for (const text of [
      'Call now!',
      'Wow !!',
      'Take no. # 5',
      'Mail a@b.example',
      'Ask @nobody',
      'Ask @',
      '!constructor',
    ]) {
      expect(parse(text)).toEqual({ title: text, parts: [] });
    }
  });

  it('finds tags and people of several words, and makes tags that are new', () => {
    expect(parse('Call #front desk now').parts).toMatchObject([{ text: '#front desk', id: 'front' }]);
    expect(parse('Call #Waiting').parts).toEqual([{ kind: 'tag', text: '#Waiting', id: undefined, title: 'Waiting' }]);
    expect(parse('Call @ada lindqvist now')).toMatchObject({ title: 'Call now', parts: [{ id: 'ada' }] });
  });

  it('leaves a name that several people have in the title, until it is complete', () => {
    expect(parse('Ask @Ali')).toEqual({ title: 'Ask @Ali', parts: [] });
    expect(parse('Ask @Ali Kaya').parts).toMatchObject([{ id: 'ali-k' }]);
  });

  it('takes the first day, priority and person, and each tag once', () => {
    const { title, parts } = parse('a today tomorrow !high !low @ada @ayşe #urgent #Urgent #x');
    expect(title).toBe('a tomorrow !low @ayşe');
    expect(parts.map(({ text }) => text)).toEqual(['today', '!high', '@ada', '#urgent', '#x']);
  });

  it('keeps a part as text when it is told to', () => {
    expect(parse('Read The Day After Tomorrow today', ['Tomorrow'])).toMatchObject({
      title: 'Read The Day After Tomorrow',
      parts: [{ day: today }],
    });
    expect(parse('Tweet #Urgent', ['#Urgent'])).toEqual({ title: 'Tweet #Urgent', parts: [] });
  });

  it('leaves signs behind a tag in the title', () => {
    expect(parse('#Urgent #Urgent !').title).toBe('!');
    expect(parse('#Urgent !').title).toBe('!');
  });
  it('loses no word, for any text', () => {
    const word = fc.constantFrom(
      'a',
      'today',
      '20',
      'March',
      '!high',
      '#Urgent',
      '@Ayşe',
      'next',
      'Monday',
      'in',
      '3',
      'days',
      'by',
      'haftaya',
      'Cuma',
      'günü',
      'kadar',
      '2026',
      '#',
      '@x',
      '!',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(word, { maxLength: 12 }).map((words) => words.join(' ')),
          fc.string(),
        ),
        (text) => {
          const { title, parts } = parse(text);
          const words = (line: string) => line.split(/\s+/).filter((one) => one !== '');
          const kept = [...words(title), ...parts.flatMap((part) => words(part.text))];
          const tagsOf = (one: string) => one.startsWith('#');
          // A tag that is named again is dropped.
          expect(kept.filter((one) => !tagsOf(one)).toSorted()).toEqual(
            words(text)
              .filter((one) => !tagsOf(one))
              .toSorted(),
          );
          expect(parts.filter(({ kind }) => kind === 'due').length).toBeLessThan(2);
        },
      ),
    );
  });
});
