import { dayMs, minuteMs } from '#lib/time/duration';
import { viewerTimeZone } from '#lib/time/viewerTimeZone';
import { isoDateAt } from '#lib/time/zonedTime';
import type { ChatContact } from '#modules/chat/api';

import { contacts, orvelaCountry } from '#mocks/contacts/seed';
import { personByName } from '#mocks/people/seed';

import type { StoredChat, StoredMessage } from './store';

interface Conversation {
  with: string;
  /** `null`: the record has no unread count. */
  unread?: number | null;
  muted?: boolean;
  /** Minutes since the last message. */
  ago: number;
  /**
   * One message per line, `>` from the user and `<` from the contact; above the rule from a week ago, below it from
   * today.
   */
  text: string;
}

const conversations: readonly Conversation[] = [
  {
    with: 'Ayşe Yılmaz',
    unread: 2,
    ago: 6,
    text: `
< Merhaba Ada Hanım, Yeşilmar’daki eczanemizin sayfasında pazar günü hâlâ “açık” görünüyor. Bu ay nöbet bizde değil.
> Merhaba Ayşe Hanım, haber verdiğiniz için teşekkürler. Nöbet çizelgesini bana iletebilir misiniz?
< Tabii, akşam gönderirim.
< Bir de telefon numaramızın sonu 014 olacak, 041 değil.
> Numarayı şimdi düzelttim. Çizelge gelince pazar gününü de kapatırım.
---
< Günaydın! Çizelge nihayet elimde: Bu pazar kapalıyız, önümüzdeki pazar 09.00–19.00 arası nöbetçiyiz.
> Günaydın, ikisini de işledim. Sayfayı yenileyince görünmesi lazım.
< Gördüm, çok güzel olmuş, ellerinize sağlık. Yalnız adreste hâlâ eski sokak yazıyor; iki hafta önce taşındık. Yenisi: Çınar Caddesi 41/B, eski postanenin karşısı, Yeşilmar.
< Girişte artık basamak da yok, onu da ekleyebilir miyiz?`,
  },
  {
    with: 'Jasper Holt',
    unread: 1,
    ago: 17,
    text: `
> Hi Jasper, the page of Calder Heath Medical Centre says you close at 17:30 on Wednesdays. Two visitors told us they found you open at six. Which one is right?
< Both, sort of. The doors stay open until 18:30 but the desk closes at half past five.
> Then the opening hours should say 18:30, and the desk goes into the note below. Shall I write it like that?
< Yes please.
---
< Morning. We are adding a Saturday clinic from next month, first and third Saturday, nine to one.
> Lovely news. Appointments only, or can people walk in?
< Walk-in until noon, after that only who has a booking. I will send you the wording our partners agreed on, they are rather particular about it.`,
  },
  {
    with: 'Kezia Thorne',
    muted: true,
    ago: 41,
    text: `
> Hello Kezia, I would like to come by for the yearly check of Harbour Light Rehabilitation. Does any morning next week suit you?
< Tuesday or Thursday. Tuesday is quieter.
> Tuesday it is. Half past nine?
< Perfect.
> Could you have the fire certificate and the list of staff at hand? It saves us both an hour.
< The certificate yes. The list changed last Friday, I will print the new one.
< Do you need the car park? The one in front is being dug up.
> I come by tram, thank you.
< Stop “Salt Yard”, then two minutes along the quay. The entrance with the green awning.
> Found it on the map. Our page still shows the old entrance on Harbour Street.
< Ah, that explains the parcels.
> I will move the pin while I am there, so that it is exactly on the door.
< Brilliant.
< Will Samuel come too? He knows the ramp story.
> He will. What is the ramp story?
< The ramp is fine, the door behind it is not. It opens outwards, against the chair.
> Then we had better say “partly step-free” until it is changed.
< I would rather you did. We had someone stuck out there in the rain in February.
> Noted. Is the work on the door planned?
< For May, if the council signs.
> I will put a reminder for June and ring you.
< You are a treasure.
> See you on Tuesday.
< See you!
---
< Good morning, one thing about today: the lift is out of order until eleven.
> Good morning. Then we start on the ground floor and go up afterwards.
< The physio rooms are free until ten anyway.
> Good. We are on the tram now.
< Coffee is on.
> Here is what I noted, tell me if I got anything wrong: opening hours unchanged, entrance moved to the quay, two of four treatment rooms reachable without steps, hearing loop at the desk tested and working, a toilet for wheelchair users on the ground floor (the door is 92 cm wide), the lift 110 × 140 cm. Staff list and certificate seen. The next check is due in twelve months.
< All correct. The lift is back, by the way.
> Of course it is, now that we are leaving.
< Samuel left his umbrella.
> He says keep it, it is the one with the broken rib.
< It has found its home then.
> The page is updated and the badge is renewed. You can see it here: https://www.w3.org/TR/WCAG22/ is what we measure the words by, if your partners ask.
< They will ask. Thank you both.
> Thank you for the coffee.
< Same time next year!
> It is in the calendar.`,
  },
  {
    with: 'Emre Çelik',
    muted: true,
    ago: 63,
    text: `
> Emre Bey merhaba, Gölbaşar Sağlık Kliniği için talebiniz onaylandı. Artık sayfayı siz düzenleyebilirsiniz.
< Harika, teşekkür ederim! Fotoğrafları da ben mi yüklüyorum?
> Evet, en çok on iki fotoğraf. Yüzlerin görünmemesine dikkat ederseniz seviniriz.
---
< Bayramda kliniği üç gün kapatacağız. Bunu özel gün olarak mı girmeliyim, yoksa normal saatleri mi değiştirmeliyim?
> Özel gün olarak girin; bayramdan sonra saatler kendiliğinden eski hâline döner.
< Tamamdır, girdim.`,
  },
  {
    with: 'Grace Mensah',
    unread: null,
    ago: 88,
    text: `
< Hello, I am the one who reported the closed dentist on Weavers Lane. Has anybody looked at it?
> Hello Grace, yes. We rang twice and wrote to the owner. If nobody answers by Friday we mark it as closed for good.
---
> A short update: the practice has indeed closed, the page says so since this morning and names the two nearest dentists that take new patients.
< Thank you for following it up. Most places never write back.
> You were right about the last three as well. We are glad to have you.`,
  },
  {
    with: 'Tomasz Wójcik',
    ago: 104,
    text: `
> Tomasz, can you look at why the night pharmacy in Thornwick is missing from the results after midnight?
< Looking.
< Found it. The shift ends at 02:00, and somebody typed 00:00–02:00 on the wrong weekday.
> Is it the only one?
< Eleven like it. I can list them.
---
< The list is done, all eleven are mended, and the form now says which night a time after midnight belongs to.
> You are quick. Did anyone complain meanwhile?
< One, politely.`,
  },
  {
    with: 'Fatma Doğan',
    ago: 121,
    text: `
< İyi günler. Annem tekerlekli sandalye kullanıyor, Işıkvar’daki aile sağlığı merkezinin girişi uygun mu acaba?
> İyi günler Fatma Hanım. Sayfada “kısmen” yazıyor: Ana girişte iki basamak var, yan kapıda rampa bulunuyor. Yan kapı için önceden aramanız gerekiyor.
< Numarası sayfada var mı?
> Var, “İletişim” bölümünün ilk sırasında.
---
< Dün gittik, yan kapıyı hemen açtılar. Çok teşekkür ederiz.
> Ne güzel! Sayfaya “zil yan kapının sağında” diye bir not ekledim.`,
  },
  {
    with: 'Priya Raman',
    ago: 9,
    text: `
> Priya, the numbers for the quarter: do you count facilities with an open report as verified?
< Verified until somebody decides otherwise. The report has a column of its own.
---
< Draft is ready. 2,418 facilities, 1,906 verified, 61 with an open report.
> That is 79 per cent. Better than I feared.
< Port Calder pulls it up, Eastholm pulls it down.
> I will send two people to Eastholm.`,
  },
  {
    with: 'Niamh Gallagher',
    ago: 133,
    text: `
< Is the article about holiday hours still right? It says we work from the national calendar.
> It is, and the two local days of Ravensfold are in it since last year.
---
< Could you add when the page was last checked? People ring me to ask.
> It stands at the foot, but small. I will ask for it to move up.
< You would save me ten calls a week.`,
  },
  {
    with: 'Oskar Lindholm',
    ago: 146,
    text: `
< Good day. Lindholm & Daughters has moved across the street, number 12 now instead of 9.
> Good day Oskar. Same telephone, same hours?
< Same telephone. We open at ten now, my knees demand it.
---
> Your new address is on the page. Does the pin sit on the right door?
< One door too far to the left, but people find us by the giant pair of glasses.
> I moved it under the glasses.`,
  },
  {
    with: 'Lucía Fernández',
    ago: 152,
    text: `
> Lucía, the translation of “hearing loop” reads as “işitme halkası” in two places and “işitme döngüsü” in the rest. Which do you prefer?
< “İşitme döngüsü”, it is what the association uses. I will change the two.
---
< Changed, and I found a third one in the e-mail to owners.
> Thank you! Nobody else would have looked there.`,
  },
  {
    with: 'Zeynep Karaca-Vandenbroucke',
    ago: 159,
    text: `
< Ada selam, perşembe günkü toplantıyı bir saat ileri alabilir miyiz? Brugge treni gecikmeli geliyor.
> Selam Zeynep, olur. 15.00 yerine 16.00 diyelim.
< Süpersin. Gündemde erişilebilirlik sözcükleri, nöbet çizelgeleri ve yeni değerlendirme formu var; sözcükler için otuz, diğerleri için on beşer dakika ayırdım.
---
< Toplantı notlarını paylaştım. Bir karar eksik kaldı: “Kısmen erişilebilir” için en az bir basamaksız giriş şart mı?
> Şart. Yoksa kimse neye güveneceğini bilemez.
< Katılıyorum, öyle yazdım.`,
  },
  {
    with: 'Liam O’Connell',
    ago: 166,
    text: `
< Our practice was reported as “rude at the phone”. Can I answer that somewhere?
> Reports like that are never shown, Liam. Only we read them, and there is nothing you have to answer.
---
< We hired a second person for the desk, by the way.
> Then the next report will be a nice one.`,
  },
  {
    with: 'Hiroshi Tanaka',
    ago: 171,
    text: `
> Hiroshi, may we use your picture of the quay for the article about night care? With your name below it, of course.
< Gladly. Please take the one without the ferry, it is sharper.
---
< I saw it this morning. The moon looks good there.
> Everybody asks who took it.`,
  },
  {
    with: 'Samuel Abara',
    ago: 178,
    text: `
> Samuel, you still have the measuring tape from the Ravensfold visit.
---
< It is on your desk, under the apples.`,
  },
];

