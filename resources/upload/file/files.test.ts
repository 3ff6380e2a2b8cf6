import { expect, test } from 'vitest';
import { fieldsOn } from '@/src/crud/defineResource';
import { files } from './files';

test('[U1] list and filter call the time of a file that of its upload', () => {
  for (const place of ['list', 'filter'] as const)
    expect(fieldsOn(files, place).find(({ name }) => name === 'createTime')?.label).toBe('上传时间');
});
