import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  clock,
  createFakeServer,
  type FakeWorkbench,
  type Fate,
  openWorkbench,
} from '@/src/testing/fakeWorkbench';
import { isFull } from '@/src/testing/fullRun';

beforeEach(clock.start);
afterEach(clock.stop);

/** An event in the life of a table while an expert works on it. */
type Happening =
  | { readonly kind: 'add' | 'remove'; readonly key: string }
  | { readonly kind: 'undo' | 'redo' | 'save' | 'offline' | 'online' }
  | { readonly kind: 'wait'; readonly milliseconds: number }
  | { readonly kind: 'fate'; readonly fate: Fate };

const key = fc.constantFrom('A|1', 'B|1', 'D|1', 'E|1');
const travel = fc.constantFrom(10, 500, 5000, 70_000);
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('add' as const, 'remove' as const), key }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom(...(['undo', 'undo', 'redo', 'save', 'offline', 'online'] as const)),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      milliseconds: fc.constantFrom(0, 60, 400, 1990, 2010, 9000, 65_000),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('fate' as const),
      fate: fc.record(
        { there: travel, back: travel, lost: fc.constantFrom('call' as const, 'answer' as const) },
        { requiredKeys: [] },
      ),
    }),
  },
);

test('[E3] the server has the rows on screen after any events; the bar never says 已保存 before', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 25 }), async (happenings) => {
      const server = createFakeServer();
      const workbench = await openWorkbench(server);
      const isHonest = () => {
        if (workbench.phase() === 'clean') expect(server.content()).toBe(workbench.content());
      };
      const unsubscribe = workbench.table.subscribe(isHonest);
      for (const one of happenings) {
        await happen(workbench, server, one);
        isHonest();
      }
      server.go(true);
      server.forget();
      await clock.pass(10 * 60_000);
      unsubscribe();
      expect([workbench.phase(), server.content()]).toEqual(['clean', workbench.content()]);
      workbench.leave();
    }),
    { numRuns: isFull ? 2000 : 200 },
  );
});

async function happen(
  workbench: FakeWorkbench,
  server: ReturnType<typeof createFakeServer>,
  one: Happening,
): Promise<void> {
  switch (one.kind) {
    case 'add':
      if (!workbench.keys().includes(one.key)) workbench.add(one.key);
      return;
    case 'remove':
      return workbench.remove(one.key);
    case 'undo':
      return workbench.table.undo();
    case 'redo':
      return workbench.table.redo();
    case 'save':
      return void workbench.autosave.flush('manual');
    case 'offline':
    case 'online':
      return server.go(one.kind === 'online');
    case 'wait':
      return void (await clock.pass(one.milliseconds));
    case 'fate':
      return server.next(one.fate);
  }
}
