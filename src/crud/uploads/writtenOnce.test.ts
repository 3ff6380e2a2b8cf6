import { expect, test } from 'vitest';
import { RequestError } from '@/providers/http/errors';
import { writtenOnce } from './writtenOnce';

/** A write that ends on command, and how often it was made. */
function setUp(...ends: readonly (Error | undefined)[]) {
  let made = 0;
  const write = writtenOnce(async (name: string) => {
    const end = ends[made];
    made += 1;
    if (end) throw end;
    return name;
  });
  return { write, made: () => made };
}

test('[FILE-2] a record of an upload is written once, though the upload was cancelled and tried again meanwhile', async () => {
  const { write, made } = setUp();
  const cancelled = write('甲.pdf');
  expect(await Promise.all([cancelled, write('甲.pdf')])).toEqual(['甲.pdf', '甲.pdf']);
  await write('甲.pdf');
  expect(made()).toBe(1);
});

test('[FILE-2] a refused record is written by the next attempt, a possibly written one by none', async () => {
  const refused = setUp(new Error('名称已存在'));
  await expect(refused.write('甲.pdf')).rejects.toThrow('名称已存在');
  expect([await refused.write('甲.pdf'), refused.made()]).toEqual(['甲.pdf', 2]);

  const about = { reason: { kind: 'timeout' }, call: 'POST /x', mayBeWritten: true } as const;
  const lost = setUp(new RequestError('超时', about));
  await expect(lost.write('甲.pdf')).rejects.toThrow('超时');
  await expect(lost.write('甲.pdf')).rejects.toThrow('超时');
  expect(lost.made()).toBe(1);
});
