import { checkDigit } from '#modules/inventory/barcode';
import type { Company, Product, ProductCategory, ProductTag } from '#modules/inventory/api';
import { priceWithTax, toCents } from '#modules/inventory/price';

/** The three categories of the specification. */
export const categories: readonly ProductCategory[] = [
  { id: 'cat_mens', parentId: null, name: 'Mens', slug: 'mens' },
  { id: 'cat_ladies', parentId: null, name: 'Ladies', slug: 'ladies' },
  { id: 'cat_unisex', parentId: null, name: 'Unisex', slug: 'unisex' },
];

/** Makers of watches, none of which exists. */
export const brands: readonly Company[] = [
  { id: 'brn_aldmoor', name: 'Aldmoor', slug: 'aldmoor' },
  { id: 'brn_kestrel', name: 'Kestrel & Vane', slug: 'kestrel-vane' },
  { id: 'brn_meltem', name: 'Meltem Saat', slug: 'meltem-saat' },
  { id: 'brn_solvik', name: 'Solvik', slug: 'solvik' },
  { id: 'brn_tarn', name: 'Tarn', slug: 'tarn' },
];

/** Who delivers them. */
export const vendors: readonly Company[] = [
  { id: 'ven_calder', name: 'Calder Trading', slug: 'calder-trading' },
  { id: 'ven_eastholm', name: 'Eastholm Supply', slug: 'eastholm-supply' },
  { id: 'ven_gol', name: 'Göl Dağıtım', slug: 'gol-dagitim' },
];

/** The ten tags of the specification. */
export const productTags: readonly ProductTag[] = [
  { id: 'ptg_mens', title: 'mens' },
  { id: 'ptg_ladies', title: 'ladies' },
  { id: 'ptg_unisex', title: 'unisex' },
  { id: 'ptg_44mm', title: '44mm' },
  { id: 'ptg_40mm', title: '40mm' },
  { id: 'ptg_5atm', title: '5 ATM' },
  { id: 'ptg_10atm', title: '10 ATM' },
  { id: 'ptg_automatic', title: 'automatic' },
  { id: 'ptg_chronograph', title: 'chronograph' },
  { id: 'ptg_watch', title: 'watch' },
];

interface Watch {
  /** Name of its pictures. */
  slug: string;
  name: string;
  sku: string;
  brand: 'aldmoor' | 'kestrel' | 'meltem' | 'solvik' | 'tarn';
  vendor: 'calder' | 'eastholm' | 'gol';
  category: 'mens' | 'ladies' | 'unisex';
  size: '44mm' | '40mm';
  depth: '5atm' | '10atm';
  movement: 'automatic' | 'chronograph';
  basePrice: number;
  taxPercent: 8 | 10 | 18 | 20 | 30;
  stock: number;
  reserved: number;
  weight: number;
  active?: true;
  description: string;
}