const weekMs = 7 * dayMs;
// Irregular pauses in minutes, repeated.
const pauseMinutes = [1, 2, 1, 4, 1, 7, 2, 1, 3];
const pauseBefore = (index: number) => (pauseMinutes[index % pauseMinutes.length] ?? 1) * minuteMs;

/** The date of an instant in a time zone, as chats show it: day, month and year. */
export function dayText(iso: string, timeZone = viewerTimeZone()): string {
  return isoDateAt(timeZone, Date.parse(iso)).split('-').toReversed().join('/');
}

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

/** The times of consecutive messages, the last at `end`. */
function sessionTimes(length: number, end: number): string[] {
  const times: string[] = [];
  for (let index = length - 1, at = end; index >= 0; at -= pauseBefore(index), index -= 1) {
    times.unshift(new Date(at).toISOString());
  }
  return times;
}

/** The samples are written to Ada: nobody else is called by her name. */
const addressedTo = (owner: string, text: string) =>
  owner === personByName('Ada Lindqvist').id ? text : text.replaceAll(/(?<=Merhaba) Ada Hanım|Ada (?=selam)/g, '');

/** The sample chats of a person relative to `now`: some messages are a week old, the others from today. */
export function sampleChats(now: Date, owner = personByName('Ada Lindqvist').id): StoredChat[] {
  return conversations.map(({ with: name, unread = 0, muted = false, ago, text }, n) => {
    const id = `cht_${String(n + 1).padStart(4, '0')}`;
    const contactId = personByName(name).id;
    const [before = [], today = []] = text.split('---').map(linesOf);
    const end = now.getTime() - ago * minuteMs;
    const times = [...sessionTimes(before.length, end - weekMs), ...sessionTimes(today.length, end)];
    const messages = [...before, ...today].map((line, index): StoredMessage => ({
      id: `${id}_${String(index + 1).padStart(4, '0')}`,
      chatId: id,
      contactId: line.startsWith('>') ? 'me' : contactId,
      value: addressedTo(owner, line.slice(2)),
      createdAt: times[index] ?? now.toISOString(),
    }));
    return toChat({ id, contactId, muted, ...(unread !== null && { unreadCount: unread }) }, messages);
  });
}

