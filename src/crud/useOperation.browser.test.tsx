import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { devEndpoints } from '@/resources/dev/endpoints';
import { samples } from '@/resources/dev/samples';
import { listPage } from '@/src/testing/listPage';
import { openView } from '@/src/testing/openView';

const { list: listed, update } = devEndpoints['dev/sample'].operations;

test('[CODE-5] a refused call can be sent again at once, while its rows are still being read', async () => {
  const visit = await openView(samples);
  const { mockServer } = visit;
  const list = listPage(visit, samples);
  await list.ready();
  const [id = ''] = list.ids();
  await list.withId(id).getByRole('checkbox').click();
  await page.getByRole('button', { name: '批量备注' }).click();
  const dialog = page.getByRole('dialog', { name: '批量备注（1 条）' });
  await dialog.getByLabelText('备注').fill('年底盘点');
  const refusal = { kind: 'code', code: 40000, msg: '库存盘点中', times: 1 } as const;
  mockServer.faults.inject({ ...refusal, path: update.path });
  mockServer.faults.inject({ kind: 'hold', path: listed.path });
  const before = mockServer.requests.of(listed.path).length;
  const confirm = dialog.getByRole('button', { name: '确定' });
  await confirm.click();
  await expect.poll(() => visit.notifications).toEqual(['error: 库存盘点中']);
  await expect.poll(() => mockServer.requests.of(listed.path).length).toBe(before + 1);
  await confirm.click();
  await expect.poll(() => mockServer.requests.of(update.path)).toHaveLength(2);
  mockServer.faults.clear();
  await expect.element(dialog).not.toBeInTheDocument();
});
