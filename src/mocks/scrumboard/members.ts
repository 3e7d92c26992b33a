import type { BoardMember } from '#modules/scrumboard/api';

import { personByName } from '#mocks/people/seed';

/** The twenty people who can be members of boards, by name. */
export const boardMembers: readonly BoardMember[] = [
  'Ada Lindqvist',
  'Alan Okafor',
  'Ayşe Yılmaz',
  'Beatriz Moura',
  'Bram de Vries',
  'Can Demir',
  'Çağla Öztürk',
  'Daniel Achterberg',
  'Defne Şahin',
  'Elif Arslan',
  'Emeka Nwosu',
  'Grace Mensah',
  'Hiroshi Tanaka',
  'Işıl Güneş',
  'Leyla Polat',
  'Mira Castellanos',
  'Owen Fairweather',
  'Priya Raman',
  'Samuel Abara',
  'Zeynep Karaca-Vandenbroucke',
].map(personByName);
