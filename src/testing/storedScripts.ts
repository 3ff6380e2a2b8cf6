import { onTestFinished } from 'vitest';

/**
 * HTML that would run something where it is put into a page as it is: each calls `xss()`. Made from publicly known ways
 * around sanitisers.
 */
export const scriptedHtml: readonly string[] = [
  // Elements that run by themselves
  '<script>xss()</script>',
  '<SCRIPT SRC="data:text/javascript,xss()"></SCRIPT>',
  '<scr<script>ipt>xss()</scr</script>ipt>',
  '<script/x>xss()</script>',
  '<script\n>xss()</script\n>',
  '<<script>xss();//<</script>',
  '<script type="module">xss()</script>',
  // Event attributes
  '<img src=x onerror=xss()>',
  '<img src=x onerror="xss()"//',
  '<img/src=x/onerror=xss()>',
  '<IMG SRC=x OnErRoR="&#120;&#115;&#115;&#40;&#41;">',
  '<img src=x:x onerror=\u0000xss()>',
  '<img src="x` `<img src=x onerror=xss()>"` `>',
  '<img """><img src=x onerror="xss()">">',
  '<img src srcset="x 1x, y 2x" onerror=xss()>',
  '<picture><source srcset="x"><img src=x onerror=xss()></picture>',
  '<body onload=xss()>',
  '<body onpageshow="xss()">x</body>',
  '<div onmouseover="xss()" onpointerenter="xss()" style="position:fixed;inset:0;z-index:9999">x</div>',
  '<p tabindex=0 autofocus onfocus=xss()>x</p>',
  '<input autofocus onfocus=xss()>',
  '<select autofocus onfocus=xss()></select>',
  '<textarea autofocus onfocus=xss()></textarea>',
  '<details open ontoggle=xss()><summary>x</summary></details>',
  '<video src=x onerror=xss()></video>',
  '<video><source onerror="xss()"></video>',
  '<audio src=x onerror=xss()>',
  '<marquee onstart=xss()>x</marquee>',
  '<div style="animation:x 1s" onanimationstart=xss()>x</div>',
  '<a contenteditable oninput=xss() onbeforeinput=xss()>x</a>',
  '<button popovertarget=p>x</button><div popover id=p onbeforetoggle=xss()>x</div>',
  '<p onclick\u000B=xss()>x</p>',
  '<p on\u0009click=xss() onclick\u000C=xss()>x</p>',
  // Addresses that are scripts
  '<a href="javascript:xss()">x</a>',
  '<a href="JaVaScRiPt:xss()">x</a>',
  '<a href=" &#14;  javascript:xss()">x</a>',
  '<a href="java\tscript:xss()">x</a>',
  '<a href="java&#10;script&colon;xss()">x</a>',
  '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;xss()">x</a>',
  '<a href="\u0001javascript:xss()">x</a>',
  '<a href="javascript&#0000058xss()">x</a>',
  '<a href="vbscript:xss()">x</a>',
  '<a href="data:text/html,<script>parent.xss()</script>">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5wYXJlbnQueHNzKCk8L3NjcmlwdD4=">x</a>',
  '<a href="blob:https://example.com/1">x</a>',
  '<a href="#" ping="javascript:xss()">x</a>',
  '<map name=m><area href="javascript:xss()" shape=default></map><img usemap=#m src=x>',
  '<img src="javascript:xss()">',
  '<img src="data:text/html,<script>xss()</script>">',
  "<img src=\"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='xss()'/>\">",
  '<table background="javascript:xss()"><td>x</td></table>',
  '<blockquote cite="javascript:xss()">x</blockquote>',
  '<video poster="javascript:xss()"></video>',
  // Frames, plug-ins, forms, the document itself
  '<iframe src="javascript:parent.xss()"></iframe>',
  '<iframe srcdoc="<script>parent.xss()</script>"></iframe>',
  '<iframe srcdoc="&lt;img src=x onerror=parent.xss()&gt;"></iframe>',
  '<object data="javascript:xss()"></object>',
  '<object data="data:text/html,<script>parent.xss()</script>"></object>',
  '<embed src="javascript:xss()">',
  '<embed src="data:image/svg+xml,<svg xmlns=\'http://www.w3.org/2000/svg\'><script>parent.xss()</script></svg>">',
  '<frameset onload=xss()><frame src="javascript:xss()"></frameset>',
  '<form action="javascript:xss()"><input type=submit autofocus></form>',
  '<form><button formaction="javascript:xss()">x</button></form>',
  '<isindex action="javascript:xss()">',
  '<base href="javascript:xss()//"><a href="x">x</a>',
  '<meta http-equiv="refresh" content="0;url=javascript:xss()">',
  '<link rel="stylesheet" href="javascript:xss()">',
  '<link rel="import" href="data:text/html,<script>xss()</script>">',
  '<style>@import "javascript:xss()";</style>',
  '<style>*{background:url("javascript:xss()")}</style>',
  '<p style="width:expression(xss())">x</p>',
  '<p style="background:url(javascript:xss())">x</p>',
  '<p style="-moz-binding:url(data:text/xml,xss());behavior:url(x)">x</p>',
  '<p style="background-image:\\75\\72\\6c(\'https://example.com/track\')">x</p>',
  '<dialog open onclose=xss()><form method=dialog><button autofocus>x</button></form></dialog>',
  '<portal src="javascript:xss()"></portal>',
  // Drawings and formulas
  '<svg onload=xss()>',
  '<svg><script>xss()</script></svg>',
  '<svg><script>&#120;ss()</script></svg>',
  '<svg><a xlink:href="javascript:xss()"><text y=20>x</text></a></svg>',
  '<svg><animate onbegin=xss() attributeName=x dur=1s></svg>',
  '<svg><set onbegin=xss() attributeName=x to=y></svg>',
  '<svg><a><animate attributeName=href values="javascript:xss()"/><text y=20>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=\'http://www.w3.org/2000/svg\'><image href=x onerror=xss() /></svg>#x"/></svg>',
  '<svg><foreignObject><img src=x onerror=xss()></foreignObject></svg>',
  '<svg><image href=x onerror=xss()></svg>',
  '<svg><style><img src=x onerror=xss()></style></svg>',
  '<math><a xlink:href="javascript:xss()">x</a></math>',
  '<math><maction actiontype="statusline#javascript:xss()">x</maction></math>',
  '<math href="javascript:xss()">x</math>',
  // Text that changes its meaning when it is read a second time
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=xss()&gt;">',
  '<math><mtext><mglyph><svg><mtext><style><a title="</style><img src onerror=xss()>"></style></mtext></svg></mglyph></mtext></math>',
  '<svg></p><style><a id="</style><img src=1 onerror=xss()>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=xss()>',
  '<noscript><p title="</noscript><img src=x onerror=xss()>">',
  '<noembed><p title="</noembed><img src=x onerror=xss()>"></noembed>',
  '<xmp><p title="</xmp><img src=x onerror=xss()>"></xmp>',
  '<plaintext><img src=x onerror=xss()>',
  '<textarea><p title="</textarea><img src=x onerror=xss()>"></textarea>',
  '<title><p title="</title><img src=x onerror=xss()>"></title>',
  '<template><img src=x onerror=xss()></template>',
  '<template shadowrootmode=open><img src=x onerror=xss()></template>',
  '<div><template shadowrootmode=open><script>xss()</script></template></div>',
  '<!--><img src=x onerror=xss()>-->',
  '<!--[if gte IE 4]><script>xss()</script><![endif]-->',
  '<![CDATA[<img src=x onerror=xss()>]]>',
  '<?xml-stylesheet href="javascript:xss()"?><img src=x onerror=xss()>',
  '<p title="`<img src=x onerror=xss()>`">x</p>',
  '<select><template><img src=x onerror=xss()></template></select>',
  '<x-y is="x" onclick=xss()>x</x-y>',
  // Names that shadow the page's own
  '<a id=defaultView><a id=defaultView name=alert href="javascript:xss()">x</a>',
  '<form id=attributes><input name=attributes onfocus=xss() autofocus></form>',
  '<img name=getElementById><img name=cookie><img id=xss src=x>',
  '<div id=root onclick=xss()>x</div><iframe name=parent srcdoc="<script>parent.xss()</script>"></iframe>',
];

