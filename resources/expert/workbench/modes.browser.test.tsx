import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { volunteerTable } from '@/mocks/expert/volunteerTable';
import { openView, type Visit } from '@/src/testing/openView';

const grid = page.getByRole('grid', { name: '志愿表' });
const candidates = page.getByRole('grid', { name: '候选志愿' });
const head = (name: string) => grid.getByRole('columnheader', { name, exact: true });
const save = () => userEvent.keyboard('{Control>}s{/Control}');

async function openWorkbench(userId: number): Promise<Visit> {
  const visit = await openView({ view: 'expert/filling/workbench' }, { at: `?userId=${userId}` });
  await expect.element(grid.getByRole('rowheader').first()).toBeVisible();
  await expect.element(candidates.getByRole('row').first()).toBeVisible();
  return visit;
}

/** The server's items of a student's main scheme. */
async function savedItems({ mockServer }: Visit, userId: number) {
  const tables = (await mockServer.table(volunteerTable)).all();
  return tables.find((table) => table.userId === userId && table.planNo === 1)?.items ?? [];
}

test('[E3] a batch of majors has neither picks nor 服从调剂; many majors are added at once', {
  tags: 'full',
}, async () => {
  const visit = await openWorkbench(144);
  await expect.element(head('专业 · 院校')).toBeVisible();
  expect(grid.getByRole('checkbox', { name: /服从调剂$/ }).elements()).toHaveLength(0);
  expect(grid.getByRole('list').elements()).toHaveLength(0);
  await expect.element(page.getByRole('radio', { name: '先选专业' })).toBeChecked();
  const rows = grid.getByText(/^还可再填 \d+ 个$/);
  const free = Number(/\d+/.exec(rows.element().textContent ?? '')?.[0]);

  await candidates.getByRole('checkbox').nth(0).click();
  await candidates
    .getByRole('checkbox')
    .nth(2)
    .click({ modifiers: ['Shift'] });
  await expect.element(page.getByText('已选 3 个', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '加入所选' }).click();
  await expect.poll(() => visit.notifications).toContain('success: 已加入 3 个');
  await expect.element(grid.getByText(`还可再填 ${free - 3} 个`)).toBeVisible();
  await grid.getByRole('rowheader').first().click();
  await userEvent.keyboard(' e');
  await save();
  await expect.poll(() => savedItems(visit, 144)).toHaveLength(96 - free + 3);
  const items = await savedItems(visit, 144);
  expect(items.every(({ key, picks, obey }) => key.includes('|') && picks.length === 0 && obey === 0)).toBe(
    true,
  );
});

test('[E3] a batch of colleges of 传统文理 has majors and the consent to any of the college', {
  tags: 'full',
}, async () => {
  const visit = await openWorkbench(150);
  await expect.element(head('院校')).toBeVisible();
  await expect.element(head('科类')).toBeVisible();
  expect(page.getByRole('radio', { name: '先选专业' }).elements()).toHaveLength(0);
  const majors = grid.getByRole('list', { name: '第 1 志愿的专业' }).getByRole('listitem');
  await expect.element(majors.first()).toBeVisible();
  const obey = grid.getByRole('checkbox', { name: '第 1 志愿服从调剂' });
  await expect.element(obey).toHaveAttribute('title', '全校范围调剂');

  await grid.getByRole('rowheader').first().click();
  await userEvent.keyboard(' e');
  const picks = page.getByRole('dialog', { name: /^选择专业/ });
  const chosen = picks.getByRole('button', { pressed: true });
  await expect.element(chosen.first()).toBeVisible();
  const count = chosen.elements().length;
  await chosen.first().click();
  await expect.element(picks.getByRole('status')).toHaveTextContent(`已选 ${count - 1}/6 个`);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => majors.elements().length).toBe(count - 1);
  await save();
  await expect.poll(async () => (await savedItems(visit, 150))[0]?.picks.length).toBe(count - 1);
  expect((await savedItems(visit, 150))[0]).toMatchObject({ key: expect.not.stringContaining('|'), obey: 0 });
});