function toChat(chat: Omit<StoredChat, 'lastMessage' | 'lastMessageAt' | 'messages'>, messages: StoredMessage[]) {
  const last = messages.at(-1);
  return { ...chat, lastMessage: last?.value ?? '', lastMessageAt: last ? dayText(last.createdAt) : '', messages };
}

/** This many chats, repeated from the samples, for long lists. */
export function manyChats(count: number, now: Date): StoredChat[] {
  const samples = sampleChats(now);
  const others = contacts.filter(({ name }) => name !== 'Ada Lindqvist');
  return Array.from({ length: count }, (_, n) => {
    const sample = samples[n % samples.length];
    const contact = others[n % others.length];
    if (!sample || !contact) throw new Error('There are no sample chats to make many of.');
    const id = `many_${String(n + 1).padStart(4, '0')}`;
    const messages = sample.messages.map((message, index) => ({
      ...message,
      id: `${id}_${index + 1}`,
      chatId: id,
      contactId: message.contactId === 'me' ? 'me' : contact.id,
      createdAt: new Date(
        Date.parse(message.createdAt) - Math.floor(n / samples.length) * 5 * 60 * minuteMs,
      ).toISOString(),
    }));
    return toChat(
      { id, contactId: contact.id, muted: n % 9 === 4, unreadCount: n % 6 === 1 ? (n * 7) % 130 : 0 },
      messages,
    );
  });
}

