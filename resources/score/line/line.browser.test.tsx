import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openView } from '@/src/testing/openView';

test('[Q6] a score is tried: by the lines, by the rank where enough took part, and subject by subject', async () => {
  await openView({ view: 'score/line/index' }, { at: '?keyword=河北省适应性考试' });
  await page.getByRole('button', { name: /^试算：河北省适应性考试/ }).click();
  const drawer = page.getByRole('dialog', { name: /^试算：/ });
  await drawer.getByLabelText('模考总分').fill('560');
  await expect.element(drawer.getByText('575 分')).toBeVisible();
  const verdicts = drawer.getByRole('list', { name: '上线情况' });
  await expect.element(verdicts.getByText('总分上线').first()).toBeVisible();
  await drawer.getByLabelText('模考位次').fill('2000');
  await expect.element(drawer.getByText('参考人数不足全省该科类的一半')).toBeVisible();
  await drawer.getByLabelText('物理', { exact: true }).fill('1');
  await expect.element(verdicts.getByText('单上线').first()).toBeVisible();
});

test('[Q6] the page of an exam has its lines, and beside them how far they could be trusted', async () => {
  await openView({ view: 'score/line/index' }, { at: '?keyword=湖南省名校联考' });
  await page.getByRole('link', { name: '湖南省名校联考（3 月）' }).first().click();
  const drawer = page.getByRole('dialog', { name: /^成绩线：/ });
  await expect.element(drawer.getByText('参考人数')).toBeVisible();
  await drawer.getByRole('tab', { name: '校准' }).click();
  await expect.element(drawer.getByText('平均误差').last()).toBeVisible();
});