/** Markdown that would run something once it is HTML. */
export const scriptedMarkdown: readonly string[] = [
  '[x](javascript:xss())',
  '[x](JaVaScRiPt:xss())',
  '[x](java&#115;cript:xss())',
  '[x](<java\tscript:xss()>)',
  '[x](  javascript:xss())',
  '[x](vbscript:xss())',
  '[x](data:text/html;base64,PHNjcmlwdD5wYXJlbnQueHNzKCk8L3NjcmlwdD4=)',
  '[x]: javascript:xss()\n\n[x]',
  '[x](https://example.com "onmouseover=xss()")',
  '[x](https://example.com/"onmouseover="xss())',
  '![x](javascript:xss())',
  '![x](x"onerror="xss())',
  '![x" onerror="xss()](x)',
  '![x](data:image/svg+xml,%3Csvg%20onload=%22xss()%22%20xmlns=%22http://www.w3.org/2000/svg%22/%3E)',
  '<javascript:xss()>',
  '<JAVASCRIPT:xss()>',
  '`<img src=x onerror=xss()>`</code><img src=x onerror=xss()>',
  '```"><img src=x onerror=xss()>\nx\n```',
  '```html\n</code></pre><img src=x onerror=xss()>\n```\n</code></pre><img src=x onerror=xss()>',
  '| a |\n| --- |\n| <img src=x onerror=xss()> |',
  '- [ ] <svg onload=xss()>',
  '# <img src=x onerror=xss()>',
  '> <iframe srcdoc="<script>parent.xss()</script>">',
  'x[^1]\n\n[^1]: <img src=x onerror=xss()>',
  '<!--rehype:onclick=xss()-->\nx',
  'x <!--rehype:style=position:fixed&onmouseover=xss()-->',
  '<div markdown="1" onclick=xss()>\n\n[x](javascript:xss())\n\n</div>',
  '<p>\n\n<img src=x onerror=xss()>\n\n</p>',
  '\\<img src=x onerror=xss()\\>\n\n&lt;img src=x onerror=xss()&gt;\n\n<img src=x onerror=xss()>',
];

