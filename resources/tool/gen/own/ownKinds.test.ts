import { describe, expect, test } from 'vitest';
import { declaration, made, mock, type Settings, said, textOf } from './testTable';

describe('the kind follows the html type', () => {
  const text = { member: 'string', input: "optionalText('某项', 30)" };
  const ruled = { member: 'string', input: 'textMember(eduStuRules.someThing)' };
  test.each<[string, Settings, ReturnType<typeof said>]>([
    ['input', {}, { ...ruled, field: 'text(eduStuRules.someThing)' }],
    ['textarea', { htmlType: 'textarea' }, { ...ruled, field: 'textarea(eduStuRules.someThing)' }],
    [
      'select',
      { htmlType: 'select', dictType: 'sys_yes_no' },
      {
        member: 'string',
        field: "dictionary('某项', 'sys_yes_no')",
        input:
          "choice('某项', labelsOf('sys_yes_no')).or(z.literal('')).nullish().transform((value) => value ?? '')",
      },
    ],
    [
      'radio',
      { htmlType: 'radio', dictType: 'sys_yes_no', isRequired: '1' },
      {
        member: 'string',
        field: "dictionary('某项', 'sys_yes_no', { required: true })",
        input: "choice('某项', labelsOf('sys_yes_no'))",
      },
    ],
    [
      'radio of numbers',
      { htmlType: 'radio', dictType: 'sys_show_hide', javaType: 'Integer' },
      {
        member: 'number | null',
        field: "dictionaryCode('某项', 'sys_show_hide')",
        input:
          "z.number().refine((value) => Object.hasOwn(labelsOf('sys_show_hide'), value), '请选择某项').nullish().transform((value) => value ?? null)",
      },
    ],
    [
      'checkbox',
      { htmlType: 'checkbox', dictType: 'sys_yes_no' },
      {
        member: 'string',
        field: "dictionaries('某项', 'sys_yes_no', { joined: true })",
        input:
          "optionalText('某项', 30).refine((values) => values.split(',').every((one) => one === '' || Object.hasOwn(labelsOf('sys_yes_no'), one)), '请选择某项')",
      },
    ],
    [
      'datetime',
      { htmlType: 'datetime', javaType: 'Date', isRequired: '1' },
      { member: 'string', field: "date('某项', { required: true })", input: "z.iso.date('请选择某项')" },
    ],
    [
      'imageUpload',
      { htmlType: 'imageUpload' },
      { ...text, field: "upload('某项', 'images', { joined: true })" },
    ],
    [
      'fileUpload',
      { htmlType: 'fileUpload' },
      { ...text, field: "upload('某项', 'files', { joined: true })" },
    ],
    [
      'editor',
      { htmlType: 'editor', columnType: 'longtext' },
      { member: 'string', field: "richtext('某项')", input: "optionalText('某项', 65535)" },
    ],
    [
      'a whole number',
      { javaType: 'Integer', columnType: 'int(4)', isRequired: '1' },
      {
        member: 'number | null',
        field: "number('某项', { required: true })",
        input: "counted('某项不能为空')",
      },
    ],
    [
      'an amount',
      { javaType: 'BigDecimal', columnType: 'decimal(10,3)' },
      {
        member: 'number | null',
        field: "number('某项', { precision: 3 })",
        input: 'z.number().nullish().transform((value) => value ?? null)',
      },
    ],
  ])('%s', (_, column, expected) => expect(said(made(column))).toEqual(expected));

  test('a choice without a dictionary is typed, and the staff are told', () => {
    const files = made({ htmlType: 'select' });
    expect(said(files).field).toBe('text(eduStuRules.someThing)');
    expect(files.notes).toEqual(['someThing：没有设置字典类型，按输入框生成']);
    expect(made({ htmlType: 'radio', dictType: 'sys_yes_no' })).toMatchObject({
      notes: [],
      dictionaries: ['sys_yes_no'],
    });
  });

  test('a column without a kind is left out, with a note for the staff', () => {
    const files = made({ javaType: 'Boolean' });
    expect(said(files)).toEqual({ member: undefined, field: undefined, input: undefined });
    expect(files.notes).toEqual(['someThing：Boolean 没有对应的字段类型，请改为 Integer 或 String 加字典']);
  });
});

describe('the query type says how the mock compares', () => {
  const number = { javaType: 'Integer', columnType: 'int(4)', isQuery: '1' };
  const own = (sign: string) =>
    `matches: { someThing: (row, value) => Number(member(row, 'someThing') ?? '') ${sign} Number(value) }`;
  test.each([
    ['NE', own('!==')],
    ['GT', own('>')],
    ['GTE', own('>=')],
    ['LT', own('<')],
    ['LTE', own('<=')],
  ])('%s', (queryType, expected) => {
    const files = made({ ...number, queryType });
    expect(said(files).field).toBe("number('某项', { on: everywhere })");
    expect(textOf(files, mock)).toContain(expected);
  });

  test('EQ is what the mock does anyway', () => {
    const files = made({ ...number, queryType: 'EQ' });
    expect(said(files).field).toBe("number('某项', { on: everywhere })");
    expect(textOf(files, mock)).not.toMatch(/contains|matches/);
  });

  test('LIKE', () => {
    const files = made({ isQuery: '1', queryType: 'LIKE' });
    expect(said(files).field).toBe('text(eduStuRules.someThing, { on: everywhere })');
    expect(textOf(files, mock)).toContain("contains: ['someThing']");
  });

  test('BETWEEN days goes by the names of RuoYi’s mappers', () => {
    const files = made({ htmlType: 'datetime', javaType: 'Date', isQuery: '1', queryType: 'BETWEEN' });
    const names = ["'params[beginSomeThing]'", "'params[endSomeThing]'"];
    expect(textOf(files, declaration)).toContain(`filterAs: [${names.join(', ')}]`);
    for (const one of names) expect(textOf(files, mock)).toContain(`${one}: (row, value) =>`);
  });

  test('BETWEEN numbers has a filter of its own', () => {
    const files = made({ ...number, javaType: 'Double', columnType: 'double(5,1)', queryType: 'BETWEEN' });
    expect(said(files).field).toBe("number('某项', { precision: 1 })");
    expect(textOf(files, declaration)).toMatch(
      /filters: \{\s+someThing: numberRange\('某项', \{\s+precision: 1,/,
    );
  });

  test('one day, where a date is not looked for between two', () => {
    const files = made({ htmlType: 'datetime', javaType: 'Date', isQuery: '1', queryType: 'GTE' });
    expect(said(files).field).toBe("date('某项', { on: everywhere, oneDay: true })");
  });

  test.each([
    [{ queryType: 'BETWEEN' }, 'BETWEEN 只用于数字和日期'],
    [{ htmlType: 'editor' }, '图片、文件、富文本和多选不能作为查询条件'],
    [{ htmlType: 'checkbox', dictType: 'sys_yes_no' }, '图片、文件、富文本和多选不能作为查询条件'],
  ])('%o: no filter, and the staff are told', (column, why) => {
    expect(made({ ...column, isQuery: '1' }).notes).toEqual([`someThing：${why}，没有生成查询条件`]);
  });
});
