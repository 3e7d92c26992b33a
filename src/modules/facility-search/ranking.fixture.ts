import type { SearchRecord, Taxonomy } from './searchRecord';

/** The origin of the golden fixture (directory §5.5). */
export const goldenOrigin = { lat: 44.512, lon: -31.204 };

const words = (en: string, tr: string) => ({ en, tr });

/** The categories and tags of the golden fixture, with the aliases of §5.2. */
export const goldenTaxonomy: Taxonomy = {
  categories: [
    { id: 'everyday-care', name: words('Everyday care', 'Günlük bakım'), aliases: [] },
    {
      id: 'general-practice',
      parentId: 'everyday-care',
      name: words('General practice', 'Aile hekimliği'),
      plural: words('General practices', 'Aile hekimlikleri'),
      aliases: ['gp', 'doctor', 'family doctor', 'aile hekimi'],
    },
    {
      id: 'pharmacy',
      parentId: 'everyday-care',
      name: words('Pharmacy', 'Eczane'),
      plural: words('Pharmacies', 'Eczaneler'),
      aliases: ['chemist', 'drugstore', 'eczane'],
    },
    {
      id: 'dentist',
      parentId: 'everyday-care',
      name: words('Dentist', 'Diş hekimi'),
      plural: words('Dentists', 'Diş hekimleri'),
      aliases: ['dental practice', 'diş hekimi'],
    },
    {
      id: 'hospital',
      name: words('Hospital', 'Hastane'),
      plural: words('Hospitals', 'Hastaneler'),
      aliases: ['hastane'],
    },
    { id: 'laboratory', name: words('Laboratory', 'Laboratuvar'), aliases: [] },
    { id: 'emergency-department', name: words('Emergency department', 'Acil servis'), aliases: ['er', 'a&e', 'acil'] },
  ],
  tags: [
    { id: 'late-opening', name: words('Late opening', 'Geç saatlere kadar açık') },
    { id: 'vaccinations', name: words('Vaccinations', 'Aşı yapılır') },
    { id: 'emergency', name: words('Emergency', 'Acil') },
    { id: 'wheelchair-access', name: words('Wheelchair access', 'Tekerlekli sandalyeye uygun') },
  ],
};

/** A record with defaults for everything not given. */
export function record(part: Partial<SearchRecord> & Pick<SearchRecord, 'id' | 'name'>): SearchRecord {
  return {
    slug: part.id.toLowerCase(),
    alternateNames: [],
    primaryCategoryId: 'pharmacy',
    categoryIds: [],
    tagIds: [],
    services: [],
    organization: '',
    address: '',
    description: '',
    ...goldenOrigin,
    regionId: 'calder',
    cityId: 'port-calder',
    districtId: 'old-harbour',
    verified: false,
    temporarilyClosed: false,
    access: [],
    languages: [],
    fees: 'unknown',
    appointment: 'unknown',
    acceptingNew: 'unknown',
    hidden: false,
    hours: {
      timeZone: 'Atlantic/Azores',
      hoursStatus: 'unknown',
      weekly: [],
      exceptions: [],
      publicHolidays: 'unknown',
      operationalStatus: part.temporarilyClosed === true ? 'temporarily-closed' : 'open',
    },
    ...part,
  };
}

function golden(
  id: string,
  name: string,
  primaryCategoryId: string,
  lat: number,
  lon: number,
  verified: boolean,
  average: number,
  count: number,
  part: Partial<SearchRecord> = {},
): SearchRecord {
  return record({ id, name, primaryCategoryId, lat, lon, verified, rating: { average, count }, ...part });
}

/** The twelve hand-made records of §5.5. */
export const goldenRecords: readonly SearchRecord[] = [
  golden('F01', 'Calder Pharmacy', 'pharmacy', 44.5148, -31.2069, false, 5, 2, { tagIds: ['late-opening'] }),
  golden('F02', 'Harbour Pharmacy', 'pharmacy', 44.5101, -31.1988, true, 4.6, 120, { tagIds: ['vaccinations'] }),
  golden('F03', 'Pharmacy', 'pharmacy', 44.5302, -31.1725, false, 4.1, 40),
  golden('F04', 'Saltmarket Clinic', 'general-practice', 44.5163, -31.2011, true, 4.9, 30, {
    tagIds: ['vaccinations'],
    services: ['Pharmacy advice'],
  }),
  golden('F05', 'Işıklı Eczane', 'pharmacy', 44.5189, -31.2167, true, 3.9, 75, { alternateNames: ['Isikli Pharmacy'] }),
  golden('F06', 'Northgate Pharmacies', 'pharmacy', 44.5127, -31.2205, false, 4.2, 18),
  golden('F07', 'Calder General Hospital', 'hospital', 44.5251, -31.1897, true, 4, 410, {
    tagIds: ['emergency'],
    services: ['Pharmacy', 'Imaging'],
  }),
  golden('F08', 'Mill Lane Dental Practice', 'dentist', 44.5074, -31.2102, true, 4.7, 64),
  golden('F09', 'Pharmcare Lab', 'laboratory', 44.5133, -31.1977, false, 4.4, 12),
  golden('F10', 'Quayside Pharmacy', 'pharmacy', 44.511, -31.2049, true, 4.8, 22, { temporarilyClosed: true }),
  golden('F11', 'Eastfield Pharmacy', 'pharmacy', 44.6002, -31.0608, true, 4.5, 9),
  golden('F12', 'Dr. Çelik Family Practice', 'general-practice', 44.5096, -31.2011, false, 4.3, 55, {
    tagIds: ['wheelchair-access'],
  }),
];
