import { useQueryClient } from '@tanstack/react-query';
import { Button, Empty, Form } from 'antd';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { callKey } from '@/providers/data/resourceCall';
import { SettingsForm, type SettingsHandle } from '@/src/crud/form/settings/SettingsForm';
import { ReadError } from '@/src/crud/ReadError';
import type { RecordId } from '@/src/lib/recordId';
import { Can } from '@/src/services/Can';
import { useCan } from '@/src/services/useCan';
import { useServices } from '@/src/services/useServices';
import { ConfirmProvider } from '@/src/ui/confirm/ConfirmProvider';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import type { FormValues } from '@/src/ui/fields/field';
import { load } from '@/src/ui/load';
import { Skeleton } from '@/src/ui/Skeleton';
import { customerEndpoints } from '../endpoints';
import { ScopedPage } from '../scope/ScopedPage';
import styles from './accountConfig.module.css';
import { configFields, groupsOf } from './configFields';
import { type ConfigItem, isDefault } from './configItem';
import { accountConfigKey, useAccountConfig } from './useAccountConfig';

const CompareDrawer = load(() => import('./CompareDrawer'));
const { items, save } = customerEndpoints['customer/account-config'].operations;
const { list: stores } = customerEndpoints['customer/store'].operations;

/** 账号配置 of the chosen institution (screen C2). */
export default function AccountConfigPage() {
  return (
    <Can isPage permission={items.permission ?? ''}>
      <ConfirmProvider>
        <ScopedPage>{(storeId) => <AccountConfig storeId={storeId} />}</ScopedPage>
      </ConfirmProvider>
    </Can>
  );
}

function AccountConfig({ storeId }: { storeId: RecordId }) {
  const { data, error, isError, refetch } = useAccountConfig(storeId);
  if (!data && isError) return <ReadError error={error} retry={refetch} />;
  if (!data) return <Skeleton rows={10} className={styles.panel} />;
  if (data.items.length === 0) return <Empty className={styles.panel ?? ''} description="没有可配置的项目" />;
  return <ConfigForm storeId={storeId} {...data} />;
}

interface Props {
  readonly storeId: RecordId;
  readonly items: readonly ConfigItem[];
  readonly values: FormValues;
}

/** One tab for each group; only what was changed is sent. */
function ConfigForm({ storeId, items: all, values }: Props) {
  const { callOperation } = useServices();
  const can = useCan();
  const client = useQueryClient();
  const form = useRef<SettingsHandle>(null);
  const [comparing, setComparing] = useState(false);
  const fields = useMemo(() => configFields(all), [all]);
  const groups = useMemo(() => groupsOf(all), [all]);
  const send = async (_values: FormValues, changes: FormValues) => {
    await callOperation(save, { body: { storeId, config: changes } });
    await Promise.all(
      [accountConfigKey(storeId), 'customer/store', 'expert-switches'].map((of) =>
        client.invalidateQueries({ queryKey: callKey(of) }),
      ),
    );
  };
  const itemOf = (key: string) => all.find((item) => item.key === key);
  return (
    <div className={styles.panel}>
      <SettingsForm
        ref={form}
        name="账号配置"
        fields={fields}
        groups={groups}
        record={values}
        save={send}
        needs={save.permission}
        draftPath={`/customer/account-config?storeId=${storeId}`}
        around={(field, drawn) => (
          <Item item={itemOf(field.name)} enter={(value) => form.current?.enter({ [field.name]: value })}>
            {drawn}
          </Item>
        )}
        extra={can(stores) && <Button onClick={() => setComparing(true)}>复制自…</Button>}
      />
      <DialogBoundary close={() => setComparing(false)}>
        {comparing && (
          <CompareDrawer
            storeId={storeId}
            items={all}
            fields={fields}
            values={form.current?.values() ?? values}
            onTake={(taken) => form.current?.enter(taken)}
            close={() => setComparing(false)}
          />
        )}
      </DialogBoundary>
    </div>
  );
}

interface ItemProps {
  readonly item: ConfigItem | undefined;
  readonly enter: (value: unknown) => void;
  readonly children: ReactNode;
}

/** A setting; one that is not as usual carries a dot and can be put back. */
function Item({ item, enter, children }: ItemProps) {
  const value: unknown = Form.useWatch(item?.key ?? '', { form: Form.useFormInstance(), preserve: true });
  const editable = useCan()(save);
  const isChanged = item !== undefined && !item.readonly && value !== undefined && !isDefault(item, value);
  return (
    <div className={styles.item}>
      {children}
      {isChanged && (
        <span className={styles.changed}>
          <span className={styles.dot} role="img" aria-label={`${item.label}已修改`} title="已修改" />
          {editable && (
            <Button
              type="link"
              size="small"
              aria-label={`恢复默认：${item.label}`}
              onClick={() => enter(item.default)}
            >
              恢复默认
            </Button>
          )}
        </span>
      )}
    </div>
  );
}
