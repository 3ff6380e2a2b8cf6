import { BookOutlined } from '@ant-design/icons';
import { lazy } from 'react';
import type { ListState } from '../listAddress';
import type { OwnLook } from '../look/useListLook';
import { ToolPanel } from './ToolPanel';

const ViewsPanel = lazy(() => import('../views/ViewsPanel'));

/** 视图: filters, sorting, columns and page size under a name. */
export function ViewsTool({ state, look }: { readonly state: ListState; readonly look: OwnLook }) {
  return (
    <ToolPanel label="视图" icon={<BookOutlined aria-hidden />}>
      {(close) => <ViewsPanel state={state} look={look} close={close} />}
    </ToolPanel>
  );
}
