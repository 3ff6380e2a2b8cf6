import { describe, expect, test } from 'vitest';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { allowOnly } from './allowOnly';
import { claimsBase as base, claimEndpoints, claims, createClaimsClient } from './claimsTestClient';
import { platformStoreId } from './customer/storeRow';
import { maskAccount } from './masks';

const forbidden = { code: 40301, msg: '当前操作没有权限', data: null };

describe('[1.5] the record of what was done', () => {
  const log = platformCalls.auditLog.path;
  const record = { bizType: claimEndpoints.name, bizId: 1 };

  test('tells who did what, from which state to which, newest first', async () => {
    const { admin, jigou } = await createClaimsClient();
    await jigou.post(`${base}/edit`, { id: 1, name: '改', mobile: '19911112222' });
    await admin.post(`${base}/edit`, { id: 1, status: 1 });
    expect((await admin.post(log, record)).data).toMatchObject([
      { operatorName: '林知远', action: '修改（平台代办）', fromStatus: '0', toStatus: '1', changes: [] },
      {
        ...{ operatorName: '沈一诺', action: '修改', time: '2026-06-20 12:00:00', ip: '127.0.0.1' },
        changes: [
          { field: 'name', label: '名称', before: '第1笔', after: '改' },
          { field: 'mobile', label: '手机', before: '199****0000', after: '199****2222' },
        ],
      },
    ]);
  });

  test('only records of institutions are changed on their behalf', async () => {
    const { admin, mockServer } = await createClaimsClient();
    const table = await mockServer.table(claims);
    await table.put({ ...(table.get(1) ?? expect.unreachable()), storeId: platformStoreId });
    await admin.post(`${base}/edit`, { id: 1, name: '改' });
    expect((await admin.post(log, record)).data).toMatchObject([{ action: '修改' }]);
  });

  test('a caller without the permission does not read the record, nor does another institution', async () => {
    const { admin, jigou, mockServer } = await createClaimsClient();
    await admin.post(`${base}/edit`, { id: 3, name: '改' });
    expect(await jigou.post(log, { ...record, bizId: 3 })).toEqual(forbidden);
    expect(await jigou.post(log, record)).toMatchObject({ code: 20000, data: [] });
    await allowOnly(mockServer, 'jigou', ['finance:withdrawals:list']);
    expect(await jigou.post(log, record)).toEqual(forbidden);
    expect((await admin.post(log, { bizType: claimEndpoints.name })).code).toBe(40000);
  });
});

describe('[1.5] masks', () => {
  test('values travel masked, are found whole, and survive a form that sends them back', async () => {
    const { admin } = await createClaimsClient();
    const list = await admin.post(`${base}/list`, { mobile: '19900000001' });
    expect(list.data).toMatchObject({ total: 1, list: [{ id: 2, mobile: '199****0001' }] });
    const { data } = await admin.post(`${base}/info`, { id: 2 });
    await admin.post(`${base}/edit`, { ...Object(data), name: '改' });
    expect((await admin.post(`${base}/list`, { mobile: '19900000001' })).data).toMatchObject({ total: 1 });
    expect(maskAccount('6222020000000012')).toBe('**** 0012');
  });

  test('a reveal needs its permission, answers masked members only, and is written down', async () => {
    const { admin, jigou } = await createClaimsClient();
    const plain = { id: 2, field: 'mobile' };
    expect(await admin.post(`${base}/plain`, plain)).toMatchObject({ data: { value: '19900000001' } });
    expect((await admin.post(`${base}/plain`, { id: 2, field: 'name' })).code).toBe(40000);
    expect(await jigou.post(`${base}/plain`, plain)).toEqual(forbidden);
    const { data } = await admin.post(platformCalls.auditLog.path, {
      bizType: claimEndpoints.name,
      bizId: 2,
    });
    expect(data).toMatchObject([{ action: '查看（平台代办）', remark: 'mobile' }]);
  });
});
