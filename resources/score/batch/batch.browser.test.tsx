import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { batchTable } from '@/mocks/gaokao/batchTable';
import { openView } from '@/src/testing/openView';
import { testDrafts } from '@/src/testing/testDrafts';
import { scoreEndpoints } from '../endpoints';

const { saveBatches, saveProvince } = scoreEndpoints['score/batch'].operations;

async function openHunan() {
  const visit = await openView({ view: 'score/batch/index' }, { at: '?keyword=湖南' });
  await page.getByRole('button', { name: '配置：湖南' }).click();
  const drawer = page.getByRole('dialog', { name: '湖南 · 批次配置' });
  const main = drawer.getByRole('listitem', { name: '本科批（普通类）' });
  await expect.element(main.getByLabelText('志愿上限')).toHaveValue('45');
  return { visit, drawer, main };
}

test('[Q4] a broken rule says its text at its input, and has the focus; all batches are saved once right', {
  tags: 'full',
}, async () => {
  const { visit, drawer, main } = await openHunan();
  await main.getByLabelText('志愿上限').fill('201');
  await main.getByLabelText('稳 阈值 %').fill('90');
  await drawer.getByRole('button', { name: '保存', exact: true }).click();
  await expect.element(main.getByLabelText('志愿上限')).toHaveFocus();
  await expect.element(main.getByLabelText('志愿上限')).toHaveAccessibleDescription('志愿上限须为 1–200');
  await expect.element(main.getByText('阈值须依次增大')).toBeVisible();
  expect(visit.mockServer.requests.of(saveBatches.path)).toEqual([]);
  await main.getByLabelText('志愿上限').fill('50');
  await main.getByLabelText('稳 阈值 %').fill('60');
  await drawer.getByRole('button', { name: '保存', exact: true }).click();
  await expect.poll(() => visit.notifications.at(-1)).toBe('success: 保存成功');
  const [saved] = visit.mockServer.requests.of(saveBatches.path);
  expect(saved).toMatchObject({ body: { provinceId: 430000, year: 2026 } });
  expect(JSON.stringify(saved)).toContain('"maxChoices":50');
});

test('[Q4] Escape asks about what was typed, and the question stays until it is answered', {
  tags: 'full',
}, async () => {
  const { drawer, main } = await openHunan();
  await main.getByLabelText('志愿上限').fill('50');
  await userEvent.keyboard('{Escape}');
  const stay = page.getByRole('button', { name: '继续编辑' });
  await expect.element(stay).toBeVisible();
  await stay.click();
  await expect.element(main.getByLabelText('志愿上限')).toHaveValue('50');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: '不保存离开' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
});

test('[Q4] a card of a phone names the limit of the main batch', { tags: 'full' }, async () => {
  const visit = await openView({ view: 'score/batch/index' }, { at: '?keyword=湖南' });
  await page.viewport(390, 844);
  const card = visit.screen.getByRole('listitem').filter({ hasText: '湖南' });
  await expect.element(card.getByText('主批次上限')).toBeInViewport({ ratio: 0.98 });
  await expect.element(card.getByText('45 × 6')).toBeInViewport({ ratio: 0.98 });
});

test('[Q4] changes since last year are ticked off one by one', { tags: 'full' }, async () => {
  const { drawer } = await openHunan();
  await drawer.getByRole('tab', { name: '规则年度差异' }).click();
  await expect.element(drawer.getByText('4 项与 2025 年不同，已核对 0 项')).toBeVisible();
  await drawer.getByRole('checkbox', { name: '已核对：本科批（普通类） 控制线' }).click();
  await expect.element(drawer.getByText('4 项与 2025 年不同，已核对 1 项')).toBeVisible();
});

