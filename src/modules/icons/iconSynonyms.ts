/**
 * Words that people search for, and what icons of that meaning are called: parts of names on the left of the colon, other
 * words on the right, first English, then Turkish ones. Each set has its own name for the same thing.
 */
export const iconSynonyms = `
academic-cap school: education graduation university college learn student | mezuniyet eğitim okul üniversite öğrenci
adjustments sliders tune filter funnel equalizer: settings preferences controls options refine | süz filtre ayar
alarm clock schedule watch time timer hourglass: hour late wait deadline | saat zaman süre alarm bekle
archive inventory: storage box store put-away | arşiv sakla
arrow-path refresh-cw refresh-ccw refresh sync autorenew cached loop: reload update again renew rotate | yenile eşitle güncelle
arrow-uturn undo corner-up-left reply: back revert return | geri-al yanıtla geri
redo corner-up-right: repeat again | yinele tekrarla
arrow-right-on-rectangle arrow-right-start-on-rectangle log-out logout exit: sign-out leave quit | çıkış oturumu-kapat
arrow-left-on-rectangle arrow-right-end-on-rectangle log-in login: sign-in enter | giriş oturum-aç
arrow-down-tray download file-download save-alt archive-box-arrow-down: save get export install | indir kaydet
arrow-up-tray upload file-upload publish: send import share | yükle gönder
arrow-top-right-on-square external-link open-in-new launch: new-window outbound outside | dış-bağlantı yeni-pencere
arrow-left chevron-left arrow-back navigate-before: previous west | geri önceki sol
arrow-right chevron-right arrow-forward navigate-next: next forward continue east | ileri sonraki sağ
chevron-up arrow-up expand-less: collapse up north | yukarı daralt
chevron-down arrow-down expand-more arrow-drop-down: expand down dropdown south | aşağı genişlet
arrows-pointing-out maximize fullscreen open-in-full expand: enlarge zoom full-screen | tam-ekran büyüt
arrows-pointing-in minimize fullscreen-exit close-fullscreen compress: shrink reduce | küçült
arrows-right-left swap compare-arrows shuffle repeat: exchange switch transfer | değiştir takas karıştır
arrow-trending trending: growth trend rise chart increase decrease stocks | eğilim artış
at-symbol at-sign alternate-email: mention email address | e-posta bahset
attach paper-clip paperclip: attachment file clip | ek ataç dosya-ekle
backspace delete: erase clear key | sil
banknotes currency dollar-sign money attach-money payments paid euro wallet savings: cash price cost finance pay salary | para nakit fiyat ödeme ücret
battery: power charge energy | pil batarya
beaker science biotech: lab experiment chemistry test flask | deney laboratuvar bilim
bell notifications: alert alarm reminder notification ring | bildirim zil uyarı
bolt zap flash: lightning electricity power fast energy electric | şimşek elektrik hızlı
book book-open menu-book auto-stories library local-library: read reading guide documentation manual | kitap oku kılavuz
bookmark: save favourite favorite read-later | yer-imi kaydet
briefcase work business-center: job business career bag case | iş çanta kariyer
bug-ant bug bug-report: error defect debug insect | hata böcek
building-office apartment business domain corporate: company office city organisation | bina ofis şirket kurum
building-storefront store storefront shop: market business sale | mağaza dükkan
building-library account-balance: bank government museum court | banka müze resmî
local-hospital medical medication health vaccines healing emergency monitor-heart: hospital doctor clinic medicine pill first-aid | hastane sağlık doktor ilaç eczane
local-pharmacy: pharmacy drugstore medicine | eczane ilaç
cake celebration: birthday party celebrate anniversary | doğum-günü kutlama pasta
calculator calculate: maths sum numbers | hesap hesapla
calendar calendar-days event today date-range: date day month schedule appointment meeting | takvim tarih gün randevu
camera photo-camera aperture add-a-photo: photograph picture shoot | kamera fotoğraf
chart-bar chart-pie bar-chart pie-chart insert-chart analytics leaderboard show-chart assessment presentation-chart: graph statistics report diagram data | grafik istatistik rapor
chat-bubble message message-circle message-square chat comment forum sms: talk conversation speech discuss | sohbet mesaj yorum konuş
check done task-alt check-circle check-badge verified: tick ok yes success complete confirm approve accept | onay tamam evet başarılı
x-mark x-circle close cancel clear highlight-off: cross no cancel dismiss remove times | kapat iptal çarpı hayır
clipboard assignment content-paste: paste copy list task | pano yapıştır
copy document-duplicate content-copy file-copy square-2-stack: duplicate clone | kopyala çoğalt
cloud: weather sky storage online | bulut hava
code code-bracket terminal command-line command integration-instructions: programming developer script console html | kod yazılım geliştirici
cog settings tool wrench build handyman manage: preferences options configure gear configuration setup repair fix | ayar ayarlar seçenekler tamir
coffee local-cafe: drink tea cup cafe mug break | kahve çay
command keyboard: shortcut keys typing | klavye kısayol
cpu cpu-chip memory developer-board: processor chip hardware | işlemci yonga
credit-card payment: pay card bank purchase checkout | kart ödeme
cube box package inventory-2 archive-box view-in-ar: parcel product container delivery 3d | paket kutu ürün
cursor-arrow mouse-pointer mouse ads-click: click pointer select | imleç tıkla
database circle-stack storage server dns hard-drive: data server host disk | veri sunucu veritabanı
device-phone-mobile smartphone phone-android phone-iphone mobile: phone cell device handset | telefon cep
device-tablet tablet: ipad device | tablet
computer computer-desktop monitor laptop desktop-windows tv: screen display pc mac | bilgisayar ekran
document document-text file file-text description article note newspaper insert-drive-file: page paper text doc | belge dosya sayfa kâğıt
droplet water-drop opacity: water liquid drop | su damla
ellipsis-horizontal ellipsis-vertical more-horizontal more-vertical more-horiz more-vert: dots menu overflow options kebab meatballs | daha-fazla üç-nokta
envelope mail email inbox drafts markunread: letter message post contact | e-posta posta mektup
exclamation-triangle exclamation-circle alert-triangle alert-circle warning error report priority-high: danger caution attention problem | uyarı dikkat tehlike hata
eye visibility preview: view see show watch look visible | göz gör göster
eye-slash eye-off visibility-off: hide hidden invisible | gizle gizli
face-smile smile mood sentiment-satisfied emoji: happy emotion face good | mutlu gülümse yüz
face-frown frown mood-bad sentiment-dissatisfied: sad unhappy emotion face bad | üzgün mutsuz
film movie video videocam theaters: cinema clip recording camera | film sinema
finger-print fingerprint: biometric identity touch id | parmak-izi
fire local-fire-department whatshot: flame hot burn popular trending | ateş yangın
flag report: country mark goal important | bayrak bildir
folder create-new-folder: directory files | klasör dizin
gift card-giftcard redeem: present birthday surprise | hediye armağan
globe globe-alt public language travel-explore: world earth internet web international language | dünya küre internet dil
language translate g-translate: languages translation international | dil çeviri
hand-raised pan-tool front-hand: stop wait palm | el dur
hand-thumb-up thumbs-up thumb-up: like good approve vote | beğen iyi
hand-thumb-down thumbs-down thumb-down: dislike bad reject | beğenme kötü
hashtag hash tag numbers: number topic channel pound | etiket numara
heart favorite volunteer-activism: love like favourite health | kalp sevgi favori
home house cottage: start building main residence | ev ana-sayfa
identification badge contact-page account-box: id card licence passport | kimlik kart
information-circle info help question-mark-circle help-circle contact-support quiz: question support about details faq | bilgi yardım soru
key vpn-key password: password access login unlock | anahtar parola şifre
lifebuoy life-buoy support support-agent: help rescue customer service destek | yardım
light-bulb lightbulb emoji-objects tips-and-updates: idea tip hint lamp | fikir ipucu ampul
link insert-link: url chain hyperlink connect | bağlantı link
list list-bullet queue-list format-list checklist numbered-list view-list toc: items bullets menu todo | liste madde
lock lock-closed https: secure security private password protected | kilit güvenli gizli
lock-open unlock no-encryption: unsecured open access | kilit-aç
magnifying-glass search zoom manage-search pageview: find look explore lookup | ara bul arama
map map-pin location place pin-drop room navigation near-me my-location: address place gps marker position directions | konum harita adres yer
directions route signpost alt-route: way path travel | yol tarif güzergâh
megaphone campaign announcement speaker-phone: announce marketing loud promote | duyuru
menu bars-3 drag-handle reorder: hamburger navigation lines | menü
microphone mic record-voice-over: record voice speak audio | mikrofon ses kayıt
minus remove do-not-disturb-on: subtract less delete | eksi azalt çıkar
moon dark-mode nightlight bedtime nights: night sleep dark | ay gece karanlık
musical-note music music-note library-music audiotrack: song sound audio tune | müzik şarkı
no-symbol slash block do-not-disturb not-interested: ban forbidden disabled prohibited | yasak engelle
paint-brush brush palette swatch format-paint color-lens: art colour color design theme draw | boya renk tasarım
paper-airplane send: submit mail message deliver | gönder ilet
pause stop: halt wait hold | duraklat durdur
play play-circle play-arrow: start run begin resume | oynat başlat
pencil pencil-square edit edit-2 edit-3 create border-color draw pen-tool: write change modify compose rename | düzenle yaz kalem değiştir
phone call phone-call: telephone contact ring dial | telefon ara
photo image insert-photo picture panorama collections: picture gallery photograph landscape | resim görsel fotoğraf
plus add plus-circle add-circle plus-square create-new-folder: new create insert more | ekle yeni artı
power power-settings-new: on off switch shutdown turn-off | güç kapat aç
printer print: paper fax | yazdır yazıcı
puzzle-piece extension: plugin addon module game | eklenti yapboz
qr-code qr-code-2: barcode scan | karekod
receipt receipt-long receipt-percent request-quote: bill invoice purchase | fatura fiş makbuz
rocket-launch rocket: launch start ship startup boost | roket başlat
rss rss-feed: feed news subscribe blog | haber akış
save: floppy disk store keep | kaydet
scale balance: justice law weigh legal | terazi hukuk adalet
scissors content-cut: cut trim clip | kes makas
share share-2 ios-share: send network social | paylaş
shield shield-check security verified-user gpp-good admin-panel-settings: protect safe privacy guard | koru güvenlik kalkan
shopping-cart shopping-bag add-shopping-cart local-grocery-store: buy purchase checkout basket ecommerce | sepet alışveriş satın-al
signal wifi cell-tower network-wifi signal-cellular: wireless internet network reception | kablosuz ağ internet
sort bars-arrow-up bars-arrow-down swap-vert: order arrange ascending descending | sırala
sparkles auto-awesome star auto-fix: magic ai new clean special | sihir yapay-zekâ
speaker-wave volume volume-up speaker: sound audio loud | hoparlör ses
speaker-x-mark volume-x volume-off volume-mute mic-off: mute silent quiet | sessiz
squares-2x2 grid grid-view apps dashboard view-module layout: tiles layout overview modules | ızgara pano
star grade favorite: favourite rating bookmark important | yıldız favori puan
sun light-mode wb-sunny brightness: day light bright weather | güneş gündüz aydınlık parlaklık
table table-cells view-columns columns table-chart grid-on: spreadsheet rows data | tablo sütun
tag label local-offer sell bookmark-border: price category discount keyword | etiket fiyat kategori
ticket confirmation-number local-activity: event entry admission | bilet
trash trash-2 delete delete-forever: bin rubbish garbage remove erase discard waste | çöp sil kaldır
trophy award emoji-events military-tech workspace-premium: prize winner win medal achievement | ödül kupa madalya
truck local-shipping: delivery shipping transport lorry van vehicle | kamyon kargo teslimat
directions-car car local-taxi drive-eta: vehicle drive auto automobile | araba araç taksi
directions-bus bus train tram subway commute: transport travel public metro | otobüs tren ulaşım
flight airplane airplanemode: plane travel airport aeroplane | uçak yolculuk
bike pedal-bike directions-bike: bicycle cycle cycling | bisiklet
accessible wheelchair accessibility: disability disabled mobility | engelli erişilebilir tekerlekli-sandalye
user user-circle person account-circle face: people profile account avatar contact member | kişi kullanıcı profil hesap
user-group users people group groups: team community contacts members everyone | takım grup kişiler ekip
user-plus person-add group-add: invite add-friend new-user | davet kişi-ekle
variable functions superscript: maths formula function | formül değişken
wifi: internet wireless network | kablosuz ağ
restaurant dining lunch-dining local-dining fastfood: food eat meal dinner lunch | yemek restoran
hotel bed single-bed king-bed: sleep room accommodation | otel yatak konaklama
pets cruelty: animal dog cat paw | hayvan köpek kedi
park nature forest grass: tree plant green environment leaf | ağaç doğa yeşil park
umbrella beach-access: rain holiday insurance | şemsiye yağmur plaj
ac-unit cloud-snow severe-cold: snow winter cold snowflake | kar kış soğuk
thermometer thermostat device-thermostat: temperature heat fever | sıcaklık ateş
`;
