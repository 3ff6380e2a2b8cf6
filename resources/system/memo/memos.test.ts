import { expect, test } from 'vitest';
import { fieldsOn } from '@/src/crud/defineResource';
import { memos } from './memos';

test('[H3] the text that memos are searched for stays out of the address', () => {
  expect(memos.filters.find(({ name }) => name === 'keyword')).toMatchObject({ personal: true });
});

test('[H3] whether a memo stands on top is answered by yes or no', () => {
  const top = fieldsOn(memos, 'list').find(({ name }) => name === 'top');
  expect(top?.kind.sheet).toMatchObject({ options: [{ label: '是' }, { label: '否' }] });
});
