import { expect, test } from 'vitest';
import { createTestClient } from '../testClient';

const path = '/system/config';
const refused = { code: 500, msg: '请输入 true 或 false' };
const ok = { code: 200, msg: '操作成功' };

test.each([
  [4, '随便', refused],
  [4, 'TRUE', refused],
  [4, 'false', ok],
  [5, 'true', ok],
  [2, '随便', ok],
  [2, ' ', { code: 500, msg: '参数键值不能为空' }],
  [6, ' ', ok],
])(
  'the black list alone may be empty, and what is on or off has no third value: %d «%s»',
  async (id, configValue, answer) => {
    const admin = await createTestClient().as('admin');
    expect(await admin.save(path, id, { configValue })).toEqual(answer);
  },
);
