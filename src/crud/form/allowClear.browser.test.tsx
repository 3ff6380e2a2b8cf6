import { Form } from 'antd';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { clearOf, emptySelect } from '@/src/testing/enter';
import { renderInside } from '@/src/testing/openView';
import { choice } from '@/src/ui/fields/choice';
import { lookup } from '@/src/ui/fields/lookup';
import { fieldOf } from '../../ui/fields/field';
import { erase } from '../defineResource';
import { dictionary } from '../fields/dictionary/dictionary';
import { dictionaryCode } from '../fields/dictionary/dictionaryCode';
import { treeSelect } from '../fields/treeSelect/treeSelect';
import { FormField } from './FormField';

const options = [
  { value: 1, label: '甲' },
  { value: 2, label: '乙' },
];
const listed = {
  data: options.map(({ value, label }) => ({ id: value, name: label })),
  ...{ isFetching: false, isError: false, refetch: () => undefined },
};
const list = lookup<number>(() => listed, 'name');

async function open(of: Parameters<typeof erase>[0], value: unknown) {
  const [field] = erase(of);
  if (!field) return expect.unreachable();
  const changes: unknown[] = [];
  await renderInside(
    <Form
      initialValues={{ [field.name]: value }}
      onValuesChange={({ [field.name]: now }) => changes.push(now)}
    >
      <FormField field={field} required={field.required === true} disabled={false} />
    </Form>,
  );
  const control = page.getByRole('combobox', { name: field.label });
  await expect.element(control.selectBox()).toBeVisible();
  return { control, changes };
}

test.each([
  ['a choice', { of: choice('类型', options) }, 2],
  ['a dictionary', { of: dictionary('类型', 'store_type') }, '2'],
  ['a dictionary of numbers', { of: dictionaryCode('类型', 'store_type') }, 2],
  ['an entry of a short list', { of: fieldOf('类型', list) }, 2],
  ['a choice of a tree', { of: treeSelect('类型', options) }, 2],
])('%s that is not needed is emptied by a press, and is null then', async (_kind, field, value) => {
  const { control, changes } = await open(field, value);
  await emptySelect(control);
  expect(changes).toEqual([null]);
});

test.each([
  ['a needed choice', { of: choice('类型', options, { required: true }) }, 2],
  ['a choice that begins with a value', { of: choice('类型', options, { initial: 1 }) }, 2],
  ['a needed dictionary', { of: dictionary('类型', 'store_type', { required: true }) }, '2'],
  ['a needed entry of a short list', { of: fieldOf('类型', list, { required: true }) }, 2],
  ['a needed choice of a tree', { of: treeSelect('类型', options, { required: true }) }, 2],
])('%s has nothing to empty it', async (_kind, field, value) => {
  const { control } = await open(field, value);
  expect(clearOf(control)).toBeNull();
});
