import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';
import { managementEndpoints } from '../endpoints';
import { batches } from './batches';

const { list: listCall } = managementEndpoints['management/card-release'].operations;
const paper = page.getByRole('dialog', { name: /^打印预览：会员卡打印/ });
const question = page.getByRole('dialog', { name: '确认提示' });

/** The printed cards of a batch, while its list is still being read again. */
async function print() {
  const visit = await openView(batches);
  const list = listPage(visit, batches);
  await list.ready();
  await list.act(list.row('明年体验卡'), '导出卡密');
  const dialog = page.getByRole('dialog', { name: '导出卡密：' });
  await dialog.getByRole('radio', { name: 'A4 打印' }).click();
  await dialog.getByLabelText('登录密码').fill('admin123');
  visit.mockServer.faults.inject({ kind: 'hold', path: listCall.path });
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(paper).toBeVisible();
  return visit;
}

test('[G12] printed cards are unsaved work until they are left; they wait for no list', {
  tags: 'full',
}, async () => {
  const visit = await print();
  const leaving = visit.leave();
  await expect.element(question.getByRole('listitem')).toHaveTextContent('会员卡打印');
  await userEvent.keyboard('{Escape}');
  expect(await leaving).toBe(false);
  await expect.element(paper).toBeVisible();
  await paper.getByRole('button', { name: '关闭' }).click();
  await question.getByRole('button', { name: '确定' }).click();
  await expect.element(paper).not.toBeInTheDocument();
  expect(await visit.leave()).toBe(true);
  visit.mockServer.faults.clear();
});
