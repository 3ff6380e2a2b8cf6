import { DeleteOutlined, SaveOutlined } from '@ant-design/icons';
import { Button, Popconfirm, Space } from 'antd';
import { useState } from 'react';
import FieldsDialog from '@/src/crud/actions/FieldsDialog';
import { useListState } from '@/src/crud/list/useListState';
import { useCall } from '@/src/crud/useCall';
import { useOperation } from '@/src/crud/useOperation';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import { isRecordId } from '@/src/lib/recordId';
import { useCan } from '@/src/services/useCan';
import type { FormValues } from '@/src/ui/fields/field';
import { text } from '@/src/ui/fields/text';
import { operationsEndpoints } from '../endpoints';
import { type Crowd, crowdAddress, crowdRules } from './user';
import styles from './user.module.css';

const { crowds, saveCrowd } = operationsEndpoints['operations/users'].operations;

interface Props {
  /** Text by filter name, as in the address. */
  readonly filters: Readonly<Record<string, string>>;
  /** The same as calls send them. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** 人群: filters of the users under a name, each with how many they are now. A press brings them; a second one brings all again. */
export function CrowdBar({ filters, body }: Props) {
  const { data = [] } = useCrowds();
  const { change } = useListState();
  const can = useCan();
  const [naming, setNaming] = useState(false);
  const isOpen = (crowd: Crowd) => sameFilters(crowdAddress(crowd.filter), filters);
  return (
    <section className={styles.crowds} aria-label="人群">
      <b>人群</b>
      {data.map((crowd) => (
        <Space.Compact key={crowd.id} size="small">
          <Button
            size="small"
            type={isOpen(crowd) ? 'primary' : 'default'}
            aria-pressed={isOpen(crowd)}
            onClick={() => change({ filters: isOpen(crowd) ? {} : crowdAddress(crowd.filter) })}
          >
            {crowd.name} {crowd.count} 人
          </Button>
          {can(saveCrowd) && <RemoveButton crowd={crowd} />}
        </Space.Compact>
      ))}
      {can(saveCrowd) && (
        <Button
          size="small"
          type="dashed"
          icon={<SaveOutlined aria-hidden />}
          data-needs={saveCrowd.permission}
          disabled={Object.keys(body).length === 0}
          title={Object.keys(body).length === 0 ? '请先设置筛选条件' : undefined}
          onClick={() => setNaming(true)}
        >
          保存为人群
        </Button>
      )}
      <small className={styles.hint}>注销用户请提交工单</small>
      {naming && <NameDialog body={body} close={() => setNaming(false)} />}
    </section>
  );
}

function RemoveButton({ crowd: { id, name } }: { readonly crowd: Crowd }) {
  const { run, running, needs } = useOperation('removeCrowd', '已删除人群');
  return (
    <Popconfirm
      title={`确定删除人群「${name}」吗？`}
      okText="确定"
      cancelText="取消"
      onConfirm={() => void run({ id }).catch(() => undefined)}
    >
      <Button
        size="small"
        aria-label={`删除人群：${name}`}
        data-needs={needs}
        loading={running}
        icon={<DeleteOutlined aria-hidden />}
      />
    </Popconfirm>
  );
}

const name = text(crowdRules.name, {
  serverErrors: ['人群名称'],
  placeholder: '湖北物理类，7 天未登录',
});

function NameDialog({ body: filter, close }: { readonly body: Props['body']; readonly close: () => void }) {
  return (
    <FieldsDialog
      action={{
        ...{ on: 'toolbar', icon: null, label: '保存为人群', title: '保存为人群' },
        text: '按当前筛选条件保存，人数随用户变化；可在消息管理和推荐管理中选用。',
        ...{ operation: 'saveCrowd', once: true, success: '已保存人群' },
        fields: { name },
        body: (values: FormValues) => ({ ...values, filter }),
      }}
      close={close}
    />
  );
}

function useCrowds() {
  return useCall(crowds, (data) => (Array.isArray(data) ? data.filter(isRecord).map(readCrowd) : []), {
    of: ['operations/users', 'crowds'],
    body: {},
  });
}

function readCrowd({ id, name, filter, count }: Readonly<Record<string, unknown>>): Crowd {
  const parts = isRecord(filter) ? Object.entries(filter) : [];
  return {
    id: isRecordId(id) ? id : '',
    name: textOr(name),
    filter: Object.fromEntries(parts.map(([part, value]) => [part, textOr(value)])),
    count: numberOr(count),
  };
}

function sameFilters(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
