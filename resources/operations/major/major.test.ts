import { expect, test } from 'vitest';
import { textProblem } from '@/src/lib/fieldRule';
import { catalogueLines, classProblem, compareCatalogues, majorRules } from './major';

test('[O12] a code has six digits and may end with T, K or TK', () => {
  for (const code of ['080901', '010104T', '010103K', '020110TK'])
    expect(textProblem(majorRules.code, code)).toBeUndefined();
  for (const code of ['80901', '0809011', '080901X', '080901KT'])
    expect(textProblem(majorRules.code, code)).toBe('专业代码为 6 位数字，可带 T、K、TK');
  expect(classProblem({ code: '080901', classCode: '0809' })).toBeUndefined();
  expect(classProblem({ code: '080901', classCode: '0808' })).toBe('专业代码与专业类不符');
});

test('[O12] a new catalogue adds, renames, moves and drops majors; what stays is not named', () => {
  const before = [
    { code: '080901', name: '计算机科学与技术' },
    { code: '010104T', name: '伦理学' },
    { code: '050207', name: '日语' },
    { code: '120210', name: '文化产业管理' },
  ];
  const after = [
    { code: '080901', name: '计算机科学与技术' },
    { code: '010104', name: '伦理学' },
    { code: '050207', name: '日语语言文学' },
    { code: '082110TK', name: '低空技术' },
  ];
  expect(compareCatalogues(before, after)).toEqual([
    { kind: 1, before: undefined, after: after[3] },
    { kind: 2, before: before[2], after: after[2] },
    { kind: 3, before: before[1], after: after[1] },
    { kind: 4, before: before[3], after: undefined },
  ]);
  expect(compareCatalogues(before, before)).toEqual([]);
});

test('[O12] a major that goes to another class is moved, not new', () => {
  const [old, fresh] = [
    { code: '120210', name: '文化产业管理' },
    { code: '130213', name: '文化产业管理' },
  ];
  expect(compareCatalogues([old], [fresh])).toEqual([{ kind: 3, before: old, after: fresh }]);
});

test('[O12] a code in a number cell gets its zero back; a wrong one is named with its line', () => {
  const rows = [
    { line: 2, code: '10101', name: '哲学 ' },
    { line: 3, code: ' 010104T', name: '伦理学' },
    { line: 4, code: '', name: '合计' },
  ];
  expect(catalogueLines(rows)).toEqual([
    { code: '010101', name: '哲学' },
    { code: '010104T', name: '伦理学' },
  ]);
  expect(catalogueLines([...rows, { line: 5, code: '0101', name: '哲学类' }])).toBe(
    '第 5 行「0101」：专业代码为 6 位数字，可带 T、K、TK',
  );
  expect(catalogueLines([...rows, { line: 5, code: '注：T 为特设专业', name: '' }])).toHaveLength(2);
  expect(catalogueLines([...rows, { line: 5, code: '10102', name: ' ' }])).toBe(
    '第 5 行「010102」：请输入专业名称',
  );
});
