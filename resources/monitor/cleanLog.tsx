import { ClearOutlined } from '@ant-design/icons';
import type { ToolbarAction } from '@/src/crud/actions/action';

/** The action 清空 over a log: all of its entries are deleted. */
export function cleanLog(label: string): ToolbarAction<'clean'> {
  return {
    on: 'toolbar',
    label: '清空',
    icon: <ClearOutlined aria-hidden />,
    danger: true,
    operation: 'clean',
    confirm: () => `是否确认清空所有${label}数据项？`,
    success: '清空成功',
  };
}
