import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { articleTable } from '@/mocks/operations/article/articleTable';
import { openView } from '@/src/testing/openView';

const place = { name: 'operations/edit-info', view: 'operations/edit-info/index' };

test('[O6] [O8] a summary that nobody wrote follows the text, and a written one stays', {
  tags: 'full',
}, async () => {
  const visit = await openView(place, { at: '?type=headline&id=77' });
  const articles = await visit.mockServer.table(articleTable);
  const [text, summary] = ['正文', '摘要'].map((label) => page.getByLabelText(label, { exact: true }));
  if (!text || !summary) expect.unreachable();
  await expect.element(text).not.toHaveTextContent(/^$/);
  await expect.element(summary).toHaveValue('');
  await text.fill('校测时间改为六月二十八日');
  await page.getByRole('button', { name: '存草稿', exact: true }).click();
  await expect.poll(() => articles.get(77)).toMatchObject({ summary: '校测时间改为六月二十八日' });
  await expect.poll(() => visit.notifications).toEqual(['success: 保存成功']);
  await visit.reload();
  await expect.element(text).toHaveTextContent('校测时间改为六月二十八日');
  await expect.element(summary).toHaveValue('');
  await summary.fill('校测改期');
  await text.fill('校测时间改为七月二日');
  await page.getByRole('button', { name: '存草稿', exact: true }).click();
  const written = { summary: '校测改期', content: expect.stringContaining('七月二日') };
  await expect.poll(() => articles.get(77)).toMatchObject(written);
});
