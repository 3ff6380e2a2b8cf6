import { expect, test } from 'vitest';
import { z } from 'zod';
import { operationsEndpoints } from '@/resources/operations/endpoints';
import { createResourceClient } from '../../resourceTestClient';
import { csvFile, exported, imported } from '../filesTestClient';
import { majorTable } from './majorTable';

const { operations } = operationsEndpoints['operations/specialty'];

async function open() {
  const client = await createResourceClient(operations);
  const { ask } = client;
  const total = async (filters: object) =>
    z.object({ total: z.number() }).parse((await ask('list', { page: 1, limit: 1, ...filters })).data).total;
  const majors = await client.mockServer.table(majorTable);
  const of = (code: string) => majors.find((row) => row.code === code) ?? expect.unreachable();
  return { ...client, total, majors, of };
}

const fresh = {
  ...{ code: '080999T', name: '示例技术', level: '本科', classCode: '0809', degree: '工学', years: '4' },
  intro: '<p>示例</p>',
};

test('[O12] 875 undergraduate majors, and those of a level, a category or a class alone', async () => {
  const { total } = await open();
  expect(await total({ level: '本科' })).toBe(875);
  expect(await total({ node: '本科' })).toBe(875);
  const [category, own] = [await total({ node: '08' }), await total({ node: '0809' })];
  expect(own).toBeGreaterThan(10);
  expect(category).toBeGreaterThan(own);
});

test('[O12] the list is in the order of the catalogue, whether or not a code ends in letters', async () => {
  const { ask } = await open();
  const { data } = await ask('list', { page: 1, limit: 6, level: '本科' });
  const { list } = z.object({ list: z.array(z.object({ code: z.string() })) }).parse(data);
  expect(list.map(({ code }) => code)).toEqual([
    '010101',
    '010102',
    '010103K',
    '010104T',
    '020101',
    '020102',
  ]);
});

test('[O12] the tree has levels, categories and classes; one major says what plans demand for it', async () => {
  const { ask, of } = await open();
  const tree = (await ask('tree')).data;
  expect(tree).toMatchObject([{ id: '本科', children: { length: 13 } }, { id: '专科' }]);
  expect((await ask('one', { id: of('020101').id })).data).toMatchObject({
    ...{ name: '经济学', className: '经济学类', reqStats: [{ share: 51 }, {}, {}, {}] },
  });
});

test.each([
  [{ code: '8099' }, '专业代码为 6 位数字，可带 T、K、TK'],
  [{ code: '080901K' }, '专业代码已存在'],
  [{ name: '计算机科学与技术' }, '专业名称已存在'],
  [{ classCode: '0808' }, '专业代码与专业类不符'],
  [{ classCode: '0899' }, '请选择专业类'],
  [{ degree: '' }, '请选择授予学位'],
  [{ intro: '<p>&nbsp;</p>' }, '请输入专业介绍'],
  [{ holland: ['R', 'I', 'A', 'S'] }, '匹配兴趣最多 3 项'],
  [{ holland: ['X'] }, '匹配兴趣「X」不在可选范围：R、I、A、S、E、C'],
])('[O12] a major with %o is refused: %s', async (wrong, text) => {
  const { textOf } = await open();
  expect(await textOf('create', { ...fresh, ...wrong })).toBe(`40000 ${text}`);
});

test('[O12] the public page of a major shows the last save', async () => {
  const { ask, caller, of } = await open();
  const { id } = of('020101');
  await ask('update', { id, careers: ['示例经济师'], years: '5+3' });
  expect((await caller.post(operations.detail.path, { majorId: id })).data).toMatchObject({
    ...{ name: '经济学', className: '经济学类', careers: ['示例经济师'], years: '5+3' },
  });
  expect(await caller.post(operations.detail.path, { majorId: 999_999 })).toMatchObject({ code: 40000 });
});

test('[O12] a new catalogue is compared, and each difference applied by itself', async () => {
  const { ask, textOf, majors, of } = await open();
  const lines = majors
    .all()
    .filter(({ level, code }) => level === '本科' && code !== '010102')
    .map(({ code, name }) => ({ code, name: code === '050207' ? '日语语言文学' : name }));
  const after = [...lines, { code: '082199TK', name: '示例航空技术' }];
  expect((await ask('compare', { level: '本科', lines: after })).data).toMatchObject([
    { kind: 1, after: { code: '082199TK' } },
    { kind: 2, before: { name: '日语' } },
    { kind: 4, before: { code: '010102', name: '逻辑学' } },
  ]);
  const level = '本科';
  const renamed = {
    before: { code: '050207', name: '日语' },
    after: { code: '050207', name: '日语语言文学' },
  };
  expect(await textOf('apply', { level, ...renamed })).toMatch(/^20000/);
  const cut = { ...renamed, after: { code: '50207', name: '日语' } };
  expect(await textOf('apply', { level, ...cut })).toBe('40000 专业代码为 6 位数字，可带 T、K、TK');
  expect(await textOf('apply', { level, before: { code: '010102', name: '逻辑学' } })).toMatch(/^20000/);
  expect(await textOf('apply', { level, after: { code: '082199TK', name: '示例航空技术' } })).toMatch(
    /^20000/,
  );
  expect([of('050207').change, of('010102').change, of('010102').status, of('082199TK').change]).toEqual([
    2, 4, 0, 1,
  ]);
  expect((await ask('compare', { level, lines: after })).data).toEqual([]);
});

