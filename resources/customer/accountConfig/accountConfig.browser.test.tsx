import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storeTable } from '@/mocks/customer/storeTable';
import { callKey } from '@/providers/data/resourceCall';
import { choose } from '@/src/testing/enter';
import { complaintsOf } from '@/src/testing/formPage';
import { openView, type VisitOptions } from '@/src/testing/openView';
import { customerEndpoints } from '../endpoints';

const { save } = customerEndpoints['customer/account-config'].operations;

/** 账号配置 of 博远志愿填报工作室. */
async function open(options?: VisitOptions) {
  const visit = await openView({ view: 'customer/account-config/index' }, { at: '?storeId=3', ...options });
  const form = page.getByRole('form', { name: '账号配置' });
  await expect.element(form.getByLabelText('员工账号上限')).toBeVisible();
  const openTab = (name: string) => form.getByRole('tab', { name }).click();
  const submit = () => form.getByRole('button', { name: '保存' }).click();
  return { visit, form, openTab, submit };
}

test('[C2] a save sends changed settings alone; a changed one carries a dot and can be reset', {
  tags: 'full',
}, async () => {
  const { visit, form, openTab, submit } = await open();
  const { queryClient } = visit.runtime;
  queryClient.setQueryData(callKey('expert-switches'), {});
  await form.getByLabelText('专家账号上限').fill('8');
  await expect.element(form.getByRole('img', { name: '专家账号上限已修改' })).toBeVisible();
  await openTab('会员卡');
  await form.getByLabelText('体验卡天数').fill('9');
  await form.getByRole('button', { name: '恢复默认：体验卡天数' }).click();
  await expect.element(form.getByLabelText('体验卡天数')).toHaveValue('3');
  await submit();
  await expect.poll(() => visit.notifications).toEqual(['success: 保存成功']);
  expect(visit.mockServer.requests.of(save.path)).toMatchObject([
    { body: { storeId: 3, config: { maxExpert: 8 } } },
  ]);
  await expect.poll(() => queryClient.getQueryState(callKey('expert-switches'))?.isInvalidated).toBe(true);
});

test('[C2] each rule says its text at its field, and the tab of the first is opened', {
  tags: 'full',
}, async () => {
  const { visit, form, openTab, submit } = await open();
  await form.getByLabelText('员工账号上限').fill('501');
  await openTab('登录安全');
  await form.getByLabelText('登录 IP 白名单').fill('192.0.2.1\n192.0.2.999');
  await openTab('支付结算');
  await form.getByRole('radiogroup', { name: '在线支付' }).getByText('启用').click();
  await expect.element(form.getByRole('checkbox', { name: '微信支付' })).toBeVisible();
  await submit();
  await expect.element(form.getByText('请选择支付渠道')).toBeInTheDocument();
  await expect.element(form.getByRole('tab', { name: '账号额度' })).toHaveAttribute('aria-selected', 'true');
  expect(complaintsOf(form)).toMatchObject({
    maxStaff: '员工账号上限应在 1 到 500 之间',
    ipWhitelist: '第 2 行不是正确的 IP 地址',
  });
  expect(visit.mockServer.requests.of(save.path)).toEqual([]);
});

test('[C2] a limit below the accounts in use is refused at its field', async () => {
  const { visit, form, submit } = await open({
    at: '?storeId=1',
    as: 'admin',
  });
  await form.getByLabelText('员工账号上限').fill('2');
  await submit();
  await expect.poll(() => complaintsOf(form).maxStaff).toMatch(/^已有 \d+ 个员工账号，上限不能小于该数$/);
  expect(visit.notifications).not.toContain('success: 保存成功');
});

test('[C2] settings of another institution are compared, and the chosen ones taken over', {
  tags: 'full',
}, async () => {
  const { visit, form } = await open({
    prepare: async (mockServer) => {
      const stores = await mockServer.table(storeTable);
      const other = stores.get(4);
      if (other) await stores.put({ ...other, staffMax: 77 });
    },
  });
  await form.getByRole('button', { name: '复制自…' }).click();
  const drawer = page.getByRole('dialog', { name: '复制自其他机构' });
  const picker = drawer.getByRole('combobox', { name: '对比机构' });
  await expect.element(picker).toHaveFocus();
  await choose(picker, '知行教育咨询有限公司');
  await drawer.getByRole('checkbox', { name: '带入员工账号上限' }).click();
  await drawer.getByRole('button', { name: '带入 1 项' }).click();
  await expect.element(form.getByRole('spinbutton', { name: '员工账号上限' })).toHaveValue('77');
  expect(visit.mockServer.requests.of(save.path)).toEqual([]);
});

test('[C2] a user who may only read sees the settings of their own institution, none as required, and no 保存', async () => {
  const { form } = await open({ as: 'jigou' });
  await expect.element(form.getByLabelText('员工账号上限')).toBeDisabled();
  expect(form.element().querySelector('.ant-form-item-required')).toBeNull();
  await expect.element(form.getByRole('button', { name: '保存' })).not.toBeInTheDocument();
});