/** Listens for anything that runs; returns what has run. Everything is restored when the test ends. */
export function setTrap(): readonly string[] {
  const sprung: string[] = [];
  const names = ['xss', 'alert', 'confirm', 'prompt', 'print'];
  const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const);
  for (const name of names)
    Object.defineProperty(window, name, {
      configurable: true,
      writable: true,
      value: () => sprung.push(`${name}()`),
    });
  onTestFinished(() => {
    for (const [name, descriptor] of before) {
      Reflect.deleteProperty(window, name);
      if (descriptor) Object.defineProperty(window, name, descriptor);
    }
  });
  return sprung;
}

const acting =
  'script, style, iframe, frame, object, embed, applet, base, meta, link, form, input, select, textarea, button, ' +
  'svg, math, template, noscript, dialog, portal, marquee, animate, set, use, foreignObject';

/** Parts of an element in the page that could act: elements, attributes, addresses, names. */
export function dangersIn(root: Element): string[] {
  const elements = [...root.querySelectorAll('*')];
  const wrong = elements.filter((element) => element.matches(acting)).map(({ tagName }) => `<${tagName}>`);
  const attributes = elements.flatMap((element) => [...element.attributes]);
  return [...wrong, ...attributes.filter(isDangerous).map(({ name, value }) => `${name}="${value}"`)];
}

function isDangerous({ name, value }: Attr): boolean {
  const plain = [...value.toLowerCase()].filter((sign) => sign > ' ' && sign !== '\u007f').join('');
  if (/^on|srcdoc|formaction|^ping$|autofocus|popover/.test(name)) return true;
  if (name === 'id' || name === 'name') return !value.startsWith('user-content-');
  if (name === 'style') return /url|expression|binding|behavior|position|z-index|animation/.test(plain);
  return /^(javascript|vbscript|blob):/.test(plain) || (/^data:/.test(plain) && !/^data:image\//.test(plain));
}

/** Waits until every picture has loaded or failed: then all listeners for that have been called. */
export async function settled(root: ParentNode = document): Promise<void> {
  const pictures = [...root.querySelectorAll('img')];
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
