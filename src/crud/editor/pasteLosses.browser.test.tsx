import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { article, give, openEditor } from '@/src/testing/openEditor';

test('[WID-3] [O5] a paste reports its losses, and can be undone', async () => {
  const { screen, text, last } = await openEditor(article, '<p>甲</p>');
  const pasted = [
    '<h2 onclick="x()">通知</h2><script>x()</script><iframe src="https://example.com"></iframe>',
    '<ul><li>一</li></ul><table><tr><td>二</td></tr></table>',
  ].join('');
  give(text, 'paste', (data) => data.setData('text/html', pasted));
  await expect.element(text.getByRole('heading', { name: '通知' })).toBeVisible();
  await expect.element(text.getByRole('table')).toBeVisible();
  const told = '粘贴内容已净化，去除了脚本 1 处、事件属性 1 处、表单与嵌入内容 1 处';
  await expect.element(screen.getByText(told)).toBeVisible();
  const { bottom } = screen.getByRole('toolbar').element().getBoundingClientRect();
  expect(screen.getByRole('status').element().getBoundingClientRect().top).toBeCloseTo(bottom);
  expect(last()).not.toMatch(/script|onclick|iframe/);
  await screen.getByRole('button', { name: '撤销粘贴' }).click();
  await expect.element(screen.getByText(told)).not.toBeInTheDocument();
  expect(last()).toBe('<p>甲</p>');
});

test('[WID-3] [O5] the undoing of a paste leaves what was typed just before it', {
  tags: 'full',
}, async () => {
  const { screen, text, last } = await openEditor(article, '<p>甲</p>');
  await text.click();
  await userEvent.keyboard('乙');
  give(text, 'paste', (data) => data.setData('text/html', '丙<script>x()</script>'));
  await expect.poll(last).toMatch(/丙/);
  await screen.getByRole('button', { name: '撤销粘贴' }).click();
  await expect.poll(last).not.toMatch(/丙/);
  expect(last()).toMatch(/乙/);
});

test('[WID-3] [O5] a paste and the source view report links and films that the text cannot hold', {
  tags: 'full',
}, async () => {
  const { screen, text, last } = await openEditor(article, '<p>甲</p>');
  give(text, 'paste', (data) => data.setData('text/html', '<p><a href="/a">乙</a></p>'));
  await expect.element(screen.getByText('粘贴内容已净化，去除了链接 1 处')).toBeVisible();
  await screen.getByRole('button', { name: '知道了' }).click();
  const before = last();
  const view = screen.getByRole('button', { name: '源代码' });
  await view.click();
  await view.click();
  await expect.element(screen.getByText('已净化')).not.toBeInTheDocument();
  await view.click();
  const source = screen.getByRole('textbox', { name: '正文源代码' });
  await source.fill('<p><a href="/a">丙</a></p><video src="https://example.com/a.mp4"></video>');
  await view.click();
  await expect.element(screen.getByText('源代码已净化，去除了音视频 1 处、链接 1 处')).toBeVisible();
  await expect.element(text).toHaveTextContent('丙');
  await screen.getByRole('button', { name: '撤销修改' }).click();
  await expect.element(screen.getByText('已净化')).not.toBeInTheDocument();
  await expect.poll(last).toBe(before);
});

test('[WID-3] the losses of a paste are told until the text is changed: 撤销粘贴 would undo that change', async () => {
  const { screen, text, last } = await openEditor(article, '<p>甲</p>');
  const told = screen.getByText('粘贴内容已净化，去除了脚本 1 处');
  give(text, 'paste', (data) => data.setData('text/html', '<h2>通知</h2><script>x()</script>'));
  await expect.element(told).toBeVisible();
  await text.click();
  await expect.element(told).toBeVisible();
  await userEvent.keyboard('乙');
  await expect.element(told).not.toBeInTheDocument();
  expect(last()).toMatch(/通知.*乙|乙.*通知/);
});
