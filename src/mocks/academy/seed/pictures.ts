/**
 * Pictures in the steps of courses, as files of `public/academy`: name and what each shows. They have no words, because
 * both languages share them.
 */
export const pictures: ReadonlyArray<{ name: string; shows: string }> = [
  {
    name: 'pin-at-the-entrance',
    shows:
      'Street map of one block seen from above: a large building, a main road, a side street. A grey pin in the middle of the roof, a coloured pin at the door on the side street.',
  },
  {
    name: 'two-ranges-one-day',
    shows: 'A bar for the 24 hours of one day with marks at 9, 12, 13:30 and 18: two filled parts and a gap at lunch.',
  },
  {
    name: 'past-midnight',
    shows:
      'Two rows for two days, one below the other. One filled bar starts at 20 in the first row and runs over midnight until 2 in the second; all of it has the colour of the first day.',
  },
  {
    name: 'category-and-tags',
    shows: 'A folder for the main category, two smaller folders beside it, and a row of four small labels below.',
  },
  {
    name: 'photo-three-distances',
    shows: 'Three photo frames in a row: the building from across the street, its door, the reception desk inside.',
  },
  {
    name: 'landmarks-on-the-way',
    shows:
      'A path from a bus stop past a bakery and over a crossing to a blue door, with a dot at each point where one turns.',
  },
  {
    name: 'step-free-route',
    shows:
      'A building cut open: an unbroken line from the pavement by a ramp through a wide door to a lift and to a room on the upper floor. Steps beside the ramp.',
  },
  {
    name: 'door-width',
    shows: 'An open door from the front: one arrow measures the clear width, a small one the height of the threshold.',
  },
  {
    name: 'hearing-loop',
    shows: 'A counter with a loop of wire around it and the sign of an ear, waves reach the hearing aid of a visitor.',
  },
  {
    name: 'page-outline',
    shows:
      'A web page as a wireframe: one large heading, two smaller ones indented below it, and a clear focus ring around a button.',
  },
  {
    name: 'merge-two-entries',
    shows: 'Two nearly equal cards with a pin each; arrows lead from both to one card, which has a check mark.',
  },
  {
    name: 'parts-of-a-reply',
    shows:
      'A letter in three blocks: a short one marked with a check mark, a numbered list of three lines, a calendar sheet.',
  },
];
