import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { userOf } from '@/providers/auth/sessionState';
import { pictureFile } from '@/src/testing/pictureFile';
import { refusal } from '../../model/testServices';
import { openProfile, profileServer } from './openProfile';

test('a picture is cut square, uploaded, and made one’s own', async () => {
  const { saved, responses } = profileServer();
  const { screen, services, calls } = await openProfile(responses);
  await userEvent.upload(screen.getByLabelText('头像', { exact: true }), await pictureFile());
  const dialog = screen.getByRole('dialog', { name: '裁剪头像' });
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect.element(screen.getByText('修改成功')).toBeVisible();
  const body = calls.find(({ path }) => path.endsWith('/imageUpload'))?.body;
  const image = body instanceof FormData ? body.get('image') : undefined;
  const picture = image instanceof File ? await createImageBitmap(image) : undefined;
  expect([picture?.width, picture?.height]).toEqual([256, 256]);
  expect(saved).toEqual([{ avatar: '/profile/image/7' }]);
  expect(userOf(services.session.get())?.avatar).toBe('/profile/image/7');
});

test('a second press on 确定 cuts no second picture', { tags: 'full' }, async () => {
  const { screen, calls } = await openProfile(profileServer().responses);
  await userEvent.upload(screen.getByLabelText('头像', { exact: true }), await pictureFile());
  const cuts: BlobCallback[] = [];
  const toBlob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob');
  onTestFinished(() => toBlob.mockRestore());
  toBlob.mockImplementation((cut) => void cuts.push(cut));
  await screen.getByRole('button', { name: '确定' }).dblClick();
  for (const cut of cuts) cut(new Blob(['x'], { type: 'image/png' }));
  await expect.element(screen.getByText('修改成功')).toBeVisible();
  expect(calls.filter(({ path }) => path.endsWith('/imageUpload'))).toHaveLength(1);
});

test('the picture to cut moves by the arrow keys, and by a drag back to its middle', {
  tags: 'full',
}, async () => {
  const { screen } = await openProfile(profileServer().responses);
  await userEvent.upload(screen.getByLabelText('头像', { exact: true }), await halvedFile());
  const preview = screen.getByRole('application', { name: '头像预览' });
  await expect.element(preview).toHaveAccessibleDescription('拖动图片或用方向键调整位置');
  await expect.element(screen.getByText('拖动图片或用方向键调整位置')).toBeVisible();
  const canvas = preview.element();
  if (!(canvas instanceof HTMLCanvasElement)) return expect.unreachable();
  /** Red of the pixel at the left edge: the left half of the picture is black, the right one red. */
  const redAtLeft = () => canvas.getContext('2d')?.getImageData(2, 128, 1, 1).data[0];
  await expect.element(screen.getByRole('button', { name: '确定' })).toBeEnabled();
  await expect.poll(redAtLeft).toBe(0);
  canvas.focus();
  for (let count = 0; count < 12; count++) await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(redAtLeft).toBe(255);
  const pointer = (type: string, clientX: number) =>
    canvas.dispatchEvent(new PointerEvent(type, { bubbles: true, buttons: 1, clientX, clientY: 0 }));
  canvas.setPointerCapture = () => undefined;
  // A drag that began elsewhere does not move it.
  pointer('pointermove', canvas.clientWidth);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(redAtLeft).toBe(255);
  pointer('pointerdown', 0);
  pointer('pointermove', canvas.clientWidth / 2);
  await expect.poll(redAtLeft).toBe(0);
});

/** A landscape whose left half is black, and whose right half is red. */
async function halvedFile(): Promise<File> {
  const canvas = new OffscreenCanvas(400, 200);
  const context = canvas.getContext('2d');
  if (!context) return expect.unreachable();
  context.fillRect(0, 0, 200, 200);
  context.fillStyle = '#ff0000';
  context.fillRect(200, 0, 200, 200);
  return new File([await canvas.convertToBlob()], 'face.png', { type: 'image/png' });
}

