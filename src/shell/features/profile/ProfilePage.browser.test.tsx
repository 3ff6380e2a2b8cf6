import { describe, expect, test } from 'vitest';
import { userOf } from '@/providers/auth/sessionState';
import { RequestError } from '@/providers/http/errors';
import { refusal } from '../../model/testServices';
import { mine, openProfile, profileServer } from './openProfile';

test('[ROUTE-5] the page shows the user’s data beside the editable ones', async () => {
  const { screen } = await openProfile();
  const card = screen.getByRole('region', { name: '个人信息' });
  for (const text of ['林知远', 'admin', '19900000001', '平台总部', '研发部', '2025-05-16 12:00:00'])
    await expect.element(card).toHaveTextContent(text);
});

test('[ROUTE-5] a person without roles reads that, and no key', async () => {
  const { screen } = await openProfile({ profile: () => ({ ...mine, roleGroup: '' }) });
  const card = screen.getByRole('region', { name: '个人信息' });
  await expect.element(card.getByText('尚未分配角色', { exact: true })).toBeVisible();
});

test('a failed read says so and asks again', async () => {
  let broken = true;
  const profile = () => {
    if (broken) throw refusal('系统内部错误');
    return mine;
  };
  const { screen, field } = await openProfile({ profile });
  await expect.element(screen.getByRole('alert')).toHaveTextContent('系统内部错误');
  broken = false;
  await screen.getByRole('button', { name: '重试' }).click();
  await expect.element(field('姓名')).toHaveValue('林知远');
});

