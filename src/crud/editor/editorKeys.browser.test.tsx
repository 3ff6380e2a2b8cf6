import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { article, notes, openEditor } from '@/src/testing/openEditor';

/** The keys that a drawer around the editor would hear. */
function passedKeys(): string[] {
  const passed: string[] = [];
  const listen = ({ key }: KeyboardEvent) => passed.push(key);
  document.addEventListener('keydown', listen);
  onTestFinished(() => document.removeEventListener('keydown', listen));
  return passed;
}

function focused(): Element {
  return document.activeElement ?? document.body;
}

test.each([
  ['HTML', article, '.html-editor'],
  ['Markdown', notes, '.w-md-editor'],
])(
  '[WID-3] [A11Y] Tab stays in the %s editor on the full screen; Escape leaves it from anywhere',
  { tags: 'full' },
  async (_name, field, selector) => {
    const { screen, text } = await openEditor(field, '甲');
    const frame = text.element().closest<HTMLElement>(selector) ?? expect.unreachable();
    await screen.getByRole('button', { name: '全屏', exact: true }).click();
    await expect.poll(() => frame.clientHeight).toBe(window.innerHeight);
    text.element().focus();
    const seen = new Set<Element>();
    while (!seen.has(focused())) {
      expect(frame.contains(focused())).toBe(true);
      seen.add(focused());
      await userEvent.keyboard('{Tab}');
    }
    expect(focused()).toBe(text.element());
    expect(seen.size).toBeGreaterThan(1);
    for (const _stop of seen) {
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
      expect(frame.contains(focused())).toBe(true);
    }
    expect(focused()).toBe(text.element());
    const passed = passedKeys();
    text.element().blur();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => frame.clientHeight).toBeLessThan(window.innerHeight);
    expect(passed).toEqual([]);
  },
);

test('[WID-3] [A11Y] Escape closes the list of headings alone, and its button says whether it is open', {
  tags: 'full',
}, async () => {
  const { screen, text } = await openEditor(notes, '甲');
  const passed = passedKeys();
  const tool = screen.getByRole('button', { name: '标题级别' });
  const heading = screen.getByRole('button', { name: '标题 2' });
  for (const _again of [1, 2]) {
    await tool.click();
    await expect.element(tool).toHaveAttribute('aria-expanded', 'true');
    heading.element().focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(heading).not.toBeInTheDocument();
    await expect.element(tool).toHaveAttribute('aria-expanded', 'false');
    await expect.element(text).toHaveFocus();
    await screen.getByRole('button', { name: '全屏', exact: true }).click();
  }
  expect(passed).toEqual([]);
});

test.each([
  ['前后', 1, '前\n\n| 列 1 | 列 2 |\n| --- | --- |\n|  |  |\n\n后'],
  ['前\n后', 1, '前\n\n| 列 1 | 列 2 |\n| --- | --- |\n|  |  |\n\n后'],
  ['前后', 2, '前后\n\n| 列 1 | 列 2 |\n| --- | --- |\n|  |  |\n'],
])(
  '[WID-3] a table in the Markdown text %j is parted from it by blank lines, and replaces nothing',
  { tags: 'full' },
  async (first, end, whole) => {
    const { screen, text, last } = await openEditor(notes, first);
    await text.click();
    const area = text.element();
    if (!(area instanceof HTMLTextAreaElement)) return expect.unreachable();
    area.setSelectionRange(0, end);
    await screen.getByRole('button', { name: '表格' }).click();
    expect(last()).toBe(whole);
  },
);

test('[WID-3] a table in the HTML editor is put after the selected words', { tags: 'full' }, async () => {
  const { screen, text, last } = await openEditor(article, '<p>志愿</p>');
  await text.click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await screen.getByRole('button', { name: '表格' }).click();
  await page.getByRole('menuitem', { name: '插入表格（3 行 3 列）' }).click();
  expect(last()).toMatch(/^<p>志愿<\/p><table/);
});
