import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ProvinceMap } from './ProvinceMap';

test('the map names each province with its value, and is gone through by the arrow keys', async () => {
  const chosen: number[] = [];
  const values = new Map([
    [410000, 4],
    [370000, 1],
  ]);
  await render(
    <ProvinceMap
      label="各省服务网点"
      values={values}
      unit=" 个"
      chosen={410000}
      onChoose={(code) => chosen.push(code)}
    />,
  );
  const map = page.getByRole('group', { name: '各省服务网点' });
  expect(map.getByRole('button').elements()).toHaveLength(34);
  const henan = map.getByRole('button', { name: '河南 4 个', pressed: true });
  await expect.element(henan).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(henan).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(map.getByRole('button', { name: '山东 1 个' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await map.getByRole('button', { name: '北京 0 个' }).click();
  expect(chosen).toEqual([370000, 110000]);
});