test('[O12] a withdrawn major comes back with the catalogue that has it again', async () => {
  const { textOf, of, majors } = await open();
  const level = '本科';
  const before = { code: '010102', name: '逻辑学' };
  const [{ id }, count] = [of(before.code), majors.all().length];
  expect(await textOf('apply', { level, before })).toMatch(/^20000/);
  const after = { code: '010102T', name: '逻辑学与推理' };
  expect(await textOf('apply', { level, after })).toMatch(/^20000/);
  expect(of(after.code)).toMatchObject({ ...after, id, change: 1, status: 1 });
  expect(majors.all()).toHaveLength(count);
  expect(await textOf('apply', { level, after })).toBe('40000 专业代码已存在');
});

test('[O12] an unchanged file changes nothing; a changed line changes its major alone', async () => {
  const { mockServer, caller, majors, of } = await open();
  const file = await exported(caller, operations.export, { node: '0711' });
  const before = JSON.stringify(majors.all());
  expect((await imported(mockServer, caller, operations.import, file, 2)).errors).toEqual([]);
  expect(JSON.stringify(majors.all())).toBe(before);
  const text = (await file.text()).replace('心理学原理', '普通心理学');
  await imported(mockServer, caller, operations.import, new File([text], '改.csv'), 2);
  expect(majors.all().filter(({ rev }) => rev > 1)).toMatchObject([{ name: '心理学' }]);
  expect(of('071101').courses).toContain('普通心理学');
  const [head = '', line = ''] = text.split('\r\n');
  const twice = new File([[head, line, line].join('\r\n')], '重.csv');
  expect((await imported(mockServer, caller, operations.import, twice, 1)).errors).toEqual([
    { row: 3, msg: '与第 2 行的专业代码重复' },
  ]);
});

test('[O12] a file has the names of classes and the words of introductions, and the import reads both', async () => {
  const { mockServer, caller, ask, of } = await open();
  const design = of('130502').id;
  const intro = '<p>第一段 <b>粗体</b></p><p>A &amp; B &lt; C</p>';
  await ask('update', { id: design, intro });
  const file = await exported(caller, operations.export, { node: '1305' });
  const text = await file.text();
  expect(text).toContain(',设计学类,');
  expect(text).toContain('"第一段 粗体\nA & B < C"');
  expect(text).not.toMatch(/<p>|,\t?1305,/);
  await imported(mockServer, caller, operations.import, file, 2);
  expect(of('130502').intro).toBe(intro);
  const codes = text.replaceAll(',设计学类,', ',1305,').replace('A & B < C', 'A < D');
  const { errors } = await imported(mockServer, caller, operations.import, new File([codes], '改.csv'), 2);
  expect(errors).toEqual([]);
  expect(of('130502')).toMatchObject({ classCode: '1305', intro: '<p>第一段 粗体</p><p>A &lt; D</p>' });
  // The other class of that name.
  const other = await exported(caller, operations.export, { node: '1400' });
  expect(await other.text()).toContain(',设计学类,');
  expect((await imported(mockServer, caller, operations.import, other, 1)).errors).toEqual([]);
});

const head = '专业代码,专业名称,层次,修业年限';

test('[O12] a file changes only the columns that it has; its updates are told', async () => {
  const { mockServer, caller, majors, of } = await open();
  const before = { ...of('020101'), holland: ['E'], courses: ['示例课'], status: 0 as const };
  await majors.put(before);
  const file = csvFile([head, '020101,经济学,本科,5 年']);
  const report = await imported(mockServer, caller, operations.import, file, 2);
  expect(report).toMatchObject({ errors: [], updates: [2] });
  const { years: _years, rev: _rev, updateTime: _time, updateBy: _by, ...kept } = before;
  expect(of('020101')).toMatchObject({ ...kept, years: '5' });
});

test.each([
  ['软件类', '本科专业类「软件类」无法识别，应写成名称或四位代码，如 计算机类 或 0809'],
  ['5101', '本科专业类「5101」无法识别，应写成名称或四位代码，如 计算机类 或 0809'],
  ['809', ''],
  ['０８０９', ''],
  ['计算机 类', ''],
  ['', '请选择专业类'],
])('[O12] a line with the class %s: %s', async (classCode, text) => {
  const { mockServer, caller } = await open();
  const line = `080999T,示例技术,本科,4 年,${classCode},工学,示例,Ｒ、I`;
  const file = csvFile([`${head},专业类,授予学位,专业介绍,匹配兴趣`, line]);
  const { errors } = await imported(mockServer, caller, operations.import, file, 1);
  expect(errors.map(({ msg }) => msg).join()).toBe(text);
});

test('[O12] an exported file imports unchanged', async () => {
  const { mockServer, caller, majors, of } = await open();
  const file = await exported(caller, operations.export, { node: '0711' });
  const before = majors.all().filter(({ classCode }) => classCode === '0711');
  for (const { id } of before) await majors.remove(id);
  const report = await imported(mockServer, caller, operations.import, file, 2);
  expect(report).toMatchObject({ total: before.length, valid: before.length, errors: [] });
  for (const row of before) {
    const { id: _id, createTime: _made, createBy: _by, updateTime: _time, updateBy: _who, ...same } = row;
    expect(of(row.code)).toMatchObject(same);
  }
});