const watches: readonly Watch[] = [
  {
    slug: 'harbour-steel',
    name: 'Harbour Automatic',
    sku: 'HRB2041',
    brand: 'aldmoor',
    vendor: 'calder',
    category: 'mens',
    size: '40mm',
    depth: '10atm',
    movement: 'automatic',
    basePrice: 749,
    taxPercent: 8,
    stock: 37,
    reserved: 5,
    weight: 148,
    active: true,
    description:
      'A dial the blue of Port Calder before a storm, under flat sapphire. The bracelet is brushed on top and polished at the edges, with a clasp that adjusts by half a link.\n\nServiced every five years in Calder Heath.',
  },
  {
    slug: 'harbour-night',
    name: 'Harbour Automatic',
    sku: 'HRB2042',
    brand: 'aldmoor',
    vendor: 'calder',
    category: 'mens',
    size: '40mm',
    depth: '10atm',
    movement: 'automatic',
    basePrice: 1120,
    taxPercent: 10,
    stock: 14,
    reserved: 3,
    weight: 151,
    active: true,
    description:
      'The Harbour in black, with orange at the quarters. Same case, same movement, a little easier to find in the dark.',
  },
  {
    slug: 'lantern-chrono',
    name: 'Lantern Chronograph',
    sku: 'LNT4410',
    brand: 'aldmoor',
    vendor: 'eastholm',
    category: 'mens',
    size: '44mm',
    depth: '5atm',
    movement: 'chronograph',
    basePrice: 1848,
    taxPercent: 30,
    stock: 21,
    reserved: 2,
    weight: 176,
    active: true,
    description:
      'Two registers, a column wheel and pushers that answer with one clean click. Named after the harbour lanterns, which were timed with one.',
  },
  {
    slug: 'cove-36',
    name: 'Cove',
    sku: 'CVE3610',
    brand: 'aldmoor',
    vendor: 'gol',
    category: 'ladies',
    size: '40mm',
    depth: '5atm',
    movement: 'automatic',
    basePrice: 968.5,
    taxPercent: 10,
    stock: 29,
    reserved: 4,
    weight: 74,
    description:
      'Thin enough for a cuff, on a strap of vegetable-tanned calf. The seconds run in a small circle at six.',
  },
  {
    slug: 'signal-red',
    name: 'Signal',
    sku: 'SGN4007',
    brand: 'aldmoor',
    vendor: 'calder',
    category: 'unisex',
    size: '40mm',
    depth: '10atm',
    movement: 'automatic',
    basePrice: 815,
    taxPercent: 18,
    stock: 44,
    reserved: 5,
    weight: 96,
    description: 'A red seconds hand, large numerals, and nothing else. Made for people who have trains to catch.',
  },
  {
    slug: 'ravens-chrono',
    name: 'Ravens Edge Chronograph',
    sku: 'RVE4421',
    brand: 'aldmoor',
    vendor: 'eastholm',
    category: 'mens',
    size: '44mm',
    depth: '10atm',
    movement: 'chronograph',
    basePrice: 1490,
    taxPercent: 30,
    stock: 12,
    reserved: 2,
    weight: 182,
    description: 'Black steel, three registers and a tachymeter for roads that no longer allow it.',
  },
  {
    slug: 'quay-gold',
    name: 'Quay Classic',
    sku: 'QAY4001',
    brand: 'aldmoor',
    vendor: 'gol',
    category: 'ladies',
    size: '40mm',
    depth: '5atm',
    movement: 'automatic',
    basePrice: 1325,
    taxPercent: 20,
    stock: 18,
    reserved: 3,
    weight: 82,
    description: 'A gilt case and Roman numerals, as on the clock of the old customs house.',
  },
  {
    slug: 'field-green',
    name: 'Field Watch No. 2',
    sku: 'FLD4002',
    brand: 'kestrel',
    vendor: 'calder',
    category: 'mens',
    size: '40mm',
    depth: '10atm',
    movement: 'automatic',
    basePrice: 765,
    taxPercent: 10,
    stock: 49,
    reserved: 5,
    weight: 91,
    active: true,
    description:
      'Surveyors in the Westmark carried the first one. Matt case, canvas strap, a dial that can be read at arm’s length.',
  },
  {
    slug: 'field-sand',
    name: 'Field Watch No. 2',
    sku: 'FLD4003',
    brand: 'kestrel',
    vendor: 'calder',
    category: 'unisex',
    size: '40mm',
    depth: '10atm',
    movement: 'automatic',
    basePrice: 765,
    taxPercent: 10,
    stock: 33,
    reserved: 3,
    weight: 91,
    description: 'The same watch with a dial the colour of dunes.',
  },
  {
    slug: 'fathom-diver',
    name: 'Fathom 100',
    sku: 'FTH4450',
    brand: 'kestrel',
    vendor: 'eastholm',
    category: 'mens',
    size: '44mm',
    depth: '10atm',
    movement: 'automatic',
    basePrice: 1275,
    taxPercent: 18,
    stock: 26,
    reserved: 4,
    weight: 189,
    active: true,
    description:
      'A bezel that turns one way only, hands that glow until morning, and a rubber strap that dries in a minute.',
  },
  {
    slug: 'aviator',
    name: 'Aviator Chronograph',
    sku: 'AVT4433',
    brand: 'kestrel',
    vendor: 'eastholm',
    category: 'mens',
    size: '44mm',
    depth: '5atm',
    movement: 'chronograph',
    basePrice: 1612.5,
    taxPercent: 30,
    stock: 19,
    reserved: 2,
    weight: 164,
    description: 'Large luminous numerals and an onion crown for gloved fingers.',
  },
  {
    slug: 'petrel',
    name: 'Petrel',
    sku: 'PTR4012',
    brand: 'kestrel',
    vendor: 'gol',
    category: 'ladies',
    size: '40mm',
    depth: '5atm',
    movement: 'automatic',
    basePrice: 989,
    taxPercent: 8,
    stock: 31,
    reserved: 5,
    weight: 68,
    description: 'Grey mother-of-pearl, which is different on each dial, and a fine mesh bracelet.',
  },
  {
    slug: 'regulator',
    name: 'Vane Regulator',
    sku: 'VNR4018',
    brand: 'kestrel',
    vendor: 'calder',
    category: 'mens',
    size: '40mm',
    depth: '5atm',
    movement: 'automatic',
    basePrice: 1540,
    taxPercent: 30,
    stock: 16,
    reserved: 2,
    weight: 88,
    description: 'Hours, minutes and seconds, each on their own circle, as on the clocks by which others were set.',
  },
  {
    slug: 'lodos',
    name: 'Lodos',
    sku: 'LDS4011',
    brand: 'meltem',
    vendor: 'gol',
    category: 'mens',
    size: '44mm',
    depth: '10atm',
    movement: 'automatic',
    basePrice: 1210,
    taxPercent: 10,
    stock: 23,
    reserved: 3,
    weight: 158,
    active: true,
    description: 'Lodos estiğinde denizin aldığı yeşil. Kayışı suya dayanıklı, kadranı güneşte bile okunur.',
  },
  {
    slug: 'imbat',
    name: 'İmbat',
    sku: 'IMB4004',
    brand: 'meltem',
    vendor: 'gol',
    category: 'ladies',
    size: '40mm',
    depth: '5atm',
    movement: 'automatic',
    basePrice: 899,
    taxPercent: 8,
    stock: 40,
    reserved: 4,
    weight: 71,
    description: 'Öğleden sonra esen serin rüzgâr kadar hafif: yalnızca 71 gram, gül kurusu kadran.',
  },
  {
    slug: 'poyraz-chrono',
    name: 'Poyraz Kronograf',
    sku: 'PYZ4420',
    brand: 'meltem',
    vendor: 'eastholm',
    category: 'mens',
    size: '44mm',
    depth: '10atm',
    movement: 'chronograph',
    basePrice: 1399,
    taxPercent: 30,
    stock: 13,
    reserved: 2,
    weight: 171,
    description: 'Buz beyazı kadran, lacivert sayaçlar. Soğukta bile eldivenle kullanılabilir.',
  },
  {
    slug: 'karayel',
    name: 'Karayel',
    sku: 'KRY4009',
    brand: 'meltem',
    vendor: 'gol',
    category: 'unisex',
    size: '40mm',
    depth: '10atm',
    movement: 'automatic',
    basePrice: 1055,
    taxPercent: 10,
    stock: 28,
    reserved: 4,
    weight: 102,
    description: 'Kare kasa, yuvarlak fikir.',
  },
  {
    slug: 'fjord',
    name: 'Fjord 40',
    sku: 'FJD4001',
    brand: 'solvik',
    vendor: 'eastholm',
    category: 'unisex',
    size: '40mm',
    depth: '5atm',
    movement: 'automatic',
    basePrice: 842,
    taxPercent: 20,
    stock: 35,
    reserved: 3,
    weight: 79,
    active: true,
    description: 'As little watch as possible: two hands, twelve lines, one crown.',
  },
  {
    slug: 'fjord-rose',
    name: 'Fjord 40',
    sku: 'FJD4002',
    brand: 'solvik',
    vendor: 'eastholm',
    category: 'ladies',
    size: '40mm',
    depth: '5atm',
    movement: 'automatic',
    basePrice: 878,
    taxPercent: 8,
    stock: 24,
    reserved: 5,
    weight: 77,
    active: true,
    description: 'The Fjord in rose-coloured steel, on a pale strap.',
  },
  {
    slug: 'skerry',
    name: 'Skerry Chronograph',
    sku: 'SKR4402',
    brand: 'solvik',
    vendor: 'calder',
    category: 'mens',
    size: '44mm',
    depth: '10atm',
    movement: 'chronograph',
    basePrice: 1710,
    taxPercent: 30,
    stock: 17,
    reserved: 2,
    weight: 168,
    description: 'A chronograph for sailors with a countdown of five minutes to the start, marked in yellow.',
  },
  {
    slug: 'tarn-one',
    name: 'Tarn One',
    sku: 'TRN4001',
    brand: 'tarn',
    vendor: 'calder',
    category: 'unisex',
    size: '40mm',
    depth: '5atm',
    movement: 'automatic',
    basePrice: 925,
    taxPercent: 10,
    stock: 46,
    reserved: 4,
    weight: 84,
    description: 'A cushion case from 1968, drawn again with softer shoulders.',
  },
  {
    slug: 'tarn-chrono',
    name: 'Tarn Two Chronograph with Date, Second Time Zone and Moon Phase',
    sku: 'TRN4402',
    brand: 'tarn',
    vendor: 'eastholm',
    category: 'mens',
    size: '44mm',
    depth: '5atm',
    movement: 'chronograph',
    basePrice: 1695,
    taxPercent: 30,
    stock: 15,
    reserved: 3,
    weight: 173,
    description: 'Everything that Tarn can build, in one case. The name on the dial is shorter.',
  },
  {
    slug: 'mist',
    name: 'Mist',
    sku: 'MST4006',
    brand: 'tarn',
    vendor: 'calder',
    category: 'ladies',
    size: '40mm',
    depth: '5atm',
    movement: 'automatic',
    basePrice: 1032,
    taxPercent: 18,
    stock: 22,
    reserved: 2,
    weight: 66,
    description: 'A square dial the colour of morning over the lake. Pictures of the new strap are still to come.',
  },
];

