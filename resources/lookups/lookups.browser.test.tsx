import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reference } from '@/src/crud/fields/reference/reference';
import { choose, openSelect } from '@/src/testing/enter';
import { renderInside } from '@/src/testing/openView';
import { expert } from './expert';
import { province, provinces } from './province';

const one = province('省份').kind;
const several = provinces('适用省份').kind;
const { Input: ExpertInput } = expert('专家').kind;
const { Input: StoreInput } = reference('机构', 'customer/store', { shownBy: 'storeName' }).kind;

test('all inputs of provinces share one call, and one of experts', async () => {
  const entered: unknown[] = [];
  const { screen, mockServer } = await renderInside(
    <Suspense>
      <one.Input aria-label="省份" value={430000} />
      {one.Filter && <one.Filter aria-label="筛选" value="110000" />}
      <several.Input
        aria-label="适用省份"
        value={[430000, 810000]}
        onChange={(codes) => entered.push(codes)}
      />
      <ExpertInput aria-label="专家" />
      <ExpertInput aria-label="其他专家" />
    </Suspense>,
  );
  await choose(screen.getByRole('combobox', { name: '适用省份' }), '湖北');
  await expect.poll(() => entered).toEqual([[420000, 430000, 810000]]);
  expect(mockServer.requests.of('/ssystem-api/api/index/province')).toHaveLength(1);
  expect(mockServer.requests.of('/ssystem-api/api/expert/list')).toHaveLength(1);
});

test.each([
  [[420000, 430000], '湖北、湖南'],
  [[], '全国'],
])('the provinces %j are shown as %s', async (codes, text) => {
  const { screen } = await renderInside(<several.Cell value={codes} record={{}} place="list" />);
  await expect.element(screen.getByText(text)).toBeVisible();
});

test.each([
  ['a short list', '/ssystem-api/api/expert/list', <ExpertInput key="choices" aria-label="选择" />],
  [
    'several of a short list',
    '/ssystem-api/api/index/province',
    <several.Input key="choices" aria-label="选择" />,
  ],
  ['another resource', '/ssystem-api/api/store/list', <StoreInput key="choices" aria-label="选择" />],
])(
  'choices of %s that could not be read are read again when the select is opened',
  {
    tags: 'full',
  },
  async (_kind, path, input) => {
    const { screen, mockServer } = await renderInside(
      <Suspense>
        <div style={{ display: 'grid', width: 240 }}>{input}</div>
      </Suspense>,
      {
        prepare: ({ faults }) => {
          for (const fault of [{ kind: 'hold' }, { kind: 'code', code: 50000 }] as const)
            faults.inject({ ...fault, path, times: 1 });
        },
      },
    );
    const control = screen.getByRole('combobox', { name: '选择' });
    await openSelect(control);
    await expect.element(page.getByText('正在加载…')).toBeVisible();
    mockServer.faults.clear();
    await expect.element(page.getByText('加载失败，请稍后再试')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await openSelect(control);
    await expect.element(page.getByRole('option').first()).toBeInTheDocument();
    expect(mockServer.requests.of(path)).toHaveLength(2);
  },
);