test('[Q4] changes typed while the batches are saved remain unsaved', { tags: 'full' }, async () => {
  const { visit, drawer, main } = await openHunan();
  const sent = () => visit.mockServer.requests.of(saveBatches.path);
  await main.getByLabelText('志愿上限').fill('50');
  visit.mockServer.faults.inject({ kind: 'hold', path: saveBatches.path });
  await drawer.getByRole('button', { name: '保存', exact: true }).click();
  await expect.poll(() => sent().length).toBe(1);
  await main.getByLabelText('备注').fill('以公告为准');
  visit.mockServer.faults.clear();
  await expect.poll(() => visit.notifications.at(-1)).toBe('success: 保存成功，之后填写的内容尚未保存');
  await expect.poll(() => visit.runtime.queryClient.isFetching()).toBe(0);
  await expect.element(main.getByLabelText('备注')).toHaveValue('以公告为准');
  await drawer.getByRole('button', { name: '保存', exact: true }).click();
  await expect.poll(() => visit.notifications.at(-1)).toBe('success: 保存成功');
  expect(JSON.stringify(sent()[1]?.body)).toContain('"remark":"以公告为准"');
});

test('[Q4] batches that a colleague changed meanwhile keep that; the same rule is asked about', {
  tags: 'full',
}, async () => {
  const { visit, drawer, main } = await openHunan();
  const table = await visit.mockServer.table(batchTable);
  const row = table.all().find(({ provinceId, year, main: isMain }) => {
    return provinceId === 430000 && year === 2026 && isMain === 1;
  });
  if (!row) return expect.unreachable();
  await main.getByLabelText('志愿上限').fill('50');
  await table.put({ ...row, maxChoices: 48, remark: '同事写的' });
  await drawer.getByRole('button', { name: '保存', exact: true }).click();
  const stale = page.getByRole('dialog', { name: '记录已被他人修改' });
  await expect.element(stale.getByText('本科批（普通类）：志愿上限')).toBeVisible();
  await expect.element(stale.getByText('48', { exact: true })).toBeVisible();
  await expect.element(stale.getByText('同事写的')).not.toBeInTheDocument();
  await stale.getByRole('button', { name: '覆盖' }).click();
  await expect.poll(() => visit.notifications.at(-1)).toBe('success: 保存成功');
  expect(table.get(row.id)).toMatchObject({ maxChoices: 50, remark: '同事写的' });
});

