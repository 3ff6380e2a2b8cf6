import { ReloadOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useNarrow } from '../../ui/layout/useNarrow';
import { ToolButtons, type ToolCommand } from '../actions/toolCommand';
import { FilterBar } from '../list/FilterBar';
import type { ListState } from '../list/listAddress';
import { useCreateTool, useOwnTools } from '../list/tools/useListTools';
import type { Expansion } from './useExpansion';
import { useAddressBelow } from './useTreeActions';
import type { TreeOrder } from './useTreeOrder';

const PhoneHead = lazy(() => import('../list/phone/PhoneHead'));

interface Props {
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
  readonly expansion: Expansion;
  readonly order: TreeOrder;
  /** Records, or those that match the filters; undefined until they are read. */
  readonly count: number | undefined;
  readonly reading: boolean;
  readonly readAgain: () => unknown;
}

/**
 * Over the rows of a tree: filters, 新增, 展开全部, 收起全部, 保存排序 where places are gathered; at the right how many there
 * are. Where there is little room a search field, and the rest behind buttons.
 */
export function TreeHead(props: Props) {
  const { state, change, expansion, order, readAgain } = props;
  const narrow = useNarrow();
  const navigate = useNavigate();
  const addressBelow = useAddressBelow();
  const create = useCreateTool(() => void navigate(addressBelow(), { state: { fromList: true } }));
  const tools = useOwnTools(create);
  const commands = [...foldCommands(expansion), ...orderCommands(order), ...tools.commands];
  return (
    <>
      {narrow ? (
        <Suspense fallback={<div className="list-phone-head" />}>
          <PhoneHead {...{ state, change, create, commands, readAgain }} />
        </Suspense>
      ) : (
        <>
          <FilterBar state={state} change={change} />
          <TreeToolbar {...props} commands={create ? [create, ...commands] : commands} />
        </>
      )}
      {tools.dialogs}
    </>
  );
}

function TreeToolbar({
  count,
  reading,
  readAgain,
  commands,
}: Pick<Props, 'count' | 'reading' | 'readAgain'> & { readonly commands: readonly ToolCommand[] }) {
  return (
    <div className="list-toolbar" role="toolbar" aria-label="列表操作">
      <div className="list-buttons">
        <ToolButtons commands={commands} />
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

function foldCommands({ expandAll, collapseAll }: Expansion): ToolCommand[] {
  return [
    { key: 'expand', label: '展开全部', run: expandAll },
    { key: 'collapse', label: '收起全部', run: collapseAll },
  ];
}

/** Where each move is sent at once there is nothing to save. */
function orderCommands({ allowed, save, saving, changed, needs }: TreeOrder): ToolCommand[] {
  if (!allowed || !save) return [];
  return [
    { key: 'order', label: '保存排序', pending: changed, needs, running: saving, run: () => void save() },
  ];
}
