import './listTools.css';
import { BookOutlined, ColumnHeightOutlined, SearchOutlined, SettingOutlined } from '@ant-design/icons';
import { Badge, Dropdown } from 'antd';
import { lazy, useRef } from 'react';
import { useNarrow } from '../../../ui/layout/useNarrow';
import { useResourcePage } from '../../ResourceContext';
import type { Density } from '../columns/columns';
import { type OwnColumnSettings, useColumnSettings } from '../columns/useColumnSettings';
import type { ListState } from '../listAddress';
import { FullScreenTool } from './FullScreenTool';
import { ToolButton, ToolPanel } from './ToolButton';
import { useWidthDrag } from './useWidthDrag';

const ViewsPanel = lazy(() => import('../views/ViewsPanel'));
const ColumnsPanel = lazy(() => import('./ColumnsPanel'));

/** What is beside 刷新: search, views, density, columns, full screen. On cards those that make sense there. */
export function OtherTools({ state }: { readonly state: ListState }) {
  const narrow = useNarrow();
  const columnSettings = useColumnSettings();
  const tools = useRef<HTMLDivElement>(null);
  useWidthDrag(tools, columnSettings);
  const { filters } = useResourcePage().resource;
  const hidesFilters = columnSettings.searchHidden && Object.keys(state.filters).length > 0;
  const searchLabel = columnSettings.searchHidden ? '显示搜索' : '隐藏搜索';
  return (
    <div ref={tools} className="list-tools">
      {filters.length > 0 && (
        <ToolButton
          label={hidesFilters ? `${searchLabel}（筛选中）` : searchLabel}
          icon={
            <Badge dot={hidesFilters}>
              <SearchOutlined aria-hidden />
            </Badge>
          }
          onClick={() => columnSettings.keep({ search: columnSettings.searchHidden ? undefined : 'hidden' })}
        />
      )}
      <ViewsTool state={state} columnSettings={columnSettings} />
      {!narrow && <DensityTool columnSettings={columnSettings} />}
      <ColumnsTool columnSettings={columnSettings} />
      {!narrow && <FullScreenTool />}
    </div>
  );
}

/** 视图: filters, sorting, columns and page size under a name. */
function ViewsTool({
  state,
  columnSettings,
}: {
  readonly state: ListState;
  readonly columnSettings: OwnColumnSettings;
}) {
  return (
    <ToolPanel label="视图" icon={<BookOutlined aria-hidden />}>
      {(close) => <ViewsPanel state={state} columnSettings={columnSettings} close={close} />}
    </ToolPanel>
  );
}

const labels: Readonly<Record<Density, string>> = { large: '宽松', middle: '默认', small: '紧凑' };

/** 密度: how close together the rows stand. */
function DensityTool({ columnSettings }: { readonly columnSettings: OwnColumnSettings }) {
  const items = Object.entries(labels).map(([key, label]) => ({ key, label }));
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      menu={{
        items,
        selectable: true,
        selectedKeys: [columnSettings.density],
        onClick: ({ key }) => columnSettings.keep({ density: key === 'middle' ? undefined : key }),
      }}
    >
      <ToolButton label="密度" icon={<ColumnHeightOutlined aria-hidden />} aria-haspopup="menu" />
    </Dropdown>
  );
}

/** 列设置: which columns, in which order, how wide, at which side. */
function ColumnsTool({ columnSettings }: { readonly columnSettings: OwnColumnSettings }) {
  return (
    <ToolPanel label="列设置" icon={<SettingOutlined aria-hidden />}>
      {() => <ColumnsPanel columnSettings={columnSettings} />}
    </ToolPanel>
  );
}
