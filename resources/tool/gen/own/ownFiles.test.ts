import { describe, expect, test } from 'vitest';
import { type OwnFiles, readOwnFiles } from './ownFiles';
import { blank, declaration, key, line, made, mock, name, rules, said, textOf, written } from './testTable';

describe('the flags say where a field is', () => {
  test.each([
    [{ isList: '0' }, 'on: formAndShow'],
    [{ isEdit: '0' }, "on: ['list', 'create', 'show']"],
    [{ isInsert: '0' }, "on: ['list', 'edit', 'show']"],
    [{ isInsert: '0', isEdit: '0' }, 'on: listAndShow'],
    [{ isInsert: '0', isEdit: '0', isList: '0', isQuery: '1' }, "on: ['filter', 'show']"],
  ])('%o', (flags, on) => expect(said(made(flags)).field).toContain(on));

  test('a column without any is no field', () => {
    const files = made({ isInsert: '0', isEdit: '0', isList: '0' });
    expect(textOf(files, declaration)).not.toContain('someThing');
  });

  test('members that the server fills in are never written, even where the table says so', () => {
    const files = made({ javaField: 'createTime', columnComment: '创建时间', javaType: 'Date', isList: '0' });
    expect(textOf(files, declaration)).toContain("createTime: datetime('创建时间', { on: showOnly })");
    expect(textOf(files, mock)).not.toContain('createTime');
    expect(textOf(files, written)).not.toContain('createTime');
  });

  test('a required column that a new record cannot have is not asked for', () => {
    expect(said(made({ isRequired: '1', isInsert: '0' })).field).not.toContain('required');
  });
});

test('the calls are RuoYi’s', () => {
  expect(textOf(made(), line)).toBe(
    "  'edu/stu': rest('/edu/stu', { idField: 'stuId', given: false, calls: { export: true } }),\n",
  );
});

describe('a tree', () => {
  const parent = {
    ...blank,
    columnName: 'up_id',
    columnComment: '上级',
    javaField: 'upId',
    javaType: 'Long',
    isQuery: '1',
  };
  const order = {
    ...blank,
    columnName: 'order_num',
    columnComment: '排序',
    javaField: 'orderNum',
    javaType: 'Integer',
  };
  const ancestors = { ...blank, columnName: 'ancestors', columnComment: '祖级', javaField: 'ancestors' };
  const table = { tplCategory: 'tree', treeCode: 'stu_id', treeParentCode: 'up_id', treeName: 'stu_name' };

  test('hangs together by the columns that the configuration names', () => {
    const files = made(parent, table, [order, ancestors]);
    expect(textOf(files, declaration)).toContain("tree: { parent: 'upId', order: 'orderNum' }");
    expect(textOf(files, declaration)).toMatch(
      /upId: treeSelect\(\s+'上级',\s+\{ resource: 'edu\/stu', parent: 'upId', optionLabel: 'stuName', order: 'orderNum', root: '顶级' \},/,
    );
    expect(textOf(files, declaration)).not.toContain('ancestors');
    expect(textOf(files, mock)).toContain('whole: true');
    expect(textOf(files, mock)).toContain("refuse('上级不能是自身或下级')");
    expect(textOf(files, line)).not.toContain('export');
    expect(files.notes).toEqual(['upId：树按层级展开，没有生成查询条件']);
  });

  test('is a plain list where its columns make none, and the staff are told', () => {
    const other = made(parent, { ...table, treeCode: 'stu_no' });
    expect(textOf(other, declaration)).not.toContain('tree');
    expect(other.notes).toEqual(['树编码字段不是主键：按普通列表生成']);
    expect(made(parent, { ...table, treeName: 'gone' }).notes).toEqual([
      '树父编码字段或树名称字段不存在：按普通列表生成',
    ]);
  });
});

test('the rule of a text is written once, for form and mock', () => {
  const files = made({ isRequired: '1' });
  expect(textOf(files, rules)).toContain("someThing: { label: '某项', required: true, maxLength: 30 },");
  expect(said(files)).toMatchObject({
    field: 'text(eduStuRules.someThing)',
    input: 'filledMember(eduStuRules.someThing)',
  });
});

test('makes only the first of a pair of tables, and tells the staff', () => {
  const [note = '', ...others] = made({}, { tplCategory: 'sub', subTableName: 'edu_stu_item' }).notes;
  expect(others).toEqual([]);
  expect(note).toContain('只生成主表，子表 edu_stu_item 的行不在表单中');
});

describe('the contract suite is told', () => {
  const sample = (files: OwnFiles) =>
    files.files.find(({ path }) => path === 'resources/edu/stu.sample.ts')?.text;

  test('nothing where the declaration says all', () => expect(sample(made())).toBeUndefined());

  test('a value that fits a short code', () =>
    expect(sample(made({ isRequired: '1', columnType: 'char(2)' }))).toContain(
      "values: { someThing: '项9' }",
    ));

  test('the name, where a record need not have one', () => {
    const files = made({}, {}, []);
    const unnamed = readOwnFiles({
      info: { tableName: 'a', className: 'A', moduleName: 'edu', businessName: 'stu', functionName: '甲' },
      rows: [key, { ...name, isRequired: '0' }],
    });
    expect(files.files.map(({ path }) => path)).toEqual([
      'resources/edu/endpoints.ts',
      'resources/edu/stu.ts',
      'mocks/edu/stu.ts',
      'mocks/edu/stu.sample.ts',
      'resources/edu/stu.rules.ts',
    ]);
    expect('files' in unnamed && sample(unnamed)).toContain("values: { stuName: 'sample01' }");
  });
});

describe('the generator without input', () => {
  const info = { tableName: 'a', className: 'A', moduleName: 'edu', businessName: 'stu', functionName: '甲' };
  test.each([
    [undefined, '没有读到表的生成配置（info 和 rows）'],
    [
      { info: { ...info, businessName: '../x' }, rows: [key, name] },
      '生成业务名「../x」不能用作程序中的名称',
    ],
    [
      { info, rows: [key, { ...name, javaField: 'a b' }] },
      '字段 stu_name 的 java属性「a b」不能用作程序中的名称',
    ],
    [
      { info: { ...info, moduleName: 'class' }, rows: [key, name] },
      '生成模块名「class」不能用作程序中的名称',
    ],
    [
      { info: { ...info, className: 'eduStu' }, rows: [key, name] },
      '实体类名称「eduStu」不能用作程序中的名称',
    ],
    [{ info, rows: [name] }, '没有主键字段'],
    [{ info, rows: [key, { ...name, isList: '0' }] }, '没有在列表中显示的字段，记录没有名称'],
  ])('refuses %o', (answer, problem) => expect(readOwnFiles(answer)).toEqual({ problem }));
});

test('a text is a literal whatever it holds', () => {
  const text = textOf(made({ columnComment: "It's \\ `x`\n*/" }), rules);
  expect(text).toContain(`"It's \\\\ \`x\`\\n*/"`);
});

test('the label of a table stays inside its comment', () => {
  const files = made({}, { functionName: '甲 */ evil() /*' });
  expect(textOf(files, declaration)).toContain('/** 甲 * / evil() /*. */');
});
