import { expect, test } from 'vitest';
import { lostParts } from './pasteReport';

const word =
  '<!--[if gte mso 9]><xml></xml><![endif]--><style>p{}</style>' +
  '<p class="MsoNormal" style="margin:0"><span style="color:red">红</span><o:p></o:p></p>' +
  '<img src="file:///C:/a.png"><script>x()</script><b onclick="x()">粗</b>';

test('[O5] a paste reports its losses by kind, and nothing that stayed', () => {
  expect(lostParts(word, '<p><span style="color:red">红</span></p><b>粗</b>')).toEqual([
    '样式 2 处',
    '脚本 1 处',
    '事件属性 1 处',
    '办公软件标记 4 处',
    '本机图片 1 处',
  ]);
  expect(lostParts('<h2>标题</h2><p>正文</p>', '<h2>标题</h2><p>正文</p>')).toEqual([]);
});

test('[O5] links, sizes, backgrounds and films that did not stay are reported as well', () => {
  const page =
    '<a href="/a">甲</a><a class="b" href="https://example.com/">乙</a><a name="c">丙</a>' +
    '<table bgcolor="#eee"><tr><td width="90">丁</td></tr></table><video src="/a.mp4"></video>';
  const kept =
    '甲<a href="https://example.com/">乙</a>丙<table style="min-width: 25px;"><tr><td>丁</td></tr></table>';
  expect(lostParts(page, kept)).toEqual(['样式 2 处', '音视频 1 处', '链接 1 处']);
});
