import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { memoryStorage } from '../../model/memoryStorage';
import { createSettings } from '../../model/settings/settingsStore';
import { SizeChoice } from './SizeChoice';
import '@/src/ui/theme/tokens.css';
import '../../kit/button.css';

test('[LAY-13] the size is chosen by name, acts at once and is remembered', async () => {
  await page.viewport(1280, 800);
  const storage = memoryStorage();
  const settings = createSettings(storage);
  const screen = await render(<SizeChoice services={{ settings }} />);
  const opener = screen.getByRole('button', { name: '控件大小' });
  await opener.click();
  await expect.element(screen.getByRole('button', { name: '默认' })).toHaveAttribute('aria-pressed', 'true');
  await screen.getByRole('button', { name: '小', exact: true }).click();
  expect(settings.get().size).toBe('small');
  expect(storage.getItem('size')).toBe('small');
  await expect.element(screen.getByRole('button', { name: '默认' })).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(createSettings(storage).get().size).toBe('small');
});