/** When the samples were entered. */
const enteredAt = '2026-01-05T09:00:00.000Z';

/** The first digits of numbers that shops may give out themselves. */
const barcodePrefix = '2043';

function barcodeOf(number: number): string {
  const digits = `${barcodePrefix}${String(70_000_000 + number * 7919).slice(0, 8)}`;
  return `${digits}${checkDigit(digits)}`;
}

function toProduct(watch: Watch, at: number): Product {
  const { slug, brand, vendor, category, size, depth, movement, active = false, ...entered } = watch;
  const images = [1, 2, 3].map((picture) => `/pictures/watches/${slug}-${picture}.svg`);
  return {
    ...entered,
    id: `prd_${String(at + 1).padStart(4, '0')}`,
    category: `cat_${category}`,
    brand: `brn_${brand}`,
    vendor: `ven_${vendor}`,
    tags: [category, size, depth, movement, 'watch'].map((tag) => `ptg_${tag}`),
    barcode: barcodeOf(at + 1),
    cost: toCents(watch.basePrice * (0.46 + (at % 5) * 0.03)),
    price: priceWithTax(watch.basePrice, watch.taxPercent),
    images,
    // One has no main picture.
    thumbnail: slug === 'mist' ? null : (images[0] ?? null),
    active,
    updatedAt: enteredAt,
  };
}

/** The 23 watches. */
export const sampleProducts = (): Product[] => watches.map(toProduct);

/** This many products, repeated from the samples under names, SKUs and amounts of their own. */
export function manyProducts(count: number): Product[] {
  const samples = sampleProducts();
  return Array.from({ length: count }, (_, n) => samples[n % samples.length]).flatMap((sample, n) => {
    if (!sample) return [];
    const round = Math.floor(n / samples.length);
    if (round === 0) return [sample];
    const basePrice = toCents(Number(sample.basePrice) * (1 + ((n * 13) % 41) / 100));
    return [
      {
        ...sample,
        id: `prd_m${n + 1}`,
        name: `${sample.name} ${round + 1}`,
        sku: `${sample.sku}-${String(round + 1).padStart(3, '0')}`,
        barcode: barcodeOf(n + 1),
        stock: (n * 17) % 60,
        active: n % 3 === 0,
        basePrice,
        price: priceWithTax(basePrice, sample.taxPercent),
      },
    ];
  });
}
