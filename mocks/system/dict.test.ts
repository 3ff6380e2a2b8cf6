import { expect, test } from 'vitest';
import { z } from 'zod';
import { createTestClient } from '../testClient';
import { dictDataTable } from './dict';
import { dictionarySeeds } from './dictSeed';

const types = '/system/dict/type';
const entries = '/system/dict/data';

async function setUp() {
  const client = createTestClient();
  return { ...client, admin: await client.as('admin') };
}

const optionSchema = z.array(z.looseObject({ dictLabel: z.string(), dictValue: z.string() }));

test('the seeds hold RuoYi’s ten dictionaries with their 29 entries, and our own', async () => {
  const { admin } = await setUp();
  expect(await admin.get(`${types}/list?pageNum=1&pageSize=3`)).toMatchObject({
    code: 200,
    msg: '查询成功',
    total: dictionarySeeds.length,
    rows: [
      { dictId: 1, dictName: '用户性别', dictType: 'sys_user_sex', status: '0' },
      { dictId: 2, dictType: 'sys_show_hide' },
      { dictId: 3, dictType: 'sys_normal_disable' },
    ],
  });
  expect((await admin.get(`${entries}/18`)).data).toMatchObject({
    dictCode: 18,
    dictLabel: '其他',
    dictSort: 99,
    isDefault: 'N',
  });
  expect((await admin.get(`${entries}/1`)).data).toMatchObject({ dictLabel: '男', isDefault: 'Y' });
  expect((await admin.get(`${entries}/29`)).data).toMatchObject({ dictLabel: '失败', listClass: 'danger' });
});

test('[CALL-3] a signed-in user reads a dictionary by type, in order; an unknown one is empty and reported', async () => {
  const reports: string[] = [];
  const { as, nobody } = createTestClient({ report: (what) => reports.push(what) });
  const newcomer = await as('xinren');
  const labelsOf = async (type: string) =>
    optionSchema.parse((await newcomer.get(`${entries}/type/${type}`)).data).map((row) => row.dictLabel);
  expect(await labelsOf('store_edition')).toEqual(['基础版', '专业版', '旗舰版']);
  expect((await labelsOf('sys_oper_type')).at(-1)).toBe('其他');
  expect(reports).toEqual([]);
  expect(await labelsOf('nothing')).toEqual([]);
  expect(reports).toEqual(['no such dictionary: nothing']);
  expect(await nobody.get(`${entries}/type/store_edition`)).toMatchObject({ code: 401 });
});

test('a disabled entry is not offered', async () => {
  const { admin } = await setUp();
  const { data } = await admin.get(`${entries}/type/sys_yes_no`);
  const [first] = optionSchema.parse(data);
  expect(await admin.put(entries, { ...first, status: '1' })).toEqual({ code: 200, msg: '操作成功' });
  expect((await admin.get(`${entries}/type/sys_yes_no`)).data).toMatchObject([{ dictLabel: '否' }]);
});

test('a new dictionary takes a new entry', async () => {
  const { admin } = await setUp();
  const type = { dictName: '测试', dictType: 'test_type', status: '0' };
  expect(await admin.post(types, type)).toEqual({ code: 200, msg: '操作成功' });
  expect((await admin.get(`${types}/${dictionarySeeds.length + 1}`)).data).toMatchObject({
    ...type,
    createBy: 'admin',
    remark: '',
  });
  await admin.post(entries, { dictType: 'test_type', dictLabel: '甲', dictValue: 'a', dictSort: 1 });
  expect((await admin.get(`${entries}/type/test_type`)).data).toMatchObject([
    { dictLabel: '甲', isDefault: 'N', status: '0' },
  ]);
});

test.each<[object, string]>([[{ dictType: 'store_type' }, "新增字典'测试'失败，字典类型已存在"]])(
  'a dictionary with %j is refused: %s',
  async (more, msg) => {
    const { admin } = await setUp();
    expect(await admin.post(types, { dictName: '测试', dictType: 'test_type', ...more })).toEqual({
      code: 500,
      msg,
    });
  },
);

test.each<[object, string]>([[{ dictSort: undefined }, '数据顺序不能为空']])(
  'an entry with %j is refused: %s',
  async (more, msg) => {
    const { admin } = await setUp();
    const entry = { dictType: 'store_type', dictLabel: '甲', dictValue: 'a', dictSort: 1 };
    expect(await admin.post(entries, { ...entry, ...more })).toEqual({ code: 500, msg });
  },
);

test('a changed type is carried into its entries; a taken one is refused', async () => {
  const { admin, mockServer } = await setUp();
  const refused = { dictId: 11, dictName: '机构类型', dictType: 'store_edition' };
  expect(await admin.put(types, refused)).toEqual({
    code: 500,
    msg: "修改字典'机构类型'失败，字典类型已存在",
  });
  await admin.save(types, 11, { dictType: 'shop_type' });
  const carried = (await mockServer.table(dictDataTable)).all().filter((row) => row.dictType === 'shop_type');
  expect(carried.map((row) => row.dictLabel)).toEqual(['直营', '加盟', '合作学校', '代理']);
});

test('a used dictionary cannot be deleted, an empty one can', async () => {
  const { admin } = await setUp();
  expect(await admin.remove(`${types}/11`)).toEqual({ code: 500, msg: '机构类型已分配,不能删除' });
  await admin.remove(`${entries}/30,31,32,33`);
  expect(await admin.remove(`${types}/11`)).toEqual({ code: 200, msg: '操作成功' });
  expect(await admin.get(`${types}/11`)).toEqual({ code: 500, msg: '数据不存在或已被删除' });
});

test('[CALL-3] the cache is refreshed by DELETE, and the options are all types', async () => {
  const { admin } = await setUp();
  expect(await admin.remove(`${types}/refreshCache`)).toEqual({ code: 200, msg: '操作成功' });
  expect((await admin.get(`${types}/optionselect`)).data).toHaveLength(dictionarySeeds.length);
});

test('the list of entries filters by type, label and status, in order', async () => {
  const { admin } = await setUp();
  expect(await admin.get(`${entries}/list?dictType=sys_oper_type&pageSize=20`)).toMatchObject({ total: 10 });
  expect(await admin.get(`${entries}/list?dictType=sys_oper_type&dictLabel=导`)).toMatchObject({
    rows: [{ dictLabel: '导出' }, { dictLabel: '导入' }],
  });
  expect(await admin.get(`${entries}/list?status=1`)).toMatchObject({ rows: [], total: 0 });
});

test('the manager picker lists the platform’s own staff, without passwords', async () => {
  const { admin } = await setUp();
  const { rows, total } = await admin.get('/system/user/list?pageSize=50');
  expect(total).toBe(17);
  expect(rows).toContainEqual(
    expect.objectContaining({ userId: 2, userName: 'yunying', nickName: '苏晚晴', status: '0' }),
  );
  expect(JSON.stringify(rows)).not.toContain('admin123');
});
