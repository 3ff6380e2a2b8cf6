import { expect, test } from './journey';
import { switchTo } from './tabs';
import { filled, goToRow, openWorkbench, press, saveState } from './workbench';

test('[E3] two experts change one table: the second sees the differences and chooses a version', {
  tag: '@full',
}, async ({ page, elsewhere }) => {
  const other = await elsewhere();
  await openWorkbench(page, 'zhuanjia', 101);
  await openWorkbench(other, 'admin', 101);
  const conflict = page.getByRole('dialog', { name: '版本冲突' });
  /** The other one takes a row out and saves; then this one takes another out, and saves too late. */
  const collide = async () => {
    await goToRow(other, 1);
    await press(other, 'Delete', 'Control+s');
    await expect(saveState(other)).toContainText('已保存');
    await goToRow(page, 5);
    await press(page, 'Delete', 'Control+s');
    await expect(conflict).toContainText(/志愿表已被 林知远 于 \d\d:\d\d 修改/);
  };

  await test.step('the second expert takes the other version', async () => {
    await collide();
    await conflict.getByRole('button', { name: '查看差异' }).click();
    await expect(conflict).toContainText('新增 1，删除 1');
    await conflict.getByRole('button', { name: '用对方版本' }).click();
    await expect(filled(page)).toContainText('31/45');
    await expect(saveState(page)).toContainText('已保存');
  });

  await test.step('the second expert keeps her own version', async () => {
    await collide();
    await conflict.getByRole('button', { name: '以我的为准' }).click();
    await expect(saveState(page)).toContainText('已保存');
    await expect(conflict).toBeHidden();
    await other.reload();
    // 31 rows, less the one that she took out: the other's later step is undone by hers.
    await expect(filled(other)).toContainText('30/45');
  });

  /** Looks at another tab, and comes back. */
  const lookAway = async () => {
    await switchTo(page, '首页');
    await expect(filled(page)).toBeHidden();
    await switchTo(page, '填报·陈同学');
    await expect(filled(page)).toBeVisible();
  };

  await test.step('an unchanged table keeps its undo steps while it is out of sight', async () => {
    await goToRow(page, 2);
    await press(page, 'Delete');
    await expect(filled(page)).toContainText('29/45');
    await lookAway();
    await press(page, 'Control+z', 'Control+s');
    await expect(filled(page)).toContainText('30/45');
    await expect(saveState(page)).toContainText('已保存');
  });

  await test.step('a table that was changed elsewhere is read anew', async () => {
    await other.reload();
    await goToRow(other, 1);
    await press(other, 'Delete', 'Control+s');
    await expect(saveState(other)).toContainText('已保存');
    await lookAway();
    await expect(filled(page)).toContainText('29/45');
    await expect(conflict).toBeHidden();
  });
});
