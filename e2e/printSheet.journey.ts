import type { Locator, Page } from '@playwright/test';
import { expect, openAs, test } from './journey';
import { drawsChinese, plain, readPdf } from './pdf';

test('[E5] the printed sheet holds every row in order, with header, number and lines to sign on A4 pages', {
  tag: '@full',
}, async ({ page }) => {
  test.skip(!(await drawsChinese(page)), 'there is no font for Chinese on this machine');
  await openAs(page, 'admin', '/expert/volunteer/detail?id=501');
  const rows = page.getByRole('region', { name: '志愿表' }).locator('tbody tr');
  await expect(rows).toHaveCount(32);
  const wanted = await rows.evaluateAll(printedRows);

  await page.getByRole('button', { name: '打印', exact: true }).click();
  const preview = page.getByRole('dialog', { name: '打印预览：陈同学 湖南本科批-方案一' });
  await expect(preview.getByRole('region', { name: /^第 \d+ 页$/ }).first()).toBeVisible();
  const pages = readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));

  expect(pages.length).toBeGreaterThan(1);
  for (const [index, { width, height, text }] of pages.entries()) {
    expect([Math.round(width), Math.round(height)]).toEqual([842, 595]);
    expect(text).toContain(plain('湖南 2026 年本科批（普通类）志愿表（院校专业组）'));
    expect(text).toContain(plain('考生：陈同学 物理类 600 分 位次 18,876'));
    expect(text).toContain(plain('录取机会仅供参考'));
    expect(text).toContain(plain(`第 ${index + 1} 页 / 共 ${pages.length} 页`));
  }
  for (const line of ['考生签字', '家长签字', '填报专家签字', '日期'])
    expect(pages.at(-1)?.text).toContain(plain(line));
  const all = pages.map(({ text }) => text).join('');
  const places = wanted.map((row) => all.indexOf(plain(row)));
  expect(wanted.filter((_, index) => places[index] === -1)).toEqual([]);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  await close(page, preview);
});

/** The rows of the page, as the sheet writes them. */
function printedRows(rows: readonly (HTMLElement | SVGElement)[]): string[] {
  const textOf = (element: Element | null | undefined) => element?.textContent ?? '';
  return rows.map((row) => {
    const cell = (head: string) => row.querySelector(`td[data-head="${head}"]`);
    const unit = cell('院校 · 专业组');
    const [code] = unit?.querySelectorAll(':scope > div > span') ?? [];
    const group = /· (\S+) 组/.exec(textOf(unit))?.[1] ?? '';
    const picks = [...(unit?.querySelectorAll('li') ?? [])].map(
      (pick) => `${textOf(pick.querySelector('span'))}${pick.firstChild?.textContent}`,
    );
    const invented = textOf(unit).includes('模拟') ? '模拟' : '';
    return [
      ...['志愿', '层级', '录取机会'].map((head) => textOf(cell(head))),
      ...[textOf(code), textOf(unit?.querySelector('button')), invented, group, textOf(cell('选科要求'))],
      ...[/^\d+/.exec(textOf(cell('计划')))?.[0] ?? '', ...picks, textOf(cell('服从调剂'))],
    ].join('');
  });
}

async function close(page: Page, preview: Locator): Promise<void> {
  await preview.getByRole('button', { name: '关闭' }).click();
  await expect(page.getByRole('button', { name: '打印', exact: true })).toBeFocused();
}
