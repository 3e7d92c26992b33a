import { slugify } from './random';
import type { Localized } from '#mocks/core/localized';

/** A service with its id and its name in both languages. */
export interface SeedService {
  id: string;
  name: Localized;
}

const lists: Readonly<Record<string, string>> = {
  'general-practice':
    'General check-up=Genel muayene|Repeat prescriptions=Tekrar reçetesi|Blood pressure check=Tansiyon ölçümü|Diabetes clinic=Diyabet polikliniği|Asthma review=Astım kontrolü|Minor surgery=Küçük cerrahi|Wound care=Yara bakımı|Sick notes=Rapor düzenleme|Smoking cessation=Sigara bıraktırma|Blood test=Kan tahlili|Travel advice=Seyahat danışmanlığı',
  pharmacy:
    'Prescription medicines=Reçeteli ilaçlar|Medicine review=İlaç gözden geçirme|Pharmacy advice=Eczacı danışmanlığı|Blood pressure check=Tansiyon ölçümü|Flu vaccination=Grip aşısı|Blister packs=Haftalık ilaç kutusu|Medicine disposal=İlaç geri toplama|Baby products=Bebek ürünleri|Mobility aids=Hareket destek araçları',
  dentist:
    'Dental check-up=Diş muayenesi|Fillings=Dolgu|Teeth cleaning=Diş taşı temizliği|Root canal treatment=Kanal tedavisi|Extractions=Diş çekimi|Crowns and bridges=Kron ve köprü|Children’s dentistry=Çocuk diş hekimliği|Toothache same day=Aynı gün diş ağrısı',
  physiotherapy:
    'Back and neck pain=Sırt ve boyun ağrısı|Sports injuries=Spor yaralanmaları|Pelvic floor training=Pelvik taban eğitimi|Manual therapy=Manuel terapi|Exercise class=Egzersiz grubu|After an operation=Ameliyat sonrası|Hydrotherapy=Su içi tedavi',
  optician:
    'Eye test=Göz muayenesi|Glasses=Gözlük|Contact lenses=Kontakt lens|Repairs=Tamir|Eye pressure check=Göz tansiyonu|Low-vision aids=Az görenler için araçlar',
  hospital:
    'Emergency department=Acil servis|Outpatient clinics=Poliklinikler|Imaging=Görüntüleme|Maternity ward=Doğum servisi|Surgery=Cerrahi|Intensive care=Yoğun bakım|Dialysis=Diyaliz|Cardiology=Kardiyoloji|Oncology=Onkoloji|Laboratory=Laboratuvar|Patient advice desk=Hasta danışma',
  'rehabilitation-centre':
    'Stroke rehabilitation=İnme rehabilitasyonu|Speech therapy=Konuşma terapisi|Occupational therapy=İş uğraşı terapisi|Heart programme=Kalp programı|Day programme=Gündüz programı|After an operation=Ameliyat sonrası',
  'home-nursing':
    'Wound care=Yara bakımı|Injections=Enjeksiyon|Infusions=Serum|Catheter care=Sonda bakımı|End-of-life care=Yaşam sonu bakımı|Night care=Gece bakımı|After a hospital stay=Hastane sonrası bakım',
  'care-home':
    'Long stay=Sürekli konaklama|Respite care=Geçici bakım|Dementia care=Demans bakımı|Palliative care=Palyatif bakım|Day centre=Gündüz merkezi|Meals=Yemek|Visiting doctor=Ziyaretçi hekim',
  laboratory:
    'Blood test=Kan tahlili|Urine test=İdrar tahlili|Allergy test=Alerji testi|Sexual health tests=Cinsel sağlık testleri|Hormone tests=Hormon testleri|Home sample collection=Evden örnek alma|Results online=Çevrim içi sonuç',
  'imaging-centre':
    'X-ray=Röntgen|Ultrasound=Ultrason|CT=BT|MRI=MR|Mammography=Mamografi|Bone density=Kemik yoğunluğu|Open MRI=Açık MR',
  'maternity-and-womens-health':
    'Pregnancy check-ups=Gebelik kontrolleri|Birth preparation=Doğuma hazırlık|Contraception=Doğum kontrolü|Cervical screening=Rahim ağzı taraması|Menopause clinic=Menopoz polikliniği|Breastfeeding support=Emzirme desteği|Ultrasound=Ultrason',
  'child-health-centre':
    'Growth checks=Büyüme izlemi|Childhood vaccinations=Çocukluk aşıları|Newborn visits=Yenidoğan ziyareti|Feeding advice=Beslenme danışmanlığı|Asthma in children=Çocuk astımı|Hearing test=İşitme testi|Development check=Gelişim değerlendirmesi',
  'mental-health-service':
    'Talking therapy=Konuşma terapisi|Psychiatry=Psikiyatri|Group therapy=Grup terapisi|Couples counselling=Çift danışmanlığı|Crisis support=Kriz desteği|Young people’s service=Gençlik hizmeti|Grief support=Yas desteği|Support group=Destek grubu',
  'addiction-service':
    'Alcohol counselling=Alkol danışmanlığı|Drug counselling=Madde danışmanlığı|Gambling support=Kumar desteği|Substitution treatment=Yerine koyma tedavisi|Family support=Aile desteği|Smoking cessation=Sigara bıraktırma|Support group=Destek grubu',
  'disability-service':
    'Day centre=Gündüz merkezi|Equipment loan=Araç ödünç verme|Benefits advice=Hak danışmanlığı|Personal assistance=Kişisel yardım|Speech therapy=Konuşma terapisi|Transport service=Ulaşım hizmeti|Employment support=İş desteği',
  'emergency-department':
    'Resuscitation=Yeniden canlandırma|Minor injuries=Hafif yaralanmalar|Children’s emergency=Çocuk acil|Imaging=Görüntüleme|Crisis support=Kriz desteği',
  'vaccination-centre':
    'Flu vaccination=Grip aşısı|Childhood vaccinations=Çocukluk aşıları|Travel vaccinations=Seyahat aşıları|Tetanus booster=Tetanos hatırlatma|Vaccination certificate=Aşı belgesi|Yellow fever=Sarı humma aşısı',
};

/** The services of each category, most common first. */
export const servicesByCategory: ReadonlyMap<string, readonly SeedService[]> = new Map(
  Object.entries(lists).map(([category, list]) => [
    category,
    list.split('|').map((entry) => {
      const [en = '', tr = ''] = entry.split('=');
      return { id: slugify(en), name: { en, tr } };
    }),
  ]),
);

/** Every service by id. */
export const services: ReadonlyMap<string, SeedService> = new Map(
  [...servicesByCategory.values()].flat().map((service) => [service.id, service]),
);
