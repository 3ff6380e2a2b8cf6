import { useOne } from '@refinedev/core';
import { Form, Radio, Skeleton } from 'antd';
import { providerOf } from '@/providers/data/providerOf';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { ReadError } from '@/src/crud/ReadError';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { Row } from '@/src/crud/resourceSpec';
import { useOperation } from '@/src/crud/useOperation';
import { formatTime } from '@/src/lib/dates';
import { textOr } from '@/src/lib/record';
import { useCan } from '@/src/services/useCan';
import { ActionModal } from '@/src/ui/confirm/ActionModal';
import DateTimeInput from '@/src/ui/fields/DateTimeInput';
import { ScrollRegion } from '@/src/ui/layout/ScrollRegion';
import CompareTab from './CompareTab';
import styles from './legal.module.css';
import type { LegalText } from './legalText';

interface Publication {
  readonly when: 'now' | 'later';
  readonly effectiveTime?: string | null;
}

const ways = [
  { value: 'now', label: '立即生效' },
  { value: 'later', label: '指定时间' },
];

/** Publishes a draft now or at a later time; its changes are shown first. */
export default function PublishDialog({ row, close }: RowDialogProps<LegalText>) {
  const { run, running } = useOperation('publish', '发布成功');
  const [form] = Form.useForm<Publication>();
  const isLater = Form.useWatch('when', form) === 'later';
  const publish = ({ effectiveTime }: Publication) =>
    run({ id: row.id, effectiveTime: effectiveTime ?? formatTime(Date.now()) }).then(close, () => undefined);
  return (
    <ActionModal
      title={`发布：${row.title} ${row.version}`}
      running={running}
      width={760}
      onOk={form.submit}
      onCancel={close}
    >
      <p>发布后将替换当前生效版本，确认发布吗？</p>
      <Form
        form={form}
        layout="vertical"
        initialValues={{ when: 'now' }}
        onFinish={(values) => void publish(values)}
      >
        <Form.Item name="when" label="生效方式">
          <Radio.Group optionType="button" options={ways} />
        </Form.Item>
        {isLater && (
          <Form.Item
            name="effectiveTime"
            label="生效时间"
            rules={[{ required: true, message: '请选择生效时间' }, { validator: notBefore }]}
          >
            <DateTimeInput placeholder="请选择生效时间" />
          </Form.Item>
        )}
      </Form>
      <Changes row={row} />
    </ActionModal>
  );
}

/**
 * The draft beside the version that it replaces, for those who may read it. Its space is reserved while it loads.
 */
function Changes({ row }: { row: LegalText }) {
  const { resource } = useResourcePage();
  const mayRead = useCan()(resource.endpoints.operations.one);
  const { query } = useOne<Row>({
    resource: resource.name,
    dataProviderName: providerOf(resource.endpoints),
    id: row.id,
    queryOptions: { enabled: mayRead },
    errorNotification: false,
  });
  if (!mayRead) return null;
  const content = query.data && textOr(query.data.data.content);
  return (
    <ScrollRegion className={styles.changes} label="版本对比">
      {query.isError ? (
        <ReadError error={query.error} retry={() => void query.refetch()} />
      ) : content === undefined ? (
        <Skeleton active />
      ) : (
        <CompareTab record={{ ...row, content }} />
      )}
    </ScrollRegion>
  );
}

async function notBefore(_rule: unknown, value: unknown): Promise<void> {
  if (typeof value === 'string' && value < formatTime(Date.now()))
    throw new Error('生效时间不能早于当前时间');
}
