import type { fixtureSlugs } from './fixtureSlugs';

/** Preferred position of an address: metres east and north of the middle of the town, and optionally the street. */
export interface AddressPreference {
  at: readonly [east: number, north: number];
  street?: string;
}

/** A facility with a stable slug, for stories, tests and guides. */
export interface Fixture {
  slug: (typeof fixtureSlugs)[number];
  name: string;
  categoryId: string;
  verification: 'verified' | 'due' | 'expired' | 'unverified';
  ownership?: 'unclaimed' | 'claim-pending' | 'claimed' | 'contested';
  publication?: 'published' | 'pending' | 'rejected' | 'merged';
  mergedIntoSlug?: string;
  operational?: 'open' | 'temporarily-closed' | 'permanently-closed' | 'opening-soon';
  visibility?: 'exact' | 'district' | 'hidden';
  hours?: 'always' | 'appointment' | 'unknown' | (string & {});
  oldSlugs?: readonly string[];
  alternateNames?: readonly string[];
  rating?: readonly [average: number, count: number];
  shortDescription?: string;
  alert?: string;
  changesPending?: boolean;
  noPhone?: boolean;
  /** Matches the location that its name suggests. */
  near?: AddressPreference;
}

/** Fixture k is facility k, in Port Calder; the demo account owen@orvela.example owns the first three. */
export const fixtures: readonly Fixture[] = [
  {
    slug: 'saltmarket-clinic',
    name: 'Saltmarket Clinic',
    categoryId: 'general-practice',
    verification: 'verified',
    ownership: 'claimed',
    hours: '1-5=0800-1800 6=0900-1300',
    oldSlugs: ['salt-market-clinic'],
    alternateNames: ['Salt Mkt Clinic'],
    rating: [4.9, 30],
    shortDescription: 'Walk-in family clinic by the old harbour',
    near: { at: [-420, -60] },
  },
  {
    slug: 'harbour-pharmacy',
    name: 'Harbour Pharmacy',
    categoryId: 'pharmacy',
    verification: 'verified',
    ownership: 'claimed',
    hours: '1-5=0830-1900 6=0900-1700',
    rating: [4.6, 120],
    oldSlugs: ['harbour-chemist-quay-road'],
    near: { at: [-2050, -560] },
  },
  {
    slug: 'mill-lane-dental-practice',
    name: 'Mill Lane Dental Practice',
    categoryId: 'dentist',
    verification: 'verified',
    ownership: 'claimed',
    hours: '1-5=0830-1230,1400-1800',
    rating: [4.7, 64],
    changesPending: true,
    near: { at: [0, -500], street: 'Mill Lane' },
  },
  {
    slug: 'calder-general-hospital',
    name: 'Calder General Hospital',
    categoryId: 'hospital',
    verification: 'verified',
    ownership: 'claimed',
    hours: 'always',
    rating: [4, 410],
    near: { at: [1150, 1450] },
  },
  {
    slug: 'calder-emergency-department',
    name: 'Calder Emergency Department',
    categoryId: 'emergency-department',
    verification: 'verified',
    hours: 'always',
    near: { at: [1150, 1500] },
  },
  {
    slug: 'northgate-night-pharmacy',
    name: 'Northgate Night Pharmacy',
    categoryId: 'pharmacy',
    verification: 'verified',
    hours: '1-7=2000-0800',
    near: { at: [300, 1900] },
  },
  {
    slug: 'isikli-eczane',
    name: 'Işıklı Eczane',
    categoryId: 'pharmacy',
    verification: 'verified',
    hours: '1-6=0900-1900',
    alternateNames: ['Isikli Pharmacy'],
    rating: [3.9, 75],
    near: { at: [-1000, 760] },
  },
  {
    slug: 'dr-celik-family-practice',
    name: 'Dr. Çelik Family Practice',
    categoryId: 'general-practice',
    verification: 'unverified',
    hours: '1-5=0900-1300,1430-1830',
    rating: [4.3, 55],
    near: { at: [230, -270] },
  },
  {
    slug: 'quayside-pharmacy',
    name: 'Quayside Pharmacy',
    categoryId: 'pharmacy',
    verification: 'verified',
    operational: 'temporarily-closed',
    hours: '1-6=0900-1900',
    rating: [4.8, 22],
    near: { at: [-1900, -620] },
  },
  {
    slug: 'old-customs-house-clinic',
    name: 'Old Customs House Clinic',
    categoryId: 'general-practice',
    verification: 'expired',
    operational: 'permanently-closed',
    hours: '1-5=0900-1700',
  },
  {
    slug: 'lighthouse-birth-centre',
    name: 'Lighthouse Birth Centre',
    categoryId: 'maternity-and-womens-health',
    verification: 'unverified',
    operational: 'opening-soon',
    hours: 'always',
  },
  {
    slug: 'anchor-street-opticians',
    name: 'Anchor Street Opticians',
    categoryId: 'optician',
    verification: 'due',
    ownership: 'claimed',
    hours: '1-5=0900-1800 6=0900-1300',
  },
  {
    slug: 'ropewalk-laboratory',
    name: 'Ropewalk Laboratory',
    categoryId: 'laboratory',
    verification: 'expired',
    hours: '1-5=0730-1530',
  },
  {
    slug: 'beacon-physiotherapy',
    name: 'Beacon Physiotherapy',
    categoryId: 'physiotherapy',
    verification: 'unverified',
    hours: '1-5=0900-1230,1400-1900 6=0900-1230',
  },
  {
    slug: 'marina-counselling',
    name: 'Marina Counselling',
    categoryId: 'mental-health-service',
    verification: 'verified',
    hours: 'appointment',
  },
  {
    slug: 'kiln-yard-recovery-service',
    name: 'Kiln Yard Recovery Service',
    categoryId: 'addiction-service',
    verification: 'unverified',
    hours: 'unknown',
  },
  {
    slug: 'lantern-house-refuge',
    name: 'Lantern House Refuge',
    categoryId: 'mental-health-service',
    verification: 'verified',
    visibility: 'hidden',
    hours: 'always',
  },
  {
    slug: 'willow-court-family-support',
    name: 'Willow Court Family Support',
    categoryId: 'mental-health-service',
    verification: 'verified',
    visibility: 'district',
    hours: '1-5=0900-1700',
  },
  {
    slug: 'castle-hill-child-health-centre',
    name: 'Castle Hill Child Health Centre',
    categoryId: 'child-health-centre',
    verification: 'verified',
    hours: '1-5=0800-1700',
    alert: 'The lift is out of order. Ring the bell at the side door for help with prams and wheelchairs.',
  },
  {
    slug: 'pier-road-vaccination-centre',
    name: 'Pier Road Vaccination Centre',
    categoryId: 'vaccination-centre',
    verification: 'verified',
    ownership: 'claimed',
    hours: '1-5=1000-1800 6=1000-1400',
    changesPending: true,
  },
  {
    slug: 'seagate-care-home',
    name: 'Seagate Care Home',
    categoryId: 'care-home',
    verification: 'verified',
    ownership: 'contested',
    hours: 'always',
  },
  {
    slug: 'fishergate-rehabilitation-centre',
    name: 'Fishergate Rehabilitation Centre',
    categoryId: 'rehabilitation-centre',
    verification: 'unverified',
    ownership: 'claim-pending',
    hours: '1-5=0800-1700',
  },
  {
    slug: 'new-quay-imaging',
    name: 'New Quay Imaging',
    categoryId: 'imaging-centre',
    verification: 'unverified',
    publication: 'pending',
    hours: '1-5=0900-1700',
  },
  {
    slug: 'sunny-corner-clinic',
    name: 'Sunny Corner Clinic',
    categoryId: 'general-practice',
    verification: 'unverified',
    publication: 'rejected',
    hours: 'unknown',
  },
  {
    slug: 'harbour-chemist',
    name: 'Harbour Chemist',
    categoryId: 'pharmacy',
    verification: 'expired',
    publication: 'merged',
    mergedIntoSlug: 'harbour-pharmacy',
    hours: 'unknown',
    near: { at: [-2050, -560] },
  },
  {
    slug: 'chapel-row-home-nursing',
    name: 'Chapel Row Home Nursing',
    categoryId: 'home-nursing',
    verification: 'unverified',
    hours: '1-5=0800-1700',
    noPhone: true,
  },
];
