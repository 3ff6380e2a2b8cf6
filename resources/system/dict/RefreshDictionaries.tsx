import { SyncOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useOperation } from '@/src/crud/useOperation';

/** Makes the server renew its dictionaries; those read here are forgotten, as after any change of a dictionary. */
export function RefreshDictionaries() {
  const { run, running, allowed, needs } = useOperation('refresh', '刷新成功');
  if (!allowed) return null;
  return (
    <Button
      icon={<SyncOutlined aria-hidden />}
      loading={running}
      data-needs={needs}
      onClick={() => void run({}).catch(() => undefined)}
    >
      刷新缓存
    </Button>
  );
}
