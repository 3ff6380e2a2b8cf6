import { PlusOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useNavigate } from 'react-router';
import { busy } from '../../ui/busy';
import { ToolbarActions } from '../actions/ToolbarActions';
import { useResourcePage } from '../ResourceContext';
import { useCan } from '../services';
import type { Expansion } from './useExpansion';
import { useAddressBelow } from './useTreeActions';
import type { TreeOrder } from './useTreeOrder';

interface Props {
  readonly expansion: Expansion;
  readonly order: TreeOrder;
  /** Records, or those that match the filters; undefined until they are read. */
  readonly count: number | undefined;
  readonly reading: boolean;
  readonly readAgain: () => unknown;
}

/** Over the rows of a tree: 新增, 展开全部, 收起全部, 保存排序 where places are gathered; at the right how many there are. */
export function TreeToolbar({ expansion, order, count, reading, readAgain }: Props) {
  const { resource } = useResourcePage();
  const { create } = resource.endpoints.operations;
  const can = useCan();
  const navigate = useNavigate();
  const addressBelow = useAddressBelow();
  const openCreate = () => void navigate(addressBelow(), { state: { fromList: true } });
  return (
    <div className="list-toolbar" role="toolbar" aria-label="列表操作">
      <div className="list-buttons">
        {can(create) && (
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            data-needs={create?.permission}
            onClick={openCreate}
          >
            新增
          </Button>
        )}
        <Button onClick={expansion.expandAll}>展开全部</Button>
        <Button onClick={expansion.collapseAll}>收起全部</Button>
        <SaveOrder order={order} />
        <ToolbarActions more={can(create) ? [{ id: 'create', label: '新增', run: openCreate }] : []} />
      </div>
      <div className="tree-tools">
        {count !== undefined && <span className="list-selected">共 {count} 条</span>}
        <Tooltip title="刷新">
          <Button
            type="text"
            aria-label="刷新"
            icon={<ReloadOutlined aria-hidden spin={reading} />}
            onClick={() => void readAgain()}
          />
        </Tooltip>
      </div>
    </div>
  );
}

/** Where each move is sent at once there is nothing to save. */
function SaveOrder({ order: { allowed, save, saving, changed, needs } }: { order: TreeOrder }) {
  if (!allowed || !save) return null;
  return (
    <Button
      {...(changed && { type: 'primary' as const, ghost: true })}
      {...busy(saving)}
      data-needs={needs}
      onClick={() => void save()}
    >
      保存排序
    </Button>
  );
}
