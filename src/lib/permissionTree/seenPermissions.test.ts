import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foundPlaces } from './permissionChanges';
import { everything, loadTree, type PlacedNode, ruleIdOf, tick } from './permissionTree';
import { exampleNodes } from './permissionTreeExample';
import { type Press, pressSeen } from './seenPermissions';

const tree = loadTree(exampleNodes);
const at = (id: number | '全部') => (id === '全部' ? everything : (tree.placeOf.get(id) ?? Number.NaN));
const all = tick(tree, tree.loaded, everything);
const everybody = '9000,9001';

describe('[RPERM-3] [RPERM-4] while a search for 导出 is on', () => {
  const found = foundPlaces(tree, '导出');

  test.each<{ press: Press; place: number | '全部'; seen: string; hidden: number }>([
    { press: 'click', place: '全部', seen: `3000,3001,${everybody},300102`, hidden: 8 },
    { press: 'click', place: 3000, seen: `3000,3001,${everybody},300102`, hidden: 1 },
    { press: 'tick', place: 3001, seen: `3000,3001,${everybody},300102`, hidden: 1 },
    { press: 'click', place: 300102, seen: `3000,3001,${everybody},300102`, hidden: 0 },
    { press: 'viewOnly', place: 3001, seen: `3000,3001,${everybody}`, hidden: 0 },
  ])('$press of $place grants what is seen and counts what is hidden', ({ press, place, seen, hidden }) => {
    const pressed = pressSeen(tree, tree.loaded, at(place), press, found);
    expect(ruleIdOf(pressed.seen)).toBe(seen);
    expect(pressed.hidden).toBe(hidden);
  });

  test.each<{ press: Press; place: number | '全部'; lost: string; hidden: number }>([
    // The ancestors of 新增, which is hidden and granted, stay with it.
    { press: 'click', place: '全部', lost: '300102', hidden: 8 },
    { press: 'click', place: 3001, lost: '300102', hidden: 1 },
    { press: 'clear', place: 3001, lost: '300102', hidden: 1 },
    { press: 'viewOnly', place: 3001, lost: '300102', hidden: 1 },
  ])('$press of $place takes what is seen and leaves what is hidden', ({ press, place, lost, hidden }) => {
    const pressed = pressSeen(tree, all, at(place), press, found);
    const kept = (id: unknown) => !pressed.seen.has(Number(id));
    expect([...all].filter(kept).map(String)).toEqual(lost.split(','));
    expect(pressed).toMatchObject({ on: false, hidden });
  });
});

test('[RPERM-3] no press changes what a search hides, whatever is searched for and granted', () => {
  const texts = fc.constantFrom('', '导出', '新增', '专家', '学生列表', '志愿', '个人', '没有');
  const presses = fc.constantFrom<Press>('click', 'tick', 'clear', 'viewOnly');
  const places = fc.integer({ min: everything, max: tree.places.length - 1 });
  const steps = fc.array(fc.record({ text: texts, press: presses, place: places }), { maxLength: 12 });
  fc.assert(
    fc.property(steps, (given) => {
      let grants = tree.loaded;
      for (const { text, press, place } of given) {
        const found = foundPlaces(tree, text);
        if (place !== everything && !found[place]) continue;
        const { seen } = pressSeen(tree, grants, place, press, found);
        const changed = ({ node: { id } }: PlacedNode, own: number) =>
          !found[own] && seen.has(id) !== grants.has(id);
        expect(tree.places.filter(changed)).toEqual([]);
        grants = seen;
      }
    }),
  );
});
