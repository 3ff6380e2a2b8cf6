import './listTools.css';
import { SearchOutlined } from '@ant-design/icons';
import { Badge } from 'antd';
import { useRef } from 'react';
import { useNarrow } from '../../../ui/layout/useNarrow';
import { useResourcePage } from '../../ResourceContext';
import type { ListState } from '../listAddress';
import { useListLook } from '../look/useListLook';
import { ColumnsTool } from './ColumnsTool';
import { DensityTool } from './DensityTool';
import { FullScreenTool } from './FullScreenTool';
import { ToolButton } from './ToolButton';
import { useWidthDrag } from './useWidthDrag';
import { ViewsTool } from './ViewsTool';

/** What stands beside 刷新: search, views, density, columns, full screen. On cards those that make sense there. */
export function OtherTools({ state }: { readonly state: ListState }) {
  const narrow = useNarrow();
  const look = useListLook();
  const tools = useRef<HTMLDivElement>(null);
  useWidthDrag(tools, look);
  const { filters } = useResourcePage().resource;
  const hidesFilters = look.searchHidden && Object.keys(state.filters).length > 0;
  const searchLabel = look.searchHidden ? '显示搜索' : '隐藏搜索';
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
          onClick={() => look.keep({ search: look.searchHidden ? undefined : 'hidden' })}
        />
      )}
      <ViewsTool state={state} look={look} />
      {!narrow && <DensityTool look={look} />}
      <ColumnsTool look={look} />
      {!narrow && <FullScreenTool />}
    </div>
  );
}
