import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import ReasonInput, { withPhrase } from './ReasonInput';

test.each([
  ['', '合同到期'],
  ['长期未使用', '合同到期'],
  ['家长来电要求停用', '家长来电要求停用；合同到期'],
  ['家长来电要求停用；合同到期', '家长来电要求停用；合同到期'],
])('a pressed phrase makes %j to %j', (reason, after) => {
  expect(withPhrase(reason, '合同到期', ['合同到期', '长期未使用'])).toBe(after);
});

test.each([true, false])('the phrases of a field that is disabled (%s) cannot be pressed', (disabled) => {
  const drawn = renderToString(createElement(ReasonInput, { disabled, phrases: ['合同到期'], value: '' }));
  const [button = ''] = /<button[^>]*>/.exec(drawn) ?? [];
  expect(/ disabled=""/.test(button)).toBe(disabled);
});
