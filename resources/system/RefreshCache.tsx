import { SyncOutlined } from '@ant-design/icons';
import { OperationButton } from '@/src/crud/OperationButton';

/** The button 刷新缓存 over a list: the server reads anew what it keeps of the records. `success` is said then. */
export function RefreshCache({ success }: { success: string }) {
  const icon = <SyncOutlined aria-hidden />;
  return <OperationButton operation="refresh" label="刷新缓存" icon={icon} success={success} />;
}
