/* The pictures of the sample watches, as SVG by file name; scripts/artwork/pictures.mjs writes them to files. */

const size = 480;
const middle = size / 2;
const n = (value) => String(Math.round(value * 10) / 10);

const metals = {
  steel: { body: '#c9ced6', edge: '#8f97a3', shine: '#eef1f4' },
  black: { body: '#3a3d44', edge: '#1e2025', shine: '#5d626c' },
  gold: { body: '#d9b36a', edge: '#a5803c', shine: '#f2dcab' },
  rose: { body: '#dba894', edge: '#a97563', shine: '#f3d6ca' },
};

/** What each watch looks like: dial and ink, ground behind it, strap, markers, extras. */
const looks = {
  'harbour-steel': {
    dial: '#27466b',
    ink: '#f4f1e8',
    ground: '#e3e9f0',
    metal: 'steel',
    strap: 'bracelet',
    marks: 'bars',
    date: true,
  },
  'harbour-night': {
    dial: '#22242a',
    ink: '#f4f1e8',
    accent: '#e58a3c',
    ground: '#e9e6e1',
    metal: 'steel',
    strap: 'bracelet',
    marks: 'bars',
    date: true,
  },
  'lantern-chrono': {
    dial: '#f3ecdb',
    ink: '#33302a',
    accent: '#b3402c',
    ground: '#efe6d6',
    metal: 'steel',
    strap: 'leather',
    band: '#7b4a2d',
    marks: 'bars',
    registers: 2,
  },
  'cove-36': {
    dial: '#d5e3df',
    ink: '#2f4a48',
    ground: '#e6efec',
    metal: 'gold',
    strap: 'leather',
    band: '#8a5a3b',
    marks: 'dots',
    seconds: true,
    scale: 0.88,
  },
  'signal-red': {
    dial: '#f7f5ef',
    ink: '#26282d',
    accent: '#c8372d',
    ground: '#f0e4e0',
    metal: 'steel',
    strap: 'fabric',
    band: '#3c4452',
    marks: 'numerals',
  },
  'ravens-chrono': {
    dial: '#2b2d33',
    ink: '#e9e6de',
    accent: '#d0ab4c',
    ground: '#e2e0dc',
    metal: 'black',
    strap: 'rubber',
    band: '#26282d',
    marks: 'bars',
    registers: 3,
    bezel: '#1b1d21',
  },
  'quay-gold': {
    dial: '#fbf6e9',
    ink: '#463b2a',
    ground: '#f1e8d3',
    metal: 'gold',
    strap: 'leather',
    band: '#2f2a28',
    marks: 'roman',
  },
  'field-green': {
    dial: '#3c4b3a',
    ink: '#efe9d8',
    ground: '#e4e8dd',
    metal: 'black',
    strap: 'fabric',
    band: '#5d6848',
    marks: 'numerals',
  },
  'field-sand': {
    dial: '#d9c7a3',
    ink: '#3d352a',
    ground: '#f0e9da',
    metal: 'steel',
    strap: 'fabric',
    band: '#a58b62',
    marks: 'numerals',
  },
  'fathom-diver': {
    dial: '#15373f',
    ink: '#e9f2ee',
    accent: '#e7a33c',
    ground: '#dce9ea',
    metal: 'steel',
    strap: 'rubber',
    band: '#1d2a30',
    marks: 'dots',
    bezel: '#123039',
  },
  aviator: {
    dial: '#26282d',
    ink: '#f1eddf',
    ground: '#e8e4da',
    metal: 'steel',
    strap: 'leather',
    band: '#5b3a26',
    marks: 'numerals',
    registers: 2,
    scale: 1.04,
  },
  petrel: {
    dial: '#dfe2e8',
    ink: '#4a5262',
    ground: '#eceef2',
    metal: 'steel',
    strap: 'mesh',
    band: '#c3c8d0',
    marks: 'dots',
    scale: 0.88,
  },
  regulator: {
    dial: '#f3f1ea',
    ink: '#2d3442',
    accent: '#2e5f9e',
    ground: '#e6e9ee',
    metal: 'steel',
    strap: 'leather',
    band: '#2d3b55',
    marks: 'none',
    regulator: true,
  },
  lodos: {
    dial: '#2f6f62',
    ink: '#f2efe2',
    ground: '#dfece7',
    metal: 'steel',
    strap: 'rubber',
    band: '#24433d',
    marks: 'bars',
    date: true,
    bezel: '#265a50',
  },
  imbat: {
    dial: '#d9a3a4',
    ink: '#fdf6f1',
    ground: '#f5e7e5',
    metal: 'rose',
    strap: 'leather',
    band: '#c08d84',
    marks: 'dots',
    scale: 0.88,
  },
  'poyraz-chrono': {
    dial: '#f5f7f9',
    ink: '#2c3f63',
    accent: '#2c3f63',
    ground: '#e4eaf2',
    metal: 'steel',
    strap: 'bracelet',
    marks: 'bars',
    registers: 3,
    dark: '#2c3f63',
  },
  karayel: {
    dial: '#3b3f52',
    ink: '#eeece6',
    accent: '#d98f5c',
    ground: '#e6e6ee',
    metal: 'steel',
    strap: 'leather',
    band: '#55423a',
    marks: 'bars',
    shape: 'square',
  },
  fjord: {
    dial: '#fafaf7',
    ink: '#3c4147',
    ground: '#e9ecee',
    metal: 'steel',
    strap: 'leather',
    band: '#8e969f',
    marks: 'lines',
  },
  'fjord-rose': {
    dial: '#fbf3ef',
    ink: '#6a4a44',
    ground: '#f6e9e4',
    metal: 'rose',
    strap: 'leather',
    band: '#d9bfb4',
    marks: 'lines',
  },
  skerry: {
    dial: '#1f3a5c',
    ink: '#f3f0e6',
    accent: '#f0c33c',
    ground: '#e0e7ef',
    metal: 'steel',
    strap: 'fabric',
    band: '#27466b',
    marks: 'bars',
    registers: 2,
    countdown: true,
  },
  'tarn-one': {
    dial: '#7a8f86',
    ink: '#f5f2e9',
    ground: '#e7ece9',
    metal: 'steel',
    strap: 'leather',
    band: '#4b4038',
    marks: 'bars',
    shape: 'cushion',
    date: true,
  },
  'tarn-chrono': {
    dial: '#33404f',
    ink: '#f0ece1',
    accent: '#d9b36a',
    ground: '#e5e8ec',
    metal: 'gold',
    strap: 'leather',
    band: '#3a2f2a',
    marks: 'roman',
    registers: 3,
    moon: true,
  },
  mist: {
    dial: '#e4e7e6',
    ink: '#5a6468',
    ground: '#eef0ef',
    metal: 'steel',
    strap: 'leather',
    band: '#aab3b4',
    marks: 'lines',
    shape: 'square',
    scale: 0.9,
  },
};

