import { expect, test } from 'vitest';
import { z } from 'zod';
import { createTestClient } from '../../testClient';
import { dbTable } from './dbTable';
import { genTable } from './genTable';

const columnSchema = z.looseObject({
  columnId: z.number(),
  columnName: z.string(),
  columnComment: z.string(),
  columnType: z.string(),
  sort: z.number(),
});
const detailSchema = z.object({
  info: z.looseObject({ tableId: z.number(), tableName: z.string() }),
  rows: z.array(columnSchema),
  tables: z.array(z.looseObject({ tableName: z.string() })),
});

async function open(userName = 'admin') {
  const client = createTestClient();
  const caller = await client.as(userName);
  const rowOf = async (name: string) => {
    const row = (await client.mockServer.table(genTable)).find(({ tableName }) => tableName === name);
    if (!row) throw new Error(`${name} was not imported`);
    return row;
  };
  const detail = async (name: string) =>
    detailSchema.parse((await caller.get(`/tool/gen/${(await rowOf(name)).tableId}`)).data);
  const preview = async (name: string) => {
    const { data } = await caller.get(`/tool/gen/preview/${(await rowOf(name)).tableId}`);
    return z.record(z.string(), z.string()).parse(data);
  };
  /** Saves a table with changes of its own and of one column. */
  const save = async (name: string, changes: object, column: Readonly<Record<string, string>> = {}) => {
    const { info, rows } = await detail(name);
    const columns = rows.map((row) => (row.columnName === column.columnName ? { ...row, ...column } : row));
    return caller.put('/tool/gen', { ...info, columns, params: {}, ...changes });
  };
  return { ...client, caller, rowOf, detail, preview, save };
}

test('an imported table leaves the database’s list and comes with the defaults of the contract', async () => {
  const { caller, detail } = await open();
  expect(await caller.get('/tool/gen/db/list?pageNum=1&pageSize=10&tableName=college')).toMatchObject({
    total: 1,
  });
  expect(
    await caller.post('/tool/gen/importTable?tables=gk_college,finance_order&tplWebType=element-plus'),
  ).toMatchObject({
    code: 200,
  });
  expect(await caller.get('/tool/gen/db/list?tableName=college')).toMatchObject({ total: 0 });
  const { info, rows } = await detail('gk_college');
  expect(info).toMatchObject({ className: 'GkCollege', businessName: 'college', functionName: '院校库' });
  expect(rows).toHaveLength(41);
  const by = (name: string) => rows.find(({ columnName }) => columnName === name);
  expect(by('college_id')).toMatchObject({ isPk: '1', isEdit: '0', isQuery: '0', javaType: 'Long' });
  expect(by('college_name')).toMatchObject({ queryType: 'LIKE', htmlType: 'input', isRequired: '1' });
  expect(by('college_type')).toMatchObject({ htmlType: 'select', queryType: 'EQ' });
  expect(by('college_status')).toMatchObject({ htmlType: 'radio' });
  expect(by('logo_image')).toMatchObject({ htmlType: 'imageUpload' });
  expect(by('brochure_file')).toMatchObject({ htmlType: 'fileUpload' });
  expect(by('intro_content')).toMatchObject({ htmlType: 'editor' });
  expect(by('area_size')).toMatchObject({ javaType: 'BigDecimal' });
  expect(by('create_time')).toMatchObject({ isInsert: '1', isEdit: '0', isList: '0', htmlType: 'datetime' });
  expect(by('remark')).toMatchObject({ htmlType: 'textarea', isEdit: '1', isList: '0', isQuery: '0' });
});

test('[CALL-3] a missing table cannot be imported, and no other is', async () => {
  const { caller } = await open();
  expect(
    await caller.post('/tool/gen/importTable?tables=gk_college,nothing&tplWebType=element-plus'),
  ).toMatchObject({ code: 500 });
  expect(await caller.get('/tool/gen/list?tableName=college')).toMatchObject({ total: 0 });
  expect(await caller.post('/tool/gen/importTable')).toMatchObject({ code: 500, msg: '请选择要导入的表' });
});

test('a saved configuration shows in the generated code', async () => {
  const { save, preview } = await open();
  const column = {
    columnName: 'student_name',
    javaField: 'fullName',
    queryType: 'EQ',
    columnComment: '考生全名',
  };
  expect(await save('gk_student', { className: 'Pupil', moduleName: 'school' }, column)).toMatchObject({
    code: 200,
  });
  const files = await preview('gk_student');
  expect(Object.keys(files)).toEqual([
    'vm/java/domain.java.vm',
    'vm/java/mapper.java.vm',
    'vm/java/service.java.vm',
    'vm/java/serviceImpl.java.vm',
    'vm/java/controller.java.vm',
    'vm/xml/mapper.xml.vm',
    'vm/sql/sql.vm',
    'vm/js/api.js.vm',
    'vm/vue/v3/index.vue.vm',
  ]);
  expect(files['vm/java/domain.java.vm']).toContain('public class Pupil {');
  expect(files['vm/java/domain.java.vm']).toContain('private String fullName;');
  expect(files['vm/java/controller.java.vm']).toContain('/school/student');
  expect(files['vm/xml/mapper.xml.vm']).toContain('and student_name = #{fullName}');
  expect(files['vm/vue/v3/index.vue.vm']).toContain('label="考生全名"');
});

