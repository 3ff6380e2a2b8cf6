import { afterEach, beforeEach, expect, test } from 'vitest';
import { clock, createFakeServer, openWorkbench } from '@/src/testing/fakeWorkbench';
import { stepTable } from './stepTable';
import { createUi } from './ui';

beforeEach(clock.start);
afterEach(clock.stop);

test('[E3] 撤销 and 重做 read out their step; without one, or in a locked table, they say nothing', async () => {
  const workbench = await openWorkbench(createFakeServer());
  const ui = createUi(false);
  const step = (way: 'undo' | 'redo') => {
    ui.set({ ...ui.get(), said: '' });
    stepTable({ ...workbench, show: (change) => ui.set({ ...ui.get(), ...change }) }, way);
    return ui.get().said;
  };
  workbench.add('D|1');
  expect([step('redo'), step('undo'), step('undo')]).toEqual(['', '已撤销：加入 D|1', '']);
  expect(step('redo')).toBe('已重做：加入 D|1');
  workbench.table.lock('只读');
  expect([step('undo'), workbench.keys().length]).toEqual(['', 4]);
  workbench.leave();
});
