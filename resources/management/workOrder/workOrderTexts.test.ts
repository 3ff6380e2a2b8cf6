import { expect, test } from 'vitest';
import { handlerText } from './workOrderTexts';

test.each([
  [0, null, '', '尚未受理'],
  [2, 3, '周予安', '周予安'],
  [2, 3, '', '处理人已删除'],
  [3, null, '', ''],
])(
  '[G9] in state %i with the handler %s, named 「%s」, it reads %s',
  (status, handlerId, handlerName, text) => {
    expect(handlerText({ status, handlerId, handlerName })).toBe(text);
  },
);
