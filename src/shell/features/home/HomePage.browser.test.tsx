import { beforeEach, expect, test } from 'vitest';
import { refusal } from '../../model/testServices';
import { homeResponses, openHome } from './openHome';

beforeEach(() => sessionStorage.clear());

test('the page greets by the hour of the given clock, and counts the days until the exam', async () => {
  const { screen, block } = await openHome({ clock: () => new Date(2026, 5, 28, 8).getTime() });
  await expect.element(screen.getByRole('heading', { name: '早上好，林知远' })).toBeVisible();
  await expect.element(block('欢迎')).toHaveTextContent(/距 2027 年高考还有 344 天/);
});

test('the countdown is there before the server has answered, and on the days of the exam it says so', async () => {
  const never = () => new Promise(() => {});
  const { block } = await openHome({
    change: { summary: never },
    clock: () => new Date(2026, 5, 8, 8).getTime(),
  });
  await expect.element(block('欢迎')).toHaveTextContent('2026 年高考进行中');
});

test('the step before the next exam is said instead of the days until the exam, and takes no more room', async () => {
  const summary = { examDate: '2027-06-07', days: 352, cards: [] };
  const heightOf = async (change: Parameters<typeof openHome>[0], text: string | RegExp) => {
    const { block, screen } = await openHome(change);
    await expect.element(block('欢迎')).toHaveTextContent(text);
    const { height } = block('欢迎').element().getBoundingClientRect();
    await screen.unmount();
    return height;
  };
  const without = await heightOf({}, /距 2027 年高考还有/);
  for (const countdown of ['距离出分还有 4 天', '今天出分']) {
    const only = new RegExp(`日?星期.${countdown}$`);
    expect(await heightOf({ change: { summary: () => ({ ...summary, countdown }) } }, only)).toBe(without);
  }
});

test('a card leads to the page that it counts', async () => {
  const { screen, where } = await openHome();
  const link = screen.getByRole('list', { name: '指标' }).getByRole('link', { name: /机构总数/ });
  await expect.element(link).toHaveTextContent('机构总数36 家其中停用 3 家');
  // Cut on a narrow card, and whole for the pointer.
  await expect.element(link.getByTitle('其中停用 3 家')).toBeVisible();
  await link.click();
  await expect.element(where).toHaveTextContent('/customer/list');
});

test('a figure without a page is shown to whoever is permitted, and leads nowhere', async () => {
  const amount = { key: 'monthAmount', label: '本月订单金额', value: '880.00', unit: '元', path: '' };
  const cards = ['customer:store:list', 'none:such:list'].map((permission) => ({ ...amount, permission }));
  const { screen } = await openHome({
    permissions: ['customer:store:list'],
    change: { summary: () => ({ cards }) },
  });
  const figures = screen.getByRole('list', { name: '指标' });
  await expect.element(figures.getByRole('listitem')).toHaveTextContent('本月订单金额¥880.00');
  expect(figures.getByRole('link').elements()).toEqual([]);
});

test('a to-do leads to its filtered page, and is absent where its page is not in the menu', async () => {
  const { block, where } = await openHome();
  await expect.element(block('待办事项').getByRole('listitem')).toHaveTextContent('待分配角色的新账号2');
  await block('待办事项').getByRole('link').click();
  await expect.element(where).toHaveTextContent('/system/user?roleId=0');
});

test('[PERM-3] a card, a to-do or a gated block without permission is absent; the others take the whole row', async () => {
  const { screen, block } = await openHome({ permissions: ['customer:site:list'] });
  await expect.element(block('待办事项')).toHaveTextContent('暂无待办事项');
  await expect.element(block('志愿季日历').getByText('湖南')).toBeVisible();
  for (const name of ['业务趋势', '即将到期机构', '省份用户排行'])
    await expect.element(block(name)).not.toBeInTheDocument();
  await expect.element(screen.getByText('机构总数')).not.toBeInTheDocument();
  const width = (name: string) => block(name).element().getBoundingClientRect().width;
  expect(width('志愿季日历')).toBeGreaterThan(1.9 * width('通知公告'));
});

