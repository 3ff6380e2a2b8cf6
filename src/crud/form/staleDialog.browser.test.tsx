import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { provinces } from '@/resources/lookups/province';
import { renderInside } from '@/src/testing/openView';
import { fieldOf } from '../../ui/fields/field';
import { erase } from '../defineResource';
import { areaKind } from '../fields/region/region';
import StaleDialog from './StaleDialog';

test('an empty list is told in the words of its cell; codes without names are left to the form', {
  tags: 'full',
}, async () => {
  const fields = erase({
    area: fieldOf('所在地', areaKind, { filterAs: 'areaProvinceId' }),
    provinceIds: provinces('适用省份', { filterAs: 'provinceId' }),
    otherIds: provinces('其他省份'),
  });
  const now = {
    id: 1,
    area: [410000, 410100],
    areaText: '河南 郑州市',
    provinceIds: [430000],
    otherIds: [430000],
  };
  const mine = { area: [370000, 370100], provinceIds: [], otherIds: [] };
  await renderInside(<StaleDialog question={{ fields, now, mine, answer: () => undefined }} />);
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('新的值：河南 郑州市')).toBeVisible();
  await expect.element(dialog.getByText('您填写的：见表单')).toBeVisible();
  await expect.poll(() => dialog.getByText('您填写的：全国').elements()).toHaveLength(2);
});
