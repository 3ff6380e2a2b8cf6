import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { article, give, notes, openEditor, pngOf } from '@/src/testing/openEditor';
import type { VisitOptions } from '@/src/testing/openView';
import { pictureFile } from '@/src/testing/pictureFile';
import { setTrap } from '@/src/testing/storedScripts';

const upload = platformCalls.imageUpload.path;

test.each(['paste', 'drop'] as const)('[WID-3] [VAL-5] pictures are uploaded and put in: %s', async (way) => {
  const { mockServer, text, last } = await openEditor(article, '<p>前后</p>');
  const file = await pictureFile('录取 榜单.png');
  give(text, way, (data) => data.items.add(file));
  const picture = text.getByRole('img', { name: '录取 榜单' });
  await expect.element(picture).toBeVisible();
  expect(last()).toMatch(/<img src="\/profile\/image\/\d+" alt="录取 榜单">/);
  expect(mockServer.requests.of(upload).map(({ body }) => body)).toEqual([
    { type: 'png', image: '录取 榜单.png', storeId: '1' },
  ]);
});

test('[WID-3] a plain text that comes with a picture is kept beside it, in both editors', {
  tags: 'full',
}, async () => {
  const pasted = async (data: DataTransfer, picture: File) => {
    data.setData('text/plain', '请看下图');
    data.items.add(picture);
  };
  const picture = await pictureFile();
  const html = await openEditor(article, null);
  await html.text.click();
  give(html.text, 'paste', (data) => void pasted(data, picture));
  await expect.poll(() => html.last()).toMatch(/请看下图/);
  await expect.poll(() => html.last()).toMatch(/<img src="\/profile\/image\/\d+"/);
  await html.screen.unmount();
  const markdown = await openEditor(notes, '');
  const taken = new DataTransfer();
  await pasted(taken, picture);
  const event = new ClipboardEvent('paste', { clipboardData: taken, bubbles: true, cancelable: true });
  // The browser inserts the text by itself, unless somebody prevents it.
  expect(markdown.text.element().dispatchEvent(event)).toBe(true);
  await expect.poll(() => markdown.last()).toMatch(/\(\/profile\/image\/\d+\)/);
});

test('[VAL-5] a picture that carries its own data is uploaded from where it was pasted', async () => {
  const { text, last } = await openEditor(article, null);
  const bytes = new Uint8Array(await (await pictureFile()).arrayBuffer());
  const address = `data:image/png;base64,${btoa(String.fromCharCode(...bytes))}`;
  give(text, 'paste', (data) => data.setData('text/html', `<p>前<img src="${address}">后</p>`));
  await expect.poll(() => last()).toMatch(/^<p>前<img src="\/profile\/image\/\d+"[^>]*>后<\/p>$/);
});

test.each([
  ['another kind of file', () => new File(['x'], '说明.pdf'), '图片格式错误！'],
  ['a picture of another kind', () => new File(['GIF89a'], '动图.gif'), '图片格式错误！'],
  ['something else under a picture’s name', () => new File(['%PDF-1.7'], '榜单.png'), '图片格式错误！'],
  ['a picture under another kind’s name', async () => pictureFile('榜单.jpg'), '图片格式错误！'],
  ['an empty file', () => new File([], '空.png'), '图片格式错误！'],
  ['3145729 bytes', () => pngOf(3_145_729), '上传图片大小不能超过 3 MB！'],
  [
    'a picture that broke off',
    async () => new File([(await pictureFile()).slice(0, 50)], '半张.png'),
    '图片无法读取，请重新选择！',
  ],
])('[VAL-5] the HTML editor refuses %s unsent', async (_, file, message) => {
  const { mockServer, text, notifications, changes, screen } = await openEditor(article, null);
  const chosen = await file();
  give(text, 'drop', (data) => data.items.add(chosen));
  await expect.poll(() => notifications).toEqual([`error: ${chosen.name}：${message}`]);
  await expect.element(screen.getByText('张图片尚未插入')).not.toBeInTheDocument();
  expect([mockServer.requests.of(upload), changes]).toEqual([[], []]);
});

