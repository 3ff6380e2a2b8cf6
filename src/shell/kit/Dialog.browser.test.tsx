import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
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
