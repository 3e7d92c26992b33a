/*
 * The pictures in the steps of courses, as SVG by the name of their file in `public/academy`; scripts/artwork/pictures.mjs
 * writes them. Both languages share them, so they hold no words.
 */
import {
  bark,
  blue,
  check,
  clay,
  clayLight,
  cream,
  dark,
  disc,
  draw,
  floor,
  glass,
  head,
  hill,
  ink,
  leaf,
  light,
  line,
  lines,
  mist,
  moved,
  pale,
  pin,
  rect,
  sage,
  sand,
  shade,
  shape,
  sky,
  sun,
  teal,
  tealLight,
  wallShade,
  wood,
} from './drawing.mjs';

/** Size of a picture; shown twice as large. */
const width = 320;
const height = 160;

const wall = (fill) => rect(0, 0, width, height, fill);
const ground = (fill, below, y) => wall(fill) + rect(0, y, width, height - y, below);
const arrow = (x, y, dx, dy, fill) => {
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const [ex, ey] = [x + dx, y + dy];
  return line(
    draw`M${x} ${y}L${ex} ${ey}M${ex - 8 * ux - 6 * uy} ${ey - 8 * uy + 6 * ux}L${ex} ${ey}L${ex - 8 * ux + 6 * uy} ${ey - 8 * uy - 6 * ux}`,
    fill,
    3.5,
  );
};
const both = (x, y, dx, dy, fill) =>
  arrow(x + dx / 2, y + dy / 2, dx / 2, dy / 2, fill) + arrow(x + dx / 2, y + dy / 2, -dx / 2, -dy / 2, fill);

/** Simple digits of three by five units: a picture has no text that a screen reader would miss. */
const digits = {
  0: 'M0 0h2v4H0z',
  1: 'M0 1l1-1v4',
  2: 'M0 0h2v2H0v2h2',
  3: 'M0 0h2v4H0M0 2h2',
  4: 'M0 0v2h2M2 0v4',
  8: 'M0 0h2v4H0zM0 2h2',
  9: 'M2 2H0V0h2v4H0',
  ':': 'M0 1v.1M0 3v.1',
};
function number(text, x, y) {
  const advance = (digit) => (digit === ':' ? 5 : 9);
  const total = [...text].reduce((sum, digit) => sum + advance(digit), 0) - 4;
  let at = x - total / 2;
  return [...text]
    .map((digit) => {
      const drawing = `<path d="${digits[digit]}" fill="none" stroke="${ink}" stroke-width=".6" stroke-linecap="round" stroke-linejoin="round"/>`;
      const placed = moved(at, y, drawing, 2.6);
      at += advance(digit);
      return placed;
    })
    .join('');
}

