import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { article, give, openEditor } from '@/src/testing/openEditor';
import { pictureFile } from '@/src/testing/pictureFile';

test('[WID-3] the HTML editor is 500 pixels high; a text that is only opened is not changed, however it was written', {
  tags: 'full',
}, async () => {
  const odd =
    '<P align=center>甲<br/>乙</P>\n<font color="red">丙</font><div>丁</div><table><tr><td>1</table>';
  const { screen, text, changes } = await openEditor(article, odd);
  const frame = screen.getByRole('group', { name: '正文编辑器' });
  expect(frame.element().getBoundingClientRect().height).toBe(500);
  await text.click();
  await userEvent.keyboard('{ArrowRight}');
  await screen.getByRole('button', { name: '源代码' }).click();
  await screen.getByRole('button', { name: '源代码' }).click();
  await expect.element(text).toHaveTextContent('甲乙丙丁1');
  expect(changes).toEqual([]);
});

test('a click on the label of the editor focuses its text, as that of an input does', async () => {
  const { screen, text } = await openEditor(article, null);
  await screen.getByTitle('正文').first().click();
  await expect.element(text).toHaveFocus();
});

test('[WID-3] the editor hands on the typed text, nothing once it is emptied, and takes a value from outside', async () => {
  const { text, replace, screen, last } = await openEditor(article, null);
  await text.fill('志愿');
  await expect.poll(last).toBe('<p>志愿</p>');
  await expect.element(screen.getByText('字数 2 / 10')).toBeVisible();
  // as by hand: what selects by itself may be overtaken by the editor's own selection
  await text.click();
  await userEvent.keyboard('{Control>}a{/Control}{Delete}');
  await expect.poll(last).toBe('');
  replace('<p>草稿</p>');
  await expect.element(text).toHaveTextContent('草稿');
  expect(last()).toBe('');
});

test.each([
  ['<p></p><p>&nbsp;</p>', '请输入正文'],
  ['<p>一</p>', '正文长度不能少于 2 个字符'],
  ['<p>一二三四五六<b>七八九十</b>一</p>', '正文长度不能超过 10 个字符'],
])('[WID-3] %s is refused at the field: %s', async (value, message) => {
  const { screen, text } = await openEditor(article, value);
  await screen.getByRole('button', { name: '保存' }).click();
  await expect.element(screen.getByText(message)).toBeVisible();
  await expect.element(text).toHaveAttribute('aria-invalid', 'true');
});

