import { Alert, Button, Space } from 'antd';
import { formatTime } from '../../lib/dates';
import type { Draft } from '../../work/drafts';

interface Props {
  readonly draft: Draft;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Over a form whose draft was found: takes it up, or throws it away. */
export default function DraftBar({ draft: { savedAt }, onRestore, onDiscard }: Props) {
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      className="draft-bar"
      message={`发现 ${formatTime(savedAt)} 未保存的草稿`}
      action={
        <Space>
          <Button size="small" type="primary" onClick={onRestore}>
            恢复草稿
          </Button>
          <Button size="small" onClick={onDiscard}>
            丢弃
          </Button>
        </Space>
      }
    />
  );
}
