import { SettingOutlined } from '@ant-design/icons';
import { lazy } from 'react';
import type { OwnColumnSettings } from '../columns/useColumnSettings';
import { ToolPanel } from './ToolPanel';

const ColumnsPanel = lazy(() => import('./ColumnsPanel'));

/** 列设置: which columns, in which order, how wide, at which side. */
export function ColumnsTool({ columnSettings }: { readonly columnSettings: OwnColumnSettings }) {
  return (
    <ToolPanel label="列设置" icon={<SettingOutlined aria-hidden />}>
      {() => <ColumnsPanel columnSettings={columnSettings} />}
    </ToolPanel>
  );
}
