import type { Localized } from '#mocks/core/localized';

/** A category of the seed: both languages, weight in per cent (0 for a parent). */
export interface SeedCategory {
  id: string;
  parentId?: string;
  name: Localized;
  plural: Localized;
  description: Localized;
  icon: string;
  schemaType: string;
  aliases: readonly string[];
  weight: number;
  emergency: boolean;
}

/** A tag of the seed. */
export interface SeedTag {
  id: string;
  name: Localized;
  group: 'access' | 'time' | 'cost' | 'people' | 'feature';
  description: Localized;
}

const w = (en: string, tr: string): Localized => ({ en, tr });

function parent(
  id: string,
  name: Localized,
  description: Localized,
  icon: string,
  aliases: readonly string[],
  emergency = false,
): SeedCategory {
  return { id, name, plural: name, description, icon, schemaType: 'MedicalBusiness', aliases, weight: 0, emergency };
}

function leaf(
  id: string,
  parentId: string,
  weight: number,
  schemaType: string,
  icon: string,
  name: Localized,
  plural: Localized,
  description: Localized,
  aliases: readonly string[],
  emergency = false,
): SeedCategory {
  return { id, parentId, name, plural, description, icon, schemaType, aliases, weight, emergency };
}

/** The six parents and their eighteen categories, in the order of the directory. */
export const categories: readonly SeedCategory[] = [
  parent(
    'everyday-care',
    w('Everyday care', 'Günlük bakım'),
    w(
      'The places you go to first: doctors, pharmacies, dentists, opticians and physiotherapists close to home.',
      'İlk başvurduğunuz yerler: eve yakın hekimler, eczaneler, diş hekimleri, optikçiler ve fizyoterapistler.',
    ),
    'home-modern',
    ['primary care', 'birinci basamak'],
  ),
  leaf(
    'general-practice',
    'everyday-care',
    17,
    'MedicalClinic',
    'user-group',
    w('General practice', 'Aile hekimliği'),
    w('General practices', 'Aile hekimlikleri'),
    w(
      'Family doctors and practice nurses for check-ups, prescriptions, long-term conditions and a first opinion.',
      'Muayene, reçete, süreğen hastalıklar ve ilk görüş için aile hekimleri ve hemşireler.',
    ),
    ['gp', 'doctor', 'family doctor', 'practice', 'aile hekimi', 'doktor', 'sağlık ocağı'],
  ),
  leaf(
    'pharmacy',
    'everyday-care',
    16,
    'Pharmacy',
    'building-storefront',
    w('Pharmacy', 'Eczane'),
    w('Pharmacies', 'Eczaneler'),
    w(
      'Medicines with and without prescription, and advice from a pharmacist without an appointment.',
      'Reçeteli ve reçetesiz ilaçlar ve eczacıdan randevusuz danışma.',
    ),
    ['chemist', 'drugstore', 'eczane', 'eczacı'],
  ),
  leaf(
    'dentist',
    'everyday-care',
    11,
    'Dentist',
    'face-smile',
    w('Dentist', 'Diş hekimi'),
    w('Dentists', 'Diş hekimleri'),
    w(
      'Dental check-ups, fillings, cleaning and help with toothache, for adults and children.',
      'Yetişkinler ve çocuklar için diş muayenesi, dolgu, temizlik ve diş ağrısında yardım.',
    ),
    ['dental', 'dental practice', 'diş hekimi', 'dişçi'],
  ),
  leaf(
    'physiotherapy',
    'everyday-care',
    6,
    'Physiotherapy',
    'bolt',
    w('Physiotherapy', 'Fizyoterapi'),
    w('Physiotherapy practices', 'Fizyoterapi merkezleri'),
    w(
      'Exercise and hands-on treatment after an injury or operation, or for pain in the back and joints.',
      'Yaralanma ya da ameliyat sonrası, sırt ve eklem ağrılarında egzersiz ve elle tedavi.',
    ),
    ['physio', 'physiotherapist', 'fizik tedavi', 'fizyoterapist'],
  ),
  leaf(
    'optician',
    'everyday-care',
    5,
    'Optician',
    'eye',
    w('Optician', 'Optikçi'),
    w('Opticians', 'Optikçiler'),
    w(
      'Eye tests, glasses and contact lenses, and referral to an eye doctor when one is needed.',
      'Göz muayenesi, gözlük ve lens; gerektiğinde göz hekimine yönlendirme.',
    ),
    ['optometrist', 'glasses', 'gözlükçü', 'optik'],
  ),
  parent(
    'specialist-care',
    w('Specialist care', 'Uzman bakımı'),
    w(
      'Hospitals, rehabilitation and nursing care for people who need more than a visit to a practice.',
      'Muayenehane ziyaretinden fazlası gerekenler için hastane, rehabilitasyon ve hemşirelik bakımı.',
    ),
    'building-office-2',
    ['specialist', 'uzman'],
  ),
  leaf(
    'hospital',
    'specialist-care',
    3,
    'Hospital',
    'building-office-2',
    w('Hospital', 'Hastane'),
    w('Hospitals', 'Hastaneler'),
    w(
      'Planned and urgent treatment under one roof, with wards, operating theatres and outpatient clinics.',
      'Servisleri, ameliyathaneleri ve poliklinikleriyle planlı ve acil tedavi tek çatı altında.',
    ),
    ['hastane', 'infirmary'],
  ),
  leaf(
    'rehabilitation-centre',
    'specialist-care',
    2,
    'MedicalClinic',
    'arrow-path',
    w('Rehabilitation centre', 'Rehabilitasyon merkezi'),
    w('Rehabilitation centres', 'Rehabilitasyon merkezleri'),
    w(
      'Programmes of several weeks to get strength, speech or movement back after illness or injury.',
      'Hastalık ya da yaralanma sonrası güç, konuşma ve hareketi geri kazanmak için haftalar süren programlar.',
    ),
    ['rehab', 'rehabilitasyon'],
  ),
  leaf(
    'home-nursing',
    'specialist-care',
    3,
    'Nursing',
    'home',
    w('Home nursing', 'Evde hemşirelik'),
    w('Home nursing services', 'Evde hemşirelik hizmetleri'),
    w(
      'Nurses who visit at home for wound care, injections, infusions and help after a hospital stay.',
      'Yara bakımı, iğne, serum ve hastane sonrası destek için eve gelen hemşireler.',
    ),
    ['district nurse', 'home care', 'evde bakım', 'hemşire'],
  ),
  leaf(
    'care-home',
    'specialist-care',
    6,
    'LocalBusiness',
    'building-library',
    w('Care home', 'Bakımevi'),
    w('Care homes', 'Bakımevleri'),
    w(
      'A place to live with help at hand day and night, for older people and people with long-term needs.',
      'Yaşlılar ve sürekli desteğe ihtiyacı olanlar için gece gündüz yardımın yanında olduğu bir yuva.',
    ),
    ['nursing home', 'residential care', 'huzurevi', 'bakım evi'],
  ),
  parent(
    'tests-and-scans',
    w('Tests and scans', 'Tahlil ve görüntüleme'),
    w(
      'Laboratories and imaging centres that examine samples and take the pictures your doctor asked for.',
      'Örnekleri inceleyen ve hekiminizin istediği görüntüleri çeken laboratuvar ve merkezler.',
    ),
    'beaker',
    ['tests', 'tahlil'],
  ),
  leaf(
    'laboratory',
    'tests-and-scans',
    5,
    'DiagnosticLab',
    'beaker',
    w('Laboratory', 'Laboratuvar'),
    w('Laboratories', 'Laboratuvarlar'),
    w(
      'Blood, urine and swab tests, with or without a doctor’s order, and results you can fetch online.',
      'Hekim istemiyle ya da istemsiz kan, idrar ve sürüntü testleri; sonuçlar çevrim içi.',
    ),
    ['lab', 'blood test', 'kan tahlili'],
  ),
  leaf(
    'imaging-centre',
    'tests-and-scans',
    3,
    'DiagnosticLab',
    'viewfinder-circle',
    w('Imaging centre', 'Görüntüleme merkezi'),
    w('Imaging centres', 'Görüntüleme merkezleri'),
    w(
      'X-ray, ultrasound, CT and MRI by appointment, with the report sent to you and to your doctor.',
      'Randevuyla röntgen, ultrason, BT ve MR; rapor size ve hekiminize gönderilir.',
    ),
    ['x-ray', 'scan', 'mri', 'röntgen', 'radyoloji'],
  ),
  parent(
    'mother-and-child',
    w('Mother and child', 'Anne ve çocuk'),
    w(
      'Care before, during and after birth, and for children from the first check-up to the last vaccination.',
      'Doğum öncesi, doğum ve sonrası; ilk muayeneden son aşıya kadar çocuklar için bakım.',
    ),
    'heart',
    ['family', 'aile'],
  ),
  leaf(
    'maternity-and-womens-health',
    'mother-and-child',
    4,
    'Gynecologic',
    'heart',
    w('Maternity and women’s health', 'Doğum ve kadın sağlığı'),
    w('Maternity and women’s health services', 'Doğum ve kadın sağlığı hizmetleri'),
    w(
      'Midwives and gynaecologists for pregnancy, birth, contraception, screening and the years after.',
      'Gebelik, doğum, doğum kontrolü, tarama ve sonraki yıllar için ebeler ve kadın hekimleri.',
    ),
    ['maternity', 'midwife', 'gynaecologist', 'kadın doğum', 'ebe'],
  ),
  leaf(
    'child-health-centre',
    'mother-and-child',
    4,
    'Pediatric',
    'puzzle-piece',
    w('Child health centre', 'Çocuk sağlığı merkezi'),
    w('Child health centres', 'Çocuk sağlığı merkezleri'),
    w(
      'Paediatricians and nurses for growth checks, vaccinations, feeding and the illnesses of childhood.',
      'Büyüme izlemi, aşı, beslenme ve çocukluk hastalıkları için çocuk hekimleri ve hemşireler.',
    ),
    ['paediatrician', 'pediatrician', 'children', 'çocuk doktoru'],
  ),
  parent(
    'mind-and-support',
    w('Mind and support', 'Ruh sağlığı ve destek'),
    w(
      'Someone to talk to and practical help: mental health, addiction and disability services.',
      'Konuşacak biri ve somut yardım: ruh sağlığı, bağımlılık ve engelli hizmetleri.',
    ),
    'chat-bubble-left-right',
    ['support', 'destek'],
  ),
  leaf(
    'mental-health-service',
    'mind-and-support',
    6,
    'Psychiatric',
    'chat-bubble-left-right',
    w('Mental health service', 'Ruh sağlığı hizmeti'),
    w('Mental health services', 'Ruh sağlığı hizmetleri'),
    w(
      'Talking therapy, psychiatry and crisis support for adults, young people and families.',
      'Yetişkinler, gençler ve aileler için konuşma terapisi, psikiyatri ve kriz desteği.',
    ),
    ['psychologist', 'psychiatrist', 'counselling', 'therapy', 'psikolog', 'psikiyatri'],
  ),
  leaf(
    'addiction-service',
    'mind-and-support',
    2,
    'MedicalClinic',
    'lifebuoy',
    w('Addiction service', 'Bağımlılık hizmeti'),
    w('Addiction services', 'Bağımlılık hizmetleri'),
    w(
      'Confidential help with alcohol, drugs, gambling and tobacco, for those affected and for their families.',
      'Alkol, madde, kumar ve tütün konusunda kişiler ve aileleri için gizli destek.',
    ),
    ['alcohol', 'drugs', 'bağımlılık'],
  ),
  leaf(
    'disability-service',
    'mind-and-support',
    3,
    'MedicalBusiness',
    'hand-raised',
    w('Disability service', 'Engelli hizmeti'),
    w('Disability services', 'Engelli hizmetleri'),
    w(
      'Day centres, equipment, advice and personal assistance for disabled people and those close to them.',
      'Engelliler ve yakınları için gündüz merkezi, araç gereç, danışma ve kişisel destek.',
    ),
    ['disabled', 'engelli'],
  ),
  parent(
    'urgent-care',
    w('Urgent care', 'Acil bakım'),
    w(
      'Help that cannot wait, and protection that should not: emergency departments and vaccination centres.',
      'Bekleyemeyecek yardım ve bekletilmemesi gereken korunma: acil servisler ve aşı merkezleri.',
    ),
    'bell-alert',
    ['urgent', 'ivedi'],
    true,
  ),
  leaf(
    'emergency-department',
    'urgent-care',
    1,
    'EmergencyService',
    'bell-alert',
    w('Emergency department', 'Acil servis'),
    w('Emergency departments', 'Acil servisler'),
    w(
      'Open day and night for serious illness and injury; the most urgent are seen first.',
      'Ağır hastalık ve yaralanmalar için gece gündüz açık; önce en acil olanlara bakılır.',
    ),
    ['er', 'a&e', 'emergency', 'acil'],
    true,
  ),
  leaf(
    'vaccination-centre',
    'urgent-care',
    3,
    'PublicHealth',
    'shield-check',
    w('Vaccination centre', 'Aşı merkezi'),
    w('Vaccination centres', 'Aşı merkezleri'),
    w(
      'Routine, seasonal and travel vaccinations, with certificates, often without an appointment.',
      'Rutin, mevsimsel ve seyahat aşıları; belgeyle ve çoğu kez randevusuz.',
    ),
    ['vaccine', 'immunisation', 'jab', 'aşı'],
  ),
];

