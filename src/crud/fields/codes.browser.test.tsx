import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { renderInside } from '@/src/testing/openView';
import { choice } from '@/src/ui/fields/choice';
import { toggle } from '@/src/ui/fields/toggle';
import { erase } from '../defineResource';
import { dictionary } from './dictionary/dictionary';
import { dictionaryCode } from './dictionary/dictionaryCode';

const fields = erase({
  kind: choice('类型', [
    { value: 1, label: '甲' },
    { value: 2, label: '乙', tone: 'success' },
  ]),
  letter: choice('类型', [
    { value: '1', label: '甲' },
    { value: '2', label: '乙' },
  ]),
  shown: toggle('展示'),
  status: dictionary('状态', 'sys_normal_disable'),
  grade: dictionaryCode('状态', 'sys_normal_disable'),
});

test.each([
  ['kind', 2, '乙'],
  ['kind', '2', '乙'],
  ['letter', '2', '乙'],
  ['letter', 2, '乙'],
  ['shown', 0, '停用'],
  ['shown', '0', '停用'],
  ['shown', false, '停用'],
  ['shown', 1, '启用'],
  ['shown', '1', '启用'],
  ['shown', true, '启用'],
  ['status', '1', '停用'],
  ['status', 1, '停用'],
  ['grade', 1, '停用'],
  ['grade', '1', '停用'],
])('%s shows %j as %s, in its cell and in its input', async (name, value, label) => {
  const { kind } = fields.find((field) => field.name === name) ?? expect.unreachable();
  const { screen } = await renderInside(
    <Suspense>
      <section aria-label="格">
        <kind.Cell value={value} record={{ [name]: value }} place="list" />
      </section>
      <section aria-label="框">
        <kind.Input value={value} aria-label="值" />
      </section>
    </Suspense>,
  );
  await expect.element(screen.getByRole('region', { name: '格' })).toHaveTextContent(label);
  const input = screen.getByRole('region', { name: '框' });
  if (name === 'shown' || name === 'status')
    await expect.element(input.getByRole('radio', { name: label, exact: true })).toBeChecked();
  else await expect.element(input).toHaveTextContent(label);
});
