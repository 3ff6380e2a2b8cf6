import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInside } from '@/src/testing/openView';
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