/** The first long sample chat with this many messages, for long conversations. */
export function longChat(count: number, now: Date): StoredChat {
  const [sample] = sampleChats(now).filter(({ messages }) => messages.length > 20);
  if (!sample) throw new Error('None of the sample chats has more than twenty messages.');
  const messages = Array.from({ length: count }, (_, n): StoredMessage => {
    const { contactId, value } = sample.messages[n % sample.messages.length] ?? { contactId: 'me', value: '' };
    const createdAt = new Date(now.getTime() - (count - n) * 23 * minuteMs).toISOString();
    return { id: `long_${n + 1}`, chatId: sample.id, contactId, value: `${value} (${n + 1})`, createdAt };
  });
  return toChat({ id: sample.id, contactId: sample.contactId, muted: false, unreadCount: 0 }, messages);
}

const greeting = { en: 'Hi there! I’m using the chat.', tr: 'Merhaba! Sohbeti kullanıyorum.' } as const;
const aboutTexts = [
  { en: 'At the desk until five', tr: 'Beşe kadar masamdayım' },
  { en: 'Please write rather than ring', tr: 'Lütfen aramak yerine yazın' },
  { en: 'On the road, slow to answer', tr: 'Yoldayım, geç yanıt verebilirim' },
] as const;
const media = ['opening-hours-on-holidays', 'what-verification-means', 'accessibility-words-explained'];

/** The default "about" text of a contact. */
export const aboutText = (language: keyof typeof greeting, n?: number) =>
  (n === undefined || n % 3 !== 1 ? undefined : aboutTexts[n % aboutTexts.length]?.[language]) ?? greeting[language];

/** The contacts of the chat, with their details from the address book. */
export function chatContacts(language: keyof typeof greeting): ChatContact[] {
  return contacts.map(({ id, avatar, name, emails, phoneNumbers, title, company, birthday, address }, n) => ({
    id,
    avatar,
    ...(n % 15 === 3 && { background: `/pictures/articles/${media[0]}.svg` }),
    name,
    about: aboutText(language, n),
    details: {
      emails,
      phoneNumbers:
        phoneNumbers.length > 0 ? phoneNumbers : [{ country: orvelaCountry.iso, phoneNumber: '', label: 'Work' }],
      ...(title !== null && { title }),
      company: company ?? 'Orvela Facilities',
      birthday: birthday ?? '1984-05-17',
      address: address ?? 'Harbour Street 1, Port Calder, Orvela',
    },
    attachments: {
      media: media.slice(0, n % 4).map((slug) => `/pictures/articles/${slug}.svg`),
      docs: n % 5 === 2 ? ['opening-hours.pdf'] : [],
      links: n % 4 === 1 ? ['https://www.w3.org/TR/WCAG22/'] : [],
    },
  }));
}
