import { expect, test } from 'vitest';
import { callKey } from '@/providers/data/resourceCall';
import { memberPages } from '../../../lookups/memberPages';
import { workOrders } from '../orders';
import { submissions } from './SubmissionPage';
import { fieldOfType, submissionFields } from './submissionFields';

test('[G8] a submission is read by the desk and by the orders of customers', () => {
  const pages = ['management/work-order-list', 'expert/order'];
  expect(submissions.invalidates).toEqual(expect.arrayContaining(pages.map((name) => callKey(name))));
});

test('[G9] a finished work order is read by the pages of cards and members', () => {
  expect(workOrders.invalidates).toEqual(expect.arrayContaining([...memberPages]));
});

test.each([
  [1, '请上传付款凭证'],
  [2, '请上传付款凭证'],
  [3, '请上传复读证明或学籍材料'],
  [4, '请上传付款凭证'],
  [5, undefined],
  [6, '修改分数请上传成绩截图'],
])('[G8] the pictures of a work order of type %d are asked for with the hint %s', (type, hint) => {
  const hints = submissionFields
    .map((field) => fieldOfType(field, type))
    .filter(({ name }) => name === 'images');
  expect(hints.map(({ help }) => help)).toEqual([hint]);
});

test('[G8] a field of a type is the same at each drawing', () => {
  for (const field of submissionFields) expect(fieldOfType(field, 1)).toBe(fieldOfType(field, 1));
});
