/*
 * Building blocks of the category illustrations, as pieces of SVG: the colours and the style of the article
 * illustrations, flat, without outlines, faces or words. Lengths are in px.
 */

/** Size of an illustration; equal to `pictureSize` of the facility search. */
export const width = 320;
export const height = 200;

export const mist = '#dfe9e6';
export const sky = '#dbe6ec';
export const sand = '#eadfc9';
export const leaf = '#e3e6dc';
export const wallShade = '#d6e2de';
export const hill = '#b7cec5';
export const sage = '#93b5aa';
export const teal = '#3f6f6c';
export const tealLight = '#4f8a85';
export const ink = '#2b3f47';
export const night = '#22333f';
export const clay = '#c8744f';
export const clayLight = '#d58a64';
export const sun = '#e3a857';
export const glow = '#f2d9a0';
export const cream = '#f7f1e4';
export const shade = '#cfd8d4';
export const wood = '#b98d63';
export const bark = '#8c5a3c';
export const floor = '#cbb594';
export const glass = '#a9c9cf';
export const pale = '#bcd7dd';
export const blue = '#4f7f95';
export const red = '#b5423a';

// Skin and hair colours.
export const light = { skin: '#d9a37c', hair: '#6b3f2a' };
export const tan = { skin: '#c98f68', hair: '#2b3f47' };
export const dark = { skin: '#8c5a3c', hair: '#3a2a24' };
export const old = { skin: '#d9a37c', hair: '#f4f1ea' };

export const n = (number) => Math.round(number * 10) / 10;
export const draw = (parts, ...values) =>
  String.raw({ raw: parts }, ...values.map((v) => (typeof v === 'number' ? n(v) : v)));

export const shape = (d, fill) => `<path d="${d}" fill="${fill}"/>`;
export const rect = (x, y, w, h, fill, rx = 0) =>
  draw`<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"` + (rx ? ` rx="${rx}"/>` : '/>');
export const disc = (x, y, r, fill) => draw`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const oval = (x, y, rx, ry, fill) => draw`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
export const line = (d, stroke, thick) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(thick)}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const moved = (x, y, drawing, scale = 1) =>
  `<g transform="translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${scale})`}">${drawing}</g>`;

export const ground = (wall, below, y) => rect(0, 0, width, height, wall) + rect(0, y, width, height - y, below);
export const cross = (x, y, size, fill) => {
  const a = size / 3;
  return shape(draw`M${x - a / 2} ${y - size / 2}h${a}v${a}h${a}v${a}h-${a}v${a}h-${a}v-${a}h-${a}v-${a}h${a}z`, fill);
};
/** A tick; its size is about 20 px times `k`. */
export const check = (x, y, k, fill) =>
  line(draw`M${x - 8 * k} ${y}l${6 * k} ${6 * k} ${11 * k}-${12 * k}`, fill, 4.5 * k);
/** Lines of a text; each ends where `ends` says. */
export const lines = (x, y, gap, ends, fill) =>
  ends.map((end, at) => line(draw`M${x} ${y + at * gap}H${end}`, fill, 4)).join('');
/** A pin on a map, with its tip at `x` and `y`. */
export const pin = (x, y, k, fill) =>
  moved(x, y, shape('M0 0c-9-14-14-20-14-28a14 14 0 0 1 28 0c0 8-5 14-14 28z', fill) + disc(0, -28, 5.5, cream), k);
export const hills =
  shape('M0 130c55-32 110-32 165-8s105 14 155-16v94H0z', hill) +
  shape('M0 152c80-22 140-6 190 0s90 0 130-14v62H0z', sage);
export const tree = (x, foot, k, fill = teal) =>
  rect(x - 2.5 * k, foot - 30 * k, 5 * k, 30 * k, bark) + oval(x, foot - 44 * k, 19 * k, 26 * k, fill);
export const window = (x, y, w, h, view = pale) =>
  rect(x, y, w, h, cream, 3) +
  rect(x + 5, y + 5, w - 10, h - 10, view, 2) +
  line(draw`M${x + w / 2} ${y + 5}v${h - 10}M${x + 5} ${y + h / 2}h${w - 10}`, cream, 3);