const scenes = {
  'pin-at-the-entrance':
    wall(leaf) +
    rect(0, 112, 320, 30, cream) +
    rect(236, 0, 26, 160, cream) +
    rect(34, 18, 184, 80, sand, 3) +
    rect(34, 18, 184, 80, 'none') +
    rect(76, 40, 92, 36, shade, 2) +
    rect(280, 10, 40, 88, hill) +
    rect(280, 150, 40, 10, hill) +
    rect(0, 18, 16, 80, hill) +
    rect(34, 150, 184, 10, hill) +
    rect(214, 50, 8, 22, teal) +
    pin(122, 62, 1, '#9aa5a8') +
    pin(226, 62, 1.3, clay) +
    line('M20 127h14M60 127h14M100 127h14M140 127h14M180 127h14', shade, 2.5),

  'two-ranges-one-day':
    wall(mist) +
    rect(20, 62, 280, 34, cream, 6) +
    rect(125, 62, 35, 34, teal, 4) +
    rect(177.5, 62, 52.5, 34, teal, 4) +
    [
      [125, '9', 8],
      [160, '12', 8],
      [177.5, '13:30', 26],
      [230, '18', 8],
    ]
      .map(([x, text, length]) => line(draw`M${x} ${100}v${length - 2}`, ink, 2.5) + number(text, x, 104 + length))
      .join('') +
    disc(36, 34, 12, ink) +
    disc(41, 30, 10, mist) +
    disc(168, 34, 12, sun) +
    disc(284, 34, 12, ink) +
    disc(289, 30, 10, mist),

  'past-midnight':
    wall(sky) +
    rect(20, 34, 280, 32, cream, 6) +
    rect(20, 94, 280, 32, cream, 6) +
    shape('M253 34h41q6 0 6 6v20q0 6-6 6h-41z', clay) +
    shape('M26 94h18v32H26q-6 0-6-6v-20q0-6 6-6z', clay) +
    line('M304 50h8v30H10v30h4', clay, 3) +
    line('M253 26v5M44 128v6', ink, 2.5) +
    number('20', 253, 10) +
    number('2', 44, 140) +
    disc(36, 18, 8, sun) +
    disc(284, 18, 8, ink) +
    disc(287, 15, 7, sky),

  'category-and-tags':
    wall(leaf) +
    shape('M28 26q0-6 6-6h32l10 12h66q6 0 6 6v58q0 6-6 6H34q-6 0-6-6z', sun) +
    rect(28, 44, 120, 58, '#edbd78', 6) +
    [180, 244]
      .map((x, at) =>
        moved(
          x,
          48,
          shape('M0 4q0-4 4-4h16l6 8h20q4 0 4 4v34q0 4-4 4H4q-4 0-4-4z', at ? blue : tealLight) +
            rect(0, 14, 50, 36, at ? '#6d99ad' : '#6fa39f', 4),
        ),
      )
      .join('') +
    [clay, teal, sage, blue]
      .map((fill, at) =>
        moved(34 + at * 66, 132, shape('M0 0l10-10h40q4 0 4 4V6q0 4-4 4H10z', fill) + disc(11, 0, 3, cream)),
      )
      .join(''),

  'photo-three-distances':
    wall(wallShade) +
    [14, 114, 214].map((x) => rect(x, 24, 92, 112, cream, 3)).join('') +
    rect(22, 32, 76, 96, sky) +
    rect(22, 106, 76, 22, shade) +
    rect(38, 66, 44, 40, sand) +
    shape('M33 66l27-18 27 18z', clay) +
    rect(55, 86, 10, 20, ink) +
    rect(42, 74, 9, 9, glass) +
    rect(69, 74, 9, 9, glass) +
    rect(122, 32, 76, 96, sand) +
    rect(138, 48, 44, 80, cream) +
    rect(142, 52, 36, 76, teal) +
    disc(172, 94, 3, sun) +
    rect(148, 58, 24, 24, pale, 2) +
    rect(222, 32, 76, 96, mist) +
    rect(222, 112, 76, 16, floor) +
    head(260, 66, 10, dark) +
    shape('M244 104V92q2-12 16-12t16 12v12z', blue) +
    rect(232, 96, 56, 22, wood, 2),

  'landmarks-on-the-way':
    wall(leaf) +
    shape('M0 90c80-30 160 10 320-30v100H0z', hill) +
    line('M34 118h60q14 0 14-14V74q0-14 14-14h74q14 0 14 14v22q0 14 14 14h46', cream, 13) +
    [0, 1, 2, 3].map((at) => rect(150 + at * 9, 53, 4, 14, ink)).join('') +
    disc(108, 104, 5.5, clay) +
    disc(122, 60, 5.5, clay) +
    disc(210, 74, 5.5, clay) +
    disc(224, 110, 5.5, clay) +
    rect(18, 76, 26, 30, blue, 3) +
    rect(22, 82, 18, 11, pale, 2) +
    line('M31 106v12', ink, 4) +
    rect(62, 28, 40, 36, sand) +
    shape('M58 28h48l4 12H54z', clay) +
    shape('M70 50q12-12 24 0z', bark) +
    rect(264, 72, 40, 50, cream) +
    shape('M258 74l26-18 26 18z', teal) +
    rect(274, 90, 20, 32, blue) +
    disc(289, 107, 2, sun),

  'step-free-route':
    ground(sky, floor, 140) +
    rect(124, 14, 182, 126, cream) +
    rect(124, 74, 182, 6, wood) +
    rect(118, 8, 194, 8, teal, 2) +
    rect(124, 14, 6, 66, sand) +
    rect(300, 14, 6, 126, sand) +
    rect(204, 14, 36, 126, shade) +
    rect(209, 96, 26, 42, glass, 2) +
    rect(209, 30, 26, 42, glass, 2) +
    shape('M52 140l72-16v16z', clayLight) +
    rect(124, 124, 182, 16, floor) +
    [0, 1, 2].map((at) => rect(100 + at * 8, 148 - at * 6, 24 - at * 8, 6, shade)).join('') +
    rect(124, 86, 6, 38, teal) +
    rect(264, 44, 24, 30, teal, 2) +
    line('M16 134h36l74-16h96V66h40', clay, 5) +
    disc(16, 134, 6, clay) +
    disc(262, 66, 6, clay),

  'door-width':
    ground(sand, floor, 130) +
    rect(96, 10, 128, 120, wood) +
    rect(106, 20, 108, 110, mist) +
    shape('M106 20l-34 12v108l34-10z', teal) +
    disc(79, 86, 3, sun) +
    rect(96, 124, 128, 8, bark) +
    both(110, 76, 100, 0, clay) +
    line('M230 124h30M230 132h30', ink, 2) +
    arrow(245, 104, 0, 17, clay) +
    arrow(245, 153, 0, -18, clay),

  'hearing-loop':
    ground(wallShade, floor, 136) +
    head(84, 48, 17, dark) +
    shape('M58 104V86q4-20 26-20t26 20v18z', blue) +
    rect(30, 96, 136, 42, wood, 3) +
    `<rect x="38" y="104" width="120" height="26" rx="12" fill="none" stroke="${clay}" stroke-width="4"/>` +
    rect(84, 106, 28, 22, ink, 3) +
    line('M92 118c-3-10 12-12 12-2 0 5-6 5-6 9', cream, 2.5) +
    head(258, 54, 18, light) +
    shape('M228 136V98q4-22 30-22t30 22v38z', teal) +
    disc(243, 56, 4.5, cream) +
    line('M243 60v7', cream, 3) +
    [0, 1, 2].map((at) => line(draw`M${180 + at * 14} ${92 - at * 8}q${10 + at * 2} ${16} 0 ${32}`, clay, 3)).join(''),

  'page-outline':
    wall(mist) +
    rect(40, 14, 240, 132, ink, 7) +
    rect(46, 30, 228, 110, cream, 3) +
    disc(54, 22, 3, clay) +
    disc(65, 22, 3, sun) +
    disc(76, 22, 3, sage) +
    rect(62, 40, 130, 12, teal, 3) +
    lines(64, 61, 8, [220], shade) +
    rect(82, 70, 86, 8, blue, 3) +
    lines(84, 86, 8, [200], shade) +
    rect(82, 96, 74, 8, blue, 3) +
    lines(84, 112, 8, [190], shade) +
    rect(206, 114, 48, 16, clay, 4) +
    `<rect x="201" y="109" width="58" height="26" rx="8" fill="none" stroke="${ink}" stroke-width="3"/>`,

  'merge-two-entries':
    wall(leaf) +
    [20, 88]
      .map((y) =>
        moved(
          26,
          y,
          rect(0, 0, 104, 54, cream, 5) +
            rect(8, 8, 30, 38, hill, 3) +
            lines(48, 16, 12, [94, 84], shade) +
            pin(86, 50, 0.5, clay),
        ),
      )
      .join('') +
    arrow(138, 50, 40, 20, ink) +
    arrow(138, 112, 40, -20, ink) +
    moved(
      190,
      44,
      rect(0, 0, 110, 74, cream, 5) +
        rect(8, 8, 36, 58, hill, 3) +
        lines(54, 18, 13, [100, 90, 96], shade) +
        disc(104, 68, 16, teal) +
        check(103, 68, 0.9, cream),
    ),

  'parts-of-a-reply':
    wall(wallShade) +
    rect(76, 8, 168, 144, cream, 5) +
    rect(90, 20, 140, 28, mist, 4) +
    disc(106, 34, 8, teal) +
    check(105.5, 34, 0.5, cream) +
    lines(122, 30, 9, [216, 196], sage) +
    rect(90, 56, 140, 46, sand, 4) +
    [0, 1, 2]
      .map(
        (at) => disc(104, 66 + at * 13, 4.5, clay) + line(draw`M118 ${66 + at * 13}H${[214, 200, 208][at]}`, wood, 4),
      )
      .join('') +
    rect(90, 110, 140, 32, mist, 4) +
    rect(98, 114, 26, 24, '#fff', 3) +
    rect(98, 114, 26, 8, clay, 3) +
    rect(108, 127, 7, 6, sun, 1) +
    lines(136, 122, 9, [216, 190], sage),
};

/** The pictures by name. */
export const stepPictures = Object.fromEntries(
  Object.entries(scenes).map(([name, scene]) => [
    name,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${2 * width}" height="${2 * height}">${scene}</svg>\n`,
  ]),
);
