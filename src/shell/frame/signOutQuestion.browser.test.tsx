import { expect, onTestFinished, test } from 'vitest';
import { openFrame } from './testFrame';

test('[SESS-2] the question before signing out names the drafts that go with it', {
  tags: 'full',
}, async () => {
  const { screen, drafts, unsavedRegistry } = await openFrame('/customer/list');
  const forms = ['新增机构', '新增客户', '编辑学生'];
  for (const name of forms) {
    const personal = name !== '新增机构';
    await drafts.write(`/${name}`, { name, values: {}, personal, savedAt: Date.now() });
    onTestFinished(() => drafts.remove(`/${name}`));
  }
  const nothing = () => undefined;
  unsavedRegistry.put({ id: '1', name: '编辑学生', tab: '', path: '/a', rescue: nothing, drop: nothing });
  await screen.getByRole('button', { name: '林知远' }).click();
  await screen.getByRole('button', { name: '退出登录' }).click();
  const question = screen.getByRole('dialog', { name: '系统提示' });
  await expect
    .element(question.getByText('以下未保存的草稿将被删除：新增客户', { exact: true }))
    .toBeVisible();
});
