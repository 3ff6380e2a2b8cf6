import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { isRecord } from '@/src/lib/record';
import { testNow } from '@/src/testing/clock';
import { openView } from '@/src/testing/openView';
import { expertEndpoints } from '../endpoints';
import { examYearRule } from './scoreRules';

const { scoreInfo, scoreTable, requirements } = expertEndpoints['expert/student'].operations;

test('[E2] nothing is looked up for a year that is no exam year; the panel says which are', {
  tags: 'full',
}, async () => {
  const { mockServer } = await openView({ view: 'expert/filling/student' }, { at: '?userId=101' });
  const { min, max } = examYearRule(new Date(testNow).getFullYear());
  const year = page.getByRole('form', { name: /^考生信息/ }).getByLabelText('高考年份');
  await year.fill('1999');
  await page.getByRole('tab', { name: '成绩与选科' }).click();
  await expect.element(page.getByText(`高考年份须为 ${min}–${max}，请先在「基本信息」中修改`)).toBeVisible();
  expect(page.getByText(/一分一段曲线/).elements()).toHaveLength(0);
  await page.getByRole('tab', { name: '基本信息' }).click();
  await year.fill(String(min));
  await page.getByRole('tab', { name: '成绩与选科' }).click();
  await expect.element(page.getByText(`${min} 年一分一段曲线`)).toBeVisible();
  const years = [scoreInfo, scoreTable, requirements].flatMap(({ path }) =>
    mockServer.requests.of(path).map(({ body }) => (isRecord(body) ? body.year : undefined)),
  );
  expect(years).toContain(min);
  expect(years).not.toContain(1999);
});
