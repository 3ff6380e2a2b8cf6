import { ArrowLeftOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { type ReactNode, useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { useConfirmDiscard, useLeave } from '@/src/crud/useOpenRecord';
import { everything, type PermissionTree, shownForAll } from '@/src/lib/permissionTree/permissionTree';
import { isRecord, numberOr } from '@/src/lib/record';
import { busy } from '@/src/ui/busy';
import { DraftBar } from '@/src/ui/display/DraftBar';
import { clearable } from '@/src/ui/fields/inputIcons';
import { PermissionBox } from './PermissionBox';
import { PermissionCards } from './PermissionCards';
import styles from './permissions.module.css';
import type { useGrants } from './useGrants';
import { useSeenPress } from './useSeenPress';

interface Props {
  readonly tree: PermissionTree;
  readonly editing: ReturnType<typeof useGrants>;
  readonly canEdit: boolean;
  /** Target of the arrow when there is no page to go back to; no arrow where absent. */
  readonly back?: string;
  readonly crumb?: string;
  /** Buttons before the one that saves. */
  readonly tools?: ReactNode;
  readonly saving: boolean;
  /** The permission that saving needs. */
  readonly needs: string | undefined;
  readonly canSubmit: boolean;
  readonly onSave: () => void;
}

/** A tree of permissions with its boxes. The open role, the count of granted ones and 保存 stay in sight. */
export function GrantsEditor(props: Props) {
  const { tree, editing, canEdit, crumb, tools, saving, canSubmit } = props;
  const { grants, shown, draft } = editing;
  const [text, setText] = useState('');
  const { found, seen, press, canPressAll, question } = useSeenPress(tree, editing, text);
  const pressAll = useCallback((at: number) => press(at, 'click'), [press]);
  const count = tree.places.filter(({ node }) => grants.has(node.id)).length;
  return (
    <div className={styles.permissions}>
      {draft && <DraftBar draft={draft} onRestore={editing.restore} onDiscard={editing.discard} />}
      <div className={styles.head}>
        {props.back !== undefined && <BackButton to={props.back} onLeave={editing.settle} />}
        {crumb !== undefined && <span className={styles.crumb}>{crumb}</span>}
        <PermissionBox
          at={everything}
          name="全部权限"
          shown={shownForAll(tree, grants)}
          enabled={canEdit && canPressAll}
          onClick={pressAll}
        />
        <span className={styles.count} role="status">
          已选 {count} / {tree.places.length}
        </span>
        <Input
          allowClear={clearable}
          className={styles.search}
          prefix={<SearchOutlined aria-hidden />}
          placeholder="搜索名称或权限标识"
          aria-label="搜索权限"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <span className={styles.tools}>
          {tools}
          {canEdit && (
            <Button
              type="primary"
              {...busy(saving)}
              disabled={!canSubmit}
              data-needs={props.needs}
              onClick={props.onSave}
            >
              保存
            </Button>
          )}
        </span>
      </div>
      <PermissionCards tree={tree} seen={seen} shown={shown} found={found} canEdit={canEdit} press={press} />
      {question}
    </div>
  );
}

interface BackProps {
  readonly to: string;
  /** Discards the unsaved changes, once that was agreed to: the page may stay open in its tab. */
  readonly onLeave?: () => void;
}

/** Goes back in the history, else to a page of its own; asks where something is unsaved (RPERM-9). */
export function BackButton({ to, onLeave }: BackProps) {
  const navigate = useNavigate();
  const leave = useLeave();
  const confirmDiscard = useConfirmDiscard();
  const hasBefore = () => isRecord(window.history.state) && numberOr(window.history.state.idx) > 0;
  const go = async () => {
    if (!(await confirmDiscard())) return;
    onLeave?.();
    if (hasBefore()) void navigate(-1);
    else leave(to);
  };
  return (
    <Button
      type="text"
      icon={<ArrowLeftOutlined aria-hidden />}
      aria-label="返回"
      onClick={() => void go()}
    />
  );
}
