import type { Notice } from '#modules/notices/notice';

/** HTML that tries to run scripts, load resources or break out of its element; each would set `window.__xss`. */
export const hostileHtml: readonly string[] = [
  '<script>window.__xss=1</script>',
  '<img src=x onerror="window.__xss=2">',
  '<svg onload="window.__xss=3"><circle r="9"/></svg>',
  '<svg><script>window.__xss=4</script></svg>',
  '<a href="javascript:window.__xss=5">press me</a>',
  '<a href="jAvAsCrIpT:window.__xss=6">press me</a>',
  '<a href="java&#x0A;script:window.__xss=7">press me</a>',
  '<a href="&#106;&#97;vascript&colon;window.__xss=8">press me</a>',
  '<a href=" &#1; javascript:window.__xss=9">press me</a>',
  '<a href="data:text/html,<script>opener.__xss=10</script>">press me</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5vcGVuZXIuX194c3M9MTE8L3NjcmlwdD4=">press me</a>',
  '<a href="vbscript:window.__xss=12">press me</a>',
  '<iframe src="javascript:parent.__xss=13"></iframe>',
  '<iframe srcdoc="<script>parent.__xss=14</script>"></iframe>',
  '<object data="javascript:parent.__xss=15"></object>',
  "<embed src=\"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='parent.__xss=16'/>\">",
  '<form action="javascript:window.__xss=17"><button>press me</button></form>',
  '<button formaction="javascript:window.__xss=18" onclick="window.__xss=18">press me</button>',
  '<input autofocus onfocus="window.__xss=19" value="type here">',
  '<details open ontoggle="window.__xss=20"><summary>more</summary>text</details>',
  '<video controls><source onerror="window.__xss=21" src="x"></video>',
  '<audio src=x onerror=window.__xss=22></audio>',
  '<body onload="window.__xss=23" onpageshow="window.__xss=23">',
  '<meta http-equiv="refresh" content="0;url=javascript:window.__xss=24">',
  '<link rel="stylesheet" href="data:text/css,*{display:none!important}" onload="window.__xss=25">',
  '<style>*{display:none!important}@import "javascript:window.__xss=26";</style>',
  '<b style="position:fixed;inset:0;background:url(javascript:window.__xss=27)">everywhere</b>',
  '<base href="javascript:window.__xss=28//"><a href="a">press me</a>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.__xss=29&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=window.__xss=30>"></noscript>',
  '<svg></p><style><a id="</style><img src=1 onerror=window.__xss=31>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.__xss=32>',
  '<scr<script>ipt>window.__xss=33</scr</script>ipt><im<img>g src=x onerror=window.__xss=33>',
  '<<img src=x onerror=window.__xss=34//<',
  '<img src=x onerror=window.__xss=35 title="never closed',
  '<svg><animate href="#link" attributeName="href" values="javascript:window.__xss=36"/><a id="link"><text>x</text></a></svg>',
  '<template><img src=x onerror=window.__xss=37></template><slot name="x" onslotchange="window.__xss=37"></slot>',
  '<textarea><img title="</textarea><img src=x onerror=window.__xss=38>"></textarea>',
  '<x-tag tabindex="1" onfocus="window.__xss=39" style="animation-name:x" onanimationstart="window.__xss=39">x</x-tag>',
  '<i onmouseover="window.__xss=40" id="location" name="location" is="x-tag" contenteditable>over me</i>',
];

/** URLs that would run a script. */
const hostileLinks: readonly string[] = [
  'javascript:window.__xss=1',
  'JaVaScRiPt:window.__xss=2',
  'java\nscript:window.__xss=3',
  '\u0001 javascript:window.__xss=4',
  'data:text/html,<script>opener.__xss=5</script>',
  'vbscript:window.__xss=6',
  'blob:https://attacker.example/7',
  'file:///etc/passwd',
];

/** Icon names that could be mistaken for markup, pictures or property names. */
const hostileIcons: readonly string[] = [
  'heroicons_outline:"><script>window.__xss=1</script>',
  '__proto__:constructor',
  'heroicons_outline:__proto__',
];

/** Each attack comes with harmless markup that must survive: "Kept 7" in bold or italics, and a link. */
export const hostileNotices: readonly Notice[] = hostileHtml.map((html, n) => {
  const tag = ['b', 'i', 'em', 'strong'][n % 4] ?? 'b';
  return {
    id: `hostile_${n + 1}`,
    read: n % 3 !== 0,
    seen: false,
    time: new Date(Date.UTC(2026, 2, 16, 9, 59 - n)).toISOString(),
    title: `<${tag}>Kept ${n + 1}</${tag}> ${html}`,
    description: `<a href="https://www.w3.org/TR/WCAG22/">Link ${n + 1}</a> ${html}`,
    link: hostileLinks[n % hostileLinks.length] ?? null,
    useRouter: n % 2 === 0,
    ...(n % 4 === 0 ? { image: `javascript:window.__xss=${n + 1}` } : { icon: hostileIcons[n % 3] ?? null }),
  };
});
