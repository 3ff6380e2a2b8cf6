import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { choose } from '@/src/testing/enter';
import { renderInside } from '@/src/testing/openView';
import { expert } from './expert';
import { province, provinces } from './province';

const one = province('省份').kind;
const several = provinces('适用省份').kind;
const { Input: ExpertInput } = expert('专家').kind;

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
