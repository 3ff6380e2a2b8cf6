import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInside } from '@/src/testing/openView';
import { expertEndpoints } from '../endpoints';
import { MajorPanel } from './MajorPanel';

const { major } = expertEndpoints['expert/college'].operations;

test('[E11] a major’s college opens by its id as it came; without one it is text, and missing figures are no 0', {
  tags: 'full',
}, async () => {
  const schools = [
    { schoolId: '1234567890123456789', name: '有编号大学', grade: 'A' },
    { name: '无编号大学', grade: 'B' },
  ];
  const data = { code: '080901', name: '计算机科学与技术', schools };
  const opened: unknown[] = [];
  await renderInside(
    <MajorPanel
      majorCode="080901"
      openMajor={() => undefined}
      openCollege={(college) => opened.push(college)}
    />,
    { prepare: ({ faults }) => faults.inject({ kind: 'code', code: 20000, data, path: major.path }) },
  );
  await page.getByRole('button', { name: '有编号大学' }).click();
  expect(opened).toEqual([{ schoolId: '1234567890123456789', keyword: '有编号大学' }]);
  await expect.element(page.getByText('无编号大学')).toBeVisible();
  expect(page.getByRole('button', { name: '无编号大学' }).elements()).toHaveLength(0);
  expect(page.getByText('%').elements()).toHaveLength(0);
  expect(page.getByText(/^\s*年$/).elements()).toHaveLength(0);
});

test('[E11] a major of 5+3 years is shown as that', { tags: 'full' }, async () => {
  const data = { code: '100201K', name: '临床医学', years: '5+3' };
  await renderInside(<MajorPanel majorCode="100201K" openMajor={() => undefined} />, {
    prepare: ({ faults }) => faults.inject({ kind: 'code', code: 20000, data, path: major.path }),
  });
  await expect.element(page.getByText('5+3 年')).toBeVisible();
});
