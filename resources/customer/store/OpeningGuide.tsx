import { Button, Drawer, Steps } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Store } from './store';
import { openingNotice } from './storeRules';
import { useOpeningSteps } from './useOpeningSteps';

/** What is left to do after an institution was opened; what is done comes from the data. */
export default function OpeningGuide({ record, close }: { record: Store; close: () => void }) {
  const [copied, setCopied] = useState(false);
  const steps = useOpeningSteps(record.id);
  const copy = async () => {
    await navigator.clipboard.writeText(openingNotice(record, window.location.origin));
    setCopied(true);
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
            status: copied ? 'finish' : 'process',
            description: (
              <>
                <p>包含登录地址、管理员账号和到期时间，不含密码。</p>
                <Button type="primary" onClick={() => void copy()}>
                  {copied ? '已复制' : '复制开通通知'}
                </Button>
              </>
            ),
          },
        ]}
      />
    </Drawer>
  );
}
