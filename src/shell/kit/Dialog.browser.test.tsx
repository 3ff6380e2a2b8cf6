import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';
import '@/src/ui/theme/tokens.css';
import './button.css';

test('three buttons of a question have their words on one line each on a phone', async () => {
  await page.viewport(390, 844);
  const labels = ['继续编辑', '保存后离开', '不保存离开'];
  await render(
    <Dialog
      title="确认提示"
      onCancel={() => {}}
      actions={labels.map((label) => (
        <button key={label} type="button" className="button">
          {label}
        </button>
      ))}
    >
      <p>有未保存的修改，确认离开吗？</p>
    </Dialog>,
  );
  for (const label of labels) {
    const button = page.getByRole('button', { name: label });
    await expect.element(button).toBeVisible();
    const words = document.createRange();
    words.selectNodeContents(button.element());
    expect(words.getClientRects().length, label).toBe(1);
  }
  const box = page.getByRole('dialog').element();
  expect(box.scrollWidth).toBe(box.clientWidth);
});

test.each([1, 80])('buttons are below the text, at the foot of the dialog: %i lines', async (lines) => {
  await page.viewport(1366, 768);
  await render(
    <Dialog title="系统提示" onCancel={() => {}} actions={<button type="button">确定</button>}>
      {Array.from({ length: lines }, (_, line) => `第 ${line + 1} 行`).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Dialog>,
  );
  const dialog = page.getByRole('dialog').element();
  dialog.scrollTop = dialog.scrollHeight;
  const last = page.getByText(`第 ${lines} 行`, { exact: true }).element().getBoundingClientRect();
  const foot = page.getByRole('button', { name: '确定' }).element().parentElement?.getBoundingClientRect();
  expect(last.bottom).toBeLessThanOrEqual(foot?.top ?? 0);
  expect(foot?.bottom).toBe(dialog.getBoundingClientRect().bottom);
});

test('[A11Y] Escape only asks, however often it is pressed, also where a disabled button has lost the focus', async () => {
  const onCancel = vi.fn();
  const action = <button type="button">保存</button>;
  await render(
    <Dialog title="外层" onCancel={onCancel} actions={action}>
      <Dialog title="内层" onCancel={onCancel} actions={action}>
        <input aria-label="备注" />
      </Dialog>
    </Dialog>,
  );
  await page.getByLabelText('备注').fill('写到一半');
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(3);
  const focused = document.activeElement;
  if (focused instanceof HTMLElement) focused.blur();
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(6);
  const open = [...document.querySelectorAll('dialog')].map((dialog) => dialog.open);
  expect(open).toEqual([true, true]);
});

test('[A11Y] Escape asks in the dialog that was opened last, wherever it stands in the page', async () => {
  const [first, later] = [vi.fn(), vi.fn()];
  const dialogs = (isLater: boolean) => (
    <>
      {isLater && (
        <Dialog title="后开" onCancel={later} actions={null}>
          <p>内容</p>
        </Dialog>
      )}
      <Dialog title="先开" onCancel={first} actions={null}>
        <input aria-label="备注" />
      </Dialog>
    </>
  );
  const { rerender } = await render(dialogs(false));
  await rerender(dialogs(true));
  const focused = document.activeElement;
  if (focused instanceof HTMLElement) focused.blur();
  await userEvent.keyboard('{Escape}');
  expect([first, later].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

test('Escape in a search of a dialog empties the search first', async () => {
  const onCancel = vi.fn();
  await render(
    <Dialog title="选择" onCancel={onCancel} actions={null}>
      <input type="search" aria-label="按名称查找" />
    </Dialog>,
  );
  const search = page.getByLabelText('按名称查找');
  await search.fill('发票');
  await userEvent.keyboard('{Escape}');
  await expect.element(search).toHaveValue('');
  expect(onCancel).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('Enter that opened a question and is still held does not answer it', async () => {
  await render(<ConfirmDialog text="确定注销并退出系统吗？" onOk={() => {}} onCancel={() => {}} />);
  const ok = page.getByRole('button', { name: '确定' });
  await expect.element(ok).toHaveFocus();
  const takes = (repeat: boolean) =>
    ok
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }));
  expect([takes(true), takes(false)]).toEqual([false, true]);
});