/** A potted plant standing on the line `foot`. */
export const plant = (x, foot, k = 1) =>
  moved(
    x,
    foot,
    line('M0-18v-26M0-22q-14-6-16-22M0-22q14-4 17-20', teal, 4) +
      oval(0, -48, 6, 11, teal) +
      oval(-17, -46, 6, 10, tealLight) +
      oval(18, -44, 6, 10, tealLight) +
      shape('M-14-20h28l-4 20h-20z', clay),
    k,
  );

const hairOf = (x, y, r, fill) =>
  shape(
    draw`M${x - 1.1 * r} ${y}a${1.1 * r} ${1.13 * r} 0 0 1 ${2.2 * r} 0c${-0.67 * r} 0 ${-1.07 * r}-${0.27 * r} ${-1.27 * r}-${0.6 * r}c${-0.2 * r} ${0.33 * r} ${-0.47 * r} ${0.57 * r} ${-0.93 * r} ${0.6 * r}z`,
    fill,
  );
export const head = (x, y, r, who) => disc(x, y, r, who.skin) + hairOf(x, y, r, who.hair);
/** A person down to the line `foot`, where something hides the rest; `y` is the centre of the head. */
export const bust = (x, y, foot, r, who, top) =>
  shape(draw`M${x - 1.35 * r} ${foot}V${y + 2.75 * r}a${1.35 * r} ${1.45 * r} 0 0 1 ${2.7 * r} 0V${foot}z`, top) +
  rect(x - r / 3, y + 0.8 * r, 0.67 * r, r, who.skin) +
  head(x, y, r, who);
/** A person standing on the line `foot`. */
export const standing = (x, foot, r, who, top, legs = ink) =>
  line(draw`M${x - 0.5 * r} ${foot - 3 * r}v${2.6 * r}M${x + 0.5 * r} ${foot - 3 * r}v${2.6 * r}`, legs, 0.75 * r) +
  bust(x, foot - 7 * r, foot - 2.5 * r, r, who, top);
export const stethoscope = (x, y) =>
  line(draw`M${x - 8} ${y}q2 18 8 18t8-18M${x} ${y + 18}v6`, ink, 2) + disc(x, y + 26, 3.5, ink);
/** A person on a chair, in profile, looking right; mirror with `-1`. The centre of the seat is at 0, 0. */
export const seated = (who, top, legs = ink) =>
  line('M-2-4h26v34', legs, 11) +
  line('M24 34h8', ink, 6) +
  shape('M-14 4v-34q0-16 14-16t14 16V4z', top) +
  rect(-4, -54, 8, 12, who.skin) +
  head(0, -62, 12, who);

export const tooth =
  'M0 4c-6-5-17-4-17 8 0 8 4 11 5 20 1 7 6 7 7 0 1-8 2-10 5-10s4 2 5 10c1 7 6 7 7 0 1-9 5-12 5-20 0-12-11-13-17-8z';

export const glasses = (x, y, k, frame) =>
  moved(
    x,
    y,
    `<g fill="#eef5f5" stroke="${frame}" stroke-width="5"><circle cx="-24" r="18"/><circle cx="24" r="18"/></g>` +
      line('M-6-3q6-6 12 0M-42-4l-10-6M42-4l10-6', frame, 5),
    k,
  );

export const vial = (x, foot, liquid, cap) =>
  rect(x - 6, foot - 40, 12, 40, pale, 6) +
  rect(x - 6, foot - 24, 12, 24, liquid, 6) +
  rect(x - 8, foot - 46, 16, 10, cap, 2);

export const bed =
  rect(96, 92, 10, 78, bark, 4) +
  rect(104, 132, 170, 24, wood, 5) +
  rect(268, 112, 9, 58, bark, 4) +
  rect(108, 118, 160, 18, cream, 7) +
  oval(128, 114, 20, 10, '#fff') +
  head(134, 104, 13, light) +
  shape('M146 112c30-12 76-8 100-4q22 4 22 16v16H146z', teal) +
  shape('M146 112c12-5 22-7 30-8l-4 36h-26z', cream);
