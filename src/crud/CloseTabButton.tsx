import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useLeave } from './useLeave';

/** The button 关闭 of a page that no entry of the menu opens: its tab goes, and the list that it belongs to is there as it was left. */
export function CloseTabButton({ to }: { to: string }) {
  const leave = useLeave();
  return (
    <Button icon={<CloseOutlined aria-hidden />} onClick={() => leave(to)}>
      关闭
    </Button>
  );
}