const draw = (ground, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="${ground}" d="M0 0h${size}v${size}H0z"/>${body}</svg>\n`;
const at = (angle, radius, x = middle, y = middle) => {
  const radians = ((angle - 90) * Math.PI) / 180;
  return [n(x + Math.cos(radians) * radius), n(y + Math.sin(radians) * radius)];
};
const line = (angle, from, to, width, color, x, y) =>
  `<path d="M${at(angle, from, x, y).join(' ')}L${at(angle, to, x, y).join(' ')}" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;
const circle = (x, y, radius, fill, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${more}/>`;
const box = (x, y, width, height, radius, fill, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="${fill}"${more}/>`;
const hours = Array.from({ length: 12 }, (_, hour) => hour);
const text = (x, y, height, fill, content) =>
  `<text x="${n(x)}" y="${n(y + height * 0.36)}" font-family="Georgia,serif" font-size="${n(height)}" fill="${fill}" text-anchor="middle">${content}</text>`;
const romans = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'];

/** The case without its dial: round, square or with soft corners. */
function body({ shape, metal }, radius) {
  const { body: fill, edge, shine } = metals[metal];
  const outline = ` stroke="${edge}" stroke-width="4"`;
  if (shape === undefined)
    return (
      circle(middle, middle, radius, fill, outline) +
      circle(middle, middle, radius - 11, 'none', ` stroke="${shine}" stroke-width="3"`)
    );
  const corner = shape === 'square' ? radius * 0.22 : radius * 0.62;
  const inner = radius - 11;
  return (
    box(middle - radius, middle - radius, radius * 2, radius * 2, corner, fill, outline) +
    box(middle - inner, middle - inner, inner * 2, inner * 2, corner - 8, 'none', ` stroke="${shine}" stroke-width="3"`)
  );
}

/** Both halves of the strap, up to the edges of the picture. */
function strap({ strap: kind, band, metal, ground: _ground }, radius) {
  const width = radius * 1.12;
  const left = middle - width / 2;
  if (kind === 'bracelet') {
    const { body: fill, edge, shine } = metals[metal];
    let links = '';
    for (let y = -12; y < size; y += 26) {
      links +=
        box(left, y, width * 0.3, 23, 5, fill) +
        box(left + width * 0.33, y, width * 0.34, 23, 5, shine) +
        box(left + width * 0.7, y, width * 0.3, 23, 5, fill);
    }
    return box(left - 2, 0, width + 4, size, 6, edge) + links;
  }
  const plain = box(left, -8, width, size + 16, 10, band);
  if (kind === 'leather') {
    const stitch = (x) =>
      `<path d="M${n(x)} 0V${size}" stroke="#fff" stroke-opacity=".55" stroke-width="3" stroke-dasharray="9 8"/>`;
    return plain + stitch(left + 11) + stitch(left + width - 11);
  }
  if (kind === 'fabric') {
    return plain + box(left + width * 0.38, 0, width * 0.24, size, 0, '#fff', ' fill-opacity=".16"');
  }
  let ribs = '';
  const step = kind === 'mesh' ? 9 : 24;
  for (let y = 6; y < size; y += step) ribs += `<path d="M${n(left + 4)} ${y}h${n(width - 8)}"/>`;
  return `${plain}<g stroke="#000" stroke-opacity=".16" stroke-width="${kind === 'mesh' ? 3 : 5}">${ribs}</g>`;
}

const crown = ({ metal, registers }, radius) => {
  const { edge, body: fill } = metals[metal];
  const x = middle + radius - 2;
  const pusher = (angle) =>
    `<g transform="rotate(${angle} ${middle} ${middle})">${box(x, middle - 9, 18, 18, 4, fill, ` stroke="${edge}" stroke-width="3"`)}</g>`;
  return (
    box(x, middle - 15, 20, 30, 6, fill, ` stroke="${edge}" stroke-width="3"`) +
    (registers ? pusher(-30) + pusher(30) : '')
  );
};

function marks({ marks: kind, ink, shape }, radius) {
  // On a square dial they reach the edges.
  const reach = (hour) => {
    if (shape !== 'square') return radius;
    const radians = (hour * Math.PI) / 6;
    return radius / Math.max(Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians)));
  };
  return hours
    .map((hour) => {
      const angle = hour * 30;
      const outer = reach(hour) - 12;
      const isQuarter = hour % 3 === 0;
      if (kind === 'bars') return line(angle, outer - (isQuarter ? 26 : 19), outer, isQuarter ? 8 : 5, ink);
      if (kind === 'lines') return line(angle, outer - 20, outer, 2.5, ink);
      if (kind === 'dots') return circle(...at(angle, outer - 10).map(Number), isQuarter ? 7 : 4.5, ink);
      if (kind === 'numerals') return text(...at(angle, outer - 18).map(Number), 30, ink, hour === 0 ? 12 : hour);
      if (kind === 'roman') return text(...at(angle, outer - 16).map(Number), 23, ink, romans[hour]);
      return '';
    })
    .join('');
}

