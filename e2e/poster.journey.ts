import { readFile } from 'node:fs/promises';
import { expect, openAs, test } from './journey';

/** How every PNG file begins. */
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

test('[O16] a poster is drawn with the name and the code of the institution, and saved as a picture that opens', {
  tag: '@full',
}, async ({ page }) => {
  await openAs(page, 'admin', '/operations/galleries');
  await page
    .getByRole('button', { name: /^一键成图：/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^一键成图/ });
  const save = dialog.getByRole('button', { name: '保存图片' });
  await expect(save).toBeEnabled();

  const bytes = await test.step('the picture is saved', async () => {
    const download = page.waitForEvent('download');
    await save.click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/_1\.png$/);
    return readFile(await file.path());
  });
  expect([...bytes.subarray(0, signature.length)]).toEqual(signature);

  await test.step('the saved picture opens with light panels and a dark code', async () => {
    const found = await page.evaluate(look, `data:image/png;base64,${bytes.toString('base64')}`);
    expect(found).toMatchObject({ width: 750, height: 1334, hasLightPanel: true, hasDarkCode: true });
  });

  await test.step('the other pictures of the set are drawn as well', async () => {
    await dialog.getByText('第 2 张').click();
    await expect(save).toBeEnabled();
  });
});

/** The part of a picture where the seeds draw the institution: a light panel with name and code. */
async function look(address: string) {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const { naturalWidth: width, naturalHeight: height } = picture;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(picture, 0, 0);
  const lights = (x: number, y: number, w: number, h: number) => {
    const data = context?.getImageData(
      (x / 100) * width,
      (y / 100) * height,
      (w / 100) * width,
      (h / 100) * height,
    );
    const sums = Array.from({ length: (data?.data.length ?? 0) / 4 }, (_, at) =>
      [0, 1, 2].reduce((sum, part) => sum + (data?.data[at * 4 + part] ?? 0), 0),
    );
    return sums;
  };
  const name = lights(60, 5, 5, 5);
  const code = lights(72, 85, 20, 11);
  return {
    width,
    height,
    hasLightPanel: name.filter((sum) => sum > 690).length > name.length / 2,
    hasDarkCode: code.filter((sum) => sum < 60).length > code.length / 10,
  };
}
