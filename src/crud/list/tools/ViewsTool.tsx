import { BookOutlined } from '@ant-design/icons';
import { lazy } from 'react';
import type { OwnColumnSettings } from '../columns/useColumnSettings';
import type { ListState } from '../listAddress';
import { ToolPanel } from './ToolPanel';

const ViewsPanel = lazy(() => import('../views/ViewsPanel'));

/** 视图: filters, sorting, columns and page size under a name. */
export function ViewsTool({
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
