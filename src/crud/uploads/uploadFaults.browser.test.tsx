import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fileCalls, platformCalls } from '@/providers/endpoints/platformCalls';
import { faultRun, shortTimeout } from '@/src/testing/faultRun';
import { openUploads, pdf } from '@/src/testing/openUploads';
import { pictureFile } from '@/src/testing/pictureFile';

test.each(faultRun)(
  '[VAL-6] $name in the middle of uploads: everything chosen is still there, and a retry succeeds',
  async (failure) => {
    const visit = await openUploads({ requestTimeout: shortTimeout });
    const { screen, input, save } = visit;
    await screen.getByLabelText('备注').fill('写到一半');
    await userEvent.upload(input('附件'), pdf('早.pdf'));
    await expect.element(screen.getByRole('button', { name: '下载 早.pdf' })).toBeVisible();
    for (const path of [platformCalls.imageUpload.path, fileCalls.upload.path, fileCalls.uploadToken.path])
      failure.arm(visit, path);
    await userEvent.upload(input('照片'), await pictureFile('照.png'));
    await userEvent.upload(input('附件'), pdf('晚.pdf'));
    await userEvent.upload(input('视频'), pdf('片.pdf'));
    const again = screen.getByRole('button', { name: /^重试/ });
    await expect.poll(() => again.elements().length).toBe(3);
    await failure.recover(visit);
    for (const left of [2, 1, 0]) {
      await again.first().click();
      await expect.poll(() => again.elements().length).toBe(left);
    }
    await expect.element(screen.getByText('正在上传')).not.toBeInTheDocument();
    expect(await save()).toEqual({
      note: '写到一半',
      photos: [expect.stringContaining('/profile/image/')],
      papers: expect.stringMatching(/早_\w+\.pdf,.*晚_\w+\.pdf$/),
      film: expect.stringMatching(/^profile\/storage\/.*片\.pdf$/),
    });
  },
);