test('[VAL-5] 3145728 bytes are taken; a drawing is uploaded without its scripts', async () => {
  const { text, last } = await openEditor(article, null);
  const svg =
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="xss()" viewBox="0 0 9 9"><script>xss()</script>' +
    '<a href="javascript:xss()"><circle r="4" onclick="xss()"/></a><foreignObject><p>x</p></foreignObject></svg>';
  const sprung = setTrap();
  const largest = await pngOf(3_145_728);
  give(text, 'paste', (data) => {
    data.items.add(largest);
    data.items.add(new File([svg], '图.svg', { type: 'image/svg+xml' }));
  });
  await expect.poll(() => text.getByRole('img').elements().length).toBe(2);
  const address = /src="([^"]*)" alt="图"/.exec(last() ?? '')?.[1] ?? '';
  const stored = await (await fetch(address)).text();
  expect(stored).toMatch(/^<svg[^>]*viewBox="0 0 9 9"/);
  expect(stored).toContain('<circle r="4"');
  expect(stored).not.toMatch(/xss|script|foreignObject/i);
  expect(sprung).toEqual([]);
});

test('[VAL-6] a failed upload says so in the place of the picture, keeps the text, and can be retried', async () => {
  const { mockServer, file, notifications, changes, text, screen, last } = await openEditor(
    article,
    '<p>正文</p>',
  );
  const heal = mockServer.faults.inject({ kind: 'status', status: 500, path: upload });
  await userEvent.upload(file, await pictureFile('榜单.png'));
  await expect.element(text.getByText('图片插入失败：榜单.png')).toBeVisible();
  await expect.element(screen.getByText('1 张图片尚未插入')).toBeVisible();
  expect([notifications, changes]).toEqual([['error: 图片插入失败'], []]);
  await screen.getByRole('button', { name: '保存' }).click();
  await expect.element(screen.getByText('图片尚未上传完成，请稍候，或移除后再保存')).toBeVisible();
  heal();
  await text.getByRole('button', { name: '重试' }).click();
  await expect.element(text.getByRole('img', { name: '榜单' })).toBeVisible();
  await expect.element(screen.getByText('张图片尚未插入')).not.toBeInTheDocument();
  expect(last()).toMatch(/^<p>(<img[^>]*>正文|正文<img[^>]*>)<\/p>$/);
});

test('[VAL-6] a picture goes on while its tab is hidden, and earlier steps can still be undone', {
  tags: 'full',
}, async () => {
  const { mockServer, text, screen, last, look } = await openEditor(article, '<p>正文</p>');
  await text.fill('新文');
  mockServer.faults.inject({ kind: 'hold', path: upload });
  const picture = await pictureFile('榜单.png');
  give(text, 'paste', (data) => data.items.add(picture));
  await expect.element(text.getByText('正在上传 榜单.png')).toBeVisible();
  look(false);
  mockServer.faults.clear();
  await expect.poll(last).toMatch(/<img /);
  look(true);
  await expect.element(text.getByRole('img', { name: '榜单' })).toBeVisible();
  const undo = screen.getByRole('button', { name: '撤销' });
  await undo.click();
  await undo.click();
  await expect.poll(last).toBe('<p>正文</p>');
});

test('[FILE-5] the configuration is asked for with the bearer token; the server may allow less than VAL-5', async () => {
  const path = platformCalls.editorConfig.path;
  const data = {
    imageMaxSize: 50,
    imageAllowFiles: ['.PNG', '.gif'],
    imageUrlPrefix: 'https://cdn.example.com',
  };
  const prepare: VisitOptions['prepare'] = ({ faults }) =>
    faults.inject({ kind: 'code', code: 20000, data, path });
  const { mockServer, file, notifications } = await openEditor(article, null, { prepare });
  await expect.element(file).toHaveAttribute('accept', '.png');
  const [request] = mockServer.requests.of(path);
  expect(request).toMatchObject({ method: 'POST', body: { action: 'config' } });
  expect(request?.headers.authorization).toMatch(/^Bearer \S+/);
  await userEvent.upload(file, await pictureFile());
  await expect.poll(() => notifications).toEqual(['error: picture.png：上传图片大小不能超过 1 KB！']);
});