test('trees and pairs of tables have files of their own, Vue 2 its place', async () => {
  const { preview } = await open();
  const tree = await preview('gk_major_class');
  expect(tree['vm/vue/v3/index-tree.vue.vm']).toContain('row-key="classId"');
  const pair = await preview('gk_volunteer');
  expect(pair['vm/java/sub-domain.java.vm']).toContain('class GkVolunteerItem');
  expect(pair['vm/java/serviceImpl.java.vm']).toContain('item.setVolunteerId(gkVolunteer.getVolunteerId())');
  expect(Object.keys(await preview('memo_note'))).toContain('vm/vue/index.vue.vm');
});

test.each([
  ['tree', {}, '树编码字段不能为空'],
  ['tree', { treeCode: 'a' }, '树父编码字段不能为空'],
  ['tree', { treeCode: 'a', treeParentCode: 'b' }, '树名称字段不能为空'],
  ['sub', {}, '关联子表的表名不能为空'],
])('[CALL-3] a configuration of the kind %s with %j is refused: %s', async (tplCategory, params, msg) => {
  const { save, rowOf } = await open();
  expect(await save('gk_student', { tplCategory, params })).toMatchObject({ code: 500, msg });
  expect(await rowOf('gk_student')).toMatchObject({ tplCategory: 'crud', updateTime: '' });
});

test('[CALL-3] a column without its Java property is refused', async () => {
  const { save } = await open();
  const answer = await save('gk_student', {}, { columnName: 'score', javaField: ' ' });
  expect(answer).toMatchObject({ code: 500, msg: 'Java属性不能为空' });
});

test('a synchronisation brings new columns, and keeps the settings of the remaining ones', async () => {
  const { mockServer, caller, save, detail } = await open();
  const edited = { columnName: 'note_title', columnComment: '题目', queryType: 'EQ', javaField: 'heading' };
  await save('memo_note', {}, edited);
  const database = await mockServer.table(dbTable);
  const table = database.find(({ tableName }) => tableName === 'memo_note');
  if (!table) return expect.unreachable();
  const columns = table.columns
    .filter(({ name }) => name !== 'note_type')
    .map((column) => (column.name === 'note_content' ? { ...column, type: 'bigint(20)' } : column));
  await database.put({ ...table, columns });

  expect(await caller.get('/tool/gen/synchDb/memo_note')).toMatchObject({ code: 200 });
  const { rows } = await detail('memo_note');
  expect(rows.map(({ columnName }) => columnName)).toEqual(columns.map(({ name }) => name));
  expect(rows.map(({ sort }) => sort)).toEqual(rows.map((_, index) => index + 1));
  expect(rows.find(({ columnName }) => columnName === 'note_title')).toMatchObject(edited);
  expect(rows.find(({ columnName }) => columnName === 'is_top')).toMatchObject({ javaField: 'isTop' });
  expect(rows.find(({ columnName }) => columnName === 'note_content')).toMatchObject({ javaType: 'Long' });

  await database.remove(table.id);
  const gone = await caller.get('/tool/gen/synchDb/memo_note');
  expect(gone).toMatchObject({ code: 500, msg: '同步数据失败，原表结构不存在' });
});

test('new tables are created by their statements and imported at once; anything else is refused as a whole', async () => {
  const { caller, detail } = await open();
  const create = (sql: string) =>
    caller.post(`/tool/gen/createTable?tplWebType=element-plus&sql=${encodeURIComponent(sql)}`);
  const refused = { code: 500, msg: '创建表结构异常' };
  const [one, two] = ['create table a1 (id int primary key)', "create table a2 (id int comment '编号')"];
  expect(await create('')).toMatchObject({ code: 500, msg: '请输入建表语句' });
  for (const sql of [
    'drop table store',
    `${one}; drop table store`,
    `${one}; ${one}`,
    'create table store (id int)',
  ])
    expect(await create(sql)).toMatchObject(refused);
  expect(await create(`${one};\n${two};`)).toMatchObject({ code: 200 });
  expect((await detail('a2')).rows).toMatchObject([{ columnName: 'id', columnComment: '编号' }]);
  expect(await create(one)).toMatchObject(refused);
});

test('[PERM-3] tables are created by administrators alone, everything else asks for its permission', async () => {
  const { caller } = await open('yunying');
  const { caller: admin } = await open();
  expect(
    await caller.post('/tool/gen/createTable?tplWebType=element-plus&sql=create%20table%20x%20(id%20int)'),
  ).toMatchObject({
    code: 403,
  });
  expect(await caller.get('/tool/gen/list')).toMatchObject({ code: 403 });
  expect(await admin.get('/tool/gen/999')).toMatchObject({ code: 500 });
  expect(await admin.get('/tool/gen/column/1')).toMatchObject({ total: 17 });
});
