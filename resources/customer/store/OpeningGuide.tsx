import { Alert, Button, Drawer, Input, Steps } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { CopyText } from '@/src/ui/CopyText';
import { useReturnFocus } from '@/src/ui/layout/useReturnFocus';
import { copyWords, useCopy } from '@/src/ui/useCopy';
import type { Store } from './store';
import { openingNotice } from './storeRules';
import { useOpeningSteps } from './useOpeningSteps';

interface Props {
  /** The new institution with its first password, which nobody can read later. */
  readonly record: Store;
  readonly close: () => void;
}

/** The steps after an institution was opened, then or later; what is done comes from the data. */
export default function OpeningGuide({ record, close }: Props) {
  useReturnFocus();
  const [copied, setCopied] = useState(false);
  const { result, copy } = useCopy();
  const steps = useOpeningSteps(record.id);
  const notice = openingNotice(record, window.location.origin);
  const copyNotice = async () => {
    if (await copy(notice)) setCopied(true);
  };
  return (
    <Drawer
      open
      title={`开通向导：${record.name}`}
      width="min(480px, 100%)"
      maskClosable={record.password === undefined}
      onClose={close}
    >
      {record.password !== undefined && (
        <FirstPassword account={record.username} password={record.password} />
      )}
      <Steps
        direction="vertical"
        items={[
          ...steps.map(({ title, address, description, done, lookOnly }) => ({
            title: <Link to={address}>{title}</Link>,
            description,
            status: stepStatus(done, lookOnly),
          })),
          {
            title: '复制开通通知',
            status: result === 'copied' ? 'finish' : 'process',
            description: (
              <>
                <p>包含登录地址、管理员账号和到期时间，不含密码。</p>
                <Button type="primary" onClick={() => void copyNotice()}>
                  {copied ? '已复制' : '复制开通通知'}
                </Button>
                {result === 'failed' && (
                  <>
                    <p role="alert">{copyWords.failed}</p>
                    <Input.TextArea readOnly aria-label="开通通知" autoSize value={notice} />
                  </>
                )}
              </>
            ),
          },
        ]}
      />
    </Drawer>
  );
}

/** How a step is marked: one that others have to do is not called for. */
function stepStatus(done: boolean, lookOnly: boolean): 'finish' | 'wait' | 'process' {
  if (done) return 'finish';
  return lookOnly ? 'wait' : 'process';
}

/** Shows the password once, to be handed on apart from the notice. */
function FirstPassword({ account, password }: { account: string; password: string }) {
  return (
    <Alert
      type="warning"
      showIcon
      message={`管理员账号 ${account} 的初始密码只显示这一次，关闭后无法再次查看`}
      style={{ marginBlockEnd: 16 }}
      description={
        <strong>
          <CopyText text={password} label="初始密码" />
        </strong>
      }
    />
  );
}
