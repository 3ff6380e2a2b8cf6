import { expect, test } from 'vitest';
import { z } from 'zod';
import { platformCalls } from '@/providers/endpoints/platformCalls';
import { managementEndpoints } from '@/resources/management/endpoints';
import { createTestClient } from '../testClient';

const { name: bizType, operations } = managementEndpoints['management/client-data'];
const change = z.object({ label: z.string(), before: z.string(), after: z.string() });
const log = z.array(z.object({ action: z.string(), changes: z.array(change) }));

const before = {
  ...{ name: '顾书瑶', gender: 2, mobile: '19900009100', provinceId: 430000, year: 2026, source: '1' },
  ...{ area: [], grade: '3', subjects: ['物理', '政治', '地理'], cities: ['长沙'], ownerId: 1 },
};
const after = {
  ...{ gender: 1, source: '2', ownerId: 2, grade: '4', area: [430000, 430100, 430102] },
  ...{
    subjects: ['物理', '化学', '地理'],
    cities: ['长沙', '武汉'],
    majors: ['法学'],
    colleges: ['湖南大学'],
  },
};

test('[G2] [1.5] the log of a client tells each changed member in words', async () => {
  const admin = await createTestClient().as('admin');
  const { id } = z.object({ id: z.number() }).parse((await admin.post(operations.create.path, before)).data);
  expect(await admin.post(operations.update.path, { id, ...after })).toMatchObject({ code: 20000 });
  const lost = { id, stage: 3, lostReason: '1' };
  expect(await admin.post(operations.follow.path, lost)).toMatchObject({ code: 20000 });
  const { data } = await admin.post(platformCalls.auditLog.path, { bizType, bizId: id });
  const entries = log.parse(data).map(({ action, changes }) => ({
    action,
    changes: changes.map((one) => `${one.label} ${one.before}→${one.after}`),
  }));
  expect(entries).toEqual([
    { action: '标记流失', changes: ['跟进阶段 待跟进→已流失', '流失原因 →价格'] },
    {
      action: '修改',
      changes: [
        ...['性别 女→男', '所在地 →湖南省/长沙市/芙蓉区', '年级 高三→复读'],
        ...['选考科目 物理、思想政治、地理→物理、化学、地理', '意向城市 长沙→长沙、武汉', '意向专业 →法学'],
        ...['意向院校 →湖南大学', '客户来源 转介绍→网站', '负责人 林知远→苏晚晴'],
      ],
    },
    { action: '新增', changes: [] },
  ]);
});
