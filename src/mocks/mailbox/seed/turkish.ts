/** Sample mails in Turkish; `parseMails` describes the format. */
export const turkish = `
@ Elif Arslan; inbox 0d32 us; work; #nobet; cc Murat Tekin
Nöbetçi eczane listesi değişti
Yeşilmar’ın bu haftaki nöbetçi eczane listesi dün gece değiştirildi: perşembe günü Çınar Eczanesi yerine Liman Eczanesi açık olacak.

Sayfayı güncelledim ama arama sonuçlarında eski ad bir süre daha görünebilir. Bakar mısın?

@ Barış Kaya; inbox 0d75 u; work forums; + ölçüm-tablosu.pdf 94
Engelli rampalarının eğimi
Ölçtüğümüz yirmi iki rampanın yedisi yönetmelikte yazandan daha dik. Tablo ekte, en dik olanı en üstte.

Tesis sahiplerine yazmadan önce birinin ölçümleri bir kez daha kontrol etmesini isterim.

@ Selin Kurt; inbox 0d165 u; personal
Akşam sahilde çay
İşten sonra sahildeki çay bahçesinde buluşuyoruz. Merve simit getiriyor, Onur da her zamanki gibi geç kalıyor. Gelirsen bize bir masa tut, pencere kenarı olsun.

@ Gölbaşar Sağlık Kliniği <bilgi@golbasar-saglik.example>; inbox 0d230 i; work accounts
Sayfamızdaki telefon numarası
Sayfamızda hâlâ eski santral numaramız görünüyor, hastalarımız bu yüzden bize ulaşamıyor. Yeni numaramız iki haftadır açık. Düzeltmek için belge gerekiyorsa hemen gönderebiliriz.

@ Can Demir; inbox 0d340 s; work; #ceviri
Çeviri: “walk-in” için ne diyelim?
“Randevusuz” bence en anlaşılır karşılık. “Ayakta başvuru” biraz resmî kalıyor, “geç gel” ise kapıda söylenir, yazıda değil. Karar verirsek bütün sayfaları bugün değiştirebilirim.

@ Işık Elektrik <fatura@isik-elektrik.example>; inbox 0d450 u; invoices payments; + fatura-ekim.pdf 53
Ekim faturanız hazır
Bu dönem faturanız 318,40 tutarındadır ve ayın yirmisinde hesabınızdan çekilecektir. Geçen döneme göre yüzde altı daha az tükettiniz.

@ Zeynep Karaca-Vandenbroucke; inbox 0d560; work; cc İbrahim Koç, Pelin Korkmaz
Eğitim günü programı
Sabah dokuzda kahvaltıyla başlıyoruz, öğleye kadar iki kısa sunum var. Öğleden sonra herkes kendi ilçesinden on sayfayı bir başkasıyla birlikte gözden geçirecek. Akşam saat beşte bitecek, söz veriyorum.

@ Merve Özdemir; inbox 1d50 u; work; #ceviri
Re: Çeviri: “walk-in” için ne diyelim?
“Randevusuz” bana da uyar. Yalnız dişçilerde “randevusuz acil” diye ayrı bir uygulama var, onu karıştırmayalım.

@ Onur Şimşek; inbox 1d130; personal; + bahçe.jpg 156
Bahçedeki incir ağacı
Bu yıl o kadar çok incir verdi ki komşular artık kapıyı açmıyor. İki kasa ayırdım, biri senin. Hafta sonu almaya gelirsen ağacın gölgesinde oturur, hasat bitene kadar yeriz.

@ Kemal Erdoğan; inbox 1d270 u; work payments
Saha ziyaretinin masrafları
Gölbaşar ziyareti toplam 142,75 tuttu: otobüs, öğle yemeği ve unuttuğum şemsiyenin yenisi. Şemsiyeyi ben öderim ama yağmur gerçekten görev sırasında yağdı.

@ Yeşilmar Belediyesi <duyuru@yesilmar-belediye.example>; inbox 1d390; forums
Sahil yolu iki gün kapalı
Sahil yolu çarşamba ve perşembe günleri asfalt çalışması nedeniyle kapalıdır. Sağlık ocağına ulaşmak isteyenler Çınar Caddesi’ni kullanabilir, belediye otobüsleri ücretsizdir.

@ Defne Şahin; inbox 1d500 us; work; #harita; + harita-önce.png 213, harita-sonra.png 198, notlar.pdf 37
Haritada adası yanlış görünen altı tesis
Altı tesis haritada denizin ortasında duruyor. Nedeni basit: enlem ile boylam yer değiştirmiş. Öncesini ve sonrasını ekledim, notlarda hangi kayıtların etkilendiği yazıyor.

@ İbrahim Koç; inbox 1d640; work; #harita
Re: Haritada adası yanlış görünen altı tesis
Eline sağlık. Kayıt formuna bir uyarı koyalım: seçilen nokta ilin dışındaysa kullanıcıya sorsun.

@ Pelin Korkmaz; inbox 2d70 u; personal
Kitap kulübü salıya kaydı
Bu ay “Saatleri Ayarlama Enstitüsü”nü okuyoruz. Toplantı salıya kaydı, çünkü pazartesi üçümüz de nöbetteyiz. Bitirmesen de gel, geçen ay kimse bitirmemişti.

@ Hakan Yıldız; inbox 2d145 i; work accounts
Yeni gelenlerin hesapları
Pazartesi başlayacak iki arkadaşın hesapları açıldı ama yetkileri henüz yok. İlk hafta yalnızca okusunlar, ikinci hafta birlikte bir sayfa düzeltsinler diye düşünüyorum. Uygun mu?

@ Liman Lokantası <rezervasyon@liman-lokantasi.example>; inbox 2d250; personal payments
Rezervasyonunuz onaylandı
Cuma akşamı saat yedi buçukta, altı kişilik, deniz gören masa. Balığın adını sabah limanda öğreniyoruz, o yüzden mönüyü soramayacaksınız.

@ Gökhan Aydın; inbox 2d365 u; work forums
Okul tatilinde çalışma saatleri
Çocuk sağlığı merkezlerinin yarısı okul tatilinde öğleden sonra kapalı, ama bunu yalnızca kapıdaki kâğıt söylüyor. Hepsini tek tek arayıp listeledim. Sayfalara “tatil dönemi” diye bir satır ekleyebilir miyiz?

@ Esra Kılıç; inbox 2d490 s; work
Gönüllülere teşekkür
Bu ay gönüllüler 64 hata bildirdi ve 59’u doğru çıktı. İsimlerini yazmak istemeyenler var, o yüzden hepsine aynı mektubu gönderelim derim. Taslağı akşama kadar hazırlarım.

@ Mavi Kargo <takip@mavi-kargo.example>; inbox 2d580; personal
Gönderiniz yola çıktı
Gönderiniz Port Calder şubesinden çıktı. Yarın saat on ile on iki arasında teslim edilecek. Evde yoksanız komşunuza bırakmamızı söyleyebilirsiniz.

@ Rüya Taş; inbox 5d60 u; work; #rehber
Rehberi anneme kullandırdım
Annem yetmiş dört yaşında ve en yakın göz doktorunu üç dakikada buldu. Takıldığı tek yer tarih seçiciydi: “Ben gün değil, salı istiyorum” dedi. Haklı.

@ Ümit Sarı; inbox 5d175; work; #rehber
Re: Rehberi anneme kullandırdım
Annenden bir liste daha iste lütfen. Bu hafta aldığımız en iyi geri bildirim bu.

@ Nazlı Uçar; inbox 5d280 i; work payments; + teklif.pdf 77
Fotoğraf çekimi için teklif
On iki tesisin dış cephesi, iki günde, gün ışığında. Fiyat ekte. Yağmur yağarsa üçüncü gün ücretsiz, kar yağarsa dördüncü gün de.

@ Murat Tekin; inbox 5d410 u; work; #nobet
Re: Nöbetçi eczane listesi değişti
Baktım, arama da artık doğru. Listeyi her pazartesi sabahı sekizde kendiliğinden denetleyen küçük bir kontrol ekledim; bir fark bulursa ikimize de yazacak.

@ Leyla Polat; inbox 5d530; personal forums
Koro provası
Cumartesi saat üçte, eski postanenin üst katında. Altolar iki kişi kaldı, o yüzden tanıdığın kim varsa getir. Nota bilmek şart değil, zamanında gelmek şart.

@ Çağla Öztürk; inbox 2019-12-02T08:45 u; work
Diş merkezinde yeni bir hekim
Merkezde artık çocuk diş hekimi de var, salı ve cuma günleri. Hizmetler listesine ekledim, fotoğrafını istemediği için eklemedim.

@ Fatma Doğan; inbox 2019-11-19T19:05 s; personal
Lokum geldi
Gül olanı bitti, haberin olsun. Fıstıklıdan bir kutu sana ayırdım. Ofise getirirsem akşama kalmaz, o yüzden eve uğra.

@ Emre Çelik; inbox 2019-11-06T10:20; work accounts
Şifre sıfırlama mektupları
Sıfırlama mektupları iki sağlayıcıda istenmeyen klasörüne düşüyor. Konu satırını sadeleştirdim, bugünden itibaren düşmüyor. Bir hafta daha izleyeceğim.

@ Işık Elektrik <fatura@isik-elektrik.example>; inbox 2019-10-20T06:15; invoices payments; + fatura-eylül.pdf 52
Eylül faturanız hazır
Bu dönem faturanız 338,90 tutarındadır. Sayaç okuma günü bundan sonra ayın on ikisi olacaktır.

@ Şirin Avcı; inbox 2019-10-08T14:30 u; work forums
İsimlerdeki kısaltmalar
“Öz. Ağ. ve Diş Sağ. Mer.” diye arayan kimse yok ama böyle yazılmış otuz bir sayfamız var. Açık hâllerini yazdım, tesis sahiplerine de birer cümleyle nedenini anlattım.

@ Işıl Güneş; inbox 2019-09-23T11:55; work; + ses-kaydı-dökümü.pdf 69
Telefonla yapılan görüşmeler
Yirmi tesisi aradım, on üçü ilk seferde açtı. En uzun bekleme on bir dakikaydı ve bekletme müziği Vivaldi’ydi. Dökümler ekte.

@ Özge Bulut; inbox 2019-09-05T16:10 i; work accounts
Sahiplik başvurusunda eksik belge
Başvuruda vergi levhası var ama imza sirküleri yok. Sahibini aradım, yarın gönderecek. Süreyi o güne kadar durdurabilir miyiz, yoksa yeniden mi başvursun?

@ Mehmet Aksoy; inbox 2019-08-22T09:00; personal
Bisiklet turu
Pazar sabahı altıda köprünün altında. Kırk kilometre, ikisi yokuş. Geçen sefer “çok değil” demiştim, bu sefer doğru söylüyorum.

@ Yeşilmar Ağız ve Diş Sağlığı Merkezi <iletisim@yesilmar-dis.example>; inbox 2019-08-05T13:20 u; work
Açılış saatlerimiz
Cumartesi günleri artık saat ikiye kadar açığız. Öğle arası vermiyoruz. Sayfamızda yazan “hafta sonu kapalı” ifadesini kaldırır mısınız?

@ Zeynep Karaca-Vandenbroucke; inbox 2019-07-18T10:40; work personal; cc Can Demir
Tatil nöbetleri
Ağustosun ilk iki haftası bende, son haftası Can’da. Ortadaki haftayı kimse istemedi, o yüzden kura çektik: sana çıktı. Karşılığında bayramda izinlisin.

@ Barış Kaya; inbox 2019-07-01T15:15 s; work
Asansörü olmayan ikinci kat
“Asansör var” yazıyor ama asansör yalnızca bodrumla zemin arasında çalışıyor. Muayenehane ikinci katta. Bunu düz bir cümleyle yazdım: “Muayenehaneye 34 basamakla çıkılır.”

@ Selin Kurt; inbox 2019-06-14T20:30; personal; + kedi.png 178
Kedinin yeni evi
Kedi sonunda bir ev buldu, hem de bizim sokakta. Yeni sahipleri ona “Müdür” diyor. Fotoğrafta masadaki kâğıtların üstünde uyuyor, adı uygun.

@ Kemal Erdoğan; inbox 2019-05-27T08:10; work forums
Ulaşım bilgileri
Otobüs hatlarının numaraları nisanda değişti, bizde hâlâ eskileri yazıyor. Belediyenin listesini aldım: 87 sayfada düzeltme var. Bir günde biter, iki kişi olursak yarım günde.

@ Merve Özdemir; inbox 2019-05-06T12:00 i; work; #basamak
Görme engelliler için sayfa düzeni
Ekran okuyucuyla altı sayfa gezdim. Başlıkların sırası doğru, düğmelerin adı var. Bir tek haritanın yanındaki liste kendini iki kez okuyor.

@ Defne Şahin; inbox 2019-05-06T14:35; work; #basamak
Re: Görme engelliler için sayfa düzeni
Listeyi bir kez okuyacak şekilde düzelttim. Yarın yeniden gezer misin? Bu kez haritayı da kapatıp açarak dene lütfen.

@ Elif Arslan; inbox 2019-04-15T09:25; work payments invoices
Veri laboratuvarının faturası
Üç aylık ölçüm ücreti 960 tuttu, sözleşmede yazan da bu. Onaylarsan bugün ödeyeceğim. Rapor sözleşmede yazandan iyi, onu da söyleyeyim.

@ Ümit Sarı; inbox 2019-03-28T17:45 u; personal
Tavla
Skor yediye beş, hatırlatmak isterim. Rövanşı sen istedin, tarihi ben seçiyorum: cuma, öğle arası, mutfak masası.

@ Gökhan Aydın; inbox 2019-03-11T11:11; work
Acil servislerin girişi
Beş hastanede acil servisin girişi ana kapıdan farklı bir sokakta. Harita bizi ana kapıya götürüyor. Her birinin girişini yerinde işaretledim.

@ Mavi Kargo <takip@mavi-kargo.example>; inbox 2019-02-21T07:35; personal invoices
Teslim edilemeyen gönderi
Adreste kimseyi bulamadık. Gönderiniz şubemizde beş gün bekleyecek. Kimliğinizle birlikte gelmeniz yeterli.

@ Pelin Korkmaz; inbox 2019-02-05T13:50 s; work forums
Sade dil
“Başvurunuzun tarafımıza ulaştırılması akabinde” yerine “başvurunuzu aldıktan sonra” yazdım. Sayfa yarı yarıya kısaldı ve kimse bir şey eksik demedi.

@ Esra Kılıç; inbox 2019-01-15T10:05; work accounts
Gönüllü sözleşmesi
Sözleşmeyi iki sayfaya indirdik. Hukuktan geçti, Daniel yalnızca bir virgülü taşıdı. İmzalar için cuma günü ofisteyim.

@ Rüya Taş; inbox 2018-12-28T18:00; personal
Yeni yıl
Yılın son günü ofiste yalnız kalma diye yazıyorum: biz on kişiyiz, bir tencere mercimek çorbası ve çok az plan var. Saat sekizde başlıyor.

@ İbrahim Koç; inbox 2018-12-07T09:35 i; work
Mükerrer kayıtlar
Aynı kliniğin üç sayfası var: biri eski adıyla, biri yeni adıyla, biri de ikisinin karışımıyla. Birleştirdim, eski adresler yenisine gidiyor.

@ Hakan Yıldız; inbox 2018-11-13T16:20; work; + akış-şeması.png 121
Doğrulama adımları
Doğrulamanın beş adımını tek bir şemada topladım. Üçüncü adımda iki kişi aynı işi yapıyor; birini kaldırırsak bir gün kazanıyoruz.

@ Liman Lokantası <rezervasyon@liman-lokantasi.example>; inbox 2018-10-26T12:30; personal payments invoices; + hesap.pdf 18
Hesabınız ve unuttuğunuz gözlük
Hesap ektedir, on iki kişilik. Bir gözlük masada kalmış; kasanın yanındaki çekmecede sizi bekliyor.

@ Leyla Polat; inbox 2018-10-05T19:25 u; personal forums
Konser kaydı
Kayıt fena olmamış, yalnız ikinci parçada bir telefon çalıyor. Kimin olduğunu biliyoruz ama söylemiyoruz. Ses tonu güzeldi.

@ Murat Tekin; inbox 2018-09-10T08:55; work
Yedekler
Yedeklerden birini geri yükledim, bakalım çalışıyor mu diye. Çalışıyor, dört dakika sürdü. Bunu her üç ayda bir yapalım, tarihi takvime koydum.

@ Can Demir; inbox 2018-08-13T14:14; work; + sözlük.pdf 63
Terimler sözlüğü
Sözlükte artık yüz kırk terim var. “Tesis”, “merkez” ve “kurum” arasındaki farkı bir kez yazdık, bir daha tartışmayız diye umuyorum.

@ Nazlı Uçar; inbox 2018-07-24T11:40 s; personal
Denizden selamlar
Fotoğraf makinesini evde bıraktım, bilerek. Bu yüzden sana yalnızca yazabiliyorum: su ılık, ekmek taze, telefon çoğu zaman çekmiyor.

@ Şirin Avcı; inbox 2018-06-06T09:15; work forums
Harf sırası
Listeler “Ç”yi “Z”den sonra sıralıyordu. Artık Türkçe sıraya göre geliyor, “I” ile “İ” de yer değiştirmiyor. Kimse fark etmedi, demek ki doğru oldu.

@ Onur Şimşek; inbox 2018-05-11T17:30; personal
Pazar kahvaltısı
Menemen benden, ekmek senden. Soğanlı mı soğansız mı tartışmasını kapıda bırakıyoruz.

@ Mehmet Aksoy; inbox 2018-04-03T07:20 u; work accounts
Gece nöbetinin telefonu
Gece nöbetinin telefonu gündüz de çalıyor, çünkü sayfada tek numara o. Gündüz numarasını üste, gece numarasını saatleriyle alta yazdım.

@ > Elif Arslan <elif.arslan@orvela.example>; sent 0d8; work; #nobet
Re: Nöbetçi eczane listesi değişti
Baktım, sayfa doğru. Arama da birazdan yenilenir; on dakika sonra bir daha deneyeceğim.

@ > Selin Kurt <selin.kurt@orvela.example>; sent 0d120; personal
Re: Akşam sahilde çay
Geliyorum, masa bende. Onur’a yarım saat erken söyle.

@ > Can Demir <can.demir@orvela.example>; sent 0d300; work; #ceviri
Re: Çeviri: “walk-in” için ne diyelim?
“Randevusuz” olsun. Sözlüğe de yazarsan bir daha sormayız.

@ > Gölbaşar Sağlık Kliniği <bilgi@golbasar-saglik.example>; sent 1d10; work accounts
Re: Sayfamızdaki telefon numarası
Numarayı aradık ve yenisini sayfanıza yazdık. Eski numarayı arayanlar için bir not da ekledik, istediğiniz zaman kaldırabiliriz.

@ > Defne Şahin <defne.sahin@orvela.example>; sent 1d450; work; #harita
Re: Haritada adası yanlış görünen altı tesis
Denizdeki altı tesis karaya çıktı. Formdaki uyarıyı bu hafta ekliyoruz.

@ > Hakan Yıldız <hakan.yildiz@orvela.example>; sent 2d90; work accounts
Re: Yeni gelenlerin hesapları
Uygun. İlk gün öğle yemeğine de birlikte çıkalım, yetkisi yemekhanede başlasın.

@ > Rüya Taş <ruya.tas@orvela.example>; sent 5d25 s; work; #rehber
Re: Rehberi anneme kullandırdım
Annene selam söyle, “salı” seçeneğini ekliyoruz. Adını vermemize izin verir mi?

@ > Nazlı Uçar <nazli.ucar@orvela.example>; sent 5d150; payments work
Re: Fotoğraf çekimi için teklif
Teklifi kabul ediyoruz. Kar yağarsa sıcak çay bizden.

@ > Zeynep Karaca-Vandenbroucke <zeynep.karaca.vandenbroucke@orvela.example>; sent 2019-07-18T13:05; work personal
Re: Tatil nöbetleri
Kuranın adil olduğuna inanmıyorum ama bayram iznini seve seve alıyorum.

@ > Özge Bulut <ozge.bulut@orvela.example>; sent 2019-09-05T17:00; work accounts
Re: Sahiplik başvurusunda eksik belge
Yarına kadar duralım, yeniden başvurmasın. Form bu belgeyi baştan isteseydi bunu konuşmuyorduk; onu da düzeltelim.

@ > Kemal Erdoğan <kemal.erdogan@orvela.example>; sent 2019-05-27T09:00; work
Re: Ulaşım bilgileri
İki kişi olalım. Çift numaralı hatlar senin, tek numaralılar benim.

@ > Ümit Sarı <umit.sari@orvela.example>; sent 2019-03-29T12:50; personal
Re: Tavla
Sekize altı. Zarlar tanıktır.

@ > Işıl Güneş <isil.gunes@orvela.example>; sent 2019-09-23T13:20; work
Re: Telefonla yapılan görüşmeler
On bir dakika beklediğin için teşekkürler. Açmayan yedisini yarın ben ararım, Vivaldi’yi severim.

@ > Yeşilmar Belediyesi <duyuru@yesilmar-belediye.example>; sent 2018-09-14T10:30; forums accounts; + durak-listesi.pdf 45
Engelsiz duraklar listesi
Sağlık tesislerine en yakın, basamaksız binilebilen durakların listesini ekte gönderiyoruz. Eksik ya da yanlış gördüklerinizi bize yazarsanız bir gün içinde düzeltiriz.

@ > Barış Kaya <baris.kaya@orvela.example>; drafts 0d70; work
Re: Engelli rampalarının eğimi
Tablodaki üçüncü satırı anlamadım: yüzde on iki mi, on iki derece mi? Eğer

@ > Leyla Polat <leyla.polat@orvela.example>; drafts 2d110; personal
Re: Koro provası
Cumartesi gelebilirim ama üçte değil,

@ > Fatma Doğan <fatma.dogan@orvela.example>; drafts 2019-11-20T21:15; personal
Lokum
Uğradım, yoktun. Fıstıklıdan

@ Kargo Bildirim <paket@kargo-bildirim.example>; spam 0d110 u;
Paketiniz gümrükte bekliyor
Paketiniz gümrükte bekliyor. 1,99 ödemek için kart numaranızı, arkasındaki üç haneyi ve annenizin kızlık soyadını yazmanız yeterli.

@ Işık E1ektrik <odeme@isik-e1ektrik.example>; spam 1d205 u;
Elektriğiniz bugün kesilecek
Son uyarı: Şifrenizi onaylamazsanız elektriğiniz saat on ikide kesilecek. Saat on ikiyi geçtiyse lütfen yarını bekleyin.

@ Hızlı Kredi <basvuru@hizli-kredi.example>; spam 2d330 u;
Krediniz onaylandı
Başvurmadığınız krediniz onaylandı. Tek yapmanız gereken masrafı peşin ödemek.

@ Saç Mucizesi <firsat@sac-mucizesi.example>; spam 5d440;
Üç günde yeni saçlar
Uzmanlar şaşkın, taraklar tedirgin. Bugün sipariş verene ikinci şişe yarı fiyatına.

@ Tatil Çekilişi <kazandiniz@tatil-cekilisi.example>; spam 2019-07-07T07:07 u;
Tebrikler, tatil kazandınız
Yedi gece, sekiz gün, dokuz yıldızlı otelde. Tek şart: bütün arkadaşlarınızın adreslerini göndermek.

@ Ucuz Mürekkep <kampanya@ucuz-murekkep.example>; spam 2018-08-30T01:45;
Yazıcınız susadı
Yazıcınızın mürekkebi bitmek üzere. Bunu bildiğimiz için şaşırmayın, herkese yazıyoruz.

@ Gizli Hayran <merhaba@gizli-hayran.example>; spam 2018-02-14T00:14 u;
Sizi uzaktan izliyorum
Kim olduğumu merak ediyorsanız bağlantıya tıklayın. Merak etmiyorsanız yine de tıklayın.

@ Selin Kurt; trash 1d610; personal
Simit
Yedi tane mi demiştin, yetmiş mi? Fırındayım.

@ Onur Şimşek; trash 2d700;
Geç kalıyorum
Otobüsteyim, on dakika. Belki yirmi.

@ Yeşilmar Belediyesi <duyuru@yesilmar-belediye.example>; trash 5d640; forums
Su kesintisi
Çınar Caddesi’nde salı günü 09.00–12.00 arasında su kesintisi olacaktır.

@ Emre Çelik; trash 2019-10-10T10:10; work
Deneme
Bu bir deneme mektubudur, silebilirsin. Türkçe harfler yerinde mi: ç ğ ı İ ö ş ü?

@ Merve Özdemir; trash 2019-04-02T08:40; work
Toplantı odası
Büyük oda dolu, mutfaktayız.

@ Mavi Kargo <takip@mavi-kargo.example>; trash 2018-11-29T09:20; personal
Gönderiniz teslim edildi
Gönderiniz bugün teslim edildi. Teslim alan: komşu.

@ Kitap Durağı <bulten@kitap-duragi.example>; trash 2018-07-02T06:50; personal
Yaz okumaları
Kumsalda okunacak on kitap, gölgede okunacak üç kitap ve hiç okunmayacak bir kitap.
`;
