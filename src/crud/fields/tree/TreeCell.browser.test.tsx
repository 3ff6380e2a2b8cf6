import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInside } from '@/src/testing/openView';
import TreeCell from './TreeCell';

const source = [
  { value: 1, label: '客户', children: [{ value: 11, label: '修改' }] },
  { value: 2, label: '卡片', children: [{ value: 21, label: '修改' }] },
];

test('nodes of one name in different branches are all shown, on a show page with their ancestors', async () => {
  await renderInside(
    <>
      <section aria-label="列表">
        <TreeCell source={source} values={[11, 21]} place="list" />
      </section>
      <section aria-label="详情">
        <TreeCell source={source} values={[11, 21]} place="show" />
      </section>
    </>,
  );
  await expect.element(page.getByLabelText('列表')).toHaveTextContent('修改修改');
  await expect.element(page.getByLabelText('详情')).toHaveTextContent('客户 / 修改卡片 / 修改');
});

test('a record without one above has no choice, unless 0 has a name', { tags: 'full' }, async () => {
  await renderInside(
    <>
      <section aria-label="无名">
        <TreeCell source={source} values={[0]} place="show" />
      </section>
      <section aria-label="有名">
        <TreeCell source={[{ value: 0, label: '主目录' }]} values={[0]} place="show" />
      </section>
    </>,
  );
  await expect.element(page.getByLabelText('无名')).toHaveTextContent('—');
  await expect.element(page.getByLabelText('有名')).toHaveTextContent('主目录');
});
