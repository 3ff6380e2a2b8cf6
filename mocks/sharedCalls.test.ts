import { expect, test } from 'vitest';
import { createTestClient } from './testClient';

const refusal = { code: 500 };

test.each([
  ['post', '/system/post/4', '普通员工已分配,不能删除'],
  ['role', '/system/role/3', '运营专员已分配,不能删除'],
  ['dictionary', '/system/dict/type/1', /^.+已分配,不能删除$/],
])('a %s that others hold is not deleted', async (_what, path, msg) => {
  const admin = await createTestClient().as('admin');
  const before = await admin.get(path);
  expect(await admin.remove(path)).toEqual({
    ...refusal,
    msg: typeof msg === 'string' ? msg : expect.stringMatching(msg),
  });
  expect(await admin.get(path)).toEqual(before);
});

test.each([
  ['role', '/system/role', { roleId: 5 }],
  ['user', '/system/user', { userId: 3 }],
  ['job', '/monitor/job', { jobId: 1 }],
])('the status of a %s is on or off, and nothing else', async (_what, path, id) => {
  const admin = await createTestClient().as('admin');
  const [key] = Object.values(id);
  for (const status of ['2', '', undefined])
    expect(await admin.put(`${path}/changeStatus`, { ...id, status })).toMatchObject(refusal);
  for (const status of ['1', '0']) {
    expect(await admin.put(`${path}/changeStatus`, { ...id, status })).toMatchObject({ code: 200 });
    expect(await admin.get(`${path}/${key}`)).toMatchObject({ data: { status } });
  }
});
