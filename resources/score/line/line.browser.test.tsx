import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { studentTable } from '@/mocks/expert/studentTable';
import { choose } from '@/src/testing/enter';
import { openView } from '@/src/testing/openView';

test('[Q6] a score is tried: by the lines, by the rank where enough took part, and subject by subject', {
  tags: 'full',
}, async () => {
  await openView({ view: 'score/line/index' }, { at: '?keyword=河北省适应性考试' });
  await page.getByRole('button', { name: /^试算：河北省适应性考试/ }).click();
  const drawer = page.getByRole('dialog', { name: /^试算：/ });
  await expect.element(drawer.getByLabelText('考生编号或手机号')).toHaveFocus();
  await drawer.getByLabelText('模考总分').fill('560');
  await expect.element(drawer.getByText('575 分')).toBeVisible();
  const verdicts = drawer.getByRole('list', { name: '上线情况' });
  await expect.element(verdicts.getByText('总分上线').first()).toBeVisible();
  await drawer.getByLabelText('模考位次').fill('2000');
  await expect.element(drawer.getByText('参考人数不足全省该科类的一半')).toBeVisible();
  await drawer.getByLabelText('物理', { exact: true }).fill('1');
  await expect.element(verdicts.getByText('单上线').first()).toBeVisible();
});

test('[Q6] the page of an exam has its lines, and beside them how far they could be trusted', {
  tags: 'full',
}, async () => {
  await openView({ view: 'score/line/index' }, { at: '?keyword=湖南省名校联考' });
  await page.getByRole('link', { name: '湖南省名校联考（3 月）' }).first().click();
  const drawer = page.getByRole('dialog', { name: /^成绩线：/ });
  await expect.element(drawer.getByText('参考人数')).toBeVisible();
  await drawer.getByRole('tab', { name: '校准' }).click();
  await expect.element(drawer.getByText('平均误差').last()).toBeVisible();
});

test('[Q6] a customer’s score is taken over with a masked mobile; objections are shown', {
  tags: 'full',
}, async () => {
  const { mockServer } = await openView({ view: 'score/line/index' }, { at: '?keyword=湖北省七市州联考' });
  const customers = await mockServer.table(studentTable);
  const [hers, before] = [customers.get(109), customers.all()];
  await page
    .getByRole('button', { name: /^试算：湖北省七市州联考/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: /^试算：/ });
  const lookUp = async (text: string) => {
    await drawer.getByLabelText('考生编号或手机号').fill(text);
    await drawer.getByRole('button', { name: '带入考生' }).click();
  };
  await lookUp('陈同学');
  await expect.element(drawer.getByText('请输入考生编号或手机号')).toBeVisible();
  await lookUp('9');
  await expect.element(drawer.getByText('考生不存在')).toBeVisible();
  await lookUp('陈同学');
  await lookUp('19900000009');
  await expect.element(drawer.getByText('考生不存在')).toBeVisible();
  await lookUp(String(hers?.mobile));
  await expect.element(drawer.getByRole('status')).toHaveTextContent(`${hers?.name} 199****`);
  await expect.element(drawer.getByText(/^该考生为湖南物理类，与本场考试不同/)).toBeVisible();
  await expect.element(drawer.getByLabelText('模考总分')).toHaveValue('557');
  await expect
    .element(drawer.getByRole('list', { name: '上线情况' }))
    .toHaveTextContent(/总分上线，高 \d+ 分/);
  expect(drawer.element().textContent).not.toContain(hers?.mobile);
  expect(customers.all()).toEqual(before);
});

test('[Q6] lines are checked while they are typed: here first, and by the server once nothing is wrong here', {
  tags: 'full',
}, async () => {
  await openView({ view: 'score/line/index' }, { at: '/edit/1' });
  const check = page.getByRole('region', { name: '划线检查' });
  await expect.element(check.getByText('划线合理，服务器校验通过')).toBeVisible();
  const upper = page.getByRole('spinbutton', { name: '特控线 总分' });
  await upper.fill('300');
  await expect.element(check.getByText(/特控线须高于/)).toBeVisible();
  const grid = page.getByRole('region', { name: '划线', exact: true });
  await expect.element(grid).toHaveAccessibleDescription(/特控线须高于/);
});

test('[Q6] a new exam is compared with its own year once the lines are out, unless another was typed', {
  tags: 'full',
}, async () => {
  await openView({ view: 'score/line/index' }, { at: '/create' });
  const form = page.getByRole('dialog', { name: '新增成绩线' });
  const field = (label: string) => form.getByLabelText(label, { exact: true });
  const [year, compared] = [field('年份'), field('对照高考年份')];
  await expect.element(compared).toHaveValue('2025');
  await choose(field('省份'), '湖南');
  await choose(field('科类'), '物理类');
  await expect.element(compared).toHaveValue('2026');
  await field('考试名称').fill('三月联考');
  await expect.element(compared).toHaveValue('2026');
  await year.fill('2025');
  await expect.element(compared).toHaveValue('2024');
  await compared.fill('2023');
  await year.fill('2026');
  await expect.element(form.getByRole('button', { name: '2026 年控制线已公布，改用 2026 年' })).toBeVisible();
  await expect.element(compared).toHaveValue('2023');
});
