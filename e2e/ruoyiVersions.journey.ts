import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { RecordedRequest } from '@/mocks/requestLog';
import { test, type Visit, versions } from './ruoyiSite';

/** The last request of a call that reached the strict mock. */
async function lastOf(request: APIRequestContext, method: string, path: string) {
  const seen: readonly RecordedRequest[] = await (await request.get('/__mock__/requests')).json();
  return seen.findLast((call) => call.method === method && call.path === path);
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const said = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

for (const version of versions) {
  const isNewest = version === '3.9.2';
  /** Begins on a page, and ends where the server refused nothing but what it cannot know. */
  const walk = (name: string, path: string, act: (visit: Visit) => Promise<void>, lacks: RegExp = /^$/) =>
    test(`RuoYi ${version}: ${name}`, { tag: '@full' }, async ({ visitOf }) => {
      const visit = await visitOf(version);
      visit.refused.length = visit.heard.length = 0;
      await visit.page.goto(path);
      await act(visit);
      expect(visit.refused.filter((call) => !lacks.test(call))).toEqual([]);
      expect(visit.heard.filter((line) => !/status of 404/.test(line) || lacks.source === '^$')).toEqual([]);
    });

  walk(
    'somebody without a role is added, changed and left without one',
    '/system/user/create',
    async ({ page }) => {
      const form = page.getByRole('dialog', { name: '新增用户' });
      await form.getByLabel('用户昵称').fill('方小典');
      await form.getByLabel('用户名称').fill('norole');
      await form.getByLabel('用户密码').fill('secret123');
      await form.getByRole('button', { name: '保存' }).click();
      await expect(form).toHaveCount(0);
      const created = await lastOf(page.request, 'POST', '/system/user');
      expect(created?.body).toMatchObject({ roleIds: [], postIds: [] });

      await page
        .getByRole('button', { name: '编辑：方小典' })
        .or(page.getByRole('button', { name: '编辑：norole' }))
        .first()
        .click();
      const editor = page.getByRole('dialog', { name: '编辑用户' });
      await editor.getByLabel('用户昵称').fill('方大典');
      await editor.getByRole('button', { name: '保存' }).click();
      await expect(editor).toHaveCount(0);
      const changed = await lastOf(page.request, 'PUT', '/system/user');
      expect(changed?.body).toMatchObject({ nickName: '方大典', roleIds: [] });
      expect(changed?.body).not.toHaveProperty('password');

      const userId = Number(changed?.body.userId);
      await page.goto(`/system/user-auth/role/${userId}`);
      const box = page.getByRole('main').getByRole('checkbox').nth(1);
      await box.check();
      await box.uncheck();
      await page.getByRole('button', { name: '提交' }).click();
      await said(page, '授权成功');
      expect((await lastOf(page.request, 'PUT', '/system/user/authRole'))?.query).toEqual({
        userId: String(userId),
        roleIds: '',
      });
    },
  );

  walk('users are not filtered by a role that they lack', '/system/user', async ({ page }) => {
    await expect(page.getByRole('cell', { name: '林知远' }).first()).toBeVisible();
    await page
      .getByRole('button', { name: '展开' })
      .first()
      .click()
      .catch(() => undefined);
    await expect(page.getByText('角色分配')).toHaveCount(0);
  });

  walk('a role is added and its data scope saved', '/system/role/create', async ({ page }) => {
    const form = page.getByRole('dialog', { name: '新增角色' });
    await form.getByLabel('角色名称').fill('字典员');
    await form.getByLabel('权限字符').fill('dict_clerk');
    await form.getByRole('button', { name: '保存' }).click();
    await expect(form).toHaveCount(0);
    const created = await lastOf(page.request, 'POST', '/system/role');
    expect(created?.body).toMatchObject({ deptCheckStrictly: true, menuIds: [] });
    await page.getByRole('button', { name: '数据权限：字典员' }).click();
    const dialog = page.getByRole('dialog', { name: '分配数据权限' });
    await expect(dialog.getByLabel('角色名称')).toHaveValue('字典员');
    await dialog.getByRole('button', { name: '确定' }).click();
    await said(page, '修改成功');
  });

  for (const [what, path, row, api] of [
    ['departments', '/system/dept', '研发部门', '/system/dept'],
    ['menus', '/system/menu', '系统监控', '/system/menu'],
  ] as const)
    walk(
      `the order of ${what} is saved`,
      path,
      async ({ page }) => {
        await page
          .getByRole('button', { name: `更多操作：${row}` })
          .first()
          .click();
        await page.getByRole('menuitem', { name: '下移' }).click();
        await page.getByRole('button', { name: '保存排序' }).click();
        await said(page, '排序保存成功');
        if (what === 'menus') await expect(page.getByTitle('MonitorOutlined').first()).toBeVisible();
        const whole = await lastOf(page.request, 'PUT', api);
        if (isNewest) expect(await lastOf(page.request, 'PUT', `${api}/updateSort`)).toBeDefined();
        else expect(whole?.body).toMatchObject({ status: '0', orderNum: expect.any(Number) });
      },
      /^PUT .*updateSort: 500 Request method/,
    );

  walk('tables are imported and made, and their code comes as an archive', '/tool/gen', async ({ page }) => {
    await page.getByRole('button', { name: '导入', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '导入表' });
    await dialog.getByRole('cell', { name: 'finance_order', exact: true }).click();
    await dialog.getByRole('button', { name: '确定' }).click();
    const row = page.getByRole('row').filter({ hasText: 'finance_order' });
    await expect(row).toBeVisible();
    const create = page.getByRole('button', { name: '创建', exact: true });
    if (version === '3.8.7') await expect(create).toHaveCount(0);
    else {
      await create.click();
      await page
        .getByRole('dialog', { name: '创建表' })
        .getByRole('textbox')
        .fill('create table made_here (id bigint primary key);');
      await page.getByRole('dialog', { name: '创建表' }).getByRole('button', { name: '确定' }).click();
      await expect(page.getByRole('row').filter({ hasText: 'made_here' })).toBeVisible();
    }
    const coming = page.waitForEvent('download');
    await row.getByRole('button', { name: '更多操作' }).click();
    await page.getByRole('menuitem', { name: '生成代码' }).click();
    expect(
      readFileSync(await (await coming).path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });

  walk('the bell tells of notices, or keeps still', '/index', async ({ page }) => {
    const bell = page.getByRole('banner').getByRole('button', { name: /^消息/ });
    await bell.click();
    if (!isNewest) return void (await said(page, '暂无消息'));
    await page.getByRole('button', { name: '全部已读' }).click();
    await expect(page.getByRole('button', { name: '全部已读' })).toHaveCount(0);
    const marked = async () =>
      (await lastOf(page.request, 'POST', '/system/notice/markReadAll'))?.query.ids ?? '';
    await expect.poll(marked).toMatch(/^\d+(,\d+)+$/);
    await page.goto('/system/notice');
    await page
      .getByRole('button', { name: /^阅读用户：/ })
      .first()
      .click();
    await expect(
      page.getByRole('dialog', { name: /^阅读用户：/ }).getByRole('cell', { name: '林知远' }),
    ).toBeVisible();
  });

  walk(
    'the screen is locked where it can be opened again',
    '/system/dict',
    async ({ page }) => {
      await page.getByRole('banner').getByRole('button', { name: '林知远' }).click();
      await page.getByRole('button', { name: '锁屏' }).click();
      if (!isNewest) return void (await said(page, '当前服务器不支持锁屏'));
      await page.getByLabel('登录密码').fill('admin123');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('cell', { name: '用户性别', exact: true })).toBeVisible();
    },
    isNewest ? /^POST .*unlockscreen: 500/ : /^POST .*unlockscreen: 404/,
  );

  walk('one’s picture is changed, and reaches the top bar', '/user/profile', async ({ page }) => {
    await page
      .getByLabel('头像', { exact: true })
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: onePixel });
    await page.getByRole('dialog', { name: '裁剪头像' }).getByRole('button', { name: '确定' }).click();
    const picture = page.getByRole('banner').locator('img[src^="/prod-api/profile/avatar/"]');
    const widthOf = () =>
      picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
    await expect.poll(widthOf).toBeGreaterThan(0);
    await page.reload();
    await expect.poll(widthOf).toBeGreaterThan(0);
  });

  walk(
    'one’s password is changed, and never in an address that keeps it',
    '/user/profile?tab=security',
    async ({ page }) => {
      await page.getByRole('button', { name: '修改密码' }).first().click();
      const dialog = page.getByRole('dialog', { name: '修改密码' });
      await dialog.getByLabel('旧密码').fill('admin123');
      await dialog.getByLabel('新密码').fill('admin1234');
      await dialog.getByLabel('确认密码').fill('admin1234');
      await dialog.getByRole('button', { name: '确定' }).click();
      await said(page, '修改成功');
      const sent = await lastOf(page.request, 'PUT', '/system/user/profile/updatePwd');
      expect('newPassword' in (sent?.query ?? {})).toBe(version === '3.8.7');
    },
  );
}
