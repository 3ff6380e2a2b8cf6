import './listTools.css';
import { SearchOutlined } from '@ant-design/icons';
import { Badge } from 'antd';
import { useRef } from 'react';
import { useNarrow } from '../../../ui/layout/useNarrow';
import { useResourcePage } from '../../ResourceContext';
import { useColumnSettings } from '../columns/useColumnSettings';
import type { ListState } from '../listAddress';
import { ColumnsTool } from './ColumnsTool';
import { DensityTool } from './DensityTool';
import { FullScreenTool } from './FullScreenTool';
import { ToolButton } from './ToolButton';
import { useWidthDrag } from './useWidthDrag';
import { ViewsTool } from './ViewsTool';

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