test('[Q4] typed settings of the province are asked about before the year is turned, and saved on the way', {
  tags: 'full',
}, async () => {
  const { visit, drawer } = await openHunan();
  const days = drawer.getByLabelText('考试天数');
  await days.fill('4');
  await drawer.getByText('2025 年', { exact: true }).click();
  const question = page.getByRole('dialog', { name: '确认提示' });
  await expect.element(question.getByText('省份设置：湖南')).toBeVisible();
  await question.getByRole('button', { name: '继续编辑' }).click();
  await expect.element(days).toHaveValue('4');
  await drawer.getByRole('button', { name: '关闭' }).click();
  await question.getByRole('button', { name: '保存后离开' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  const sent = visit.mockServer.requests.of(saveProvince.path).map(({ body }) => body);
  expect(sent).toEqual([{ id: 430000, examDays: 4 }]);
  expect(await visit.leave()).toBe(true);
});

test('[Q4] a setting typed while another one is saved remains unsaved, and is sent alone', {
  tags: 'full',
}, async () => {
  const { visit, drawer } = await openHunan();
  const { faults, requests } = visit.mockServer;
  const sent = () => requests.of(saveProvince.path).map(({ body }) => body);
  const save = drawer.getByRole('button', { name: '保存设置' });
  await drawer.getByLabelText('考试天数').fill('4');
  faults.inject({ kind: 'hold', path: saveProvince.path });
  await save.click();
  await expect.poll(() => sent().length).toBe(1);
  await drawer.getByLabelText('满分').fill('760');
  faults.clear();
  await expect.poll(() => visit.notifications).toEqual(['success: 保存成功，之后填写的内容尚未保存']);
  await expect.poll(() => visit.runtime.queryClient.isFetching()).toBe(0);
  await save.click();
  await expect.poll(() => visit.notifications.at(-1)).toBe('success: 保存成功');
  expect(sent()).toEqual([
    { id: 430000, examDays: 4 },
    { id: 430000, fullMark: 760 },
  ]);
  await expect.element(save).toBeDisabled();
  expect(await visit.leave()).toBe(true);
});

test('[Q4] typed settings of the province are a draft after a reload; taken back, nothing is unsaved', {
  tags: 'full',
}, async () => {
  const { visit, drawer } = await openHunan();
  const days = drawer.getByLabelText('考试天数');
  await days.fill('4');
  await days.fill('3');
  expect(await visit.leave()).toBe(true);
  await days.fill('5');
  await expect.poll(async () => (await testDrafts.all()).map(({ name }) => name)).toEqual(['省份设置：湖南']);
  await visit.reload();
  await page.getByRole('button', { name: '配置：湖南' }).click();
  await drawer.getByRole('button', { name: '恢复草稿' }).click();
  await expect.element(days).toHaveValue('5');
});

test('[Q4] a batch that is moved to an end or removed leaves the focus at the next button', {
  tags: 'full',
}, async () => {
  const { drawer } = await openHunan();
  const names = () =>
    drawer
      .getByRole('button', { name: /^删除：/ })
      .elements()
      .map(nameOf);
  const button = (verb: string, name: string) =>
    drawer.getByRole('button', { name: `${verb}：${name}`, exact: true });
  const [first = '', second = '', third = ''] = names();
  await button('上移', second).click();
  await expect.element(button('下移', second)).toHaveFocus();
  expect(names().slice(0, 2)).toEqual([second, first]);
  await button('删除', first).click();
  await page.getByRole('dialog', { name: '确认提示' }).getByRole('button', { name: '确定' }).click();
  await expect.element(button('删除', third)).toHaveFocus();
});

function nameOf(button: Element): string {
  return button.getAttribute('aria-label')?.replace('删除：', '') ?? '';
}

test('[Q4] the batches are as wide as their pane; a message below the name moves nothing beside it', {
  tags: 'full',
}, async () => {
  const { drawer, main } = await openHunan();
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const pane = drawer.getByRole('tabpanel', { name: '批次', exact: true });
  const save = drawer.getByRole('button', { name: '保存', exact: true });
  expect(boxOf(main.element()).width).toBeCloseTo(boxOf(pane.element()).width, 0);
  // The card is named by what is typed in it.
  const card = main.element();
  const beside = [
    main.getByLabelText('批次类别'),
    main.getByRole('switch', { name: /^启用：/ }),
    main.getByRole('radio'),
  ].map((one) => one.element());
  const places = () => beside.map((one) => boxOf(one).top - boxOf(card).top);
  const before = places();
  await main.getByLabelText('批次', { exact: true }).fill('');
  await save.click();
  await expect.element(drawer.getByText('请输入批次名称')).toBeVisible();
  expect(places()).toEqual(before);
});

test('[Q4] a full mark below a control line is refused at its input', async () => {
  const { visit, drawer } = await openHunan();
  const mark = drawer.getByLabelText('满分');
  const top = () => mark.element().getBoundingClientRect().top;
  const before = top();
  await mark.fill('300');
  await expect.element(mark).toHaveAccessibleDescription(/^已有 \d+ 分的控制线，满分不能低于 \d+$/);
  expect(top()).toBe(before);
  await mark.fill('600');
  await drawer.getByRole('button', { name: '保存设置' }).click();
  await expect.element(mark).toHaveAccessibleDescription(/^已有 \d+ 分的一分一段表，满分不能低于 \d+$/);
  expect(visit.mockServer.requests.of(saveProvince.path)).toHaveLength(1);
  await mark.fill('750');
  await expect.element(mark).not.toHaveAccessibleDescription();
});

test('[Q4] a new batch with another mode than its province says that it has its own', {
  tags: 'full',
}, async () => {
  const { drawer } = await openHunan();
  await drawer.getByRole('button', { name: '新增批次' }).click();
  const added = drawer.getByRole('listitem', { name: /^第 \d+ 个批次$/ });
  await expect.element(added.getByLabelText('填报模式（跟随省份）')).toBeVisible();
  await added.getByTitle('院校专业组').click();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(added.getByLabelText('填报模式（单独设置）')).toBeVisible();
});