test('[E3] a candidate is kept as 备选; filters are kept under a name, and majors found with their verdicts', {
  tags: 'full',
}, async () => {
  const visit = await openWorkbench(101);
  const star = candidates.getByRole('button', { name: /^收藏 / });
  const name = star.first().element().getAttribute('aria-label') ?? '';
  await star.first().click();
  await expect
    .element(candidates.getByRole('button', { name, exact: true }))
    .toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: '只看收藏', exact: true }).click();
  await expect.poll(() => candidates.getByRole('button', { name, exact: true }).elements()).toHaveLength(1);
  await expect.element(page.getByText(/^共 \d 个/)).toBeVisible();
  await page.getByRole('button', { name: '只看收藏', exact: true }).click();

  const chips = page.getByRole('list', { name: '已选条件' });
  await chips.getByRole('button', { name: '清除', exact: true }).click();
  await page.getByRole('region', { name: '候选' }).getByRole('button', { name: /^冲/ }).click();
  await expect.element(chips.getByRole('button', { name: '移除条件 冲' })).toBeVisible();
  await page.getByRole('button', { name: '筛选方案' }).click();
  const sets = page.getByRole('region', { name: '筛选方案' });
  await sets.getByLabelText('方案名称').fill('只看冲');
  await sets.getByRole('button', { name: '保存当前' }).click();
  await expect.poll(() => visit.notifications).toContain('success: 已保存筛选方案「只看冲」');
  await userEvent.keyboard('{Escape}');
  await chips.getByRole('button', { name: '清除', exact: true }).click();
  await expect.element(chips).not.toBeInTheDocument();
  await page.getByRole('button', { name: '筛选方案' }).click();
  await sets.getByRole('button', { name: '只看冲', exact: true }).click();
  await expect.element(chips.getByRole('button', { name: '移除条件 冲' })).toBeVisible();

  await page.getByText('按专业找组').click();
  await page.getByRole('combobox', { name: '专业' }).click();
  await userEvent.keyboard('护理');
  const option = page.getByText('护理学', { exact: true }).first();
  await expect.element(option).toBeVisible();
  expect(page.getByRole('img', { name: /^(部分院校)?可报$|^不可报$/ }).elements().length).toBeGreaterThan(0);
  await option.click();
  await expect.element(chips.getByRole('button', { name: '移除条件 护理学' })).toBeVisible();
});

test('[E3] 只看收藏 follows each ☆ at once', { tags: 'full' }, async () => {
  await openWorkbench(101);
  const only = page.getByRole('button', { name: '只看收藏', exact: true });
  const star = candidates.getByRole('button', { name: /^收藏 /, pressed: false }).first();
  const name = star.element().getAttribute('aria-label') ?? '';
  const starred = candidates.getByRole('button', { name, exact: true });
  await only.click();
  await expect.element(starred).not.toBeInTheDocument();
  await only.click();
  await starred.click();
  await expect.element(starred).toHaveAttribute('aria-pressed', 'true');
  await only.click();
  await expect.element(page.getByText(/^共 \d 个/)).toBeVisible();
  await expect.element(starred).toBeVisible();
  await starred.click();
  await expect.element(starred).not.toBeInTheDocument();
});

test('[E3] 按此专业填报 filters the candidates once: later filters stay, after a reload too', {
  tags: 'full',
}, async () => {
  const about = '&majorCode=080901&majorName=计算机科学与技术';
  const visit = await openView({ view: 'expert/filling/workbench' }, { at: `?userId=101${about}` });
  const chips = page.getByRole('list', { name: '已选条件' });
  const major = chips.getByRole('button', { name: '移除条件 计算机科学与技术' });
  await expect.element(major).toBeVisible();
  await expect.poll(visit.address).toMatch(/\?userId=101$/);
  await major.click();
  await page.getByRole('region', { name: '候选' }).getByRole('button', { name: /^冲/ }).click();
  await visit.reload();
  await expect.element(chips.getByRole('button', { name: '移除条件 冲' })).toBeVisible();
  expect(major.elements()).toHaveLength(0);
});