test('[VAL-4] a file that is no picture is refused before anything is sent; [VAL-6] a failed upload says so', async () => {
  const { screen, calls } = await openProfile({
    ...profileServer().responses,
    imageUpload: () => {
      throw refusal('存储空间不足');
    },
  });
  const picker = screen.getByLabelText('头像', { exact: true });
  await userEvent.upload(picker, new File(['x'], 'x.txt', { type: 'text/plain' }));
  await expect.element(screen.getByText('文件格式不正确，请上传 png/jpg/jpeg 格式文件！')).toBeVisible();
  await userEvent.upload(picker, new File(['x'], 'x.png', { type: 'image/png' }));
  await expect.element(screen.getByText('图片无法读取，请换一张')).toBeVisible();
  expect(calls.filter(({ path }) => path.endsWith('/imageUpload'))).toEqual([]);
  await userEvent.upload(picker, await pictureFile());
  await screen.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect.element(screen.getByText('上传图片失败')).toBeVisible();
});

test('the tabs are reached by arrow keys, and are in the address', async () => {
  const { screen, where, opened } = await openProfile();
  await screen.getByRole('tab', { name: '基本资料' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('tab', { name: '账号安全' })).toHaveFocus();
  await expect.element(where).toHaveTextContent('/user/profile?tab=security');
  await expect.element(screen.getByText('199****0001')).toBeVisible();
  await screen.getByRole('tabpanel').getByRole('button', { name: '修改密码' }).click();
  expect(opened).toEqual(['password']);
  screen.getByRole('tab', { name: '账号安全' }).element().focus();
  await userEvent.keyboard('{End}');
  await expect.element(where).toHaveTextContent('/user/profile?tab=permissions');
});

test('[WID-1] one’s sign-ins have pages of twenty rows, or 10, 30, 50: page by page', async () => {
  const { screen } = await openProfile(undefined, '/user/profile?tab=logins');
  const cells = () =>
    screen
      .getByRole('cell')
      .elements()
      .map((cell) => cell.textContent);
  await expect.poll(() => cells().at(-1)).toBe('成功');
  await expect.element(screen.getByText('第 1 / 1 页，共 12 条')).toBeVisible();
  const sizes = screen.getByRole('combobox', { name: '每页条数' });
  await expect.element(sizes).toHaveTextContent(/^10 条\/页20 条\/页30 条\/页50 条\/页$/);
  await sizes.selectOptions('10 条/页');
  await expect.element(screen.getByText('第 1 / 2 页，共 12 条')).toBeVisible();
  await screen.getByRole('button', { name: '下一页' }).click();
  await expect.poll(() => cells().at(-1)).toBe('失败');
  await expect.element(screen.getByRole('button', { name: '下一页' })).toBeDisabled();
});

test('a sign-in’s time, IP and place stay whole beside a long explanation', { tags: 'full' }, async () => {
  const row = {
    time: '2026-06-20 09:00:00',
    ip: '10.0.100.114',
    place: '河南省郑州市',
    browser: 'Chrome 126',
  };
  const msg = '账号或密码错误，还可尝试 1 次，之后账号将锁定十分钟';
  const list = [{ ...row, id: 1, os: 'Windows 11', status: '1', msg }];
  const responses = { ...profileServer().responses, myLogs: () => ({ list, total: 1 }) };
  const { screen } = await openProfile(responses, '/user/profile?tab=logins', 1126);
  const linesOf = (text: string) => {
    const range = document.createRange();
    range.selectNodeContents(screen.getByRole('cell', { name: text, exact: true }).element());
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  };
  await expect.element(screen.getByText(msg)).toBeVisible();
  expect([row.time, row.ip, row.place].map(linesOf)).toEqual([1, 1, 1]);
  expect(document.documentElement.scrollWidth).toBe(1126);
});

test('申请权限 copies the page and its permission for a message to the administrator', async () => {
  const { screen } = await openProfile(undefined, '/user/profile?tab=permissions');
  const page = screen.getByRole('listitem').filter({ hasText: '机构列表' }).last();
  await expect.element(page).toHaveTextContent('机构列表 customer:store:list打开、修改');
  const written: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void written.push(text) },
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
  await page.getByRole('button', { name: '申请权限：机构列表' }).click();
  await expect.element(screen.getByText('已复制，请发给管理员')).toBeVisible();
  expect(written).toEqual([
    '您好，请为我开通权限。页面：客户管理 / 机构列表；权限标识：customer:store:list；申请人：林知远（admin）',
  ]);
});

test.each([320, 390, 768, 992, 1440, 1920])('nothing overflows at %i px', async (width) => {
  for (const tab of ['basic', 'security', 'logins', 'permissions']) {
    const { screen } = await openProfile(undefined, `/user/profile?tab=${tab}`, width);
    await expect.element(screen.getByText('研发部')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await screen.unmount();
  }
});
