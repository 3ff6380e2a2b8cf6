import { DeleteOutlined, DownloadOutlined, PlusOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useNarrow } from '../../ui/layout/useNarrow';
import type { Row } from '../defineResource';
import { useResourcePage } from '../ResourceContext';
import { useMay } from '../services';
import { useOpenRecord } from '../useOpenRecord';
import type { ListState } from './listAddress';
import { useExport } from './useExport';
import type { ListActions } from './useListActions';
import type { useRows } from './useRows';

interface Props {
  readonly state: ListState;
  readonly list: ReturnType<typeof useRows>;
  readonly selected: readonly Row[];
  readonly clear: () => void;
  readonly actions: ListActions;
}

/** Buttons over the rows: 新增, what can be done with the ticked rows, export, refresh. */
export function ListToolbar({ state, list, selected, clear, actions }: Props) {
  const { resource } = useResourcePage();
  const { operations } = resource.endpoints;
  const may = useMay();
  const open = useOpenRecord();
  const hasCheckboxes = !useNarrow();
  return (
    <div className="list-toolbar" role="toolbar" aria-label="列表操作">
      <div className="list-buttons">
        {may(operations.create) && (
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            data-needs={operations.create?.permission}
            onClick={() => open('create')}
          >
            新增
          </Button>
        )}
        {actions.mayRemove && hasCheckboxes && (
          <Button
            danger
            icon={<DeleteOutlined aria-hidden />}
            disabled={selected.length === 0}
            data-needs={operations.remove?.permission}
            onClick={() => void actions.askAndRemove(selected)}
          >
            删除
          </Button>
        )}
        {may(operations.export) && <ExportButton state={state} needs={operations.export?.permission} />}
        {resource.Toolbar && <resource.Toolbar />}
        {selected.length > 0 && (
          <span className="list-selected">
            已选 {selected.length} 条
            <Button type="link" size="small" onClick={clear}>
              取消选择
            </Button>
          </span>
        )}
      </div>
      <Tooltip title="刷新">
        <Button
          type="text"
          aria-label="刷新"
          icon={<ReloadOutlined spin={list.reading} />}
          onClick={() => void list.readAgain()}
        />
      </Tooltip>
    </div>
  );
}

function ExportButton({ state, needs }: { state: ListState; needs: string | undefined }) {
  const { run, running } = useExport(state);
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      loading={running}
      data-needs={needs}
      onClick={() => run()}
    >
      导出
    </Button>
  );
}