test('[WID-3] tools work on the selection, by mouse and by key; the Tab key leaves the toolbar in one step', async () => {
  const { screen, text, last } = await openEditor(article, '<p>志愿</p>');
  await text.click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await screen.getByRole('button', { name: '加粗' }).click();
  expect(last()).toBe('<p><strong>志愿</strong></p>');
  await expect.element(screen.getByRole('button', { name: '加粗' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Control>}b{/Control}{Control>}{Shift>}8{/Shift}{/Control}');
  expect(last()).toBe('<ul><li><p>志愿</p></li></ul>');
  screen.getByRole('button', { name: '加粗' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('button', { name: '斜体' })).toHaveFocus();
  await screen.getByRole('button', { name: '撤销' }).click();
  await screen.getByRole('button', { name: '表格' }).click();
  await page.getByRole('menuitem', { name: '插入表格（3 行 3 列）' }).click();
  await screen.getByRole('button', { name: '表格' }).click();
  await page.getByRole('menuitem', { name: '下方插入行' }).click();
  await expect.element(screen.getByRole('row').nth(3)).toBeInTheDocument();
});

test('[WID-3] a refused text leaves the tools as they are', { tags: 'full' }, async () => {
  const { screen } = await openEditor(article, null);
  const style = screen.getByRole('toolbar').getByText('正文', { exact: true });
  const { color } = getComputedStyle(style.element());
  await screen.getByRole('button', { name: '保存' }).click();
  await expect.element(screen.getByText('请输入正文')).toBeVisible();
  expect(getComputedStyle(style.element()).color).toBe(color);
});

test('[WID-3] the address of a link has the focus at each opening, and is not marked as wrong with the text', {
  tags: 'full',
}, async () => {
  const { screen } = await openEditor(article, null);
  const address = page.getByRole('textbox', { name: '链接地址' });
  const isWrong = async () => {
    await screen.getByRole('button', { name: '链接' }).click();
    await expect.element(address).toHaveFocus();
    const { className } = address.element();
    await userEvent.keyboard('{Escape}');
    await expect.element(address).not.toBeInTheDocument();
    return className.includes('error');
  };
  expect(await isWrong()).toBe(false);
  await screen.getByRole('button', { name: '保存' }).click();
  await expect.element(screen.getByText('请输入正文')).toBeVisible();
  expect(await isWrong()).toBe(false);
});

test('[WID-3] a table is inserted by key: the menu opens with the focus at its first choice', {
  tags: 'full',
}, async () => {
  const { screen, text, last } = await openEditor(article, '<p>甲</p>');
  await text.click();
  await userEvent.keyboard('{End}');
  screen.getByRole('button', { name: '表格' }).element().focus();
  await userEvent.keyboard('{Enter}');
  const [small, large] = ['3 行 3 列', '5 行 4 列'].map((size) =>
    page.getByRole('menuitem', { name: `插入表格（${size}）` }),
  );
  if (!small || !large) expect.unreachable();
  await expect.element(small).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(large).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(text).toHaveFocus();
  expect(text.getByRole('row').elements()).toHaveLength(5);
  expect(last()).toMatch(/<th[^>]*><p><\/p><\/th>/);
});

test('[WID-3] a link leads to http, https or mail, and to nothing else', async () => {
  const { screen, text, changes, last } = await openEditor(article, '<p>指南</p>');
  await text.click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await screen.getByRole('button', { name: '链接' }).click();
  const address = page.getByRole('textbox', { name: '链接地址' });
  await address.fill('java\nscript:alert(1)');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('请输入以 http://、https:// 或 mailto: 开头的链接')).toBeVisible();
  expect(changes).toEqual([]);
  await address.fill('www.example.com/guide');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => last()).toContain('href="https://www.example.com/guide"');
  expect(last()).toContain('rel="noopener noreferrer"');
});

test('[WID-3] the source view hands on sanitised HTML, also before it is left', async () => {
  const { screen, text, last } = await openEditor(article, '<p>甲</p>');
  await screen.getByRole('button', { name: '源代码' }).click();
  await screen
    .getByRole('textbox', { name: '正文源代码' })
    .fill('<h2 onclick="x()">乙</h2><script>x()</script>');
  expect(last()).toBe('<h2>乙</h2>');
  await screen.getByRole('button', { name: '源代码' }).click();
  await expect.element(text.getByRole('heading', { name: '乙' })).toBeVisible();
  await screen.getByRole('button', { name: '全屏' }).click();
  expect(screen.getByRole('group', { name: '正文编辑器' }).element().getBoundingClientRect().height).toBe(
    innerHeight,
  );
  await text.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: '全屏', exact: true })).toBeVisible();
});

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head><body>
<!--StartFragment--><p class=MsoNormal style='mso-pagination:none'><span lang=EN-US
style='font-family:"Times New Roman";mso-fareast-font-family:宋体;color:windowtext'>通知<o:p></o:p></span></p>
<p class=MsoListParagraph style='text-indent:-21pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span
style='font:7pt "Times New Roman"'>&nbsp; </span></span><![endif]>一</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>·&nbsp;</span>二</p>
<p class=MsoNormal align=center style='text-align:center'><b style='mso-bidi-font-weight:normal'><span style='color:#C00000'>红</span></b><img src="file:///C:/a.png"></p><!--EndFragment--></body></html>`;

test('[WID-3] a text from an office program is pasted clean, its lists as lists; losses are told', async () => {
  const { text, notifications, last } = await openEditor(article, null);
  give(text, 'paste', (data) => {
    data.setData('text/html', word);
    data.items.add(new File(['x'], 'image.png', { type: 'image/png' }));
  });
  const html = last();
  expect(html).toMatch(/^<p>通知<\/p>.*<p style="text-align: center;">/);
  expect(html).toMatch(/<ol[^>]*><li><p>一<\/p><ul><li><p>二<\/p><\/li><\/ul><\/li><\/ol>/);
  expect(html).toMatch(
    /<span style="color: (#c00000|rgb\(192, 0, 0\));?"><strong>红|<strong><span style="color/i,
  );
  expect(html).not.toMatch(/mso|class=|o:p|file:|font-family|windowtext/i);
  expect(notifications).toEqual(['warning: 1 张图片无法随文字粘贴，请单独复制或上传']);
});

test('[WID-3] a colour is chosen by key: the palette opens with the focus at its first or present one', {
  tags: 'full',
}, async () => {
  const { screen, text, last } = await openEditor(article, '<p>志愿</p>');
  const tool = screen.getByRole('button', { name: '文字颜色' });
  const [red, orange] = ['红色', '橙色'].map((name) => page.getByRole('button', { name }).first());
  if (!red || !orange) expect.unreachable();
  await text.click();
  await userEvent.keyboard('{Control>}a{/Control}');
  tool.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(red).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Tab}{Enter}');
  await expect.element(text).toHaveFocus();
  expect(last()).toContain('rgb(196, 103, 10)');
  tool.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(orange).toHaveFocus();
});

test('[WID-3] Escape closes the open choices of a tool, and nothing around the editor', {
  tags: 'full',
}, async () => {
  const { screen, text } = await openEditor(article, '<p>甲</p>');
  const passed: string[] = [];
  const listen = ({ key }: KeyboardEvent) => passed.push(key);
  window.addEventListener('keydown', listen);
  onTestFinished(() => window.removeEventListener('keydown', listen));
  const tools = [
    ['表格', page.getByRole('menuitem', { name: '插入表格（3 行 3 列）' })],
    ['文字颜色', page.getByRole('button', { name: '红色' })],
    ['链接', page.getByRole('textbox', { name: '链接地址' })],
  ] as const;
  for (const [name, choice] of tools) {
    await text.click();
    await screen.getByRole('button', { name, exact: true }).click();
    await expect.element(choice).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(choice).not.toBeInTheDocument();
    await expect.element(text).toHaveFocus();
  }
  expect(passed).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(passed).toEqual(['Escape']);
});

test.each([
  ['before', '图片插入失败'],
  ['after', '正在上传'],
])(
  '[VAL-6] a picture that fails %s its place was deleted bars no save',
  { tags: 'full' },
  async (when, seen) => {
    const { mockServer, text, screen, notifications } = await openEditor(article, '<p>正文</p>');
    const { path } = platformCalls.imageUpload;
    mockServer.faults.inject({ kind: 'status', status: 500, path });
    if (when === 'after') mockServer.faults.inject({ kind: 'hold', path });
    await text.click();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    const picture = await pictureFile();
    give(text, 'paste', (data) => data.items.add(picture));
    await expect.element(text.getByText(seen)).toBeVisible();
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}新文');
    // The place says that the picture is sent while the file is still being checked.
    await expect.poll(() => mockServer.requests.of(path).length).toBe(1);
    mockServer.faults.clear();
    await expect.poll(() => notifications).toEqual(['error: 图片插入失败']);
    await expect.element(screen.getByText('张图片尚未插入')).not.toBeInTheDocument();
  },
);
