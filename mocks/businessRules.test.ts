import { describe, expect, test } from 'vitest';
import { claimsBase as base, claims, createClaimsClient, tally } from './claimsTestClient';

const forbidden = { code: 40301, msg: '当前操作没有权限', data: null };

describe('[1.4] double posting', () => {
  test('a repeated number answers its first result, also when two arrive at once', async () => {
    const { admin } = await createClaimsClient();
    const body = { id: '1', requestNo: 'a' };
    const answers = await Promise.all([admin.post(`${base}/pay`, body), admin.post(`${base}/pay`, body)]);
    answers.push(await admin.post(`${base}/pay`, body));
    expect(answers.map(({ data }) => data)).toEqual(Array(3).fill({ done: [1], failed: [] }));
    expect(tally.paid).toBe(1);
    expect(await admin.post(`${base}/pay`, { id: '1', requestNo: 'b' })).toMatchObject({ msg: '已打款' });
    expect(await admin.post(`${base}/pay`, { id: '1' })).toMatchObject({ msg: '已打款' });
  });

  test('another account may use the same number, and a refused number may be tried again', async () => {
    const { admin, jigou, mockServer } = await createClaimsClient();
    const body = { id: '3', requestNo: 'a' };
    expect(await jigou.post(`${base}/pay`, body)).toEqual(forbidden);
    expect(await admin.post(`${base}/pay`, body)).toMatchObject({ code: 20000 });
    const wrong = { id: '2', requestNo: 'c', rev: 9 };
    expect((await admin.post(`${base}/pay`, wrong)).code).toBe(40000);
    expect((await admin.post(`${base}/pay`, { ...wrong, rev: 1 })).code).toBe(20000);
    expect((await mockServer.table(claims)).get(2)).toMatchObject({ status: 1, rev: 2 });
  });

  test('a repeated create with the same number creates one record', async () => {
    const { admin } = await createClaimsClient();
    const body = { name: '新', storeId: 2, requestNo: 'n' };
    const [one, other] = [await admin.post(`${base}/add`, body), await admin.post(`${base}/add`, body)];
    expect(other).toEqual(one);
    expect((await admin.post(`${base}/list`)).data).toMatchObject({ total: 4 });
  });

  test.each(['lost', 'silent'] as const)(
    'the answer is %s, the work is done, and the same number does it no second time',
    async (kind) => {
      const { admin, mockServer } = await createClaimsClient();
      mockServer.faults.inject({ kind, path: `${base}/pay`, times: 1 });
      const body = { id: '1', requestNo: 'a' };
      const lost = admin.fetch('POST', `${base}/pay`, JSON.stringify(body), 'application/json');
      await expect.poll(() => tally.paid).toBe(1);
      if (kind === 'lost') expect((await lost).type).toBe('error');
      expect((await admin.post(`${base}/pay`, body)).data).toEqual({ done: [1], failed: [] });
      mockServer.faults.clear();
      expect((await lost).type).toBe('error');
      expect(tally.paid).toBe(1);
    },
  );
});

test('[1.4] a step about a row that has changed is refused; an edit asks, and force overwrites', async () => {
  const { admin } = await createClaimsClient();
  expect(await admin.post(`${base}/edit`, { id: 1, rev: 1, name: '改' })).toMatchObject({ code: 20000 });
  const stale = { id: 1, rev: 1 };
  expect(await admin.post(`${base}/pay`, stale)).toMatchObject({
    code: 40000,
    msg: '该记录已被他人处理，请刷新后重试',
  });
  const edit = { ...stale, name: '再改' };
  expect(await admin.post(`${base}/edit`, edit)).toMatchObject({
    code: 601,
    msg: '该记录已被他人修改，仍要覆盖吗？',
  });
  expect(await admin.post(`${base}/edit`, { ...edit, force: 1 })).toMatchObject({ code: 20000 });
  expect((await admin.post(`${base}/info`, { id: 1 })).data).toMatchObject({ name: '再改', rev: 3 });
});

test('[1.4] a batch done in part names its failures; a single record is refused as it is', async () => {
  const { admin } = await createClaimsClient();
  await admin.post(`${base}/pay`, { id: '2' });
  expect(await admin.post(`${base}/pay`, { id: '1,2,3' })).toEqual({
    code: 44444,
    msg: '成功 2 条，失败 1 条',
    data: { done: [1, 3], failed: [{ id: 2, name: '第2笔', msg: '已打款' }] },
  });
  expect(await admin.post(`${base}/pay`, { id: '2' })).toEqual({ code: 40000, msg: '已打款', data: null });
});

test('[1.2] an institution has only its own rows, whatever its bodies say; the platform has all', async () => {
  const { admin, jigou } = await createClaimsClient();
  const totals = async (body: object) =>
    [await admin.post(`${base}/list`, body), await jigou.post(`${base}/list`, body)].map(({ data }) => data);
  expect(await totals({})).toMatchObject([{ total: 3 }, { total: 2 }]);
  expect(await totals({ storeId: 3 })).toMatchObject([{ total: 1 }, { total: 2 }]);
  expect(await jigou.post(`${base}/info`, { id: 3 })).toEqual(forbidden);
  expect(await jigou.post(`${base}/edit`, { id: 3, name: 'x' })).toEqual(forbidden);
  await jigou.post(`${base}/add`, { name: '新', storeId: 3 });
  await jigou.post(`${base}/edit`, { id: 1, storeId: 3 });
  for (const id of [1, 4])
    expect((await jigou.post(`${base}/info`, { id })).data).toMatchObject({ storeId: 2 });
});

test('[1.4] a step behind the password locks for ten minutes after five wrong ones', async () => {
  const { admin, jigou, clock } = await createClaimsClient();
  const enter = async (password?: string) => (await jigou.post(`${base}/guard`, { password })).msg;
  expect(await enter()).toBe('请输入登录密码');
  for (let count = 0; count < 4; count += 1) expect(await enter('wrong')).toBe('密码不正确');
  expect(await enter('wrong')).toBe('密码错误次数过多，请 10 分钟后再试');
  expect(await enter('admin123')).toBe('密码错误次数过多，请 10 分钟后再试');
  clock.now += 10 * 60_000;
  const body = { password: 'admin123', storeId: 3 };
  expect((await jigou.post(`${base}/guard`, body)).data).toMatchObject({ storeId: 2 });
  expect((await admin.post(`${base}/guard`, body)).data).toMatchObject({ storeId: 3 });
  expect((await admin.post(`${base}/guard`, { password: 'admin123' })).msg).toBe('请选择机构');
});
