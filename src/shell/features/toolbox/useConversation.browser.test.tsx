import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { someUser } from '@/providers/auth/userFixture';
import type { ToolboxChoice } from '@/src/services/useToolbox';
import { openPage, renderToolbox, Workbench } from './testToolbox';

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1440, 900);
});

describe('[TBX-5] tokenExpired', () => {
  const alert = '登录状态已过期，请重新登录';

  test('from the tool: one alert that stays until 确定, which signs out', async () => {
    const made = await renderToolbox();
    await openPage(made, '普通批计划');
    const tool = made.tool('普通批计划');
    await tool.getByRole('button', { name: '发送 tokenExpired' }).click();
    const question = made.screen.getByRole('dialog', { name: '系统提示' });
    await expect.element(question.getByText(alert)).toBeVisible();
    await expect.element(question.getByRole('button', { name: '确定' })).toHaveFocus();
    await userEvent.keyboard('{Escape}{Escape}');
    await expect.element(question.getByText(alert)).toBeVisible();
    await expect.element(made.drawer).toBeInTheDocument();
    expect(question.getByRole('button').elements()).toHaveLength(1);
    expect(made.services.session.get().phase).toBe('active');
    await question.getByRole('button', { name: '确定' }).click();
    expect(made.services.session.get()).toEqual({ phase: 'signed-out', landing: '/index' });
  });

  test('from another origin inside the frame, and what is no message: ignored', async () => {
    const made = await renderToolbox();
    await openPage(made, '普通批计划');
    const tool = made.tool('普通批计划');
    await tool.getByRole('button', { name: '从错误来源发送' }).click();
    await expect.poll(made.shown).toContain('应被忽略');
    await tool.getByRole('button', { name: '发送未知消息' }).click();
    await tool.getByRole('button', { name: '发送非对象' }).click();
    // Answered after the others: they have been heard by then.
    await tool.getByRole('button', { name: '加入志愿表：清华大学' }).click();
    await expect.poll(made.shown).toContain('请先打开志愿填报工作台');
    await expect.element(made.screen.getByText(alert)).not.toBeInTheDocument();
  });

  const foreignSenders: [name: string, origin: () => string, source: (tool: Window) => Window][] = [
    ['the tool’s window, at another origin', () => 'https://evil.example.com', (tool) => tool],
    ['another window, at the tool’s origin', () => location.origin, () => window],
  ];
  test.each(foreignSenders)('%s: ignored', async (_, origin, source) => {
    const made = await renderToolbox();
    await openPage(made, '普通批计划');
    await expect.poll(made.shown).toContain('北京大学');
    const speaker = made.frame().contentWindow;
    if (!speaker) throw new Error('The frame has no window');
    const say = (data: object, about: MessageEventInit) =>
      window.dispatchEvent(new MessageEvent('message', { data, ...about }));
    say({ type: 'tokenExpired' }, { origin: origin(), source: source(speaker) });
    // Heard after it, and answered.
    say({ type: 'addChoice', schoolCode: '10003' }, { origin: location.origin, source: speaker });
    await expect.poll(made.shown).toContain('请先打开志愿填报工作台');
    await expect.element(made.screen.getByText(alert)).not.toBeInTheDocument();
  });

  test('heard while the drawer is folded, too', { tags: 'full' }, async () => {
    const made = await renderToolbox();
    await openPage(made, '普通批计划');
    await expect.poll(made.shown).toContain('北京大学');
    const speaker = made.frame().contentWindow;
    await made.drawer.getByRole('button', { name: '折叠' }).click();
    const data = '{"type":"tokenExpired"}';
    window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: speaker }));
    await expect.element(made.screen.getByText(alert)).toBeVisible();
  });
});

describe('messages to and from the tool', () => {
  test('ready is answered with token, user and query', async () => {
    const made = await renderToolbox({ user: someUser({ id: 7, name: 'guwen' }) });
    await openPage(made, '普通批计划');
    await expect.poll(made.shown).toMatch(/init已收到.*令牌后四位abcd.*用户guwen（7）/);
  });

  test('a change of the theme is told to the tool that is there', async () => {
    const made = await renderToolbox();
    await openPage(made, '普通批计划');
    await expect.poll(made.shown).toContain('init已收到');
    const theme = (): string | undefined => made.frame().contentDocument?.documentElement.dataset.theme;
    expect(theme()).toBe('light');
    await expect.element(made.drawer.getByText('正在加载…')).not.toBeInTheDocument();
    made.services.settings.change({ scheme: 'dark' });
    await expect.poll(theme).toBe('dark');
    expect(made.at()).toContain('theme=light');
  });

  test('a row goes to the open workbench, and its word goes back', { tags: 'full' }, async () => {
    const taken: ToolboxChoice[] = [];
    const made = await renderToolbox({ page: <Workbench values={{}} taken={taken} /> });
    await openPage(made, '普通批计划');
    const add = made.tool('普通批计划').getByRole('button', { name: '加入志愿表：清华大学' });
    await add.click();
    await expect.poll(made.shown).toContain('已加入第 1 个志愿');
    expect(taken).toEqual([{ schoolCode: '10003', groupCode: '008', majorCode: '010' }]);
    await add.click();
    await expect.poll(made.shown).toContain('该专业组已在志愿表中');
  });
});
