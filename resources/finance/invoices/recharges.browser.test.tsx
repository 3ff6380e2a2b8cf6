import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { choose, openSelect } from '@/src/testing/enter';
import { openForm } from '@/src/testing/formPage';
import { openView } from '@/src/testing/openView';
import { financeEndpoints } from '../endpoints';
import { invoices } from './invoices';

const { quota } = financeEndpoints['finance/invoices'].operations;

test('[F2] recharges that could not be read are read again when their select is opened', {
  tags: 'full',
}, async () => {
  const { mockServer } = await openView(invoices, {
    as: 'jigou',
    at: '/create',
    prepare: ({ faults }) => faults.inject({ kind: 'network', path: quota.path }),
  });
  const form = openForm('新增开票申请');
  const recharges = form.getByLabelText('开票充值单', { exact: true });
  await openSelect(recharges);
  await expect.element(page.getByText('加载失败，请稍后再试')).toBeVisible();
  mockServer.faults.clear();
  await userEvent.keyboard('{Escape}');
  await choose(recharges);
  await expect.element(form.getByText(/^开票金额（含税）：¥[1-9]/)).toBeVisible();
});
