import { expect, test } from 'vitest';
import { cardNumber, readCardNumbers } from './cardNumber';

const first = '1260001000000019';
const second = '2260002000000015';

test.each([
  [{ type: 1, year: 2026, batchNo: '0001', serial: 1 }, first],
  [{ type: 2, year: 2026, batchNo: '0002', serial: 1 }, second],
])('[G10] %j is %s', (parts, number) => {
  expect(cardNumber(parts)).toBe(number);
});

test.each([
  [`${first}\n${second}\n`, [first, second]],
  [`${first},${second}，${first}`, [first, second]],
  [`1260 0010 0000 0019\n2260-0020-0000-0015`, [first, second]],
  [`${first} ${second}`, [first, second]],
  [`卡号：１２６０００１０００００００１９；请查`, [first]],
  [`\t${first}\t"${second}"`, [first, second]],
  ['没有号码', []],
])('[G10] %j holds its numbers once', (pasted, numbers) => {
  expect(readCardNumbers(pasted)).toEqual({ numbers, wrong: [] });
});

test.each([
  ['1260001000000109', '可能有相邻两位写反，应为 1260 0010 0000 1009 或 1260 0010 0000 0019'],
  ['1620001000000019', '第 2、3 位可能写反，应为 1260 0010 0000 0019'],
  ['1260001000000012', '校验位不正确，请核对'],
  ['126000100000001', '应为 16 位，实际 15 位'],
])('[G10] %s is no number: %s', (text, hint) => {
  expect(readCardNumbers(text)).toEqual({ numbers: [], wrong: [{ text, hint }] });
});