test('[PERM-3] a user who may list a part of the finances sees the trend, but no institutions', async () => {
  const { block } = await openHome({ permissions: ['finance:invoices:list'] });
  await expect.element(block('业务趋势').getByRole('slider')).toBeVisible();
  await expect.element(block('省份用户排行')).not.toBeInTheDocument();
});

test('a block that fails says so and asks again; the others stay', async () => {
  let broken = true;
  const todo = (body: unknown) => {
    if (broken) throw refusal('系统内部错误');
    return homeResponses.todo?.(body);
  };
  const { block } = await openHome({ change: { todo } });
  await expect.element(block('待办事项').getByRole('alert')).toHaveTextContent('系统内部错误');
  await expect.element(block('省份用户排行').getByText('河南')).toBeVisible();
  broken = false;
  await block('待办事项').getByRole('button', { name: '重试' }).click();
  await expect.element(block('待办事项').getByRole('link')).toHaveTextContent('待分配角色的新账号');
});

test('an answer of another layout is an error of its block, never an empty one', async () => {
  const { block } = await openHome({ change: { season: () => ({ windows: [] }) } });
  await expect.element(block('志愿季日历').getByRole('alert')).toHaveTextContent('home/season');
});

test('the line over the blocks is closed for good, until it says something else', async () => {
  const { screen } = await openHome();
  const tips = screen.getByRole('complementary', { name: '提示' });
  await expect.element(tips).toHaveTextContent('周日凌晨维护');
  await tips.getByRole('button', { name: '关闭提示' }).click();
  await expect.element(tips).not.toBeInTheDocument();
  await screen.unmount();
  const again = await openHome();
  await expect.element(again.block('欢迎')).toHaveTextContent('344');
  await expect.element(again.screen.getByText('周日凌晨维护')).not.toBeInTheDocument();
  await again.screen.unmount();
  const other = await openHome({ change: { summary: () => ({ tips: '系统已恢复', cards: [] }) } });
  await expect.element(other.screen.getByText('系统已恢复')).toBeVisible();
});

test('the season: who closes first, in red below twelve hours; who opens next', async () => {
  const { block } = await openHome();
  const season = block('志愿季日历');
  await expect.element(season.getByRole('listitem').nth(0)).toHaveTextContent('河南 本科提前批还剩 6 小时');
  await expect.element(season.getByText('还剩 6 小时')).toHaveClass('home-row-pressing');
  await expect.element(season.getByRole('listitem').nth(1)).toHaveTextContent('湖南 本科批还剩 3 天 5 小时');
  await expect.element(season.getByText('还剩 3 天 5 小时')).not.toHaveClass('home-row-pressing');
  await expect.element(season.getByRole('listitem').nth(2)).toHaveTextContent('福建 本科批06-30 08:00 开始');
});

test('shortcuts fill their block, however few they are; a to-do is a tile of one height', async () => {
  const { block } = await openHome({ width: 1440 });
  const todo = block('待办事项').getByRole('link');
  await expect.element(todo).toBeVisible();
  expect(todo.element().getBoundingClientRect().height).toBe(80);
  const section = block('快捷入口').element();
  const end = (element: Element) => element.getBoundingClientRect().bottom;
  const lowest = Math.max(...[...section.querySelectorAll('a')].map(end));
  expect(end(section) - lowest).toBeLessThan(24);
});

test('the place of the to-dos is kept for as many as there were the last time', async () => {
  const { screen, block } = await openHome({ width: 390 });
  await expect.element(block('待办事项').getByRole('link')).toBeVisible();
  await screen.unmount();
  const never = () => new Promise(() => {});
  const waiting = await openHome({ width: 390, change: { todo: never } });
  const reserved = waiting.block('待办事项').element().getBoundingClientRect().height;
  await waiting.screen.unmount();
  const again = await openHome({ width: 390 });
  await expect.element(again.block('待办事项').getByRole('link')).toBeVisible();
  expect(again.block('待办事项').element().getBoundingClientRect().height).toBe(reserved);
});

test.each([320, 390, 768, 992, 1440, 1920])('nothing overflows at %i px', async (width) => {
  const { block } = await openHome({ width });
  await expect.element(block('系统更新').getByRole('listitem')).toBeVisible();
  await expect.element(block('业务趋势').getByRole('slider')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
