import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { customerEndpoints } from '@/resources/customer/endpoints';
import { devEndpoints } from '@/resources/dev/endpoints';
import { exhibits } from '@/resources/dev/exhibits';
import { choose, enterDay } from '@/src/testing/enter';
import { openForm, save, toLastStep } from '@/src/testing/formPage';
import { openView, renderInside, type VisitOptions } from '@/src/testing/openView';
import type { InputProps } from '@/src/ui/fields/field';
import { text } from '@/src/ui/fields/text';
import { defineResource } from '../defineResource';
import { ResourcePageProvider } from '../ResourceContext';
import type { AnyRecord } from '../resourceSpec';
import { RecordForm } from './RecordForm';

const { operations } = devEndpoints['dev/exhibit'];

async function open(at: string, options: VisitOptions = {}) {
  const visit = await openView(exhibits, { at, ...options });
  const form = openForm(at === '/create' ? '新增展品' : '编辑展品：');
  const field = (label: string) => form.getByLabelText(label, { exact: true });
  await expect.element(field('名称')).toBeVisible();
  return { visit, form, field };
}

test("a field's choices, its lock and its presence follow the other fields", { tags: 'full' }, async () => {
  const { visit, form, field } = await open('/create');
  await expect.element(field('等级')).toBeDisabled();
  await choose(field('类别'), '器物');
  await expect.element(field('等级')).toBeEnabled();
  await choose(field('等级'), '一级文物');
  await expect.element(form.getByTitle('一级文物')).toBeVisible();
  await choose(field('类别'), '作品');
  await expect.element(form.getByTitle('一级文物')).not.toBeInTheDocument();
  await expect.element(field('不展出的原因')).not.toBeInTheDocument();
  await choose(field('展出'), '停用');
  await field('不展出的原因').fill('修复中');
  await choose(field('展出'), '启用');
  await enterDay(field('购入日期'), '2026-06-01');
  await expect.element(field('检查时间')).toHaveValue('2026-06-01 09:00:00');
  await field('检查时间').fill('2026-06-02 10:00:00');
  await userEvent.keyboard('{Enter}');
  await enterDay(field('购入日期'), '2026-07-01');
  await field('名称').fill('新展品');
  await save(form);
  const [sent] = visit.mockServer.requests.of(operations.create.path);
  expect(sent?.body).toMatchObject({
    name: '新展品',
    category: 'work',
    boughtOn: '2026-07-01',
    checkedAt: '2026-06-02 10:00:00',
  });
  expect(sent?.body).not.toHaveProperty('reason');
  expect(sent?.body).not.toHaveProperty('grade');
});

test('a name that another record has is told while it is typed; its own is not asked for', {
  tags: 'full',
}, async () => {
  const { visit, form, field } = await open('/edit/2');
  const asked = () =>
    visit.mockServer.requests.of(operations.list.path).filter(({ body }) => 'name' in (body as object))
      .length;
  await field('名称').fill('地球仪');
  await expect.element(form.getByText('名称已存在')).toBeVisible();
  await form.getByRole('button', { name: '下一步' }).click();
  await expect.element(field('名称')).toBeVisible();
  expect(asked()).toBe(1);
  await field('名称').fill('校园模型');
  await expect.element(form.getByText('名称已存在')).not.toBeInTheDocument();
  await field('编号').fill('ZP-3');
  await expect.element(form.getByText('编号已存在')).toBeVisible();
  await field('编号').fill('ZP-2');
  await expect.element(form.getByText('编号已存在')).not.toBeInTheDocument();
  expect(asked()).toBe(1);
  await toLastStep(form);
});

test('only the last of two checks counts', { tags: 'full' }, async () => {
  const { visit, form, field } = await open('/edit/2');
  const checks = () => visit.mockServer.requests.of(operations.checkCode.path).length;
  visit.mockServer.faults.inject({ kind: 'hold', path: operations.checkCode.path, times: 1 });
  await field('编号').fill('ZP-3');
  await expect.poll(checks).toBe(1);
  await field('编号').fill('ZP-99');
  await expect.poll(checks).toBe(2);
  visit.mockServer.faults.clear();
  await toLastStep(form);
  await expect.element(form.getByText('编号已存在')).not.toBeInTheDocument();
});

test('a failing or hanging check blocks no save: the server decides, at the field', {
  tags: 'full',
}, async () => {
  const { visit, form, field } = await open('/edit/2', {
    prepare: ({ faults }) => {
      faults.inject({ kind: 'status', status: 500, path: operations.checkCode.path, times: 1 });
      faults.inject({ kind: 'hang', path: operations.checkCode.path });
    },
  });
  const checks = () => visit.mockServer.requests.of(operations.checkCode.path).length;
  await field('编号').fill('ZP-4');
  await expect.poll(checks).toBe(1);
  await field('编号').fill('ZP-3');
  await expect.poll(checks).toBe(2);
  expect(visit.notifications).toEqual([]);
  await toLastStep(form);
  await form.getByRole('button', { name: '保存' }).click();
  await expect.element(form.getByText('编号已存在')).toBeVisible();
  await expect.element(field('编号')).toHaveFocus();
  await field('编号').fill('ZP-77');
  await save(form);
  visit.mockServer.faults.clear();
});

interface Site extends AnyRecord {
  readonly kind: string;
  readonly note: string;
  readonly reason: string;
}

test('only the dependent field is drawn again', async () => {
  const drawn: string[] = [];
  const counting =
    (name: string) =>
    ({ id, value, onChange, disabled }: InputProps<string>) => {
      drawn.push(name);
      return (
        <input
          id={id}
          disabled={disabled}
          value={value ?? ''}
          onChange={(event) => onChange?.(event.target.value)}
        />
      );
    };
  const resource = defineResource<Site>()({
    name: 'customer/store',
    label: '站点',
    view: 'customer/list/index',
    title: 'kind',
    endpoints: customerEndpoints['customer/store'],
    fields: {
      kind: text('类型', { Input: counting('kind') }),
      note: text('说明', { Input: counting('note') }),
      reason: text('原因', { Input: counting('reason'), disabled: ({ kind }) => kind !== '甲' }),
    },
  });
  const emptyText = () => undefined;
  const { screen } = await renderInside(
    <ResourcePageProvider value={{ resource, basePath: '/' }}>
      <RecordForm name="新增站点" onSaved={emptyText} onCancel={emptyText} />
    </ResourcePageProvider>,
  );
  const kind = screen.getByLabelText('类型');
  await expect.element(kind).toBeVisible();
  drawn.length = 0;
  await kind.fill('乙');
  expect(new Set(drawn)).toEqual(new Set(['kind']));
  await kind.fill('甲');
  await expect.element(screen.getByLabelText('原因')).toBeEnabled();
  expect(new Set(drawn)).toEqual(new Set(['kind', 'reason']));
});
