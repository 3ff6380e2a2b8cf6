import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storeTable } from '@/mocks/customer/storeTable';
import type { RecordId } from '@/src/lib/recordId';
import { useFormPlace } from '@/src/services/useFormPlace';
import { useUnsaved } from '@/src/services/useUnsaved';
import { choose } from '@/src/testing/enter';
import { renderInside, type VisitOptions } from '@/src/testing/openView';
import { customerEndpoints } from '../endpoints';
import { ScopedPage } from './ScopedPage';

const { one } = customerEndpoints['customer/store'].operations;
const picker = page.getByRole('combobox', { name: '机构' });

function About({ storeId }: { storeId: RecordId }) {
  const [text, setText] = useState('');
  const unsaved = useUnsaved({ name: '机构资料', values: () => ({ text }) }, useFormPlace());
  const change = (typed: string) => {
    setText(typed);
    unsaved.touch();
  };
  return (
    <label>
      资料 {storeId}
      <input value={text} onChange={(event) => change(event.target.value)} />
    </label>
  );
}

const open = (options: VisitOptions = {}) =>
  renderInside(<ScopedPage>{(storeId) => <About storeId={storeId} />}</ScopedPage>, options);

test('[C2] [C3] [C6] [C8] an institution is found by part of its name and kept in the address; the last one opens', {
  tags: 'full',
}, async () => {
  localStorage.clear();
  const visit = await open();
  await expect.element(page.getByText('请先选择机构')).toBeVisible();
  await choose(picker, '知行教育咨询有限公司');
  await expect.element(page.getByRole('textbox', { name: '资料 4' })).toBeVisible();
  expect(visit.address()).toBe('/?storeId=4');
  const again = await open();
  await expect.element(page.getByRole('textbox', { name: '资料 4' })).toBeVisible();
  await expect.element(page.getByText('知行教育咨询有限公司')).toBeVisible();
  expect(again.address()).toBe('/?storeId=4');
  await again.go('?storeId=999');
  await expect.element(page.getByText('机构不存在或已被删除')).toBeVisible();
  const recent = page.getByRole('list', { name: '最近打开' });
  await expect.poll(() => recent.getByRole('button').elements().length).toBe(1);
  await recent.getByRole('button', { name: '知行教育咨询有限公司' }).click();
  await expect.element(page.getByRole('textbox', { name: '资料 4' })).toBeVisible();
});

test('[RPERM-9] a change of institution asks about unsaved changes, whoever changes the address', async () => {
  localStorage.clear();
  const visit = await open();
  await visit.go('?storeId=3');
  await page.getByRole('textbox', { name: '资料 3' }).fill('新');
  await visit.go('?storeId=4');
  const question = page.getByRole('dialog', { name: '确认提示' });
  await question.getByRole('button', { name: '继续编辑' }).click();
  await expect.poll(visit.address).toBe('/?storeId=3');
  await expect.element(page.getByRole('textbox', { name: '资料 3' })).toHaveValue('新');
  await visit.go('?storeId=4');
  await question.getByRole('button', { name: '不保存离开', exact: true }).click();
  await expect.element(page.getByRole('textbox', { name: '资料 4' })).toHaveValue('');
});

test('[C2] [C3] each of two open pages has a picker of its own, which a press on its label focuses', {
  tags: 'full',
}, async () => {
  localStorage.clear();
  const one = <ScopedPage>{(storeId) => <About storeId={storeId} />}</ScopedPage>;
  await renderInside(
    <>
      {one}
      {one}
    </>,
  );
  await expect.element(picker.nth(1)).toBeVisible();
  await page.getByText('机构', { exact: true }).nth(1).click();
  await expect.element(picker.nth(1)).toHaveFocus();
});

test('[C2] a server that fails leaves the chosen institution in place, and among the last choices', {
  tags: 'full',
}, async () => {
  localStorage.clear();
  const visit = await open();
  await visit.go('?storeId=4');
  await expect.element(page.getByText('知行教育咨询有限公司')).toBeVisible();
  const again = await open({
    prepare: ({ faults }) => faults.inject({ kind: 'code', code: 500, path: one.path }),
  });
  await expect.element(page.getByRole('textbox', { name: '资料 4' })).toBeVisible();
  expect(again.mockServer.requests.of(one.path)).not.toEqual([]);
  expect(again.address()).toBe('/?storeId=4');
});

test('[C6] staff of an institution see their own alone, by its name and without a picker; the address names it', async () => {
  const visit = await open({ as: 'jigou' });
  await visit.go('?storeId=4');
  await expect.element(page.getByRole('textbox', { name: '资料 2' })).toBeVisible();
  const own = (await visit.mockServer.table(storeTable)).get(2) ?? expect.unreachable();
  await expect.element(page.getByText(own.name, { exact: true })).toBeVisible();
  await expect.poll(visit.address).toBe('/?storeId=2');
  await expect.element(picker).not.toBeInTheDocument();
});