/** The categories a facility can have: those with a parent. */
export const leafCategories = categories.filter(({ parentId }) => parentId !== undefined);

/** The category with this id. @internal */
export function categoryById(id: string): SeedCategory {
  const category = categories.find((candidate) => candidate.id === id);
  if (category === undefined) throw new Error(`There is no category "${id}".`);
  return category;
}

const t = (id: string, group: SeedTag['group'], en: string, tr: string, about: string, hakkında: string): SeedTag => ({
  id,
  group,
  name: w(en, tr),
  description: w(about, hakkında),
});

/** The twenty-four tags. */
export const tags: readonly SeedTag[] = [
  t(
    'walk-in',
    'time',
    'Walk-in visits',
    'Randevusuz kabul',
    'You can come without an appointment.',
    'Randevu almadan gelebilirsiniz.',
  ),
  t(
    'online-booking',
    'time',
    'Online booking',
    'Çevrim içi randevu',
    'Appointments can be booked on the website.',
    'Randevu internet sitesinden alınabilir.',
  ),
  t(
    'evening-hours',
    'time',
    'Evening hours',
    'Akşam saatleri',
    'Open after 18:00 on at least one working day.',
    'En az bir iş günü 18.00’den sonra açık.',
  ),
  t(
    'weekend-hours',
    'time',
    'Weekend hours',
    'Hafta sonu açık',
    'Open on Saturday or Sunday.',
    'Cumartesi ya da pazar günü açık.',
  ),
  t('night-service', 'time', 'Night service', 'Gece hizmeti', 'Open through the night.', 'Gece boyunca açık.'),
  t(
    'home-visits',
    'feature',
    'Home visits',
    'Eve ziyaret',
    'Staff come to your home when you cannot travel.',
    'Gelemediğinizde görevliler evinize gelir.',
  ),
  t(
    'video-visits',
    'feature',
    'Video visits',
    'Görüntülü görüşme',
    'Some visits can be made by video call.',
    'Bazı görüşmeler görüntülü yapılabilir.',
  ),
  t(
    'child-friendly',
    'people',
    'Child-friendly',
    'Çocuk dostu',
    'A play corner, and staff used to children.',
    'Oyun köşesi ve çocuklara alışkın görevliler.',
  ),
  t(
    'quiet-hours',
    'access',
    'Quiet hours',
    'Sessiz saatler',
    'Set times with low light and little noise.',
    'Işığın ve sesin az olduğu belirli saatler.',
  ),
  t(
    'step-free',
    'access',
    'Step-free entrance',
    'Basamaksız giriş',
    'You can get in without a step.',
    'Basamak çıkmadan girilebilir.',
  ),
  t(
    'hearing-loop',
    'access',
    'Hearing loop',
    'İşitme döngüsü',
    'A hearing loop at the reception desk.',
    'Danışmada işitme döngüsü vardır.',
  ),
  t(
    'sign-language',
    'access',
    'Sign language',
    'İşaret dili',
    'Staff or an interpreter use sign language.',
    'Görevli ya da çevirmen işaret dili kullanır.',
  ),
  t(
    'interpreter',
    'access',
    'Interpreter',
    'Çevirmen',
    'An interpreter can be booked at no cost.',
    'Ücretsiz çevirmen ayarlanabilir.',
  ),
  t('free-of-charge', 'cost', 'Free of charge', 'Ücretsiz', 'Nobody pays at the desk.', 'Kimseden ücret alınmaz.'),
  t(
    'insured',
    'cost',
    'Takes insurance',
    'Sigorta geçerli',
    'The national health insurance is accepted.',
    'Ulusal sağlık sigortası kabul edilir.',
  ),
  t(
    'sliding-fee',
    'cost',
    'Sliding fee',
    'Gelire göre ücret',
    'What you pay depends on what you earn.',
    'Ücret gelirinize göre belirlenir.',
  ),
  t('vaccinations', 'feature', 'Vaccinations', 'Aşı yapılır', 'Vaccinations are given here.', 'Burada aşı yapılır.'),
  t(
    'travel-clinic',
    'feature',
    'Travel clinic',
    'Seyahat sağlığı',
    'Advice and vaccinations before a journey.',
    'Yolculuk öncesi danışma ve aşı.',
  ),
  t(
    'lgbt-friendly',
    'people',
    'LGBT-friendly',
    'LGBT dostu',
    'Staff are trained to welcome everyone.',
    'Görevliler herkesi karşılamak için eğitimlidir.',
  ),
  t(
    'women-staff',
    'people',
    'Women on staff',
    'Kadın görevli',
    'You can ask to be seen by a woman.',
    'Kadın görevli isteyebilirsiniz.',
  ),
  t(
    'bicycle-parking',
    'access',
    'Bicycle parking',
    'Bisiklet parkı',
    'Stands for bicycles by the entrance.',
    'Girişte bisiklet yeri vardır.',
  ),
  t(
    'car-parking',
    'access',
    'Car parking',
    'Otopark',
    'Parking for visitors on site.',
    'Ziyaretçiler için otopark vardır.',
  ),
  t(
    'delivery',
    'feature',
    'Delivery',
    'Eve teslim',
    'Medicines or equipment are brought to your door.',
    'İlaç ya da malzeme kapınıza getirilir.',
  ),
  t(
    'accepts-referrals',
    'feature',
    'Accepts referrals',
    'Sevk kabul eder',
    'Doctors can send patients here directly.',
    'Hekimler hastalarını doğrudan gönderebilir.',
  ),
];