test('[E3] another scheme is begun and left with its own steps; a key goes on to the next student', {
  tags: 'full',
}, async () => {
  const visit = await openWorkbench(101);
  await grid.getByRole('rowheader').first().click();
  await userEvent.keyboard('l');
  await expect.element(grid.getByRole('button', { name: '第 1 志愿已锁定' })).toBeVisible();
  const scheme = page.getByTitle(/方案/).and(page.getByRole('button'));
  await scheme.first().click();
  await page.getByRole('menuitem', { name: '新建空白' }).click();
  await expect.element(page.getByText(/^暂无志愿/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: '撤销' })).toBeDisabled();
  await scheme.first().click();
  await page.getByRole('menuitem', { name: /主方案.*32\/45/ }).click();
  await expect.element(grid.getByRole('button', { name: '第 1 志愿已锁定' })).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(grid.getByRole('button', { name: '移动第 1 志愿', exact: true })).toBeVisible();
  await userEvent.keyboard('{Alt>}{PageDown}{/Alt}');
  await expect.poll(visit.address).not.toContain('userId=101');
  await expect.element(grid.getByRole('rowheader').first()).toBeVisible();
});

test('[E3] a scheme is deleted after a question, and the main one is there again', {
  tags: 'full',
}, async () => {
  await openWorkbench(101);
  const scheme = page.getByTitle(/方案/).and(page.getByRole('button'));
  const empty = page.getByText(/^暂无志愿/);
  const question = page.getByRole('dialog', { name: '确认提示' });
  const remove = async (answer: string) => {
    await scheme.first().click();
    await page.getByRole('menuitem', { name: '删除' }).click();
    await expect.element(question.getByText('确定删除该方案（0 个志愿）？')).toBeVisible();
    await question.getByRole('button', { name: answer }).click();
    await expect.element(question).not.toBeInTheDocument();
  };
  await scheme.first().click();
  await page.getByRole('menuitem', { name: '新建空白' }).click();
  await expect.element(empty).toBeVisible();
  await remove('取消');
  await expect.element(empty).toBeVisible();
  await remove('确定');
  await expect.element(grid.getByRole('rowheader').first()).toBeVisible();
  await expect.element(empty).not.toBeInTheDocument();
});

test('[E3] keys change the batch and back, each time to its 主方案, whatever its number', {
  tags: 'full',
}, async () => {
  const prepare = async ({ table }: Visit['mockServer']) => {
    const tables = await table(volunteerTable);
    const first = tables.get(501);
    if (!first) throw new Error('table 501 is missing');
    await tables.put({ ...first, isMain: 0 });
    const { userId, batchId } = first;
    const second = tables.find((row) => row.userId === userId && row.batchId === batchId && row.planNo === 2);
    const id = second?.id ?? tables.nextId();
    await tables.put({ ...first, id, planNo: 2, name: '稳妥方案', isMain: 1, status: 0 });
  };
  await openView({ view: 'expert/filling/workbench' }, { at: '?userId=101', prepare });
  const batch = page.getByRole('navigation', { name: '批次' }).getByRole('button');
  const open = () => batch.elements().findIndex((tab) => tab.getAttribute('aria-current') === 'page');
  const scheme = page.getByRole('button', { name: '稳妥方案' });
  await expect.element(scheme.first()).toBeVisible();
  const main = open();
  // `[[` types a bracket
  const [there, back, other] = main === 0 ? [']', '[[', 1] : ['[[', ']', main - 1];
  await userEvent.keyboard(there);
  await expect.poll(open).toBe(other);
  await expect.element(scheme.first()).not.toBeInTheDocument();
  await userEvent.keyboard(back);
  await expect.poll(open).toBe(main);
  await expect.element(scheme.first()).toBeVisible();
});

test('[E3] on a phone every part of a row that is pressed is at least 24 pixels wide and high', {
  tags: 'full',
}, async () => {
  await openWorkbench(101);
  await page.viewport(390, 844);
  await expect.element(grid.getByRole('button', { name: /^移除/ }).first()).toBeVisible();
  const row = grid.getByRole('row').filter({ has: page.getByRole('button', { name: /^移除/ }) });
  const targets = [
    ...row.first().getByRole('button').elements(),
    ...row.first().getByRole('checkbox').elements(),
    page.getByRole('link', { name: '专家填报' }).element(),
  ];
  const small = targets.filter((target) => {
    const { width, height } = target.getBoundingClientRect();
    return Math.min(width, height) < 24;
  });
  expect(small.map((target) => target.getAttribute('aria-label') ?? target.textContent)).toEqual([]);
});
