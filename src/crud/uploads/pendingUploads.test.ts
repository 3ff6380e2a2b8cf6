import { expect, test } from 'vitest';
import { notePending, pendingFields } from './pendingUploads';

test('the fields with uploads on their way are named with their refusals, and no others', () => {
  const form = Object.assign(Object.create(null), { getFieldValue: () => undefined });
  const running = { cover: true };
  notePending(form, 'cover', () => running.cover);
  notePending(form, 'content', () => false);
  const fields = { cover: 'files', content: 'pictures' } as const;
  expect(pendingFields(form, fields)).toEqual([{ name: 'cover', errors: ['文件正在上传，请稍候'] }]);
  running.cover = false;
  expect(pendingFields(form, fields)).toEqual([]);
});
