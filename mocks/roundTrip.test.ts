import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from '@/resources';
import { createTestClient } from './testClient';

const rowsSchema = z.array(z.record(z.string(), z.unknown()));

/** Resources of the REST family whose records are read, changed and sent back whole. */
const saved = Object.entries(allEndpoints).filter(
  ([, { family, operations }]) => family === 'rest' && operations.one && operations.update,
);

/** A role's grants are read by a separate call and sent with the role. */
const more = { 'system/role': { menuIds: [800] } };

/** Refusals about the first user and the first role, and about the setting without a value. */
const refused = /^(不允许操作超级管理员|参数键值不能为空)/;

describe('[MOCK] a record can be saved as it was read', () => {
  test.each(saved)('%s', async (name, { idField, operations: { list, update } }) => {
    const admin = await createTestClient().as('admin');
    const { rows, data } = await admin.get(`${list?.path}?pageSize=12`);
    const records = rowsSchema.parse(rows ?? data).slice(0, 12);
    const changes: object = Reflect.get(more, name) ?? {};
    const answers = records.map(async (row) => admin.save(update?.path ?? '', Number(row[idField]), changes));
    const texts = (await Promise.all(answers)).map(({ msg }) => msg);
    expect(texts.filter((msg) => msg !== '操作成功' && !refused.test(msg))).toEqual([]);
    expect(texts).toContain('操作成功');
  });
});
