import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { ToolbarActions } from '../actions/ToolbarActions';
import { useResourcePage } from '../ResourceContext';
import type { Row } from '../resourceSpec';
import { useCan } from '../services';
import { useOpenRecord } from '../useOpenRecord';
import { ExportButton } from './exporting/ExportButton';
import { ImportButton } from './importing/ImportButton';
import type { ListState } from './listAddress';
import { ListTools } from './tools/ListTools';
import type { ListActions } from './useListActions';
import type { useRows } from './useRows';

interface Props {
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
  readonly list: ReturnType<typeof useRows>;
  readonly selected: readonly Row[];
  readonly actions: ListActions;
}

/** Over the rows: 新增, what can be done with the selected rows, import and export, and at the right how the list looks. */
export function ListToolbar({ state, change, list, selected, actions }: Props) {
  const { resource } = useResourcePage();
  const { create, remove } = resource.endpoints.operations;
  const can = useCan();
  const open = useOpenRecord();
  return (
    <div className="list-toolbar" role="toolbar" aria-label="列表操作">
      <div className="list-buttons">
        {can(create) && (
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            data-needs={create?.permission}
            onClick={() => open('create')}
          >
            新增
          </Button>
        )}
        {actions.canRemove && (
          <Button
            danger
            icon={<DeleteOutlined aria-hidden />}
            disabled={selected.length === 0}
            data-needs={remove?.permission}
            onClick={() => void actions.confirmAndRemove(selected)}
          >
            删除
          </Button>
        )}
        <ExportButton state={state} selected={selected} total={list.total} />
        <ImportButton />
        <ToolbarActions
          more={can(create) ? [{ id: 'create', label: '新增', run: () => open('create') }] : []}
        />
      </div>
      <ListTools state={state} change={change} list={list} />
    </div>
  );
}
