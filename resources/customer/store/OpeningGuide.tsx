import { Button, Drawer, Input, Steps } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { copyText } from '@/src/lib/copyText';
import { copyWords } from '@/src/ui/useCopy';
import type { Store } from './store';
import { openingNotice } from './storeRules';
import { useOpeningSteps } from './useOpeningSteps';

/** What is left to do after an institution was opened; what is done comes from the data. */
export default function OpeningGuide({ record, close }: { record: Store; close: () => void }) {
  const [result, setResult] = useState<'copied' | 'failed'>();
  const steps = useOpeningSteps(record.id);
  const notice = openingNotice(record, window.location.origin);
  const copy = async () => {
    const copied = await copyText(notice);
    setResult(copied ? 'copied' : 'failed');
  };
  return (
    <Drawer open title={`开通向导：${record.name}`} width="min(480px, 100%)" onClose={close}>
      <Steps
        direction="vertical"
        items={[
          ...steps.map(({ title, address, description, done }) => ({
            title: <Link to={address}>{title}</Link>,
            description,
            status: done ? ('finish' as const) : ('process' as const),
          })),
          {
            title: '复制开通通知',
            status: result === 'copied' ? 'finish' : 'process',
            description: (
              <>
                <p>包含登录地址、管理员账号和到期时间，不含密码。</p>
                <Button type="primary" onClick={() => void copy()}>
                  {result === 'copied' ? '已复制' : '复制开通通知'}
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