test('[FILE-5] the editor works without its configuration', async () => {
  const path = platformCalls.editorConfig.path;
  const prepare: VisitOptions['prepare'] = ({ faults }) =>
    faults.inject({ kind: 'status', status: 500, path });
  const { file, notifications, text } = await openEditor(article, null, { prepare });
  await expect.element(file).toHaveAttribute('accept', '.jpeg,.jpg,.png,.svg');
  await userEvent.upload(file, await pictureFile());
  await expect.element(text.getByRole('img')).toBeVisible();
  expect(notifications).toEqual([]);
});

test('[WID-3] the Markdown editor speaks Chinese, shows its preview beside the text, and hands on typed text', async () => {
  const { screen, text, last } = await openEditor(notes, null);
  await text.fill('## 标题\n\n<b onclick="x()">粗</b>');
  await expect.element(screen.getByRole('heading', { name: '标题' })).toBeVisible();
  expect(last()).toBe('## 标题\n\n<b onclick="x()">粗</b>');
  expect(screen.getByText('粗', { exact: true }).element().getAttributeNames()).toEqual([]);
  const names = screen
    .getByRole('button')
    .elements()
    .map((button) => button.getAttribute('aria-label') ?? '');
  expect(names.filter((name) => /[a-z]{3}/i.test(name))).toEqual([]);
  await text.fill('');
  expect(last()).toBe('');
});

test.each([
  ['- 甲', '乙', '- 甲\n- 乙\n\n段落'],
  ['9. 甲', '乙', '9. 甲\n10. 乙\n\n段落'],
  ['- [x] 甲', '乙', '- [x] 甲\n- [ ] 乙\n\n段落'],
])(
  '[WID-3] Enter on an item without words ends the list that began with %j',
  { tags: 'full' },
  async (...typed) => {
    const [first, second, whole] = typed;
    const { text, last } = await openEditor(notes, first);
    await text.click();
    await userEvent.keyboard(`{Control>}{End}{/Control}{Enter}${second}{Enter}{Enter}段落`);
    expect(last()).toBe(whole);
  },
);

test('[WID-3] Escape leaves the full screen of the Markdown editor, and a drawer around it stays open', async () => {
  const { screen, text } = await openEditor(notes, 'text');
  const escaped: boolean[] = [];
  const hear = ({ key }: KeyboardEvent) => escaped.push(key === 'Escape');
  document.addEventListener('keydown', hear);
  const height = () => text.element().closest('.markdown-editor')?.clientHeight ?? 0;
  const low = height();
  await screen.getByRole('button', { name: '全屏', exact: true }).click();
  await expect.poll(height).toBe(window.innerHeight);
  await userEvent.keyboard('{Escape}');
  await expect.poll(height).toBe(low);
  document.removeEventListener('keydown', hear);
  expect(escaped).toEqual([]);
});

test('[VAL-5] [VAL-6] the Markdown editor refuses pictures over 5 MB, retries failed ones, and writes at the cursor', async () => {
  const { mockServer, screen, text, notifications, last } = await openEditor(notes, '前后');
  const [tooLarge, largest] = [await pngOf(5_242_881), await pngOf(5_242_880)];
  give(text, 'drop', (data) => data.items.add(tooLarge));
  await expect.poll(() => notifications).toEqual(['error: 大.png：上传图片大小不能超过 5 MB！']);
  const heal = mockServer.faults.inject({ kind: 'network', path: upload });
  await text.click();
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowRight}');
  give(text, 'paste', (data) => data.items.add(largest));
  await expect.element(screen.getByText('图片插入失败：大.png')).toBeVisible();
  heal();
  await screen.getByRole('button', { name: '重试' }).click();
  await expect.poll(() => last()).toMatch(/^前!\[大\]\(\/profile\/image\/\d+\)后$/);
});

test('[WID-3] a picture that arrives in a Markdown text while some of it is selected is put after that', {
  tags: 'full',
}, async () => {
  const { mockServer, text, screen, last } = await openEditor(notes, '前后');
  mockServer.faults.inject({ kind: 'hold', path: upload });
  await text.click();
  const picture = await pictureFile('榜单.png');
  give(text, 'paste', (data) => data.items.add(picture));
  await expect.element(screen.getByText('正在上传 榜单.png')).toBeVisible();
  await userEvent.keyboard('{Control>}a{/Control}');
  mockServer.faults.clear();
  await expect.poll(() => last()).toMatch(/^前后!\[榜单\]\(\/profile\/image\/\d+\)$/);
});
