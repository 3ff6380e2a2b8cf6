import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RecordId } from '../recordId';
import {
  adopt,
  clear,
  click,
  everything,
  type Grants,
  isOperable,
  isSameGrants,
  loadTree,
  type PermissionNode,
  type PermissionTree,
  ruleIdOf,
  shownBoxes,
  shownForAll,
  subtree,
  tick,
  viewOnly,
} from './permissionTree';
import { exampleNodes, exampleSteps } from './permissionTreeExample';

describe('[RPERM-3] [RPERM-4] the worked example', () => {
  const tree = loadTree(exampleNodes);
  const at = (id: number | '全部') => (id === '全部' ? everything : (tree.placeOf.get(id) ?? Number.NaN));

  test('ends, step by step, as the design says', () => {
    let grants = tree.loaded;
    const seen = exampleSteps.map(({ clicks }) => {
      for (const id of clicks) grants = click(tree, grants, at(id));
      const shown = shownBoxes(tree, grants);
      const boxes = [2000, 3000, 3001].map((id) => shown[at(id)]);
      return [ruleIdOf(grants), ...boxes, shownForAll(tree, grants)].join(' ');
    });
    expect(seen).toEqual(exampleSteps.map(({ after }) => after));
  });

  test('a locked page is not for clicking, nor is what is below a locked one that is not granted', () => {
    for (const id of [3002, 9000, 9001]) expect(isOperable(tree, at(id))).toBe(false);
    expect(click(tree, tree.loaded, at(3002))).toBe(tree.loaded);
  });

  test('仅查看 leaves the page and takes its functions', () => {
    expect(ruleIdOf(viewOnly(tree, tick(tree, tree.loaded, everything), at(3001)))).toBe(
      '2000,2001,2002,2003,2004,2005,2006,3000,3001,9000,9001',
    );
  });
});

test('[RPERM-5] ids too long for a number are sent in their order', () => {
  const ids: Grants = new Set(['9007199254740993', 10, '9007199254740992', 7]);
  expect(ruleIdOf(ids)).toBe('7,10,9007199254740992,9007199254740993');
});

/** Any forest: containers, pages and functions, some locked, some granted. */
const node = fc.letrec<{ node: Draft }>((tie) => ({
  node: fc.record({
    locked: fc.nat(5).map((n) => n === 0),
    granted: fc.boolean(),
    page: fc.boolean(),
    below: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.constant([]),
      fc.array(tie('node'), { maxLength: 4 }),
    ),
  }),
})).node;
const forest = fc.array(node, { maxLength: 5 }).map(numbered);

interface Draft {
  readonly locked: boolean;
  readonly granted: boolean;
  readonly page: boolean;
  readonly below: readonly Draft[];
}

function numbered(drafts: readonly Draft[]): PermissionTree {
  let last = 0;
  const named = ({ locked, granted, page, below }: Draft): PermissionNode => {
    const id = ++last;
    const children = below.map(named);
    const isMenu = children.length > 0 || page;
    return {
      id,
      name: `节点 ${id}`,
      icon: '',
      url: page ? 'a/b' : '',
      isMenu,
      permission: '',
      locked,
      granted,
      children,
    };
  };
  return loadTree(drafts.map(named));
}

/** A tree, and its grants after some clicks. */
const clicked = fc
  .record({ tree: forest, clicks: fc.array(fc.nat(200), { maxLength: 8 }) })
  .map(({ tree, clicks }) => ({
    tree,
    grants: clicks.reduce<Grants>(
      (grants, at) => click(tree, grants, (at % (tree.places.length + 1)) - 1),
      tree.loaded,
    ),
  }));

const placeIn = (tree: PermissionTree, seed: number) => (seed % (tree.places.length + 1)) - 1;
const difference = (one: Grants, other: Grants) =>
  [...one, ...other].filter((id) => one.has(id) !== other.has(id));

function ancestorIds({ places }: PermissionTree, place: number): RecordId[] {
  const ids: RecordId[] = [];
  for (let at = places[places[place]?.parent ?? everything]; at; at = places[at.parent]) ids.push(at.node.id);
  return ids;
}

describe('[RPERM-3] [RPERM-4] [RPERM-5] in any tree, after any clicks', () => {
  test('a set that is loaded and saved untouched is the granted set, with all ancestors', () => {
    fc.assert(
      fc.property(forest, (tree) => {
        const again = adopt(tree, tree.loaded);
        expect(isSameGrants(again, tree.loaded)).toBe(true);
        for (const {
          node: { id, granted },
        } of tree.places)
          if (granted) expect(tree.loaded.has(id)).toBe(true);
      }),
    );
  });

  test('locked nodes never change', () => {
    fc.assert(
      fc.property(clicked, fc.array(fc.nat(500)), ({ tree, grants }, wanted) => {
        for (const set of [grants, adopt(tree, new Set(wanted))])
          for (const {
            node: { id },
            operable,
          } of tree.places)
            if (!operable) expect(set.has(id)).toBe(tree.loaded.has(id));
      }),
    );
  });

  test('the sent set is the shown set: a box is empty exactly where its node is not sent', () => {
    fc.assert(
      fc.property(clicked, ({ tree, grants }) => {
        const shown = shownBoxes(tree, grants);
        const sent = ruleIdOf(grants).split(',').filter(Boolean);
        const ticks = tree.places.flatMap(({ node: { id } }, at) =>
          shown[at] === 'empty' ? [] : String(id),
        );
        expect(ticks).toEqual(sent);
      }),
    );
  });

  test('a granted node is below granted ones, and a menu is ticked exactly when all its children are', () => {
    fc.assert(
      fc.property(clicked, ({ tree, grants }) => {
        const shown = shownBoxes(tree, grants);
        for (const [
          own,
          {
            node: { id, children },
            parent,
          },
        ] of tree.places.entries()) {
          const above = tree.places[parent];
          if (above && grants.has(id)) expect(grants.has(above.node.id)).toBe(true);
          const all = children.every((child) => shown[tree.placeOf.get(child.id) ?? -1] === 'ticked');
          expect(shown[own] === 'ticked').toBe(grants.has(id) && all);
        }
      }),
    );
  });

  test('a tick and its untick restore everything but ancestors, and ancestors that have other reasons', () => {
    fc.assert(
      fc.property(clicked, fc.nat(200), ({ tree, grants }, seed) => {
        const place = placeIn(tree, seed);
        const free = subtree(tree, place).filter(({ operable }) => operable);
        fc.pre(isOperable(tree, place) && free.every(({ node: { id } }) => !grants.has(id)));
        const back = clear(tree, tick(tree, grants, place), place);
        const changed = difference(grants, back);
        const above = ancestorIds(tree, place);
        expect(changed.filter((id) => !above.includes(id))).toEqual([]);
        const parent = tree.places[tree.places[place]?.parent ?? everything]?.node;
        if (
          !parent ||
          (grants.has(parent.id) && (parent.url !== '' || parent.children.some(({ id }) => grants.has(id))))
        )
          expect(changed).toEqual([]);
      }),
    );
  });

  test('two clicks on 全部权限 leave nothing that can be taken', () => {
    fc.assert(
      fc.property(forest, (tree) => {
        const all = tick(tree, tree.loaded, everything);
        const none = clear(tree, all, everything);
        for (const {
          node: { id, children },
          operable,
        } of tree.places) {
          if (operable) expect(all.has(id)).toBe(true);
          if (operable && children.length === 0) expect(none.has(id)).toBe(false);
        }
      }),
    );
  });
});
