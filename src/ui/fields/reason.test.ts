import { expect, test } from 'vitest';
import { withPhrase } from './ReasonInput';

test.each([
  ['', '合同到期'],
  ['长期未使用', '合同到期'],
  ['家长来电要求停用', '家长来电要求停用；合同到期'],
  ['家长来电要求停用；合同到期', '家长来电要求停用；合同到期'],
])('a pressed phrase makes %j to %j', (reason, after) => {
  expect(withPhrase(reason, '合同到期', ['合同到期', '长期未使用'])).toBe(after);
});
