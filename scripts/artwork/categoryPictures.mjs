/* The illustrations on category pages, as SVG by category id; scripts/artwork/pictures.mjs writes them to files. */
import {
  bark,
  bed,
  blue,
  bust,
  clay,
  clayLight,
  cream,
  cross,
  dark,
  disc,
  draw,
  floor,
  glass,
  glasses,
  glow,
  ground,
  head,
  height,
  hill,
  hills,
  ink,
  leaf,
  light,
  line,
  mist,
  moved,
  n,
  night,
  old,
  oval,
  pale,
  plant,
  rect,
  red,
  sage,
  sand,
  seated,
  shade,
  shape,
  sky,
  standing,
  stethoscope,
  sun,
  tan,
  teal,
  tealLight,
  tooth,
  tree,
  vial,
  wallShade,
  width,
  window,
  wood,
} from './drawing.mjs';

const scenes = {
  'general-practice':
    ground(mist, floor, 150) +
    window(24, 24, 70, 62) +
    shape('M29 70c18-12 40-12 60 0v11H29z', sage) +
    rect(236, 30, 54, 66, cream, 3) +
    oval(263, 46, 6, 7, sage) +
    shape('M252 84V64q0-8 11-8t11 8v20z', sage) +
    bust(186, 72, 150, 20, dark, '#fdfaf3') +
    stethoscope(186, 98) +
    rect(110, 138, 190, 10, wood, 3) +
    rect(120, 148, 170, 52, bark) +
    shape('M232 138v-22q0-5 5-5h36q5 0 5 5v22z', clay) +
    line('M246 110v-5q0-3 3-3h12q3 0 3 3v5', ink, 4) +
    cross(255, 125, 14, cream) +
    bust(72, 98, 200, 23, light, teal) +
    line('M102 168q24-6 38-30', teal, 15) +
    disc(142, 134, 8, light.skin),

  pharmacy:
    ground(wallShade, teal, 166) +
    rect(20, 14, 280, 146, sand, 5) +
    [54, 92, 130].map((y) => rect(28, y, 264, 4, wood)).join('') +
    rect(38, 28, 16, 26, clay, 3) +
    rect(41, 21, 10, 7, cream) +
    rect(60, 34, 24, 20, sage, 2) +
    rect(90, 24, 14, 30, ink, 5) +
    rect(214, 30, 26, 24, cream, 2) +
    rect(214, 30, 26, 7, clay) +
    rect(246, 26, 16, 28, sun, 4) +
    rect(249, 20, 10, 6, ink) +
    rect(268, 36, 16, 18, teal, 2) +
    rect(38, 68, 22, 24, teal, 2) +
    rect(66, 64, 14, 28, sun, 5) +
    rect(86, 72, 20, 20, cream, 2) +
    rect(214, 64, 14, 28, ink, 5) +
    rect(234, 70, 22, 22, clay, 2) +
    rect(264, 66, 16, 26, glass, 5) +
    rect(267, 60, 10, 7, bark) +
    rect(38, 104, 14, 26, glass, 4) +
    rect(58, 110, 26, 20, clay, 2) +
    rect(90, 102, 14, 28, sage, 5) +
    rect(216, 106, 24, 24, sage, 2) +
    rect(246, 102, 16, 28, clay, 5) +
    rect(268, 112, 18, 18, cream, 2) +
    rect(132, 18, 56, 56, teal, 8) +
    cross(160, 46, 36, cream) +
    bust(160, 106, 160, 17, light, '#fdfaf3') +
    cross(174, 148, 9, teal) +
    rect(0, 158, 320, 10, wood) +
    shape('M222 138h38q0 21-19 21t-19-21z', cream) +
    line('M246 136l12-16', bark, 6) +
    rect(54, 140, 24, 18, cream, 2) +
    rect(54, 140, 24, 6, clay) +
    rect(84, 138, 13, 20, sun, 3) +
    rect(86, 132, 9, 6, cream),

  dentist:
    ground(mist, hill, 160) +
    rect(34, 22, 66, 82, cream, 4) +
    rect(38, 26, 58, 74, pale, 3) +
    moved(67, 43, shape(tooth, '#fff'), 1.15) +
    line('M250 0v20l-44 22', ink, 5) +
    shape('M184 46l34-16 8 14-38 10z', sun) +
    shape('M192 55l32-9 10 70h-66z', '#f3efe0') +
    shape('M112 74q12-6 18 6l22 42-20 10-26-44q-4-9 6-14z', teal) +
    line('M142 130h66l44 18', teal, 20) +
    line('M150 126h56', tealLight, 8) +
    rect(160, 138, 22, 34, ink) +
    oval(171, 174, 44, 8, ink) +
    rect(56, 126, 54, 6, wood, 3) +
    rect(80, 132, 6, 40, bark) +
    oval(83, 174, 22, 5, bark) +
    line('M64 122l14-10M82 122v-14M98 122l-8-12', blue, 3) +
    rect(262, 96, 34, 8, cream, 4) +
    rect(274, 104, 10, 66, shade) +
    rect(268, 78, 14, 18, glass, 3),

  physiotherapy:
    ground(sky, floor, 158) +
    window(24, 22, 64, 58) +
    shape('M29 66c18-8 36-10 54 0v9H29z', sage) +
    disc(278, 140, 30, clay) +
    line('M258 128q6-12 18-13', clayLight, 5) +
    bust(178, 52, 140, 16, dark, '#fdfaf3') +
    line('M86 124h52', blue, 22) +
    disc(64, 118, 14, light.skin) +
    shape('M50 122a15 16 0 0 1 22-18c-2 8-6 10-10 11 0 8-4 8-12 7z', light.hair) +
    line('M138 126h84', ink, 15) +
    line('M140 122L204 76', ink, 15) +
    line('M206 74l8-5 3-8', cream, 8) +
    line('M164 92q-2 16 8 18M194 88l10-2', '#fdfaf3', 11) +
    disc(174, 108, 7, dark.skin) +
    disc(208, 82, 7, dark.skin) +
    rect(40, 134, 200, 14, teal, 6) +
    rect(56, 148, 10, 38, bark) +
    rect(214, 148, 10, 38, bark),

  optician:
    ground(leaf, teal, 156) +
    rect(28, 20, 74, 104, cream, 4) +
    [
      [65, 42, 11],
      [50, 70, 7],
      [80, 70, 7],
      [46, 92, 5],
      [65, 92, 5],
      [84, 92, 5],
      [50, 110, 3],
      [65, 110, 3],
      [80, 110, 3],
    ]
      .map(([x, y, r], at) => {
        const gap = ['2.5', '-1.5', '.8'][at % 3];
        const from = Number(gap) + 0.35;
        const to = Number(gap) - 0.35;
        return `<path d="${draw`M${x + r * Math.cos(from)} ${y + r * Math.sin(from)}A${r} ${r} 0 1 1 ${x + r * Math.cos(to)} ${y + r * Math.sin(to)}`}" fill="none" stroke="${ink}" stroke-width="${n(r * 0.42)}"/>`;
      })
      .join('') +
    rect(126, 20, 172, 104, sand, 4) +
    [56, 90].map((y) => rect(134, y, 156, 4, wood)).join('') +
    glasses(160, 45, 0.42, ink) +
    glasses(212, 45, 0.42, clay) +
    glasses(264, 45, 0.42, teal) +
    glasses(160, 79, 0.42, sun) +
    glasses(212, 79, 0.42, blue) +
    glasses(264, 79, 0.42, bark) +
    rect(0, 150, 320, 8, wood) +
    glasses(208, 130, 1.05, clay) +
    rect(56, 130, 46, 20, ink, 6) +
    rect(56, 130, 46, 7, blue, 3),

  hospital:
    rect(0, 0, 320, 200, mist) +
    disc(272, 38, 18, sun) +
    hills +
    rect(40, 84, 240, 86, sand) +
    rect(34, 78, 252, 9, teal, 2) +
    rect(104, 38, 112, 132, cream) +
    rect(98, 32, 124, 9, teal, 2) +
    rect(144, 8, 32, 32, clay, 5) +
    cross(160, 24, 20, cream) +
    [54, 84].map((y) => [113, 147, 181].map((x) => rect(x, y, 26, 18, glass, 2)).join('')).join('') +
    [98, 128].map((y) => [50, 76, 224, 250].map((x) => rect(x, y, 18, 18, pale, 2)).join('')).join('') +
    rect(118, 116, 84, 8, clay, 2) +
    rect(132, 124, 56, 46, ink) +
    rect(136, 128, 23, 42, glass) +
    rect(161, 128, 23, 42, glass) +
    rect(0, 168, 320, 3, sage) +
    shape('M132 168h56l22 32H110z', cream) +
    tree(22, 182, 1) +
    tree(298, 184, 0.9) +
    tree(258, 176, 0.5, tealLight),

  'rehabilitation-centre':
    ground(sky, floor, 150) +
    window(28, 22, 84, 62) +
    shape('M33 68c22-14 50-14 74 0v11H33z', sage) +
    disc(92, 40, 7, sun) +
    rect(226, 24, 66, 4, wood) +
    rect(226, 44, 66, 4, wood) +
    rect(226, 64, 66, 4, wood) +
    rect(226, 84, 66, 4, wood) +
    rect(226, 104, 66, 4, wood) +
    rect(222, 18, 6, 132, bark) +
    rect(290, 18, 6, 132, bark) +
    oval(160, 184, 130, 9, '#bda67f') +
    line('M60 112h204', bark, 5) +
    line('M74 112v64M250 112v64', bark, 5) +
    line('M158 128l26 20 2 28', ink, 13) +
    line('M152 128l-8 26-18 20', ink, 13) +
    line('M188 180h9M124 178h8', cream, 7) +
    shape('M138 132l2-42q2-18 18-18t18 18l-2 42z', clay) +
    rect(154, 58, 9, 16, tan.skin) +
    head(160, 48, 15, tan) +
    line('M168 86l20 18 16 6', clayLight, 11) +
    disc(206, 110, 6.5, tan.skin) +
    line('M46 122h212', wood, 6) +
    line('M60 122v62M264 122v62', wood, 6) +
    line('M258 122h6', wood, 6) +
    line('M148 88l-22 14-8 16', clayLight, 11) +
    disc(116, 120, 6.5, tan.skin),

  'home-nursing':
    ground(mist, sage, 164) +
    disc(40, 40, 16, sun) +
    rect(130, 44, 190, 124, sand) +
    shape('M112 48L220-14l130 62z', clay) +
    rect(242, 66, 52, 46, cream, 3) +
    rect(247, 71, 42, 36, glass, 2) +
    line('M268 71v36', cream, 3) +
    rect(238, 112, 60, 6, wood) +
    shape('M246 112v-8h44v8z', teal) +
    rect(160, 68, 52, 100, cream) +
    rect(165, 73, 42, 95, ink) +
    shape('M165 73l16 6v95l-16-6z', teal) +
    bust(193, 100, 168, 11, old, clay) +
    shape('M165 73l16 6v92l-16-3z', teal) +
    rect(150, 164, 72, 8, cream, 2) +
    shape('M156 172h60l30 28H118z', cream) +
    plant(238, 166, 0.8) +
    standing(96, 188, 15, dark, blue, '#fdfaf3') +
    line('M80 126q-14 12-12 26', blue, 11) +
    line('M112 122l22 10', blue, 11) +
    disc(138, 134, 6.5, dark.skin) +
    line('M59 152q0-8 9-8t9 8', ink, 3) +
    rect(48, 152, 40, 28, clay, 5) +
    cross(68, 166, 15, cream) +
    rect(89, 112, 3, 3, cream) +
    cross(104, 118, 8, cream) +
    tree(24, 176, 0.8),

  'care-home':
    ground('#e9e0d2', floor, 152) +
    window(34, 22, 78, 66) +
    shape('M39 70c20-12 46-12 68 0v13H39z', sage) +
    rect(150, 24, 40, 32, wood, 2) +
    rect(154, 28, 32, 24, mist) +
    shape('M154 46q12-12 18-4t14 2v8h-32z', sage) +
    line('M278 176V64', bark, 4) +
    shape('M258 64l10-30h20l10 30z', sun) +
    oval(278, 177, 16, 4, bark) +
    oval(158, 182, 124, 13, clayLight) +
    oval(158, 181, 96, 9, '#e2b8a2') +
    shape('M150 96q0-28 28-28h32q28 0 28 28v68h-88z', teal) +
    shape('M172 164v-30q0-10 10-10h24q10 0 10 10v30z', tealLight) +
    shape('M172 140V118q0-18 22-18t22 18v30h-44z', clay) +
    rect(189, 90, 10, 14, old.skin) +
    disc(194, 80, 15, old.skin) +
    shape('M177 82a17 17 0 0 1 34 0c-4-8-10-10-17-10s-13 2-17 10z', old.hair) +
    disc(194, 61, 7, old.hair) +
    shape('M164 140q30-10 60 0l6 34h-72z', sun) +
    line('M168 152h54M164 164h62', '#efc47e', 3) +
    rect(142, 124, 22, 46, tealLight, 9) +
    rect(224, 124, 22, 46, tealLight, 9) +
    oval(86, 138, 30, 6, bark) +
    rect(83, 140, 6, 40, bark) +
    shape('M74 120h20l-2 16h-16z', cream) +
    line('M94 124q7 2 0 8', cream, 3) +
    line('M100 182q-12 0-14 8', ink, 5) +
    oval(118, 180, 19, 10, ink) +
    disc(136, 172, 8, ink) +
    shape('M129 168l1-9 6 5zM143 168l0-9-6 5z', ink),

  laboratory:
    ground(mist, wood, 152) +
    rect(0, 146, 320, 8, '#a57a52') +
    rect(26, 50, 116, 5, wood) +
    rect(36, 24, 18, 26, glass, 3) +
    rect(39, 19, 12, 6, ink) +
    rect(60, 30, 22, 20, clay, 2) +
    rect(90, 22, 16, 28, sage, 4) +
    rect(112, 32, 20, 18, sun, 2) +
    vial(52, 142, red, '#8b62a0') +
    vial(80, 142, sun, clay) +
    vial(108, 142, red, blue) +
    rect(34, 108, 92, 7, bark, 2) +
    rect(34, 138, 92, 8, bark, 2) +
    rect(34, 108, 6, 38, bark) +
    rect(120, 108, 6, 38, bark) +
    shape('M272 88h16v20l20 32q2 6-4 6h-48q-6 0-4-6l20-32z', '#eef5f5') +
    shape('M264 120h32l12 20q2 6-4 6h-48q-6 0-4-6z', tealLight) +
    rect(269, 82, 22, 7, shade, 3) +
    disc(276, 132, 3, glass) +
    disc(288, 126, 2.5, glass) +
    rect(154, 136, 88, 10, ink, 4) +
    line('M196 60q42 8 38 44t-32 34', ink, 12) +
    rect(166, 112, 46, 7, ink, 2) +
    rect(172, 108, 30, 4, glass) +
    `<g transform="rotate(-18 190 66)">` +
    rect(180, 30, 20, 54, cream, 4) +
    rect(178, 38, 24, 9, teal, 2) +
    rect(183, 18, 14, 14, ink, 3) +
    rect(185, 84, 10, 14, ink, 2) +
    '</g>' +
    disc(226, 94, 8, sun),

  'imaging-centre':
    ground('#d3dbe6', '#b4c0c6', 154) +
    rect(20, 26, 64, 76, ink, 4) +
    line('M52 36v56', '#dfe9e6', 4) +
    line(
      'M52 46q-18-4-20 10M52 46q18-4 20 10M52 58q-20-4-20 10M52 58q20-4 20 10M52 70q-18-3-18 10M52 70q18-3 18 10',
      pale,
      3.5,
    ) +
    shape('M138 172V66q0-36 36-36h72q36 0 36 36v106z', cream) +
    shape('M138 172V66q0-36 36-36h8q-32 2-32 36v106z', shade) +
    `<circle cx="214" cy="98" r="44" fill="${teal}"/>` +
    disc(214, 98, 35, ink) +
    disc(214, 98, 30, night) +
    rect(260, 52, 10, 5, sun, 2) +
    rect(158, 172, 112, 6, shade) +
    rect(72, 128, 16, 52, '#8fa1a8') +
    rect(58, 176, 56, 7, '#8fa1a8', 3) +
    rect(40, 118, 190, 12, '#fdfaf3', 6) +
    rect(40, 126, 190, 5, shade, 2) +
    line('M122 108h84', tealLight, 20) +
    line('M62 113h62', ink, 10) +
    line('M58 112v-8', cream, 8) +
    disc(222, 103, 12, light.skin) +
    line('M140 106h46', teal, 9) +
    disc(192, 107, 5, light.skin),

  'maternity-and-womens-health':
    ground('#efe3da', floor, 158) +
    window(122, 22, 74, 66) +
    shape('M127 70c18-12 44-12 64 0v13h-64z', sage) +
    disc(176, 42, 7, sun) +
    plant(290, 172, 1.1) +
    oval(160, 186, 120, 8, '#bda67f') +
    line('M220 150v30M236 150v30', ink, 11) +
    bust(228, 68, 160, 17, dark, '#fdfaf3') +
    stethoscope(228, 92) +
    shape('M58 182h52l8-40H62z', clay) +
    shape('M62 150V104q0-18 20-18 17 0 20 16 24 4 24 24t-22 26z', clay) +
    line('M74 182v4M98 182v4', ink, 9) +
    rect(77, 74, 10, 16, light.skin) +
    shape('M66 58q-8 30 4 44l10-4-2-40z', light.hair) +
    disc(84, 60, 16, light.skin) +
    shape('M66 64a18 19 0 0 1 35-10c-8 2-14 0-18-3-2 8-6 12-17 13z', light.hair) +
    line('M80 102l4 26 24 4', clayLight, 11) +
    disc(112, 132, 7, light.skin) +
    rect(186, 106, 30, 38, wood, 3) +
    rect(190, 112, 22, 28, '#fff') +
    line('M194 119h14M194 126h14M194 133h8', sage, 2.5) +
    disc(188, 130, 6, dark.skin) +
    line('M244 112q4 16-10 26l-14 4', '#e9dfd0', 11) +
    disc(216, 142, 6, dark.skin),

  'child-health-centre':
    ground('#e4ebdd', floor, 158) +
    rect(40, 14, 56, 144, cream, 4) +
    [30, 48, 66, 84, 102, 120, 138].map((y, at) => line(`M44 ${y}h${at % 2 ? 8 : 14}`, sage, 2.5)).join('') +
    shape('M62 158V52q-10 0-10-9t12-9h14q8 0 8 12v112H74v-22h-4v22z', sun) +
    line('M70 34v-8M78 34v-8', bark, 3) +
    disc(70, 25, 3, bark) +
    disc(78, 25, 3, bark) +
    disc(62, 42, 2, ink) +
    [
      [72, 58],
      [79, 72],
      [71, 86],
      [79, 100],
      [70, 114],
      [70, 142],
      [79, 128],
    ]
      .map(([x, y]) => disc(x, y, 4.5, clayLight))
      .join('') +
    standing(130, 184, 13, dark, clay, blue) +
    line('M80 78h62', wood, 5) +
    standing(222, 184, 16, light, '#fdfaf3', teal) +
    stethoscope(222, 96) +
    line('M206 112q-26-2-50-28', '#f0e8da', 11) +
    disc(150, 79, 6, light.skin) +
    rect(262, 160, 26, 26, teal, 3) +
    rect(288, 160, 26, 26, clay, 3) +
    rect(275, 134, 26, 26, sun, 3) +
    disc(275, 173, 6, cream) +
    shape('M301 166l7 13h-14z', cream) +
    rect(283, 142, 10, 10, cream) +
    `<g fill="${bark}"><circle cx="180" cy="152" r="4"/><circle cx="194" cy="152" r="4"/><circle cx="187" cy="158" r="9"/><ellipse cx="187" cy="176" rx="11" ry="11"/></g>` +
    oval(187, 178, 6, 6, '#d8b48b'),

  'mental-health-service':
    ground(leaf, floor, 156) +
    oval(160, 186, 136, 11, clayLight) +
    oval(160, 185, 108, 8, '#e2b8a2') +
    shape('M108 20h56q10 0 10 10v16q0 10-10 10h-26l-16 14 2-14h-16q-10 0-10-10V30q0-10 10-10z', teal) +
    line('M114 33h42M114 44h26', cream, 4) +
    shape('M190 46h34q9 0 9 9v10q0 9-9 9h-4l2 12-14-12h-18q-9 0-9-9V55q0-9 9-9z', sun) +
    disc(195, 60, 3, cream) +
    disc(207, 60, 3, cream) +
    disc(219, 60, 3, cream) +
    shape('M30 100q0-16 14-16t14 16v38h34q8 0 8 8v22H30z', teal) +
    moved(76, 138, seated(tan, sun)) +
    rect(56, 130, 40, 14, tealLight, 7) +
    rect(36, 168, 8, 12, ink) +
    rect(84, 168, 8, 12, ink) +
    `<g transform="matrix(-1 0 0 1 320 0)">` +
    shape('M30 100q0-16 14-16t14 16v38h34q8 0 8 8v22H30z', clay) +
    moved(76, 138, seated(light, cream, blue)) +
    rect(56, 130, 40, 14, clayLight, 7) +
    rect(36, 168, 8, 12, ink) +
    rect(84, 168, 8, 12, ink) +
    '</g>' +
    oval(160, 150, 26, 6, bark) +
    rect(157, 152, 6, 32, bark) +
    rect(142, 136, 22, 12, glass, 2) +
    shape('M148 137q2-10 6-8 5-2 6 8z', '#fff') +
    rect(170, 138, 9, 11, cream, 2),

  'addiction-service':
    ground(sky, floor, 140) +
    `<circle cx="160" cy="44" r="23" fill="none" stroke="${cream}" stroke-width="13"/><circle cx="160" cy="44" r="23" fill="none" stroke="${clay}" stroke-width="13" stroke-dasharray="18.1" stroke-dashoffset="9"/>` +
    window(28, 20, 58, 56) +
    window(234, 20, 58, 56) +
    oval(160, 174, 140, 22, '#bda67f') +
    bust(116, 90, 150, 13, dark, sun) +
    bust(160, 86, 150, 13, old, teal) +
    bust(204, 90, 150, 13, tan, clay) +
    rect(90, 144, 140, 12, bark, 5) +
    line('M109 140v28M123 140v28M197 140v28M211 140v28', ink, 11) +
    line('M153 138v28M167 138v28', blue, 11) +
    line('M36 118v62M36 146h34v34', bark, 6) +
    moved(52, 140, seated(light, blue)) +
    `<g transform="matrix(-1 0 0 1 320 0)">` +
    line('M36 118v62M36 146h34v34', bark, 6) +
    moved(52, 140, seated(dark, tealLight)) +
    '</g>' +
    oval(160, 178, 15, 5, wood) +
    rect(153, 164, 11, 13, cream, 2) +
    line('M164 167q5 2 0 6', cream, 2.5),

  'disability-service':
    rect(0, 0, 320, 200, mist) +
    disc(44, 40, 16, sun) +
    hills +
    rect(196, 52, 110, 100, cream) +
    rect(188, 44, 126, 10, teal, 2) +
    rect(228, 80, 46, 72, ink) +
    rect(232, 84, 18, 68, glass) +
    rect(252, 84, 18, 68, glass) +
    rect(206, 88, 14, 20, glass, 2) +
    rect(282, 88, 14, 20, glass, 2) +
    shape('M0 172q120-10 220-20h62q38 20 38 48H0z', '#e9dfcb') +
    // With a guide dog.
    standing(156, 180, 14, tan, blue) +
    line('M168 110l12 22', blue, 10) +
    line('M182 134l16 12', ink, 2.5) +
    line('M144 112l-12 20', blue, 10) +
    line('M131 134l-14 46', '#fff', 3) +
    line('M118 176l-2 6', red, 3.5) +
    shape('M186 152q4-8 14-8h24q4-12 14-12l10 6-4 8-10 4-2 32h-6l-2-18h-20l-4 18h-6l2-20z', sun) +
    line('M186 152q-8-4-8-12', sun, 4) +
    rect(200, 142, 7, 18, clay) +
    // In a wheelchair.
    `<circle cx="66" cy="156" r="25" fill="none" stroke="${ink}" stroke-width="5"/>` +
    line('M44 98v40h38l10 36', ink, 5) +
    disc(96, 178, 6, ink) +
    line('M58 136h32l8 32', teal, 12) +
    line('M98 174h9', ink, 6) +
    shape('M46 140v-26q0-18 16-18t16 18v26z', clay) +
    rect(57, 82, 9, 14, dark.skin) +
    head(62, 72, 14, dark) +
    line('M62 108l6 20 14 4', clayLight, 9) +
    disc(84, 132, 5.5, dark.skin) +
    disc(66, 156, 5, shade),

  'emergency-department':
    ground(night, '#1b2932', 156) +
    [
      [24, 22],
      [70, 40],
      [128, 16],
      [228, 26],
      [300, 14],
    ]
      .map(([x, y]) => disc(x, y, 1.5, cream))
      .join('') +
    shape('M50 20a14 14 0 1 0 14 21 11 11 0 0 1-14-21z', glow) +
    rect(120, 56, 200, 102, '#33525e') +
    rect(112, 48, 208, 10, '#45707a') +
    rect(248, 76, 54, 82, glow) +
    line('M275 76v82', '#33525e', 3) +
    rect(236, 66, 84, 8, red) +
    rect(186, 20, 34, 34, red, 5) +
    cross(203, 37, 22, cream) +
    [136, 162, 188].map((x) => rect(x, 74, 16, 20, x === 162 ? glow : '#22414c', 2)).join('') +
    shape('M248 158h54l18 24v18H236z', '#5b5a48') +
    // The ambulance.
    disc(84, 86, 22, '#2f5266') +
    shape('M28 176V98q0-8 8-8h108q8 0 8 8v16h22q6 0 9 6l15 26v30z', cream) +
    rect(28, 140, 170, 10, clay) +
    shape('M160 122h12q4 0 6 4l10 18h-28z', glass) +
    rect(70, 80, 28, 10, blue, 4) +
    cross(84, 116, 30, red) +
    shape('M198 152l44 14h-44z', glow) +
    rect(190, 150, 8, 10, glow) +
    disc(66, 178, 16, '#101b22') +
    disc(66, 178, 7, shade) +
    disc(160, 178, 16, '#101b22') +
    disc(160, 178, 7, shade),

  'vaccination-centre':
    ground(sky, sage, 158) +
    rect(24, 24, 62, 72, cream, 4) +
    shape('M55 34l20 7v16q0 20-20 30-20-10-20-30V41z', teal) +
    line('M46 60l7 8 13-16', cream, 5) +
    rect(246, 98, 74, 8, wood, 2) +
    rect(254, 106, 6, 60, bark) +
    rect(308, 106, 6, 60, bark) +
    rect(258, 80, 14, 18, '#eef5f5', 3) +
    rect(258, 74, 14, 7, clay, 2) +
    rect(278, 80, 14, 18, '#eef5f5', 3) +
    rect(278, 74, 14, 7, blue, 2) +
    rect(298, 86, 18, 12, teal, 2) +
    bust(214, 58, 200, 20, tan, '#fdfaf3') +
    cross(228, 116, 12, teal) +
    shape('M78 200v-66q0-32 34-32 30 0 34 28v70z', clay) +
    rect(105, 88, 14, 20, dark.skin) +
    head(112, 74, 21, dark) +
    line('M142 134q4 20 3 80', dark.skin, 19) +
    line('M138 124q3 4 5 9', clay, 24) +
    line('M196 116q-14 24 0 36', '#f0e8da', 17) +
    line('M152 150h16', ink, 2) +
    rect(168, 145, 26, 10, '#eef5f5', 2) +
    rect(168, 145, 13, 10, tealLight, 2) +
    line('M194 150h10M204 145v10', ink, 3) +
    disc(194, 156, 8, tan.skin),

  'everyday-care':
    rect(0, 0, 320, 200, mist) +
    disc(284, 30, 15, sun) +
    shape('M0 120c60-40 120-30 170-12s100 8 150-20v112H0z', hill) +
    rect(12, 62, 92, 108, sand) +
    shape('M4 64l54-34 54 34z', clay) +
    rect(112, 44, 96, 126, cream) +
    rect(106, 36, 108, 10, teal, 2) +
    rect(216, 66, 92, 104, '#e4cdb4') +
    shape('M210 68l12-24h80l12 24z', ink) +
    // A pharmacy, a dentist and an optician.
    rect(44, 72, 28, 28, teal, 5) +
    cross(58, 86, 18, cream) +
    disc(160, 72, 18, blue) +
    moved(160, 59, shape(tooth, '#fff'), 0.68) +
    glasses(262, 86, 0.55, ink) +
    shape('M14 112h88v6q-4 8-11 8t-11-8q-4 8-11 8t-11-8q-4 8-11 8t-11-8q-4 8-11 8t-11-8z', clay) +
    rect(22, 132, 36, 26, glass, 2) +
    rect(68, 132, 24, 38, teal) +
    rect(124, 104, 28, 22, glass, 2) +
    rect(168, 104, 28, 22, glass, 2) +
    rect(146, 134, 28, 36, ink) +
    rect(118, 140, 18, 18, glass, 2) +
    rect(184, 140, 18, 18, glass, 2) +
    shape('M218 108h88v6q-4 8-11 8t-11-8q-4 8-11 8t-11-8q-4 8-11 8t-11-8q-4 8-11 8t-11-8z', teal) +
    rect(226, 130, 24, 40, clay) +
    rect(260, 130, 38, 28, glass, 2) +
    rect(0, 170, 320, 30, '#d9cfbb') +
    rect(0, 170, 320, 4, '#c2b69f') +
    standing(206, 192, 8, dark, sun) +
    tree(108, 184, 0.6),

  'specialist-care':
    ground(mist, hill, 158) +
    window(28, 22, 64, 56) +
    rect(234, 26, 66, 46, ink, 5) +
    line('M240 51h12l6-14 9 24 7-16 4 6h14', '#8fd0b4', 3) +
    rect(263, 0, 8, 28, ink) +
    line('M78 172V60M64 60h28M66 172h24', '#8fa1a8', 4) +
    rect(82, 64, 16, 26, glass, 4) +
    line('M90 90q2 30 34 42', pale, 2.5) +
    bust(194, 58, 128, 15, tan, '#fdfaf3') +
    line('M176 90q-4 14 4 18', '#efe6d8', 9) +
    rect(178, 88, 32, 26, wood, 3) +
    rect(182, 91, 24, 21, '#fff') +
    line('M187 97h14M187 103h9', sage, 2.5) +
    disc(178, 106, 5, tan.skin) +
    bed +
    disc(98, 172, 6, ink) +
    disc(272, 172, 6, ink),

  'tests-and-scans':
    ground('#d3dbe6', wood, 152) +
    rect(0, 146, 320, 8, '#a57a52') +
    rect(28, 18, 122, 112, shade, 6) +
    rect(36, 26, 106, 96, ink, 3) +
    line('M89 34v80', '#e9f2f2', 6) +
    line(
      'M89 50q-30-8-34 16M89 50q30-8 34 16M89 66q-34-8-36 16M89 66q34-8 36 16M89 82q-32-8-34 16M89 82q32-8 34 16',
      pale,
      5,
    ) +
    line('M62 40q27-10 54 0', '#e9f2f2', 5) +
    shape('M92 78q12-10 18 2t-16 22q-8-12-2-24z', '#8fb3bf') +
    rect(178, 16, 64, 72, cream, 4) +
    rect(178, 16, 64, 13, teal, 3) +
    [38, 54, 70]
      .map((y) => rect(187, y, 9, 9, y === 54 ? sage : teal, 2) + line(`M203 ${y + 4.5}h29`, shade, 4))
      .join('') +
    shape('M274 40q14 20 14 30a14 14 0 0 1-28 0q0-10 14-30z', red) +
    vial(204, 142, red, '#8b62a0') +
    vial(234, 142, red, sun) +
    vial(264, 142, sun, blue) +
    rect(184, 112, 100, 7, bark, 2) +
    rect(184, 138, 100, 8, bark, 2) +
    rect(184, 112, 6, 34, bark) +
    rect(278, 112, 6, 34, bark),

  'mother-and-child':
    rect(0, 0, 320, 200, mist) +
    disc(100, 46, 18, sun) +
    hills +
    tree(40, 168, 1.3) +
    tree(286, 172, 1, tealLight) +
    tree(84, 160, 0.7, tealLight) +
    shape('M128 200q10-24 30-40h24q16 18 34 40z', cream) +
    line('M150 150v40M166 150v40', ink, 9) +
    shape('M136 168l6-46h32l6 46z', clay) +
    shape('M138 132v-18q0-20 20-20t20 20v18z', clay) +
    shape('M142 62q-6 34 2 44h28q8-10 2-44z', dark.hair) +
    rect(153, 80, 10, 16, dark.skin) +
    head(158, 68, 16, dark) +
    line('M174 110q14 10 20 28', clayLight, 10) +
    standing(216, 192, 11, dark, sun, teal) +
    line('M207 140l-12 2', sun, 8) +
    disc(195, 142, 6, dark.skin) +
    line('M228 140l14-18', sun, 8) +
    disc(243, 120, 5, dark.skin) +
    line('M243 120L254 84', ink, 1.5) +
    oval(256, 66, 14, 17, clay) +
    shape('M256 82l-4 6h8z', clay) +
    line('M142 112q-10 14-8 30', clayLight, 10) +
    disc(134, 146, 6, dark.skin),

  'mind-and-support':
    rect(0, 0, 320, 200, '#e6e4d6') +
    disc(66, 52, 24, glow) +
    hills +
    rect(246, 60, 12, 112, bark) +
    line('M252 108l22-22M252 96l-18-18', bark, 6) +
    disc(252, 44, 36, teal) +
    disc(222, 60, 24, tealLight) +
    disc(284, 62, 26, tealLight) +
    rect(0, 176, 320, 24, '#d9cfbb') +
    // Seen from behind, on a bench.
    bust(130, 92, 160, 17, tan, clay) +
    disc(130, 94, 17.5, tan.hair) +
    bust(178, 98, 160, 16, light, blue) +
    disc(178, 100, 16.5, light.hair) +
    disc(178, 80, 7, light.hair) +
    line('M146 124q22 2 44 6', clayLight, 12) +
    disc(193, 131, 7, tan.skin) +
    rect(84, 138, 140, 9, bark, 4) +
    rect(84, 153, 140, 9, bark, 4) +
    rect(94, 136, 8, 50, ink, 2) +
    rect(206, 136, 8, 50, ink, 2) +
    rect(80, 166, 148, 8, wood, 3) +
    line('M40 178q-2-12-8-16M40 178q2-14 10-18M40 178v-22', teal, 3) +
    disc(32, 160, 4, clay) +
    disc(40, 154, 4, sun) +
    disc(50, 159, 4, clay),

  'urgent-care':
    ground('#ecdcd0', wood, 154) +
    rect(0, 148, 320, 8, '#a57a52') +
    disc(84, 62, 46, '#f3e3cd') +
    disc(84, 62, 32, '#f0d2b4') +
    shape('M62 84V66q0-22 22-22t22 22v18z', red) +
    shape('M72 82V66q0-11 9-12v28z', '#d98068') +
    rect(54, 84, 60, 12, ink, 3) +
    line('M84 30V18M54 44l-9-8M114 44l9-8M42 70H30M126 70h12', clay, 5) +
    line('M196 74v-8q0-8 8-8h40q8 0 8 8v8', ink, 7) +
    rect(152, 74, 144, 76, red, 10) +
    rect(152, 104, 144, 5, '#8f3029') +
    disc(224, 110, 27, cream) +
    cross(224, 110, 32, red) +
    rect(170, 98, 12, 16, sun, 2) +
    rect(266, 98, 12, 16, sun, 2) +
    vial(40, 148, tealLight, teal) +
    `<g transform="rotate(-14 100 138)">` +
    rect(72, 128, 44, 14, '#eef5f5', 3) +
    rect(72, 128, 24, 14, tealLight, 3) +
    line('M58 135h14', ink, 2) +
    line('M116 135h14M130 127v16', ink, 4) +
    '</g>',
};

/** SVG by category id. */
export const categoryPictures = Object.fromEntries(
  Object.entries(scenes).map(([id, scene]) => [
    id,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${scene}</svg>\n`,
  ]),
);
