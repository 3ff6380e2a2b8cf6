// The notice in browsers that are too old for the application, in a script and in words that all of them read. The rest of the page
// is swallowed, so that the application does not start.
var notice = [
  '<div role="alert" style="max-width:34em;margin:10vh auto;padding:0 1.5em;font:16px/1.8 sans-serif">',
  '<h1 style="font-size:22px">浏览器版本过旧，无法打开本系统</h1>',
  '<p>请更新浏览器，或复制地址栏中的网址，用下列浏览器之一打开：</p>',
  '<ul>',
  '<li>Chrome、Edge 108 及以上（Windows 7 可安装 Chrome 109）</li>',
  '<li>360、QQ 等浏览器：内核 108 及以上，并切换到极速模式</li>',
  '<li>Firefox 121 及以上</li>',
  '<li>Safari 16 及以上</li>',
  '</ul>',
  '</div>',
  '<plaintext hidden>',
];
document.write(notice.join(''));