function register(x, y, radius, { ink, dark, accent = ink }, angle) {
  const ticks = [0, 90, 180, 270]
    .map((one) => line(one, radius - 7, radius - 3, 2, dark ? '#f4f1e8' : ink, x, y))
    .join('');
  return (
    circle(
      x,
      y,
      radius,
      dark ?? 'none',
      ` stroke="${dark ?? ink}" stroke-opacity="${dark ? 1 : 0.45}" stroke-width="2"`,
    ) +
    ticks +
    line(angle, -4, radius - 8, 3, dark ? '#f4f1e8' : accent, x, y)
  );
}

function complications(look, radius) {
  const { registers = 0, date, seconds, regulator, moon, countdown, ink, dial, accent = ink } = look;
  const spot = radius * 0.46;
  const small = radius * 0.24;
  let drawing = '';
  if (registers > 0)
    drawing += register(middle - spot, middle, small, look, 205) + register(middle + spot, middle, small, look, 40);
  if (registers === 3) drawing += register(middle, middle + spot, small, look, 120);
  if (seconds) drawing += register(middle, middle + spot, small, look, 300);
  if (moon)
    drawing +=
      circle(middle, middle - spot, small * 0.8, '#1e2a44') +
      circle(middle + 5, middle - spot - 2, small * 0.45, '#f2dcab');
  if (regulator)
    drawing +=
      register(middle, middle - spot, small * 1.15, look, 130) +
      register(middle, middle + spot, small * 1.15, look, 60);
  if (countdown)
    drawing += hours
      .slice(0, 5)
      .map((one) =>
        circle(
          middle - 44 + one * 22,
          middle - spot,
          7,
          one < 3 ? accent : dial,
          ` stroke="${accent}" stroke-width="2"`,
        ),
      )
      .join('');
  if (date)
    drawing +=
      box(middle + radius * 0.5, middle - 13, 34, 26, 4, '#fbfaf6') +
      text(middle + radius * 0.5 + 17, middle, 19, '#2b2d33', 16);
  return drawing;
}

