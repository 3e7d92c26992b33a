import * as styles from './BrandPanel.css';

// Hand-drawn harbour town: districts, streets and roads on a bay, with the harbour at the centre.
const coast =
  'M-40,-40 L1240,-40 L1240,300 C1160,330 1120,400 1040,410 C960,420 930,480 860,500 C800,516 770,560 700,560 C660,560 650,600 600,600 C540,600 520,570 470,590 C400,620 390,700 320,730 C240,764 180,740 120,800 C70,850 20,850 -40,900 Z';
const island =
  'M840,820 C880,770 960,760 1020,790 C1080,820 1080,890 1030,920 C970,956 890,950 850,910 C828,886 824,842 840,820 Z';
const mole = 'M600,590 L640,690 L660,684 L632,590 Z';
const districts = [
  'M-40,-40 L420,-40 L400,180 L180,260 L-40,240 Z',
  'M420,-40 L800,-40 L820,150 L640,250 L400,180 Z',
  'M180,260 L400,180 L640,250 L620,430 L420,520 L230,480 Z',
  'M820,150 L1240,90 L1240,260 C1160,290 1120,360 1040,370 C980,380 940,430 860,450 L760,330 L640,250 Z',
];
const streets = [
  'M60,-40 L110,300',
  'M200,-40 L240,470',
  'M330,-40 L350,600',
  'M520,-40 L500,560',
  'M720,-40 L700,530',
  'M880,-40 L850,480',
  'M1040,-40 L1000,390',
  'M-40,110 L420,90 L820,60 L1240,20',
  'M-40,360 L230,400 L420,440 L620,430 L860,400',
  'M120,560 L300,560 L430,520 L640,500',
  'M-40,660 L180,640 L320,680',
  'M600,-40 L600,590',
  'M820,240 L1040,220 L1240,180',
];
const roads = [
  'M-40,250 L180,262 L400,182 L640,250 L830,148 L1240,92',
  'M420,-40 L402,182 L420,522 L300,720',
  'M640,250 L610,430 L600,590',
];
const dots = [
  [238, 402],
  [402, 300],
  [505, 150],
  [140, 600],
  [848, 300],
  [940, 228],
  [300, 560],
  [955, 850],
  [110, 120],
  [720, 60],
] as const;

/** Decorative map behind the panel, in the colours of the product's maps. */
export function BrandPanelMap() {
  return (
    <svg className={styles.sheet} viewBox="0 0 1200 1200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={styles.shallows} d={coast} />
      <path className={styles.shallows} d={island} />
      <path className={styles.land} d={coast} />
      <path className={styles.land} d={island} />
      <path className={styles.land} d={mole} />
      {districts.map((path, number) => (
        <path key={path} className={styles.district} d={path} fillOpacity={number % 2 ? 0.6 : 1} />
      ))}
      {streets.map((path) => (
        <path key={path} className={styles.street} d={path} />
      ))}
      {roads.map((path) => (
        <path key={path} className={styles.casing} d={path} />
      ))}
      {roads.map((path) => (
        <path key={path} className={styles.road} d={path} />
      ))}
      <path className={styles.ferry} d="M650,690 C690,800 760,840 836,862" />
      <path className={styles.ferry} d="M650,690 C600,860 460,960 300,1240" />
      {dots.map(([x, y], number) => (
        <circle key={x} className={number % 3 ? styles.dot : styles.quietDot} cx={x} cy={y} r={number % 3 ? 11 : 8} />
      ))}
    </svg>
  );
}
