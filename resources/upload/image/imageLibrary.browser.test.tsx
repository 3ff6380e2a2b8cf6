import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { article, notes, openEditor } from '@/src/testing/openEditor';

const library = page.getByRole('dialog', { name: '从图库选择' });

test.each([
  ['the HTML editor', article, /<img[^>]* src="\/profile\/gallery\/college-2\.png"/],
  ['the Markdown editor', notes, '![校门](/profile/gallery/college-2.png)'],
] as const)('[U2] %s puts in pictures of the stock', { tags: 'full' }, async (_editor, field, written) => {
  const { screen, last } = await openEditor(field, '一');
  await screen.getByRole('button', { name: '从图库选择' }).click();
  await library.getByRole('button', { name: '院校' }).click();
  await library.getByRole('button', { name: '选择 校门，' }).click();
  await library.getByRole('button', { name: '确定（1）' }).click();
  await expect.element(library).not.toBeInTheDocument();
  await expect.poll(last).toMatch(written);
});

test('[U2] an editor hides the stock from users who may not look through it', async () => {
  const { screen } = await openEditor(article, '一', { as: 'yunying', permissions: [] });
  await expect.element(screen.getByRole('button', { name: '插入图片' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '从图库选择' })).not.toBeInTheDocument();
});
