import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openView } from '@/src/testing/openView';
import { scoreEndpoints } from '../endpoints';

const { saveProvince } = scoreEndpoints['score/batch'].operations;

async function openHunan() {
  const visit = await openView({ view: 'score/batch/index' }, { at: '?keyword=湖南' });
  await page.getByRole('button', { name: '配置：湖南' }).click();
  const drawer = page.getByRole('dialog', { name: '湖南 · 批次配置' });
  const main = drawer.getByRole('listitem', { name: '本科批（普通类）' });
  await expect.element(main.getByLabelText('志愿上限')).toHaveValue('45');
  return { visit, drawer, main };
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
  await mark.fill('300');
  await expect.element(mark).toHaveAccessibleDescription(/^已有 \d+ 分的控制线，满分不能低于 \d+$/);
  await mark.fill('600');
  await drawer.getByRole('button', { name: '保存设置' }).click();
  await expect.element(mark).toHaveAccessibleDescription(/^已有 \d+ 分的一分一段表，满分不能低于 \d+$/);
  expect(visit.mockServer.requests.of(saveProvince.path)).toHaveLength(1);
  await mark.fill('750');
  await expect.element(mark).not.toHaveAccessibleDescription();
});
