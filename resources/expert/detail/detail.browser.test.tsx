import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { VolunteerTable } from '@/src/gaokao/volunteerTable';
import { testBatch, testMajor, testRow, testStudent } from '@/src/testing/choiceRows';
import { openView, renderInside } from '@/src/testing/openView';
import { SharedSheet } from '../share/SharedSheet';
import type { SharedTable } from '../share/sharedTable';
import { sheetChoices, VolunteerSheet } from '../sheet/VolunteerSheet';
import { ChoiceTable } from './ChoiceTable';
import { ReviewTab } from './ReviewTab';
import type { Volunteer } from './useVolunteer';

const batch = testBatch();
/** A college whose province publishes ranks alone, and one with invented figures. */
const table: VolunteerTable = {
  id: 501,
  userId: 101,
  userName: '陈同学',
  provinceId: 430000,
  year: 2026,
  batchId: 1,
  batchName: '本科批',
  mode: 2,
  planNo: 1,
  name: '方案一',
  isMain: 1,
  status: 0,
  version: 3,
  items: [
    testRow('10559|317', {
      tuition: 5000,
      majors: [testMajor('1', { tuition: 5300 }), testMajor('2')],
      history: [{ year: 2025, minScore: 0, minRank: 18050 }],
    }),
    testRow('10022|107', { synthetic: 1 }),
  ],
  score: 600,
  rank: 18876,
  category: 4,
  subjects: ['物理', '化学', '地理'],
  chanceAt: '2026-06-26 09:00:00',
  savedAt: '2026-06-26 09:00:00',
  savedBy: '',
  shareCount: 0,
};
const volunteer = (more: Partial<Volunteer> = {}): Volunteer => ({
  table,
  student: testStudent(),
  batch,
  remarks: [],
  ...more,
});

test('[E5] a row without a known score shows – and its rank; the head of the tuition says 元/年', {
  tags: 'full',
}, async () => {
  await renderInside(<ChoiceTable volunteer={volunteer()} />);
  const row = page.getByRole('row').nth(1);
  await expect.element(row.getByRole('cell').nth(6)).toHaveTextContent(/^–18,050$/);
  await expect.element(page.getByRole('columnheader', { name: '学费（元/年）' })).toBeVisible();
  await expect.element(row.getByRole('cell', { name: '5,300', exact: true })).toBeVisible();
});

test('[E5] a remark that is not ticked off is 待处理', { tags: 'full' }, async () => {
  const remark = {
    key: null,
    content: '请补充保底院校',
    createBy: '何新',
    createTime: '2026-06-26 09:00:00',
  };
  const remarks = [
    { ...remark, id: 1, done: 0 as const },
    { ...remark, id: 2, done: 1 as const },
  ];
  await renderInside(<ReviewTab volunteer={volunteer({ remarks })} />);
  const steps = page.getByRole('region', { name: '审阅意见' }).getByRole('listitem');
  await expect.element(steps.nth(0)).toHaveTextContent('待处理');
  await expect.element(steps.nth(0)).not.toHaveTextContent('进行中');
  await expect.element(steps.nth(1)).not.toHaveTextContent('待处理');
});

const switches = {
  ...{ showChance: true, showSame: true, exportPdf: true, watermark: '' },
  status: 'success' as const,
};

/** A table as families see it. */
function sharedOf(of: VolunteerTable): SharedTable {
  const { name: title, year, batchName, mode, category, version, savedAt } = of;
  return {
    ...{ title, year, batchName, mode, category, version, savedAt },
    userName: '陈**',
    storeName: '',
    provinceName: '湖南',
    obeyAllowed: 1,
    maxMajors: 6,
    draft: 1,
    showChance: 1,
    watermark: '',
    items: sheetChoices(of, batch, true),
  };
}

test('[E3] [E5] print and share mark the rows with invented figures, and no others', {
  tags: 'full',
}, async () => {
  const print = await renderInside(
    <VolunteerSheet table={table} batch={batch} provinceName="湖南" switches={switches} />,
  );
  const printed = page.getByRole('region', { name: '第 1 页' });
  await expect.element(printed.getByRole('row').nth(2)).toHaveTextContent('学校10022模拟');
  expect(printed.getByText('模拟', { exact: true }).elements()).toHaveLength(1);
  await print.screen.unmount();
  await renderInside(<SharedSheet table={sharedOf(table)} />);
  const choices = page.getByRole('heading', { level: 2 });
  await expect.element(choices.nth(1)).toHaveTextContent(/模拟$/);
  await expect.element(choices.nth(0)).not.toHaveTextContent('模拟');
});

test('[E5] a printed table says whether it is a draft, void, or neither', { tags: 'full' }, async () => {
  for (const [status, mark] of [
    [0, '草稿'],
    [9, '已作废'],
    [2, undefined],
  ] as const) {
    const of = { ...table, status };
    const print = await renderInside(
      <VolunteerSheet table={of} batch={batch} provinceName="湖南" switches={switches} />,
    );
    const head = page.getByRole('region', { name: '第 1 页' });
    await expect.element(head).toHaveTextContent('志愿表');
    const marks = head.getByText(/^(草稿|已作废)$/).elements();
    expect(marks.map(({ textContent }) => textContent)).toEqual(mark ? [mark] : []);
    await print.screen.unmount();
  }
});

test('[E3] [E5] under 传统文理 the detail, print and share of a table show the 科类', {
  tags: 'full',
}, async () => {
  const old: VolunteerTable = {
    ...table,
    ...{ mode: 3, category: 1, subjects: ['文科'] },
    items: [testRow('10759', { category: 1, req: '文科' })],
  };
  const detail = await renderInside(<ChoiceTable volunteer={volunteer({ table: old })} />);
  await expect.element(page.getByRole('columnheader', { name: '科类' })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: '文史类', exact: true })).toBeVisible();
  await detail.screen.unmount();
  const print = await renderInside(
    <VolunteerSheet table={old} batch={batch} provinceName="新疆" switches={switches} />,
  );
  await expect.element(page.getByRole('columnheader', { name: '科类' })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: '文史类', exact: true })).toBeVisible();
  await print.screen.unmount();
  await renderInside(<SharedSheet table={sharedOf(old)} />);
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent('科类 文史类');
});

test('[E5] the head of a table of 传统文理 says the 科类', { tags: 'full' }, async () => {
  await openView({ view: 'expert/volunteer/detail' }, { at: '?id=535' });
  const first = page.getByRole('row').filter({ hasText: /^考生/ });
  await expect.element(first).toHaveTextContent(/科类(文史|理工)类$/);
});
