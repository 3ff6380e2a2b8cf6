import { SyncOutlined } from '@ant-design/icons';
import type { ToolbarAction } from '@/src/crud/actions/action';

/** The action 刷新缓存 over a list: the server reads its cached records again. */
export function refreshCache(success: string): ToolbarAction<'refresh'> {
  return {
    on: 'toolbar',
    label: '刷新缓存',
    icon: <SyncOutlined aria-hidden />,
    operation: 'refresh',
    success,
  };
}
