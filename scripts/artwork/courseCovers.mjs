/* The covers of the courses, as SVG by the name of the course in addresses; scripts/artwork/pictures.mjs writes them. */
import {
  bark,
  blue,
  check,
  clay,
  clayLight,
  cream,
  disc,
  floor,
  glass,
  glasses,
  glow,
  hill,
  ink,
  leaf,
  line,
  lines,
  mist,
  moved,
  oval,
  pale,
  pin,
  plant,
  rect,
  sage,
  sand,
  shade,
  shape,
  sky,
  sun,
  teal,
  tealLight,
  tree,
  wallShade,
  wood,
} from './drawing.mjs';

/** Size of a cover in px; equal to `coverSize` of the academy. */
const width = 320;
const height = 150;

const ground = (wall, below, y) => rect(0, 0, width, height, wall) + rect(0, y, width, height - y, below);
const page = (x, y, w, h, fill = cream) => rect(x, y, w, h, fill, 5);
const label = (x, y, fill, k = 1) =>
  moved(x, y, shape('M0 0l12-12h46q4 0 4 4v16q0 4-4 4H12z', fill) + disc(13, 0, 3.5, cream), k);

const scenes = {
  'describe-a-facility':
    ground(mist, floor, 118) +
    rect(34, 44, 96, 74, sand) +
    rect(28, 36, 108, 10, teal, 2) +
    rect(46, 58, 22, 18, glass, 2) +
    rect(96, 58, 22, 18, glass, 2) +
    rect(70, 82, 24, 36, ink, 2) +
    disc(89, 101, 2, sun) +
    page(174, 18, 112, 116) +
    rect(186, 30, 88, 34, hill, 3) +
    shape('M186 64c18-22 30-20 44-8s30 4 44-10v18z', sage) +
    disc(262, 40, 6, sun) +
    lines(188, 78, 14, [272, 256, 268, 230], shade) +
    tree(152, 120, 0.7),

  'names-and-addresses':
    ground(sand, floor, 120) +
    rect(38, 0, 244, 120, clayLight) +
    rect(66, 26, 66, 94, cream) +
    rect(72, 32, 54, 88, teal) +
    disc(118, 80, 3, sun) +
    rect(86, 42, 26, 22, tealLight, 2) +
    rect(156, 30, 98, 30, blue, 4) +
    lines(168, 40, 11, [242, 222], cream) +
    rect(164, 74, 40, 30, ink, 4) +
    rect(172, 82, 24, 4, cream, 2) +
    rect(222, 70, 26, 34, cream, 4) +
    line('M231 80l6-4v20', ink, 4) +
    plant(50, 122, 0.8),

  'opening-hours-and-holidays':
    ground(sky, sage, 122) +
    rect(36, 22, 118, 104, cream, 8) +
    rect(36, 22, 118, 24, clay, 8) +
    rect(36, 38, 118, 8, clay) +
    line('M62 14v16M128 14v16', ink, 5) +
    [0, 1, 2, 3]
      .map((column) =>
        [0, 1, 2]
          .map((row) => rect(50 + column * 24, 58 + row * 21, 16, 13, column === 2 && row === 1 ? sun : shade, 3))
          .join(''),
      )
      .join('') +
    disc(226, 74, 52, ink) +
    disc(226, 74, 44, cream) +
    line('M226 36v6M226 106v6M188 74h6M258 74h6', shade, 4) +
    line('M226 74V48M226 74l18 12', teal, 6) +
    disc(226, 74, 5, clay),

  'categories-and-tags':
    ground(leaf, teal, 126) +
    shape('M40 40q0-6 6-6h34l10 12h62q6 0 6 6v62q0 6-6 6H46q-6 0-6-6z', sun) +
    rect(40, 58, 118, 62, '#edbd78', 6) +
    shape('M196 84q0-4 4-4h18l7 8h34q4 0 4 4v28q0 4-4 4h-59q-4 0-4-4z', tealLight) +
    shape('M248 92q0-4 4-4h14l6 7h24q4 0 4 4v21q0 4-4 4h-44q-4 0-4-4z', blue) +
    label(188, 34, clay) +
    label(222, 60, teal, 0.9) +
    label(262, 30, sage, 0.8),

  'photos-that-help':
    ground(wallShade, wood, 122) +
    rect(180, 18, 104, 78, cream, 3) +
    rect(187, 25, 90, 64, sky) +
    shape('M187 89V66c16-12 30-10 44 0s30 6 46-4v27z', sage) +
    rect(220, 44, 34, 32, sand) +
    shape('M215 46l22-16 22 16z', clay) +
    rect(232, 60, 10, 16, ink) +
    rect(44, 54, 108, 72, ink, 10) +
    rect(60, 42, 34, 16, ink, 5) +
    disc(98, 90, 27, shade) +
    disc(98, 90, 20, blue) +
    disc(98, 90, 11, '#22333f') +
    disc(91, 83, 4, cream) +
    rect(128, 62, 14, 8, sun, 3),

  'prices-and-fees':
    ground(sand, teal, 124) +
    [0, 1, 2, 3, 4].map((at) => oval(76, 116 - at * 11, 36, 12, at % 2 === 0 ? sun : wood)).join('') +
    [0, 1, 2].map((at) => oval(140, 118 - at * 11, 30, 10, at % 2 === 0 ? sun : wood)).join('') +
    oval(140, 94, 18, 5, glow) +
    oval(76, 70, 22, 6, glow) +
    page(196, 20, 88, 108) +
    rect(208, 32, 40, 8, teal, 3) +
    lines(210, 54, 18, [246, 240, 250, 236], shade) +
    line('M264 54h8M262 72h10M266 90h6M258 108h14', clay, 4),

  'directions-in-words':
    rect(0, 0, width, height, leaf) +
    shape('M0 96c70-30 120-10 180-24s100-30 140-20v98H0z', hill) +
    line('M16 138h66q16 0 16-16v-16q0-16 16-16h58q16 0 16-16V64q0-14 14-14h44', cream, 14) +
    [
      [98, 106],
      [188, 72],
    ]
      .map(([x, y]) => disc(x, y, 6, clay))
      .join('') +
    disc(20, 138, 8, blue) +
    pin(250, 52, 1.1, clay) +
    tree(52, 102, 0.8) +
    tree(142, 68, 0.6, tealLight) +
    tree(288, 122, 1) +
    rect(206, 98, 34, 26, sand) +
    shape('M200 100l23-16 23 16z', teal),

  'accessibility-in-words':
    ground(mist, sage, 122) +
    shape('M36 30q0-10 10-10h132q10 0 10 10v56q0 10-10 10H94l-22 20V96H46q-10 0-10-10z', cream) +
    lines(54, 42, 16, [166, 150, 168], shade) +
    rect(54, 82, 30, 4, teal, 2) +
    disc(244, 104, 32, ink) +
    disc(244, 104, 25, mist) +
    line('M244 104l22 12M244 104l-16 18M244 104V80', shade, 3) +
    line('M226 46l6 42h30l14 34h10', teal, 9) +
    disc(224, 32, 11, clay) +
    line('M230 66h24', teal, 8),

  'step-free-routes':
    ground(sky, floor, 120) +
    rect(190, 20, 104, 100, sand) +
    rect(182, 12, 120, 12, teal, 2) +
    rect(206, 36, 52, 56, cream) +
    rect(211, 41, 20, 51, glass) +
    rect(233, 41, 20, 51, pale) +
    rect(196, 92, 98, 28, shade) +
    shape('M190 92v28H40z', clayLight) +
    line('M60 96L190 66M60 96v20M126 82v26M190 66v26', ink, 4) +
    rect(294, 102, 14, 18, shade) +
    tree(28, 122, 0.9),

  'hearing-and-sight':
    ground(wallShade, wood, 126) +
    glasses(96, 76, 1.2, clay) +
    shape('M214 112c-4 16-26 12-24-6 1-10 2-14-4-24-14-24 4-52 30-50s38 30 24 50c-8 12-20 14-26 30z', '#d9a37c') +
    line('M200 72c-2-18 28-22 30-2 0 10-14 12-12 24', bark, 5) +
    line('M264 48q12 24 0 50M280 38q18 34 0 70', teal, 6),

  'pages-for-everyone':
    ground(mist, teal, 128) +
    rect(48, 16, 196, 118, ink, 7) +
    rect(54, 34, 184, 94, cream, 3) +
    disc(62, 25, 3.5, clay) +
    disc(74, 25, 3.5, sun) +
    disc(86, 25, 3.5, sage) +
    rect(68, 46, 90, 12, teal, 3) +
    lines(70, 72, 12, [220, 206, 214], shade) +
    rect(68, 106, 56, 16, blue, 5) +
    `<rect x="63" y="101" width="66" height="26" rx="8" fill="none" stroke="${clay}" stroke-width="3"/>` +
    rect(232, 70, 60, 66, sand, 8) +
    [0, 1, 2]
      .map((row) => [0, 1, 2].map((at) => rect(240 + at * 16, 80 + row * 17, 12, 12, cream, 3)).join(''))
      .join(''),

  'verify-details':
    ground(leaf, floor, 124) +
    page(56, 16, 112, 116) +
    [0, 1, 2, 3].map((at) => check(76, 38 + at * 24, 0.8, at < 3 ? teal : shade)).join('') +
    lines(94, 38, 24, [152, 144, 150, 136], shade) +
    line('M232 98l34 34', bark, 13) +
    disc(206, 72, 40, ink) +
    disc(206, 72, 32, pale) +
    check(206, 72, 2, teal),

  'handle-claims':
    ground(sky, sage, 124) +
    rect(44, 62, 108, 62, cream) +
    shape('M32 66L98 18l66 48z', clay) +
    rect(84, 84, 28, 40, teal) +
    disc(106, 106, 2.5, sun) +
    rect(58, 78, 18, 16, glass, 2) +
    rect(120, 78, 18, 16, glass, 2) +
    disc(214, 76, 26, sun) +
    disc(208, 76, 9, sky) +
    rect(236, 70, 62, 12, sun, 3) +
    rect(268, 82, 9, 14, sun) +
    rect(284, 82, 9, 18, sun),

  'find-duplicates':
    ground(wallShade, teal, 128) +
    moved(40, 26, page(0, 0, 84, 96, shade) + rect(10, 10, 64, 30, sage, 3) + lines(14, 54, 14, [70, 58, 66], cream)) +
    moved(62, 36, page(0, 0, 84, 96) + rect(10, 10, 64, 30, hill, 3) + lines(14, 54, 14, [70, 58, 66], shade)) +
    line('M164 80h34M188 68l12 12-12 12', ink, 6) +
    moved(
      216,
      30,
      page(0, 0, 76, 92) + rect(10, 10, 56, 28, hill, 3) + lines(14, 52, 14, [62, 52], shade) + disc(66, 82, 16, teal),
    ) +
    check(281, 112, 0.9, cream),

  'fair-decisions':
    ground(sand, wood, 126) +
    rect(154, 30, 12, 90, ink, 3) +
    rect(122, 118, 76, 10, ink, 4) +
    line('M78 48L160 34l82 14', ink, 7) +
    disc(160, 32, 8, clay) +
    line('M78 48l-24 42M78 48l24 42M242 48l-24 42M242 48l24 42', bark, 3) +
    shape('M46 90h64q-6 20-32 20t-32-20z', teal) +
    shape('M210 90h64q-6 20-32 20t-32-20z', teal) +
    rect(64, 72, 28, 18, cream, 2) +
    rect(228, 72, 28, 18, cream, 2),

  'plain-writing':
    ground(mist, floor, 126) +
    page(60, 14, 128, 122) +
    line('M78 36h64', teal, 7) +
    lines(78, 58, 16, [168, 156, 170, 128], shade) +
    line('M176 118l60-74', sun, 15) +
    shape('M168 128l3-16 12 10z', ink) +
    line('M236 44l8-10', clay, 15),

  'protect-personal-data':
    ground(sky, teal, 128) +
    shape('M160 12l58 18v38c0 38-24 58-58 72-34-14-58-34-58-72V30z', ink) +
    shape('M160 24l46 14v30c0 31-19 47-46 59-27-12-46-28-46-59V38z', tealLight) +
    line('M146 72V60q0-14 14-14t14 14v12', cream, 7) +
    rect(136, 70, 48, 38, cream, 6) +
    disc(160, 86, 5.5, ink) +
    rect(157.5, 86, 5, 13, ink, 2) +
    page(36, 66, 44, 56) +
    lines(46, 82, 12, [70, 64, 68], shade) +
    page(244, 56, 44, 56) +
    lines(254, 72, 12, [278, 272, 276], shade),

  'answer-mail-well':
    ground(leaf, wood, 126) +
    rect(58, 34, 140, 92, cream, 6) +
    shape('M58 40q0-6 6-6h128q6 0 6 6l-70 52z', shade) +
    line('M60 40l68 50 68-50', ink, 4) +
    disc(246, 58, 34, teal) +
    check(246, 58, 2, cream) +
    shape('M228 84l-6 22 24-14z', teal) +
    line('M78 110h46', clay, 4),
};

/** The covers, by the name of the course in addresses. */
export const courseCovers = Object.fromEntries(
  Object.entries(scenes).map(([slug, scene]) => [
    slug,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${scene}</svg>\n`,
  ]),
);
