import { Empty } from 'antd';
import { memo, useCallback, useMemo } from 'react';
import {
  everything,
  hasFree,
  type PermissionTree,
  type Shown,
} from '@/src/lib/permissionTree/permissionTree';
import type { Press } from '@/src/lib/permissionTree/seenPermissions';
import { MenuIcon } from '@/src/ui/icons/MenuIcon';
import { PermissionBox } from './PermissionBox';
import styles from './permissionCards.module.css';
import screenStyles from './permissions.module.css';
import type { PressAt } from './useSeenPress';

interface Props {
  readonly tree: PermissionTree;
  /** The part of the tree that can be pressed now: nothing that a search hides. */
  readonly seen: Pick<PermissionTree, 'places'>;
  readonly shown: readonly Shown[];
  /** Which places match the search. */
  readonly found: readonly boolean[];
  readonly canEdit: boolean;
  readonly press: PressAt;
}

/** One card per top-level menu (RPERM-2). A card is drawn again only where one of its own boxes changes. */
export function PermissionCards({ tree, seen, shown, found, canEdit, press }: Props) {
  const groups = tree.places.flatMap(({ parent, end }, at) =>
    parent === everything && found[at] ? [{ at, end }] : [],
  );
  if (groups.length === 0) return <Empty className={screenStyles.nothing} description="没有找到" />;
  return groups.map(({ at, end }) => (
    <GroupCard
      key={tree.places[at]?.node.id}
      tree={tree}
      seen={seen}
      at={at}
      states={shown.slice(at, end).join(' ')}
      found={found}
      canEdit={canEdit}
      press={press}
    />
  ));
}

interface CardProps extends Omit<Props, 'shown'> {
  readonly at: number;
  /** The states of its boxes, in the order of their places: one text, so that equal ones are the same. */
  readonly states: string;
}

const GroupCard = memo(function GroupCard(props: CardProps) {
  const { tree, at, found } = props;
  const card = useCard(props);
  const pages = childrenOf(tree, at).filter((child) => found[child] && isMenu(tree, child));
  const owners = ownersOf(tree, at).filter((owner) => found[owner]);
  return (
    <section className={screenStyles.card} aria-label={tree.places[at]?.node.name}>
      <header className={styles.cardHead}>
        <MenuIcon name={tree.places[at]?.node.icon ?? ''} />
        {card.box(at)}
      </header>
      {pages.length > 0 && (
        <Row label="菜单">
          <div className={styles.boxes}>{pages.map((page) => card.menu(page))}</div>
        </Row>
      )}
      {owners.length > 0 && <Row label="功能">{owners.map((owner) => card.line(owner, owner === at))}</Row>}
    </section>
  );
});

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <fieldset className={styles.row} aria-label={label}>
      <span className={styles.rowLabel}>{label}</span>
      <div className={styles.rowBody}>{children}</div>
    </fieldset>
  );
}

/** The parts of a card, which all use the same boxes. */
function useCard({ tree, seen, at: start, states, found, canEdit, press }: CardProps) {
  const shown = useMemo(() => states.split(' ').map(shownOf), [states]);
  const click = useCallback((at: number) => press(at, 'click'), [press]);

  function box(at: number) {
    const place = tree.places[at];
    if (!place) return null;
    const { node, operable, parent } = place;
    const above = tree.places[parent]?.node.origins;
    const isTagged = node.isMenu || String(above) !== String(node.origins);
    return (
      <PermissionBox
        key={node.id}
        at={at}
        name={node.name}
        shown={shown[at - start] ?? 'empty'}
        enabled={operable && canEdit}
        locked={!operable}
        origins={isTagged ? node.origins : undefined}
        onClick={click}
      />
    );
  }

  /** A menu, with its submenus in a frame behind it. */
  function menu(at: number): React.ReactNode {
    const held = childrenOf(tree, at).filter((child) => found[child] && isMenu(tree, child));
    if (held.length === 0) return box(at);
    return (
      <span key={tree.places[at]?.node.id} className={styles.nested}>
        {box(at)}
        <span className={styles.nestedBoxes}>{held.map(menu)}</span>
      </span>
    );
  }

  /**
   * The functions of a page, after its name, with shortcuts for all of them. The group's own functions have no name
   * before them.
   */
  function line(at: number, isGroup: boolean) {
    const functions = childrenOf(tree, at).filter((child) => found[child] && !isMenu(tree, child));
    const name = tree.places[at]?.node.name ?? '';
    return (
      <div key={at} className={styles.line}>
        {!isGroup && <span className={styles.lead}>{name}：</span>}
        <div className={styles.boxes}>{functions.map(box)}</div>
        {!isGroup && canEdit && hasFree(seen, at) && <Shortcuts name={name} at={at} press={press} />}
      </div>
    );
  }

  return { box, menu, line };
}

const shortcuts: readonly { readonly label: string; readonly press: Press }[] = [
  { label: '仅查看', press: 'viewOnly' },
  { label: '全部', press: 'tick' },
  { label: '清空', press: 'clear' },
];

type ShortcutProps = Pick<CardProps, 'at' | 'press'> & { readonly name: string };

const Shortcuts = memo(function Shortcuts({ name, at, press }: ShortcutProps) {
  return (
    <span className={styles.shortcuts}>
      {shortcuts.map((shortcut) => (
        <button
          key={shortcut.label}
          type="button"
          aria-label={`${name}：${shortcut.label}`}
          onClick={() => press(at, shortcut.press)}
        >
          {shortcut.label}
        </button>
      ))}
    </span>
  );
});

function shownOf(state: string): Shown {
  return state === 'ticked' || state === 'partial' ? state : 'empty';
}

function isMenu({ places }: PermissionTree, at: number): boolean {
  return places[at]?.node.isMenu === true;
}

/** The children of a place. */
function childrenOf({ places }: PermissionTree, at: number): number[] {
  const children: number[] = [];
  const end = places[at]?.end ?? 0;
  for (let child = at + 1; child < end; child = places[child]?.end ?? end) children.push(child);
  return children;
}

/** The group and the pages below it, where they have functions. */
function ownersOf(tree: PermissionTree, at: number): number[] {
  const owners: number[] = [];
  for (let owner = at; owner < (tree.places[at]?.end ?? 0); owner++)
    if (childrenOf(tree, owner).some((child) => !isMenu(tree, child))) owners.push(owner);
  return owners;
}
