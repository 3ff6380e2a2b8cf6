import { expect, test } from 'vitest';
import { lostByPaste } from './pasteReport';

const word =
  '<!--[if gte mso 9]><xml></xml><![endif]--><style>p{}</style>' +
  '<p class="MsoNormal" style="margin:0"><span style="color:red">红</span><o:p></o:p></p>' +
  '<img src="file:///C:/a.png"><script>x()</script><b onclick="x()">粗</b>';

test('[O5] a paste reports its losses by kind, and nothing that stayed', () => {
  expect(lostByPaste(word, '<p><span style="color:red">红</span></p><b>粗</b>')).toEqual([
    '样式 2 处',
    '脚本 1 处',
    '事件属性 1 处',
    '办公软件标记 4 处',
    '本机图片 1 处',
  ]);
  expect(lostByPaste('<h2>标题</h2><p>正文</p>', '<h2>标题</h2><p>正文</p>')).toEqual([]);
});
