import { NodeCollapseOutlined, NodeExpandOutlined } from '@ant-design/icons';
import { useNavigate } from 'react-router';
import { Loadable, load } from '../../ui/load';
import { PlainButton } from '../../ui/PlainButton';
import type { ToolCommand } from '../actions/toolCommand';
import { ListStatus, ToolHead } from '../list/ListToolbar';
import type { ListState } from '../list/listAddress';
import { ReloadTool } from '../list/tools/ListTools';
import { useCreateTool, useOwnTools } from '../list/tools/useListTools';
import { fromList } from '../useOpenRecord';
import type { Expansion } from './useExpansion';
import { useAddressBelow } from './useTreeActions';
import type { TreeOrder } from './useTreeOrder';

const PhoneHead = load(() => import('../list/phone/PhoneHead'));

interface Props {
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
  readonly expansion: Expansion;
  readonly order: TreeOrder;
  /** Number of records, or of the ones that match the filters; undefined until they are read. */
  readonly count: number | undefined;
  readonly reading: boolean;
  readonly readAgain: () => unknown;
}

/** The head over a tree: filters, 新增, 保存排序 where places are collected; at the right 展开全部, 收起全部 and the number of rows. */
export function TreeHead({ state, change, expansion, order, count, reading, readAgain }: Props) {
  const navigate = useNavigate();
  const addressBelow = useAddressBelow();
  const create = useCreateTool(() => void navigate(addressBelow(), { state: fromList }));
  const tools = useOwnTools(create);
  const folds = foldCommands(expansion);
  const commands = [...orderCommands(order), ...tools.commands];
  return (
    <>
      <ListStatus total={count} />
      <ToolHead
        {...{ state, change }}
        commands={create ? [create, ...commands] : commands}
        dialogs={tools.dialogs}
        end={
          <div className="tree-tools">
            {folds.map(({ key, label, icon, run }) => (
              <PlainButton key={key} className="tree-fold-all" icon={icon} title={label} onClick={run}>
                {label}
              </PlainButton>
            ))}
            {count !== undefined && <span className="list-selected">共 {count} 条</span>}
            <ReloadTool reading={reading} readAgain={readAgain} />
          </div>
        }
        phone={() => (
          <Loadable
            of={PhoneHead}
            props={{ state, change, create, commands: [...folds, ...commands], readAgain }}
            fallback={<div className="list-phone-head" />}
          />
        )}
      />
    </>
  );
}

function foldCommands({ expandAll, collapseAll }: Expansion): ToolCommand[] {
  return [
    { key: 'expand', label: '展开全部', icon: <NodeExpandOutlined aria-hidden />, run: expandAll },
    { key: 'collapse', label: '收起全部', icon: <NodeCollapseOutlined aria-hidden />, run: collapseAll },
  ];
}

/** Where each move is sent at once there is nothing to save. */
function orderCommands({ allowed, save, saving, changed, needs }: TreeOrder): ToolCommand[] {
  if (!allowed || !save) return [];
  return [
    { key: 'order', label: '保存排序', pending: changed, needs, running: saving, run: () => void save() },
  ];
}
