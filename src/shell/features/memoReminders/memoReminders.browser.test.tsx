import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { someUser } from '@/providers/auth/userFixture';
import DownloadsSection from '@/resources/dev/gallery/sections/DownloadsSection';
import { useTransfers } from '@/src/services/useTransfers';
import { renderInside } from '@/src/testing/openView';
import { catchSaved } from '@/src/testing/savedFiles';
import { signedInServices } from '../../model/testServices';
import { TransfersHost } from '../transfers/TransfersHost';
import MemoReminders from './MemoReminders';

function Host() {
  return <TransfersHost transfers={useTransfers()} />;
}

test.each([
  [1366, 900],
  [390, 844],
])(
  '[H3] at %i by %i pixels a reminder and the panel of transfers leave each other free',
  { tags: 'full' },
  async (...size) => {
    const memo = { id: 1, title: '核对到账', remindTime: '2026-06-24 10:00:00' };
    const list = () => ({ total: 1, list: [memo] });
    const { services } = await signedInServices(someUser(), ['*:*:*'], { list });
    await renderInside(
      <>
        <DownloadsSection />
        <Host />
        <MemoReminders services={services} tree={[]} since={0} />
      </>,
    );
    await page.viewport(...size);
    catchSaved();
    const reminder = page.getByRole('article', { name: '备忘提醒：核对到账' });
    const panel = page.getByRole('region', { name: '传输列表' });
    await expect.element(reminder).toBeVisible();
    await page.getByRole('button', { name: '按文件名下载' }).click();
    await expect.element(panel).toBeVisible();
    for (const button of [
      ...reminder.getByRole('button').elements(),
      ...panel.getByRole('button').elements(),
    ]) {
      const { left, top, width, height } = button.getBoundingClientRect();
      expect(button.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    }
  },
);
