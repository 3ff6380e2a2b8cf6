import { expect, onTestFinished, test } from 'vitest';
import { openFrame } from './testFrame';

test('[SESS-2] the question before signing out names the drafts that go with it', {
  tags: 'full',
}, async () => {
  const { screen, drafts, unsavedRegistry } = await openFrame('/customer/list');
  const forms = { '/add': '新增机构', '/here': '新增客户', '/elsewhere': '新增客户', '/3/edit': '编辑学生' };
  const now = Date.now();
  for (const [index, [path, name]] of Object.entries(forms).entries()) {
    const personal = name !== '新增机构';
    await drafts.write(path, { name, values: {}, personal, savedAt: now - index });
    onTestFinished(() => drafts.remove(path));
  }
  const nothing = () => undefined;
  const place = { tab: '', path: '/here', draftAt: () => '/here' };
  unsavedRegistry.put({ id: '1', name: '新增客户', ...place, rescue: nothing, drop: nothing });
  await screen.getByRole('button', { name: '林知远' }).click();
  await screen.getByRole('button', { name: '退出登录' }).click();
  const question = screen.getByRole('dialog', { name: '系统提示' });
  await expect
    .element(question.getByText('以下未保存的草稿将被删除：新增客户、编辑学生', { exact: true }))
    .toBeVisible();
});
