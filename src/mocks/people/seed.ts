/** A sample person; all chats, contacts, messages and tasks of the samples use these. */
export interface Person {
  id: string;
  name: string;
  /** Path of a picture, or null: one in five has none. */
  avatar: string | null;
}

// A name and the number of a picture in public/pictures/people; 0 has none.
const entries: readonly (readonly [name: string, picture: number])[] = [
  ['Ada Lindqvist', 14],
  ['Alan Okafor', 10],
  ['Ayşe Yılmaz', 12],
  ['Barış Kaya', 9],
  ['Beatriz Moura', 2],
  ['Bram de Vries', 15],
  ['Can Demir', 1],
  ['Cleo Marchetti', 7],
  ['Çağla Öztürk', 8],
  ['Daniel Achterberg', 13],
  ['Defne Şahin', 16],
  ['Dylan Hughes', 0],
  ['Elif Arslan', 6],
  ['Emeka Nwosu', 5],
  ['Emre Çelik', 17],
  ['Esra Kılıç', 25],
  ['Fatma Doğan', 0],
  ['Felix Baumgartner', 18],
  ['Freya Nilsen', 29],
  ['Gökhan Aydın', 30],
  ['Grace Mensah', 38],
  ['Hakan Yıldız', 0],
  ['Hannah Weiss', 33],
  ['Hiroshi Tanaka', 47],
  ['Ilse Vandenberghe', 42],
  ['Işıl Güneş', 37],
  ['İbrahim Koç', 32],
  ['Isla Robertson', 0],
  ['Jasper Holt', 34],
  ['Jonas Eriksson', 19],
  ['Kemal Erdoğan', 0],
  ['Kezia Thorne', 41],
  ['Leyla Polat', 44],
  ['Liam O’Connell', 36],
  ['Lucía Fernández', 48],
  ['Mathilde Lefèvre', 0],
  ['Mehmet Aksoy', 26],
  ['Merve Özdemir', 27],
  ['Mira Castellanos', 38],
  ['Murat Tekin', 0],
  ['Naomi Adeyemi', 40],
  ['Nazlı Uçar', 11],
  ['Niamh Gallagher', 0],
  ['Onur Şimşek', 35],
  ['Oskar Lindholm', 20],
  ['Owen Fairweather', 24],
  ['Özge Bulut', 29],
  ['Pelin Korkmaz', 0],
  ['Priya Raman', 4],
  ['Rafael Santos', 43],
  ['Rüya Taş', 0],
  ['Samuel Abara', 22],
  ['Selin Kurt', 37],
  ['Sofia Papadaki', 6],
  ['Şirin Avcı', 0],
  ['Tomasz Wójcik', 46],
  ['Uma Pereira', 25],
  ['Ümit Sarı', 0],
  ['Yara Haddad', 12],
  ['Zeynep Karaca-Vandenbroucke', 33],
];

const id = (n: number) => `per_${String(n + 1).padStart(4, '0')}`;

/** The sample people, sorted by name; their ids never change. */
export const people: readonly Person[] = entries.map(([name, picture], n) => ({
  id: id(n),
  name,
  avatar: picture === 0 ? null : `/pictures/people/${String(picture).padStart(2, '0')}.webp`,
}));

/** The sample person with this name. Throws if there is none. */
export function personByName(name: string): Person {
  const found = people.find((one) => one.name === name);
  if (!found)
    throw new Error(`None of the sample people is called "${name}". They are listed in src/mocks/people/seed.ts.`);
  return found;
}
