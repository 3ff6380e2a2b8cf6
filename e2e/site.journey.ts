import { expectAccessible } from './accessible';
import { expect, openAs, recordedCalls, test } from './journey';

const store = '知行教育咨询有限公司';

test('[C3] [C2] an institution’s account and website are configured, and a bound domain is refused at its field', {
  tag: '@full',
}, async ({ page, request }) => {
  await openAs(page, 'admin', `/customer/list?keyword=${encodeURIComponent(store)}`);

  await test.step('the account opens from the list, and saves only changes', async () => {
    await page.getByRole('button', { name: `更多操作：${store}` }).click();
    await page.getByRole('menuitem', { name: '账号配置' }).click();
    await expect(page).toHaveURL('/customer/account-config?storeId=4');
    const form = page.getByRole('form', { name: '账号配置' });
    await form.getByRole('spinbutton', { name: '专家账号上限' }).fill('6');
    await form.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('保存成功').last()).toBeVisible();
    const saves = await recordedCalls(request, '/ssystem-api/api/store/updateConfig');
    expect(saves.map(({ body }) => body)).toEqual([{ storeId: 4, config: { maxExpert: 6 } }]);
  });

  await test.step('the chosen institution is kept on the next page about one', async () => {
    await page.goto('/customer/site');
    await expect(page).toHaveURL('/customer/site?storeId=4');
  });

  const form = page.getByRole('form', { name: /^网站信息/ });
  const preview = page.getByRole('region', { name: '网站预览' });
  await test.step('the preview follows the form, and the saved site survives a reload', async () => {
    await form.getByRole('textbox', { name: '网站名称' }).fill('知行升学网');
    await form.getByRole('textbox', { name: '主题色' }).fill('#722ed1');
    await expect(preview.getByRole('figure', { name: '浏览器标签页' })).toContainText('知行升学网');
    await expect(preview.getByRole('figure', { name: '登录卡片' })).toContainText('知行升学网');
    await expectAccessible(page);
    await form.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('保存成功').last()).toBeVisible();
    await page.reload();
    await expect(preview.getByRole('figure', { name: '网站头部' })).toContainText('知行升学网');
  });

  await test.step('a domain of another institution is refused, a free one is bound and checked', async () => {
    await page.getByRole('tab', { name: '域名' }).click();
    await expect(page).toHaveURL(/tab=domain/);
    await page.getByRole('button', { name: '新增域名' }).click();
    const dialog = page.getByRole('dialog', { name: '新增域名' });
    const domain = dialog.getByRole('textbox', { name: '域名' });
    await domain.fill('jigou.example.com');
    const use = dialog.getByRole('combobox', { name: '用途' });
    await use.press('ArrowDown');
    await expect(page.getByRole('option', { name: '官网' })).toBeAttached();
    await use.press('Enter');
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(dialog.getByText('域名已被「启明升学规划中心」绑定')).toBeVisible();
    await domain.fill('zhixing-new.example.com');
    await dialog.getByRole('button', { name: '确定' }).click();
    const row = page.getByRole('row').filter({ hasText: 'zhixing-new.example.com' });
    await expect(row).toContainText('待解析');
    await page.getByRole('button', { name: '全部检测' }).click();
    const checks = page.getByRole('dialog', { name: '全部检测' });
    await expect(checks.getByRole('status')).toContainText('个域名');
    await expect(checks.getByRole('button', { name: '停止检测' })).toHaveCount(0);
    await checks.getByRole('button', { name: '关闭', exact: true }).last().click();
    await row.getByRole('button', { name: /^检测/ }).click();
    await expect(row).toContainText('已解析');
  });
});
