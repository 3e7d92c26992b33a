export const content = {
  en: `<p>Choose how the console looks on this device: its theme, its colour scheme and its layout.</p>
<h2>Open the settings</h2>
<ol>
<li>Open the menu behind your picture and select <b>Settings</b>. On a wide screen, you can also use the tab at the edge.</li>
<li>Choose what you like. Each choice shows immediately.</li>
<li>Close the settings with <kbd>Escape</kbd>.</li>
</ol>
<p>There is nothing to save. Your browser remembers the choices, and other tabs follow them. If it does not store data for this site, they last until you leave or reload the page.</p>
<h2>Choose a theme and a scheme</h2>
<p>The theme sets the main colour. There are six: <b>Default</b>, <b>Brand</b>, <b>Teal</b>, <b>Rose</b>, <b>Purple</b> and <b>Amber</b>.</p>
<p>The scheme is <b>Light</b>, <b>Dark</b> or <b>Auto</b>. With <b>Auto</b>, the console follows the setting of your device.</p>
<h2>Choose a layout</h2>
<p>The layout decides where the navigation and the header are. There are eleven, each with a small picture.</p>
<ul>
<li><b>Classy</b>, <b>Classic</b>, <b>Dense</b>, <b>Thin</b>, <b>Compact</b> and <b>Futuristic</b> have the navigation at the side.</li>
<li>Most others have it at the top, for example <b>Enterprise</b>, <b>Modern</b> and <b>Material</b>.</li>
<li><b>Empty</b> shows the page alone. The tab at the edge brings you back to the settings.</li>
</ul>
<p>On a small screen, the other layouts open their navigation with <b>Toggle navigation</b>.</p>
<h2>Go back to the start</h2>
<p>Select <b>Reset to defaults</b> to return to the theme, scheme and layout that the console came with. If you change your mind, select <b>Undo</b> beside it.</p>
<h2>Change the public pages</h2>
<p>At the foot of each public page, choose <b>Light</b>, <b>Dark</b> or <b>Same as device</b> under <b>Appearance</b>. It is the same choice as the scheme of the console.</p>`,
  tr: `<p>Konsolun bu cihazda nasıl görüneceğini seçin: teması, renk düzeni ve yerleşimi.</p>
<h2>Ayarları açın</h2>
<ol>
<li>Resminizin menüsünü açıp <b>Ayarlar</b> seçeneğini kullanın. Geniş ekranda kenardaki sekmeyi de kullanabilirsiniz.</li>
<li>İstediğinizi seçin. Her seçim hemen görünür.</li>
<li>Ayarları <kbd>Escape</kbd> tuşuyla kapatın.</li>
</ol>
<p>Kaydetmeniz gereken bir şey yoktur. Tarayıcınız seçimlerinizi hatırlar, diğer sekmeler de onlara uyar. Tarayıcınız bu site için veri saklamıyorsa seçimler, sayfadan ayrılana veya sayfayı yenileyene kadar geçerlidir.</p>
<h2>Tema ve renk düzeni seçin</h2>
<p>Tema ana rengi belirler. Altı tema vardır: <b>Varsayılan</b>, <b>Marka</b>, <b>Turkuaz</b>, <b>Gül</b>, <b>Mor</b> ve <b>Kehribar</b>.</p>
<p>Renk düzeni <b>Açık</b>, <b>Koyu</b> ya da <b>Otomatik</b> olabilir. <b>Otomatik</b> seçildiğinde konsol, cihazınızın ayarını kullanır.</p>
<h2>Yerleşim seçin</h2>
<p>Yerleşim, menünün ve üst çubuğun nerede olacağını belirler. On bir yerleşim vardır; her birinin küçük bir resmi bulunur.</p>
<ul>
<li><b>Şık</b>, <b>Klasik</b>, <b>Sıkı</b>, <b>İnce</b>, <b>Kompakt</b> ve <b>Fütüristik</b> yerleşimlerde menü yandadır.</li>
<li>Diğerlerinin çoğunda menü üsttedir; örneğin <b>Kurumsal</b>, <b>Modern</b> ve <b>Material</b>.</li>
<li><b>Boş</b> yalnızca sayfayı gösterir. Kenardaki sekme sizi ayarlara geri götürür.</li>
</ul>
<p>Küçük ekranda diğer yerleşimlerde menü <b>Gezinmeyi aç veya kapat</b> düğmesiyle açılır.</p>
<h2>Varsayılan görünüme dönün</h2>
<p>Konsolun ilk temasına, renk düzenine ve yerleşimine dönmek için <b>Varsayılanlara dön</b> düğmesini seçin. Fikrinizi değiştirirseniz yanındaki <b>Geri al</b> düğmesini seçin.</p>
<h2>Herkese açık sayfaları değiştirin</h2>
<p>Herkese açık her sayfanın altındaki <b>Görünüm</b> bölümünden <b>Açık</b>, <b>Koyu</b> ya da <b>Cihazla aynı</b> seçeneğini belirleyin. Bu, konsolun renk düzeniyle aynı seçimdir.</p>`,
};
