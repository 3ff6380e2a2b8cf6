import { Tag } from 'antd';
import { type ChangeEvent, memo } from 'react';
import type { Shown } from '@/src/lib/permissionTree/permissionTree';
import '@/src/crud/list/rows/selectBox.css';
import styles from './permissionCards.module.css';

interface Props {
  /** The place that a click applies to. */
  readonly at: number;
  readonly name: string;
  readonly shown: Shown;
  /** Whether a click changes something. */
  readonly enabled: boolean;
  /** Locked by the server. */
  readonly locked?: boolean;
  readonly origins?: readonly string[] | undefined;
  readonly onClick: (at: number) => void;
}

const lockedText = '该权限由系统锁定，不可修改';

/** The box of a node; drawn again only where it changes, since a screen has hundreds of them. */
export const PermissionBox = memo(function PermissionBox(props: Props) {
  const { at, name, shown, enabled, locked = false, origins, onClick } = props;
  const isPartial = shown === 'partial';
  const press = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // The browser clears the third state at each click, whatever follows from it.
    target.indeterminate = isPartial;
    onClick(at);
  };
  const box = (
    <label className={styles.box} {...(locked && { title: lockedText })}>
      <input
        type="checkbox"
        className="select-box"
        ref={(box) => {
          if (box) box.indeterminate = isPartial;
        }}
        checked={shown === 'ticked'}
        disabled={!enabled}
        {...(locked && { 'aria-description': lockedText })}
        onChange={press}
      />
      <span>{name}</span>
    </label>
  );
  if (!origins || origins.length === 0) return box;
  return (
    <span className={styles.tagged}>
      {box}
      {origins.map((origin) => (
        <Tag key={origin} color={origin.startsWith('应用') ? 'purple' : 'blue'}>
          {origin}
        </Tag>
      ))}
    </span>
  );
});
