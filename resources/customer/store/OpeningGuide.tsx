import { Button, Drawer, Steps } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCan } from '@/src/crud/services';
import type { RecordId } from '@/src/lib/recordId';
import { isDefault } from '../accountConfig/configItem';
import { useAccountConfig } from '../accountConfig/useAccountConfig';
import { customerEndpoints } from '../endpoints';
import type { Store } from './store';
import { openingNotice } from './storeRules';
import { useStoreRows } from './useStoreRows';

const readsConfig = customerEndpoints['customer/account-config'].operations.items;

/** What is left to do after an institution was opened; what is done comes from the data. */
export default function OpeningGuide({ record, close }: { record: Store; close: () => void }) {
  const [copied, setCopied] = useState(false);
  const { data: domains = [] } = useStoreRows('domains', record.id);
  const changes = useConfigChanges(record.id);
  const copy = async () => {
    await navigator.clipboard.writeText(openingNotice(record, window.location.origin));
    setCopied(true);
  };
  const step = (title: string, path: string, description: string, done = false) => ({
    title: <Link to={`/customer/${path}storeId=${record.id}`}>{title}</Link>,
    description,
    status: done ? ('finish' as const) : ('process' as const),
  });
  return (
    <Drawer open title={`开通向导：${record.name}`} width="min(480px, 100%)" onClose={close}>
      <Steps
        direction="vertical"
        items={[
          step(
            '账号配置',
            'account-config?',
            changes > 0 ? `已调整 ${changes} 项配置` : '已按版本套餐设置默认额度，可按需调整',
            changes > 0,
          ),
          step(
            '域名',
            'site?tab=domain&',
            domains.length > 0 ? `已绑定 ${domains.length} 个域名` : '绑定官网与后台域名',
            domains.length > 0,
          ),
          step('可用菜单', 'available-menu?', '已按版本套餐开放，可按需增减'),
          step('权限', 'permission?', '已复制默认角色，可按需调整'),
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

/** How many settings of the account are others than the usual ones; none for those who may not read them. */
function useConfigChanges(storeId: RecordId): number {
  const can = useCan();
  const { data } = useAccountConfig(can(readsConfig) ? storeId : undefined);
  const changed = data?.items.filter((item) => !item.readonly && !isDefault(item, data.values[item.key]));
  return changed?.length ?? 0;
}