describe('the form', () => {
  test('a lost connection is said until the network is back; another refusal stays', {
    tags: 'full',
  }, async () => {
    const [call, reason] = ['POST /', { kind: 'network' } as const];
    let failure: Error = new RequestError('后端接口连接异常', { reason, call });
    const profile = (changes: unknown) => {
      if (changes !== undefined) throw failure;
      return mine;
    };
    const { screen, field } = await openProfile({ profile });
    await field('姓名').fill('林知之');
    await screen.getByRole('button', { name: '保存' }).click();
    await expect.element(screen.getByText('后端接口连接异常')).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await expect.element(screen.getByText('后端接口连接异常')).not.toBeInTheDocument();
    failure = refusal('系统内部错误');
    await screen.getByRole('button', { name: '保存' }).click();
    await expect.element(screen.getByText('系统内部错误')).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await expect.element(screen.getByText('系统内部错误')).toBeVisible();
  });

  test.each([
    ['姓名', '', '请输入姓名'],
    ['姓名', '林', '姓名长度为 2-20 个字符'],
    ['手机号码', '', '请输入手机号码'],
    ['手机号码', '12345', '请输入正确的手机号码'],
    ['邮箱', 'nobody', '请输入正确的邮箱地址'],
  ])('%s “%s” is wrong: it says so at the field, and nothing is sent', async (label, value, message) => {
    const { saved, responses } = profileServer();
    const { field, save } = await openProfile(responses);
    await field(label).fill(value);
    await save();
    await expect.element(field(label)).toHaveAccessibleDescription(message);
    await expect.element(field(label)).toHaveFocus();
    expect(saved).toEqual([]);
  });

  test.each([
    ['手机号码', "修改用户'admin'失败，手机号码已存在", '手机号码已存在'],
    ['邮箱', "修改用户'admin'失败，邮箱账号已存在", '邮箱已存在'],
  ])('a %s that is taken is refused at the field; typed values stay', async (label, refuse, message) => {
    const { field, save } = await openProfile(profileServer(refuse).responses);
    await field('姓名').fill('林远');
    await save();
    await expect.element(field(label)).toHaveAccessibleDescription(message);
    await expect.element(field('姓名')).toHaveValue('林远');
  });

  test('[WID-7] a sex whose entry was stopped stays chosen, and on offer', { tags: 'full' }, async () => {
    const { field } = await openProfile({
      profile: () => ({ ...mine, sex: '2' }),
      sys_user_sex: () => [
        { dictLabel: '男性', dictValue: '0' },
        { dictLabel: '女性', dictValue: '1' },
      ],
    });
    await expect.element(field('女性')).not.toBeChecked();
    await expect.element(field('未知')).toBeChecked();
    await field('男性').click();
    await expect.element(field('未知')).not.toBeChecked();
    await expect.element(field('女')).not.toBeInTheDocument();
  });

  test('saving shows in the top bar and in the user data at once', async () => {
    const { saved, responses } = profileServer();
    const { screen, services, field, save } = await openProfile(responses);
    await field('姓名').fill('苏远');
    await field('手机号码').fill('19900000099');
    await field('女').click();
    await save();
    await expect.element(screen.getByText('修改成功')).toBeVisible();
    expect(saved).toEqual([{ nickName: '苏远', phonenumber: '19900000099', email: '', sex: '1' }]);
    expect(userOf(services.session.get())).toMatchObject({ realName: '苏远', mobile: '19900000099' });
    await expect.element(screen.getByLabelText('顶栏')).toHaveTextContent('苏远');
  });

  test('leaving may save it first; a wrong value is not sent', async () => {
    const { saved, responses } = profileServer();
    const { unsavedRegistry, field } = await openProfile(responses);
    const leave = () => unsavedRegistry.get()[0]?.save?.();
    await field('姓名').fill('林');
    expect(await leave()).toBe(false);
    await field('姓名').fill('林远');
    expect(await leave()).toBe(true);
    expect(saved).toMatchObject([{ nickName: '林远' }]);
  });

  test('text typed while it is saved is not lost: it stays unsaved', async () => {
    const { saved, responses } = profileServer();
    let arrive = () => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const profile: typeof responses.profile = async (changes) => {
      if (changes !== undefined) await late;
      return responses.profile(changes);
    };
    const { screen, unsavedRegistry, drafts, field, save } = await openProfile({ profile });
    await field('姓名').fill(' 苏远 ');
    await save();
    await field('姓名').fill('苏远山');
    await field('邮箱').fill('ｓｕ＠example.com');
    arrive();
    await expect.element(screen.getByText('修改成功，之后填写的内容尚未保存')).toBeVisible();
    await expect.element(field('姓名')).toHaveValue('苏远山');
    await expect.element(field('邮箱')).toHaveValue('su@example.com');
    expect(saved).toMatchObject([{ nickName: '苏远' }]);
    expect(unsavedRegistry.get()).toHaveLength(1);
    await expect.poll(async () => (await drafts.read('/user/profile'))?.values.nickName).toBe('苏远山');
    await save();
    await expect.poll(() => unsavedRegistry.get()).toEqual([]);
  });

  test('typed text counts as unsaved until it is saved, and survives a look at another tab', async () => {
    const { screen, unsavedRegistry, field, save } = await openProfile();
    expect(unsavedRegistry.get()).toEqual([]);
    await field('姓名').fill('林远');
    await expect.poll(() => unsavedRegistry.get().map(({ name }) => name)).toEqual(['个人中心：基本资料']);
    await screen.getByRole('tab', { name: '账号安全' }).click();
    await screen.getByRole('tab', { name: '基本资料' }).click();
    await expect.element(field('姓名')).toHaveValue('林远');
    await save();
    await expect.poll(() => unsavedRegistry.get()).toEqual([]);
  });

  test('typed text is kept as a draft, offered the next time, and gone once it is saved', async () => {
    const before = await openProfile();
    await before.field('邮箱').fill('lin@example.com');
    const kept = async () => (await before.drafts.read('/user/profile'))?.values.email;
    await expect.poll(kept).toBe('lin@example.com');
    await before.screen.unmount();

    const { screen, unsavedRegistry, field, save } = await openProfile();
    await expect.element(field('邮箱')).toHaveValue('');
    await screen.getByRole('button', { name: '恢复草稿' }).click();
    await expect.element(field('邮箱')).toHaveValue('lin@example.com');
    expect(unsavedRegistry.get()).toHaveLength(1);
    await save();
    await expect.poll(() => unsavedRegistry.get()).toEqual([]);
    await expect.poll(kept).toBeUndefined();
  });
});
