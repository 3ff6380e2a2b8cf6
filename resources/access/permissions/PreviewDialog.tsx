import { Modal } from 'antd';
import { countText, type NamedNode } from '@/src/lib/permissionTree/permissionChanges';
import { busy } from '@/src/ui/busy';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import styles from './dialogs.module.css';

interface Props {
  /** The name of the role that the permissions belong to. */
  readonly name: string;
  readonly added: readonly NamedNode[];
  readonly removed: readonly NamedNode[];
  /** The persons concerned: 将影响 3 个用户. */
  readonly concerns: string | undefined;
  readonly saving: boolean;
  readonly onSave: () => void;
  readonly close: () => void;
}

/** 保存前对比: the permissions that would be gained and lost, by full names, before they take effect. */
export function PreviewDialog({ name, added, removed, concerns, saving, onSave, close }: Props) {
  useReturnFocus();
  return (
    <Modal
      open
      centered
      width={880}
      title={`保存前对比：${name}`}
      okText="保存"
      cancelText="取消"
      maskClosable={false}
      okButtonProps={busy(saving)}
      onOk={onSave}
      onCancel={close}
    >
      {concerns && <p className={styles.concerns}>{concerns}</p>}
      <div className={styles.columns}>
        <Column title={`将新增 ${added.length} 项`} nodes={added} />
        <Column title={`将移除 ${removed.length} 项`} nodes={removed} />
      </div>
    </Modal>
  );
}

function Column({ title, nodes }: { title: string; nodes: readonly NamedNode[] }) {
  return (
    <section className={styles.column} aria-label={title}>
      <h3>{title}</h3>
      <p>{nodes.length === 0 ? '没有变化' : countText(nodes)}</p>
      {nodes.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by the keyboard as well
        <ul tabIndex={0} aria-label={title}>
          {nodes.map(({ id, name, isMenu }) => (
            <li key={id} data-menu={isMenu}>
              {name}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