function hands({ ink, accent = ink, regulator }, radius) {
  const hour = regulator ? '' : line(305, -10, radius * 0.5, 10, ink);
  return `${hour}${line(60, -14, radius * 0.76, 7, ink)}${line(205, -26, radius * 0.82, 3, accent)}${circle(middle, middle, 8, accent)}`;
}

function bezel({ bezel: fill }, radius) {
  if (fill === undefined) return '';
  const ticks = Array.from({ length: 24 }, (_, tick) =>
    line(tick * 15, radius - 24, radius - (tick % 2 === 0 ? 12 : 17), 3, '#f1eee4'),
  ).join('');
  return circle(middle, middle, radius - 5, fill) + ticks;
}

function face(look, radius) {
  const inner = radius - (look.bezel ? 32 : 18);
  const dial =
    look.shape === undefined
      ? circle(middle, middle, inner, look.dial)
      : box(
          middle - inner,
          middle - inner,
          inner * 2,
          inner * 2,
          look.shape === 'square' ? radius * 0.16 : radius * 0.54,
          look.dial,
        );
  return bezel(look, radius) + dial + marks(look, inner) + complications(look, inner) + hands(look, inner);
}

/** From the front: the picture that lists show. */
function front(look) {
  const radius = 158 * (look.scale ?? 1);
  return strap(look, radius) + crown(look, radius) + body(look, radius) + face(look, radius);
}

/** Lying down, close to the dial. */
function close(look) {
  const drawing = front({ ...look, scale: 1 });
  return `<g transform="translate(${middle} ${middle}) rotate(-24) scale(1.7) translate(${-middle - 34} ${-middle + 26})">${drawing}</g>`;
}

/** From behind: the movement under its glass. */
function back(look) {
  const radius = 158 * (look.scale ?? 1);
  const { edge, shine } = metals[look.metal];
  const screws = [45, 135, 225, 315].map((angle) => circle(...at(angle, radius * 0.82).map(Number), 7, edge)).join('');
  const wheel = (x, y, size_, teeth, fill) =>
    `<g>${Array.from({ length: teeth }, (_, tooth) => line((tooth * 360) / teeth, size_ - 2, size_ + 5, 5, fill, x, y)).join('')}${circle(x, y, size_, fill)}${circle(x, y, size_ * 0.6, '#8d6b2f')}${circle(x, y, 6, '#a3303f')}</g>`;
  const inner = radius * 0.68;
  return (
    `<g transform="translate(${size} 0) scale(-1 1)">${strap(look, radius)}${crown(look, radius)}</g>` +
    body({ ...look, shape: undefined }, radius) +
    screws +
    circle(middle, middle, inner, '#4a4033', ` stroke="${shine}" stroke-width="6"`) +
    wheel(middle - inner * 0.36, middle - inner * 0.22, inner * 0.36, 22, '#d9b36a') +
    wheel(middle + inner * 0.4, middle + inner * 0.3, inner * 0.3, 18, '#c79a4e') +
    wheel(middle + inner * 0.28, middle - inner * 0.46, inner * 0.2, 14, '#e4c78c') +
    `<path d="M${n(middle - inner * 0.92)} ${n(middle + inner * 0.3)}A${n(inner)} ${n(inner)} 0 0 0 ${n(middle + inner * 0.7)} ${n(middle + inner * 0.66)}L${middle} ${middle}Z" fill="${shine}" fill-opacity=".82"/>` +
    circle(middle, middle, 9, '#a3303f')
  );
}

/** The pictures by file name: from the front, close, and from behind. */
export const watchPictures = Object.fromEntries(
  Object.entries(looks).flatMap(([slug, look]) =>
    [front, close, back].map((view, index) => [`${slug}-${index + 1}`, draw(look.ground, view(look))]),
  ),
);
