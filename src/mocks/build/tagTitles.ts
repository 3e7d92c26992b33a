import type { Localized } from '#mocks/core/localized';

/** Titles of tag pages. A tag's name alone does not make a title. */
export const tagTitles: Readonly<Record<string, Localized>> = {
  'walk-in': { en: 'Facilities with walk-in visits', tr: 'Randevusuz gidilebilen tesisler' },
  'online-booking': { en: 'Facilities with online booking', tr: 'Çevrim içi randevu alınabilen tesisler' },
  'evening-hours': { en: 'Facilities with evening hours', tr: 'Akşamları açık olan tesisler' },
  'weekend-hours': { en: 'Facilities with weekend hours', tr: 'Hafta sonu açık olan tesisler' },
  'night-service': { en: 'Facilities with night service', tr: 'Gece hizmeti veren tesisler' },
  'home-visits': { en: 'Facilities with home visits', tr: 'Eve ziyaret yapan tesisler' },
  'video-visits': { en: 'Facilities with video visits', tr: 'Görüntülü görüşme sunan tesisler' },
  'child-friendly': { en: 'Child-friendly facilities', tr: 'Çocuk dostu tesisler' },
  'quiet-hours': { en: 'Facilities with quiet hours', tr: 'Sessiz saatleri olan tesisler' },
  'step-free': { en: 'Facilities with a step-free entrance', tr: 'Basamaksız girilebilen tesisler' },
  'hearing-loop': { en: 'Facilities with a hearing loop', tr: 'İşitme döngüsü olan tesisler' },
  'sign-language': { en: 'Facilities with sign language', tr: 'İşaret dili kullanılan tesisler' },
  interpreter: { en: 'Facilities with an interpreter', tr: 'Çevirmen sağlayan tesisler' },
  'free-of-charge': { en: 'Facilities free of charge', tr: 'Ücretsiz tesisler' },
  insured: { en: 'Facilities that take insurance', tr: 'Sigortanın geçerli olduğu tesisler' },
  'sliding-fee': { en: 'Facilities with a sliding fee', tr: 'Gelire göre ücret alan tesisler' },
  vaccinations: { en: 'Facilities with vaccinations', tr: 'Aşı yapılan tesisler' },
  'travel-clinic': { en: 'Facilities with a travel clinic', tr: 'Seyahat sağlığı hizmeti veren tesisler' },
  'lgbt-friendly': { en: 'LGBT-friendly facilities', tr: 'LGBT dostu tesisler' },
  'women-staff': { en: 'Facilities with women on staff', tr: 'Kadın görevlisi olan tesisler' },
  'bicycle-parking': { en: 'Facilities with bicycle parking', tr: 'Bisiklet parkı olan tesisler' },
  'car-parking': { en: 'Facilities with car parking', tr: 'Otoparkı olan tesisler' },
  delivery: { en: 'Facilities with delivery', tr: 'Eve teslim yapan tesisler' },
  'accepts-referrals': { en: 'Facilities that accept referrals', tr: 'Sevk kabul eden tesisler' },
};
