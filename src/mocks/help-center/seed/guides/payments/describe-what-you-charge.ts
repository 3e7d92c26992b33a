export const content = {
  en: `<p>You manage a facility. Say plainly what people pay, so that they come prepared and your phone rings less.</p>
<h2>Enter the cost</h2>
<ol>
<li>Open <a href="/account/facility">My facilities</a> and select <b>Edit</b> on the facility.</li>
<li>In the form, go to <b>Services</b>.</li>
<li>Under <b>Cost</b>, choose the answer that fits.</li>
<li>Under <b>Note about the cost</b>, add the details. You have 300 characters.</li>
<li>Select <b>Review changes</b>, and then <b>Save changes</b>.</li>
</ol>
<p>The cost is not among the details that an administrator reviews first. It is published immediately, and the page shows when it was confirmed.</p>
<h2>Choose the right answer</h2>
<ul>
<li>Choose <b>Free</b> only if no one ever pays at your desk.</li>
<li>Choose <b>Depends on income</b> if you have a scale. Give its lowest and highest amount in the note.</li>
<li>Choose <b>Some free, some paid</b> if it depends on the service. Name the free ones.</li>
<li>Choose <b>Paid</b> if everyone pays the same. Name the price of a first visit.</li>
</ul>
<p>If you leave <b>Not known</b>, the filter for fees leaves your facility out.</p>
<h2>Write a note that helps</h2>
<ul>
<li>Begin with the amount that most people pay.</li>
<li>Say what is extra, such as tests, materials or letters.</li>
<li>Say how people can pay, and what they should bring.</li>
<li>Leave out praise and special offers. They change too quickly, and they help no one.</li>
</ul>
<p>A good note is short: “First visit 40 crowns, later visits 25. Blood tests are extra. Card or cash.”</p>
<h2>Keep it current</h2>
<p>When a price changes, edit the note on the same day. If everything is still right, open <b>More</b> on the facility and select <b>Confirm details</b>. Visitors then see a new date. Neither the cost nor the note changes your position in the results.</p>`,
  tr: `<p>Bir tesis yönetiyorsunuz. İnsanların ne ödeyeceğini açıkça yazın; hazırlıklı gelsinler, telefonunuz da daha az çalsın.</p>
<h2>Ücreti girin</h2>
<ol>
<li><a href="/account/facility">Tesislerim</a> sayfasını açıp tesiste <b>Düzenle</b> düğmesini seçin.</li>
<li>Formda <b>Hizmetler</b> bölümüne gidin.</li>
<li><b>Ücret</b> alanında uygun yanıtı seçin.</li>
<li>Ayrıntıları <b>Ücretle ilgili not</b> alanına yazın. Not en fazla 300 karakter olabilir.</li>
<li><b>Değişiklikleri gözden geçir</b>, ardından <b>Değişiklikleri kaydet</b> düğmesini seçin.</li>
</ol>
<p>Ücreti önce bir yöneticinin incelemesi gerekmez. Ücret hemen yayımlanır ve sayfada ne zaman doğrulandığı yazar.</p>
<h2>Doğru yanıtı seçin</h2>
<ul>
<li><b>Ücretsiz</b> yanıtını yalnızca hiç kimse ödeme yapmıyorsa seçin.</li>
<li>Ücret çizelgeniz varsa <b>Gelire göre</b> yanıtını seçin. En düşük ve en yüksek tutarı nota yazın.</li>
<li>Ücret hizmete göre değişiyorsa <b>Bir kısmı ücretsiz, bir kısmı ücretli</b> yanıtını seçin. Ücretsiz olanları yazın.</li>
<li>Herkes aynı tutarı ödüyorsa <b>Ücretli</b> yanıtını seçin. İlk görüşmenin fiyatını yazın.</li>
</ul>
<p>Yanıtı <b>Bilinmiyor</b> olarak bırakırsanız ücret filtresi kullanıldığında tesisiniz gösterilmez.</p>
<h2>İşe yarayan bir not yazın</h2>
<ul>
<li>Çoğu kişinin ödediği tutarla başlayın.</li>
<li>Tahlil, malzeme ya da rapor gibi ayrıca ücretli olanları yazın.</li>
<li>Nasıl ödenebileceğini ve nelerin getirilmesi gerektiğini yazın.</li>
<li>Övgüye ve kampanyaya yer vermeyin. Çabuk değişir, kimsenin işine yaramaz.</li>
</ul>
<p>İyi bir not kısadır: “İlk görüşme 40 kron, sonrakiler 25 kron. Kan tahlili ayrıca ücretlidir. Kart ya da nakit.”</p>
<h2>Güncel tutun</h2>
<p>Fiyat değişince notu aynı gün düzenleyin. Her şey hâlâ doğruysa tesisin <b>Diğer</b> menüsünden <b>Bilgileri doğrula</b> seçeneğini kullanın. Ziyaretçiler yeni bir tarih görür. Ücret de not da sonuçlardaki sıranızı değiştirmez.</p>`,
};
