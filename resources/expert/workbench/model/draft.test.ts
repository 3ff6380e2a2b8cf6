import { afterEach, beforeEach, expect, test } from 'vitest';
import { clock, createFakeServer, openWorkbench } from '@/src/testing/fakeWorkbench';

beforeEach(clock.start);
afterEach(clock.stop);

test('[E3] drafts of two students’ tables have the numbers of the students in their names', async () => {
  const namesOf = async (userId: number) => {
    const workbench = await openWorkbench(createFakeServer({ userId }));
    workbench.add('D|1');
    const names = workbench.unsavedRegistry.get().map(({ name }) => name);
    workbench.leave();
    return names;
  };
  expect([await namesOf(101), await namesOf(102)]).toEqual([
    ['志愿表：本科批 方案一（编号 101）（1 处修改未保存）'],
    ['志愿表：本科批 方案一（编号 102）（1 处修改未保存）'],
  ]);
});
