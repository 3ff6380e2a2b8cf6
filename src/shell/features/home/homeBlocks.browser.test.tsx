import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openHome } from './openHome';

describe('the trend', () => {
  test('asks for the chosen range, says that it is a demonstration, and has its figures in a table', async () => {
    const { block, calls } = await openHome();
    const trend = block('业务趋势');
    await expect.element(trend.getByText('演示数据')).toBeVisible();
    const cells = trend.getByRole('row', { name: /2026-06-28/ }).getByRole('cell');
    await expect
      .poll(() => cells.elements().map((cell) => cell.textContent))
      .toEqual(['20', '3', '2', '¥720.00']);
    await trend.getByText('近 90 天').click();
    await expect
      .poll(() => calls.filter(({ path }) => path.endsWith('/trend')).map(({ body }) => body))
      .toEqual([{ days: 30 }, { days: 90 }]);
  });

  test('the arrow keys go from day to day, and each is read out', async () => {
    const { block } = await openHome();
    const slider = block('业务趋势').getByRole('slider');
    await expect
      .element(slider)
      .toHaveAttribute('aria-valuetext', expect.stringContaining('2026-06-28，注册用户 20'));
    slider.element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect
      .element(slider)
      .toHaveAttribute('aria-valuetext', expect.stringContaining('2026-06-27，注册用户 10'));
    await userEvent.keyboard('{ArrowLeft}{End}');
    await expect.element(slider).toHaveAttribute('aria-valuenow', '1');
  });
});

describe('the shortcuts', () => {
  test('the first pages of the menu; others are pinned, moved and removed, kept at once, and keep the focus', {
    tags: 'full',
  }, async () => {
    const { screen, block, services } = await openHome();
    const links = () =>
      block('快捷入口')
        .getByRole('link')
        .elements()
        .map((link) => link.textContent);
    expect(links()).toEqual(['机构列表', '主机与网站', '发票管理', '用户管理', '通知公告']);
    await block('快捷入口').getByRole('button', { name: '管理' }).click();
    const dialog = screen.getByRole('dialog', { name: '管理快捷入口' });
    await dialog.getByRole('button', { name: '移除：发票管理' }).click();
    await expect.element(dialog.getByRole('button', { name: '移除：用户管理' })).toHaveFocus();
    await dialog.getByRole('button', { name: '上移：主机与网站' }).click();
    await expect.element(dialog.getByRole('button', { name: '下移：主机与网站' })).toHaveFocus();
    expect(services.settings.get().quick).toEqual([
      '/customer/site',
      '/customer/list',
      '/system/user',
      '/system/notice',
    ]);
    await dialog.getByRole('searchbox').fill('发票');
    await dialog.getByRole('button', { name: /发票管理/ }).click();
    await expect.element(dialog.getByRole('searchbox')).toHaveFocus();
    await dialog.getByRole('button', { name: '完成' }).click();
    expect(links()).toEqual(['主机与网站', '机构列表', '用户管理', '通知公告', '发票管理']);
  });

  test('[A3] an edit keeps the pinned pages that the person may not open at the moment', {
    tags: 'full',
  }, async () => {
    const { screen, block, services } = await openHome({
      permissions: ['customer:store:list', 'customer:site:list'],
    });
    services.settings.keep({ quick: ['/finance/invoices', '/customer/site', '/customer/list'] });
    await block('快捷入口').getByRole('button', { name: '管理' }).click();
    await screen.getByRole('button', { name: '上移：机构列表' }).click();
    await expect
      .poll(() => services.settings.get().quick)
      .toEqual(['/customer/list', '/customer/site', '/finance/invoices']);
  });

  test('a shortcut leads to the tab of its page as it was left', { tags: 'full' }, async () => {
    const { block, where } = await openHome({ addressFor: ({ path }) => `${path}?page=3` });
    await block('快捷入口').getByRole('link', { name: '机构列表' }).click();
    await expect.element(where).toHaveTextContent('/customer/list?page=3');
  });

  test('a person without a menu is told what to do', async () => {
    const { block } = await openHome({ permissions: [] });
    await expect.element(block('快捷入口')).toHaveTextContent('暂无可用菜单，请联系管理员分配角色');
    await expect.element(block('快捷入口').getByRole('button')).not.toBeInTheDocument();
  });
});

test('an institution that is about to expire opens its record; the days are those of the calendar', async () => {
  const { block, where, calls } = await openHome();
  const stores = block('即将到期机构');
  await expect.element(stores.getByRole('listitem')).toHaveTextContent('2026-07-01还剩 3 天');
  expect(calls.find(({ path }) => path.endsWith('/store/list'))?.body).toMatchObject({
    page: 1,
    limit: 5,
    expireState: 'expiring',
  });
  await stores.getByRole('link', { name: '远航升学规划中心' }).click();
  await expect.element(where).toHaveTextContent('/customer/list/show/5');
});

test('a notice is read in place, without anything in it that could act', async () => {
  const { screen, block } = await openHome();
  await block('通知公告').getByRole('button', { name: '值班安排' }).click();
  const dialog = screen.getByRole('dialog', { name: '值班安排' });
  await expect.element(dialog.getByText('每日 24:00 前')).toBeVisible();
  expect(dialog.element().querySelector('script')).toBeNull();
});

test('the button of a block that failed is as high as any button', { tags: 'full' }, async () => {
  const { block } = await openHome({ change: { todo: () => 'none' } });
  const retry = block('待办事项').getByRole('button', { name: '重试' });
  await expect.element(retry).toBeVisible();
  expect(retry.element().getBoundingClientRect().height).toBe(36);
});

test('the newest release notes open the drawer', async () => {
  const { block, opened } = await openHome();
  await expect
    .element(block('系统更新').getByRole('listitem'))
    .toHaveTextContent('优化v2.0.1 首页更实用未读2026-06-20');
  await block('系统更新')
    .getByRole('button', { name: /首页更实用/ })
    .click();
  expect(opened).toEqual(['updates']);
});

test('[A3] an expert sees today’s appointments and the nearest end; a manager of institutions does not', async () => {
  const appointment = { userId: 101, userName: '李同学', start: '2026-06-28 14:30:00', minutes: 60 };
  const student = { userId: 102, name: '王同学', provinceName: '湖南', fillEnd: '2026-07-01 17:00:00' };
  const list = (body: unknown) =>
    typeof body === 'object' && body !== null && 'mine' in body
      ? { list: [student] }
      : {
          list: [
            { id: 1, status: 1, ...appointment },
            { id: 2, status: 3, ...appointment, userName: '取消' },
          ],
        };
  const expert = ['expert:appointment:list', 'expert:filling:list', 'expert:filling:fill'];
  const { screen, block } = await openHome({ permissions: expert, change: { list } });
  await expect.element(block('今日预约').getByRole('listitem')).toHaveTextContent('14:30李同学60 分钟');
  await expect
    .element(block('我的考生').getByRole('listitem'))
    .toHaveTextContent('王同学湖南07-01 17:00 截止');
  await screen.unmount();
  const other = await openHome();
  await expect.element(other.block('即将到期机构')).toBeVisible();
  await expect.element(other.block('我的考生')).not.toBeInTheDocument();
});
