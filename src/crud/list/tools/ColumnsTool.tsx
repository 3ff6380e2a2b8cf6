import { SettingOutlined } from '@ant-design/icons';
import { lazy } from 'react';
import type { OwnLook } from '../look/useListLook';
import { ToolPanel } from './ToolPanel';

const ColumnsPanel = lazy(() => import('./ColumnsPanel'));

/** 列设置: which columns, in which order, how wide, at which side. */
export function ColumnsTool({ look }: { readonly look: OwnLook }) {
  return (
    <ToolPanel label="列设置" icon={<SettingOutlined aria-hidden />}>
      {() => <ColumnsPanel look={look} />}
    </ToolPanel>
  );
}
