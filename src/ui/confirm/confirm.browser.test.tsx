import { ConfigProvider } from 'antd';
import { Activity } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { pressByEnter } from '@/src/testing/enter';
import { renderInside } from '@/src/testing/openView';
import { PrintPreview } from '../print/PrintPreview';
import { usualAppearance } from '../theme/AppearanceContext';
import { ActionModal } from './ActionModal';
import { ConfirmProvider, useConfirm } from './ConfirmProvider';

function Remove({ answered }: { answered: (yes: boolean) => void }) {
  const confirm = useConfirm();
  const ask = async () => answered(await confirm({ text: '是否确认删除「岗位」？', danger: true }));
  return (
    <button type="button" onClick={() => void ask()}>
      删除
    </button>
  );
}

test('[CONST-3] a question is under 确认提示 and is answered by 确定 or 取消', async () => {
  const answered = vi.fn();
  await renderInside(
    <ConfirmProvider>
      <Remove answered={answered} />
    </ConfirmProvider>,
  );
  const dialog = page.getByRole('dialog', { name: '确认提示' });
  for (const [button, yes] of [
    ['取消', false],
    ['确定', true],
  ] as const) {
    // The second click falls beside the question, which stays.
    await page.getByRole('button', { name: '删除' }).dblClick();
    await expect.element(dialog.getByText('是否确认删除「岗位」？')).toBeVisible();
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(answered).toHaveBeenLastCalledWith(yes);
  }
});

test('a question about a print preview can be answered, though all dialogs of a page are inside it', async () => {
  const answered = vi.fn();
  function Preview() {
    const confirm = useConfirm();
    const leave = async () => answered(await confirm({ text: '尚未打印，确定关闭吗？' }));
    return (
      <PrintPreview title="会员卡打印" onClose={() => void leave()}>
        卡片
      </PrintPreview>
    );
  }
  await renderInside(
    <div id="pane">
      <ConfigProvider getPopupContainer={() => document.querySelector<HTMLElement>('#pane') ?? document.body}>
        <ConfirmProvider>
          <Preview />
        </ConfirmProvider>
      </ConfigProvider>
    </div>,
  );
  await page.getByRole('dialog', { name: '打印预览' }).getByRole('button', { name: '关闭' }).click();
  await page.getByRole('dialog', { name: '确认提示' }).getByRole('button', { name: '确定' }).click();
  await expect.poll(() => answered.mock.lastCall).toEqual([true]);
});

test('a print preview in a hidden tab takes no question of another tab', async () => {
  const answered = vi.fn();
  await renderInside(
    <ConfirmProvider>
      <Activity mode="hidden">
        <PrintPreview title="会员卡打印" onClose={() => undefined}>
          卡片
        </PrintPreview>
      </Activity>
      <Remove answered={answered} />
    </ConfirmProvider>,
  );
  await expect.element(page.getByText('卡片')).toBeInTheDocument();
  await page.getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog', { name: '确认提示' }).getByRole('button', { name: '确定' }).click();
  await expect.poll(() => answered.mock.lastCall).toEqual([true]);
});

describe('while the dialog is still growing', () => {
  test('[CONST-3] the focus of a question is on 确定, also of a warning', async () => {
    holdMotion();
    const answered = vi.fn();
    await renderInside(
      <ConfirmProvider>
        <Remove answered={answered} />
      </ConfirmProvider>,
      { appearance: usualAppearance },
    );
    await pressByEnter(page.getByRole('button', { name: '删除' }));
    await expect.element(page.getByRole('button', { name: '确定' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => answered.mock.lastCall).toEqual([true]);
  });

  test('the focus of a dialog with fields is in the first one', async () => {
    holdMotion();
    await renderInside(
      <ActionModal onOk={() => {}} onCancel={() => {}}>
        <input aria-label="原因" />
        <input aria-label="备注" />
      </ActionModal>,
      { appearance: usualAppearance },
    );
    await expect.element(page.getByLabelText('原因')).toHaveFocus();
  });
});

test('Enter that opened the dialog and is still held neither answers nor sends; in a text area it writes', async () => {
  await renderInside(
    <ActionModal onOk={() => {}} onCancel={() => {}}>
      <input aria-label="原因" />
      <textarea aria-label="备注" />
    </ActionModal>,
  );
  const takes = (control: Locator, repeat: boolean) =>
    control
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }));
  const ok = page.getByRole('button', { name: '确定' });
  await expect.element(ok).toBeVisible();
  expect([takes(ok, true), takes(ok, false)]).toEqual([false, true]);
  expect([takes(page.getByLabelText('原因'), true), takes(page.getByLabelText('备注'), true)]).toEqual([
    false,
    true,
  ]);
});

/** The opening motion does not end during the test. */
function holdMotion(): void {
  const style = document.createElement('style');
  style.textContent = '[class*="ant-zoom-"] { animation-duration: 3600s !important }';
  document.head.append(style);
  onTestFinished(() => style.remove());
}
