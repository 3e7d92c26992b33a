import type { CourseSteps } from '#mocks/academy/seed/courseText';

export const steps: CourseSteps = {
  en: [
    {
      title: 'The same questions for everyone',
      subtitle: 'What makes a decision fair',
      content: `
<h2>Fair means that the person does not matter</h2>
<p>A polite request in perfect English and a clumsy one with mistakes can be equally right. A decision is fair if it would be the same with another name at the top.</p>
<p>Ask the same four questions about each request:</p>
<ol>
<li>What would change for visitors?</li>
<li>How do we know that it is true?</li>
<li>Does anyone else have a say in it?</li>
<li>What happens if we are wrong?</li>
</ol>
<h3>Traps</h3>
<ul>
<li>Sympathy: you approve faster for people who write like you.</li>
<li>Tiredness: the twentieth request gets a stricter eye than the third.</li>
<li>History: one earlier refusal makes you doubt a good request today.</li>
</ul>
<p>A short list on paper helps against all three. Answer the four questions before you read who sent the request.</p>
`,
      question: {
        kind: 'choice',
        text: 'Which of these should influence a decision about new opening hours?',
        options: [
          {
            text: 'The request contains spelling mistakes.',
            right: false,
            reason:
              'Spelling says nothing about hours. Many good reports come from people who write in a second language.',
          },
          {
            text: 'The person had another request refused last year.',
            right: false,
            reason: 'It is a reason to read carefully. The hours are true or not, whatever happened last year.',
          },
          {
            text: 'A photo of the door shows the same hours as the request.',
            right: true,
            reason: 'It answers the question of how we know that it is true.',
          },
          {
            text: 'The person wrote three times to ask for speed.',
            right: false,
            reason: 'Pressure is no evidence. Others wait as well, more quietly.',
          },
        ],
      },
    },
    {
      title: 'Read the request',
      subtitle: 'From the change to the checks',
      content: `
<h2>Begin with what would change</h2>
<p>Administrators find what is waiting under <a href="/apps/requests">Requests</a>, each with the day by which to decide. “Review” opens the decision page. It shows each detail as it is now and as it would be after approval. Nothing happens until you confirm.</p>
<h3>The checks</h3>
<p>The page has looked at some things for you. Each is marked “Passed” or “Needs attention”:</p>
<ul>
<li>facilities of the same category within 100 metres</li>
<li>how precise the pin is</li>
<li>whether there is a phone number</li>
<li>whether email and website use one domain</li>
<li>other open requests, and earlier refusals</li>
</ul>
<p>“Needs attention” means: look here. It does not mean: refuse. A small library often has an email address at another domain.</p>
<h3>If the page has changed meanwhile</h3>
<p>When someone edits the facility, your link no longer works. You are shown what changed, and can review the current version.</p>
`,
      question: {
        kind: 'match',
        text: 'What do you do when a check needs attention?',
        pairs: [
          { left: 'A facility of the same category is 60 metres away', right: 'Compare both phones and addresses' },
          { left: 'Email and website use different domains', right: 'See whether the website names the email address' },
          {
            left: 'The map location is only accurate to 400 metres',
            right: 'Compare the pin with the street and number',
          },
        ],
        reason: 'Each check points to one comparison. Only its result says something for or against the request.',
      },
    },
    {
      title: 'How much evidence is enough',
      subtitle: 'It depends on what a mistake would cost',
      content: `
<h2>Weigh the risk, not the paper</h2>
<p>A wrong fax number annoys three people. A wrong address sends hundreds to another part of the town. A wrong manager can do harm for months. The more a mistake would cost, the more you need to see.</p>
<ul>
<li>Small risk: a description, a service. A plausible note is enough.</li>
<li>Medium risk: hours, phone. One independent source, such as a call.</li>
<li>High risk: name, category, address, manager. Two sources that fit, or a document.</li>
</ul>
<h3>Your own check</h3>
<p>Two minutes on the phone often settle what ten minutes of thinking cannot. Write down whom you called and when.</p>
<h3>Stop when you know</h3>
<p>Do not ask for a licence if a photo of the door is enough. Each document that you ask for costs the person time, and gives you data that you must protect.</p>
`,
    },
    {
      title: 'Refuse so that people can go on',
      subtitle: 'Reason, message and next step',
      content: `
<h2>A refusal is a piece of work for someone</h2>
<p>To refuse, you choose a reason and write a message of 20 to 1,000 characters. The person reads it in an email and in My facilities. It is often the only thing they ever read from you. Write three things:</p>
<ol>
<li>What you could not accept</li>
<li>Why, with the fact that you saw</li>
<li>What would be enough, or where they can turn</li>
</ol>
<blockquote><p>Poor: “Your request does not meet our criteria.”</p></blockquote>
<blockquote><p>Good: “We could not find the shop at 14 Mill Street: the photo shows number 41. Please check the number and send it again.”</p></blockquote>
<h3>What does not belong in it</h3>
<ul>
<li>Details marked as not public, such as a hidden address</li>
<li>What another person told you in confidence</li>
<li>Blame, irony and capital letters</li>
</ul>
<p>Read the message once as if you had received it.</p>
`,
      question: {
        kind: 'choice',
        text: 'Which message do you send? The person reported new hours without saying how they know.',
        options: [
          {
            text: 'Rejected for lack of evidence.',
            right: false,
            reason: 'The person learns neither what was missing nor what to do next.',
          },
          {
            text: 'You should know that we cannot just believe everyone who writes to us.',
            right: false,
            reason: 'It suspects and instructs the person, and still does not say what is needed.',
          },
          {
            text: 'The owner told us privately that he is ill and the hours are not certain.',
            right: false,
            reason: 'It passes on health data that were told in confidence.',
          },
          {
            text: 'The hours on the website differ from yours. Please send a photo of the hours at the door, or tell us when you called. Then we look at it again.',
            right: true,
            reason: 'It names the fact, two ways to mend it and what happens then.',
          },
        ],
      },
    },
    {
      title: 'Time, mistakes and traces',
      subtitle: 'What happens after your decision',
      content: `
<h2>Waiting is also an answer</h2>
<p>People are told that they can usually expect a decision within five working days. A request without a decision expires after 30 days. People who waited in vain rarely write again. Begin with the oldest, not with the easiest.</p>
<h3>If you made a mistake</h3>
<p>You can undo most decisions for ten minutes. Making someone a manager cannot be undone in this way. After ten minutes, tell the person and put it right openly: “I read the wrong line. I am sorry.” Nobody loses face by this.</p>
<h3>The history stays</h3>
<p>Each decision is kept with its day, its outcome and its reason. Write the reason so that a stranger understands it in two years.</p>
<h3>Your own requests</h3>
<p>You cannot decide on what you submitted yourself. Leave friends, family and former employers to another administrator, too.</p>
`,
      question: {
        kind: 'order',
        text: 'You notice after five minutes that you approved the wrong request. Put your steps in order.',
        items: [
          'Undo the decision while the ten minutes last',
          'Tell the people who were already notified',
          'Get a new link for the request from the list',
          'Read it again from the beginning and decide',
        ],
        reason:
          'First stop the effect, then inform those who got an email. The old link is used up, so you need a new one.',
      },
    },
    {
      title: 'Practice: ten minutes for five requests',
      subtitle: 'About 25 minutes with a colleague',
      content: `
<h2>Decide alone, then compare</h2>
<p>Write each request on a card, without names. Each of you decides alone, in two minutes for each card.</p>
<ul>
<li>A new phone number, “from the waiting room”, with no date</li>
<li>A new name for a library, with a photo of the new sign</li>
<li>A new clinic 80 metres from another of the same category</li>
<li>An address that should be hidden, with “we get many visitors” as the reason</li>
<li>A report that a shop closed, the third within two weeks</li>
</ul>
<h3>Talk about the differences</h3>
<ol>
<li>Where did you differ? Which of the four questions did you answer differently?</li>
<li>Write down one rule that you both agree on for each difference.</li>
<li>Write the message for one refusal, and read it aloud.</li>
</ol>
<p>Keep the rules where the whole team finds them. Look at them again after twenty real decisions.</p>
`,
    },
  ],
  tr: [
    {
      title: 'Herkese aynı sorular',
      subtitle: 'Bir kararı adil yapan nedir?',
      content: `
<h2>Adil karar, kişiye bakmaz</h2>
<p>Kusursuz bir dille yazılmış nazik bir başvuru da yanlışlarla dolu acemi bir başvuru da eşit ölçüde haklı olabilir. Üstünde başka bir ad yazsa da aynı olacak karar adildir.</p>
<p>Her başvuru için aynı dört soruyu sorun:</p>
<ol>
<li>Ziyaretçiler için ne değişecek?</li>
<li>Doğru olduğunu nereden biliyoruz?</li>
<li>Bu konuda başka söz sahibi var mı?</li>
<li>Yanılıyorsak ne olur?</li>
</ol>
<h3>Tuzaklar</h3>
<ul>
<li>Yakınlık: Sizin gibi yazanları daha çabuk onaylarsınız.</li>
<li>Yorgunluk: Yirminci başvuruya, üçüncüye göre daha sert bakarsınız.</li>
<li>Geçmiş: Önceki bir ret, bugünkü iyi bir başvurudan kuşku duymanıza yol açar.</li>
</ul>
<p>Kâğıttaki kısa bir liste üçüne karşı da işe yarar. Başvuruyu kimin gönderdiğini okumadan önce dört soruyu yanıtlayın.</p>
`,
      question: {
        kind: 'choice',
        text: 'Yeni çalışma saatleriyle ilgili bir kararı bunlardan hangisi etkilemeli?',
        options: [
          {
            text: 'Başvuruda yazım yanlışları var.',
            right: false,
            reason: 'Yazım, saatler hakkında bir şey söylemez. Birçok iyi bildirim, ikinci dilinde yazanlardan gelir.',
          },
          {
            text: 'Kişinin geçen yıl başka bir başvurusu reddedilmiş.',
            right: false,
            reason: 'Dikkatli okumak için bir nedendir. Geçen yıl ne olduysa olsun, saatler ya doğrudur ya değildir.',
          },
          {
            text: 'Kapının fotoğrafındaki saatler başvurudakilerle aynı.',
            right: true,
            reason: 'Doğru olduğunu nereden bildiğimiz sorusunu yanıtlar.',
          },
          {
            text: 'Kişi çabuk olunması için üç kez yazmış.',
            right: false,
            reason: 'Baskı kanıt değildir. Başkaları da, daha sessizce, bekliyor.',
          },
        ],
      },
    },
    {
      title: 'Başvuruyu okuyun',
      subtitle: 'Önce değişiklik, sonra kontroller',
      content: `
<h2>Neyin değişeceğiyle başlayın</h2>
<p>Yöneticiler bekleyenleri, son karar tarihleriyle birlikte <a href="/apps/requests">Başvurular</a> sayfasında bulur. “İncele”, karar sayfasını açar. Sayfa her bilgiyi şimdiki ve onaydan sonraki hâliyle gösterir. Siz onaylayana kadar hiçbir işlem yapılmaz.</p>
<h3>Kontroller</h3>
<p>Sayfa bazı şeylere sizin için bakmıştır. Her biri “Sorun yok” veya “Dikkat gerekiyor” diye işaretlidir:</p>
<ul>
<li>100 metre içinde aynı kategoride tesis olup olmadığı</li>
<li>iğnenin ne kadar kesin olduğu</li>
<li>telefon numarası girilip girilmediği</li>
<li>e-posta ile web sitesinin alan adının aynı olup olmadığı</li>
<li>başka açık başvurular ve önceki retler</li>
</ul>
<p>“Dikkat gerekiyor”, “buraya bakın” demektir; “reddedin” demek değildir. Küçük bir kütüphanenin e-postası çoğu zaman başka bir alan adındadır.</p>
<h3>Bu arada sayfa değiştiyse</h3>
<p>Biri tesisi düzenlerse bağlantınız geçerliliğini yitirir. Neyin değiştiğini görür ve güncel sürümü inceleyebilirsiniz.</p>
`,
      question: {
        kind: 'match',
        text: 'Bir kontrol dikkat gerektiriyorsa ne yaparsınız?',
        pairs: [
          {
            left: '60 metre ötede aynı kategoride bir tesis var',
            right: 'İkisinin telefonunu ve adresini karşılaştırırım',
          },
          {
            left: 'E-posta ile web sitesinin alan adları farklı',
            right: 'Bu e-posta adresinin sitede geçip geçmediğine bakarım',
          },
          {
            left: 'Haritadaki konum 400 metre hassasiyetinde',
            right: 'İğneyi sokak ve kapı numarasıyla karşılaştırırım',
          },
        ],
        reason: 'Her kontrol bir karşılaştırmaya götürür. Başvurunun lehine ya da aleyhine olan, ancak onun sonucudur.',
      },
    },
    {
      title: 'Ne kadar kanıt yeter?',
      subtitle: 'Bir yanlışın neye mal olacağına bağlıdır',
      content: `
<h2>Kâğıdı değil, riski tartın</h2>
<p>Yanlış bir faks numarası üç kişinin canını sıkar. Yanlış bir adres yüzlerce kişiyi şehrin başka bir yerine gönderir. Yanlış bir sorumlu aylarca zarar verebilir. Yanlışın bedeli ne kadar büyükse o kadar çok şey görmeniz gerekir.</p>
<ul>
<li>Düşük risk: tanıtım, bir hizmet. Akla yatkın bir not yeter.</li>
<li>Orta risk: saatler, telefon. Telefon görüşmesi gibi bağımsız bir kaynak.</li>
<li>Yüksek risk: ad, kategori, adres, sorumlu. Birbirini tutan iki kaynak ya da bir belge.</li>
</ul>
<h3>Kendi kontrolünüz</h3>
<p>On dakika düşünmenin çözemediğini çoğu zaman iki dakikalık bir telefon çözer. Kimi ne zaman aradığınızı yazın.</p>
<h3>Öğrenince durun</h3>
<p>Kapının fotoğrafı yetiyorsa ruhsat istemeyin. İstediğiniz her belge başvuranın zamanını alır, size de korumanız gereken veriler getirir.</p>
`,
    },
    {
      title: 'Yolu kapatmadan reddedin',
      subtitle: 'Neden, mesaj ve sonraki adım',
      content: `
<h2>Ret, birine yeni bir iş demektir</h2>
<p>Reddetmek için bir neden seçer ve 20 ile 1.000 karakter arasında bir mesaj yazarsınız. Kişi bunu e-postada ve Tesislerim sayfasında okur. Çoğu zaman sizden okuduğu tek şey budur. Üç şey yazın:</p>
<ol>
<li>Neyi kabul edemediniz?</li>
<li>Neden, hangi bilgiyi gördünüz?</li>
<li>Ne yeterli olur ya da nereye başvurabilir?</li>
</ol>
<blockquote><p>Zayıf: “Başvurunuz ölçütlerimizi karşılamamaktadır.”</p></blockquote>
<blockquote><p>İyi: “Değirmen Sokağı 14’te dükkânı bulamadık; fotoğrafta 41 numara görünüyor. Lütfen numarayı kontrol edip yeniden gönderin.”</p></blockquote>
<h3>Mesaja yazılmayacaklar</h3>
<ul>
<li>Gizli adres gibi, herkese açık olmadığı belirtilen bilgiler</li>
<li>Başka birinin size güvenerek anlattıkları</li>
<li>Suçlama, alay ve büyük harfler</li>
</ul>
<p>Mesajı bir kez de size gelmiş gibi okuyun.</p>
`,
      question: {
        kind: 'choice',
        text: 'Hangi mesajı gönderirsiniz? Kişi yeni saatler bildirmiş ama nereden bildiğini söylememiş.',
        options: [
          {
            text: 'Kanıt yetersizliğinden reddedildi.',
            right: false,
            reason: 'Kişi ne neyin eksik olduğunu ne de ne yapacağını öğrenir.',
          },
          {
            text: 'Bize yazan herkese öylece inanamayacağımızı bilmelisiniz.',
            right: false,
            reason: 'Kişiden kuşkulanır, ona ders verir ama neyin gerektiğini yine söylemez.',
          },
          {
            text: 'Sahibi bize hasta olduğunu ve saatlerin kesin olmadığını özel olarak söyledi.',
            right: false,
            reason: 'Güvenilerek anlatılmış bir sağlık bilgisini başkasına aktarır.',
          },
          {
            text: 'Web sitesindeki saatler sizinkilerden farklı. Lütfen kapıdaki saatlerin fotoğrafını gönderin ya da ne zaman aradığınızı yazın. O zaman yeniden bakarız.',
            right: true,
            reason: 'Bilgiyi, düzeltmenin iki yolunu ve sonra ne olacağını söyler.',
          },
        ],
      },
    },
    {
      title: 'Süre, yanlışlar ve izler',
      subtitle: 'Karardan sonra neler olur?',
      content: `
<h2>Beklemek de bir yanıttır</h2>
<p>İnsanlara kararın genellikle beş iş günü içinde verildiği söylenir. Karara bağlanmayan başvurunun süresi 30 gün sonra dolar. Boşuna bekleyen bir daha pek yazmaz. En kolayından değil, en eskisinden başlayın.</p>
<h3>Yanlış yaptıysanız</h3>
<p>Kararların çoğunu on dakika içinde geri alabilirsiniz. Yeni bir sorumlu atamak böyle geri alınamaz. On dakika geçtiyse kişiye haber verip yanlışı açıkça düzeltin: “Yanlış satırı okumuşum, özür dilerim.” Bunu söyleyen kimse saygınlığını yitirmez.</p>
<h3>Geçmiş kalır</h3>
<p>Her karar günü, sonucu ve nedeniyle saklanır. Nedeni, iki yıl sonra bir yabancının da anlayacağı biçimde yazın.</p>
<h3>Kendi başvurularınız</h3>
<p>Kendi gönderdiğiniz başvuru hakkında karar veremezsiniz. Arkadaşlarınızı, ailenizi ve eski işvereninizi de başka bir yöneticiye bırakın.</p>
`,
      question: {
        kind: 'order',
        text: 'Beş dakika sonra yanlış başvuruyu onayladığınızı fark ettiniz. Adımlarınızı sıralayın.',
        items: [
          'On dakika dolmadan kararı geri alın',
          'Bildirim gitmiş olan kişilere haber verin',
          'Listeden başvuru için yeni bir bağlantı alın',
          'Başvuruyu baştan okuyup karar verin',
        ],
        reason:
          'Önce etkiyi durdurun, sonra e-posta alanlara haber verin. Eski bağlantı kullanıldığı için yenisi gerekir.',
      },
    },
    {
      title: 'Uygulama: Beş başvuruya on dakika',
      subtitle: 'Bir meslektaşınızla, yaklaşık 25 dakika',
      content: `
<h2>Önce tek başınıza karar verin, sonra karşılaştırın</h2>
<p>Her başvuruyu ad yazmadan bir karta geçirin. Her biriniz tek başına, kart başına iki dakikada karar verin.</p>
<ul>
<li>Tarihi olmayan, “bekleme salonundan” yeni bir telefon numarası</li>
<li>Yeni tabelanın fotoğrafıyla bir kütüphanenin yeni adı</li>
<li>Aynı kategorideki başka bir kliniğe 80 metre uzakta yeni bir klinik</li>
<li>“Çok ziyaretçi geliyor” gerekçesiyle gizlenmesi istenen bir adres</li>
<li>Bir dükkânın kapandığını söyleyen, iki haftadaki üçüncü bildirim</li>
</ul>
<h3>Farkları konuşun</h3>
<ol>
<li>Nerede ayrıldınız? Dört sorudan hangisine farklı yanıt verdiniz?</li>
<li>Her fark için ikinizin de kabul ettiği bir kural yazın.</li>
<li>Bir ret için mesajı yazın ve yüksek sesle okuyun.</li>
</ol>
<p>Kuralları bütün ekibin bulacağı bir yerde saklayın. Yirmi gerçek karardan sonra yeniden bakın.</p>
`,
    },
  ],
};
