import { useOne } from '@refinedev/core';
import { Form } from 'antd';
import { providerOf } from '@/providers/data/providerOf';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { FormDialog, type ValuesOf } from '@/src/crud/actions/FormDialog';
import { inSight } from '@/src/crud/actions/inSight';
import { ReadError } from '@/src/crud/ReadError';
import { useResourcePage } from '@/src/crud/ResourceContext';
import type { Row } from '@/src/crud/resourceSpec';
import { useOperation } from '@/src/crud/useOperation';
import { beijingTime } from '@/src/lib/dates';
import { textOr } from '@/src/lib/record';
import { useCan } from '@/src/services/useCan';
import { datetime } from '@/src/ui/fields/date';
import { problemRule } from '@/src/ui/fields/rule';
import { ScrollRegion } from '@/src/ui/layout/ScrollRegion';
import { Skeleton } from '@/src/ui/Skeleton';
import CompareTab from './CompareTab';
import styles from './legal.module.css';
import { effectProblem, type LegalText } from './legalText';

const ways = [
  { value: 'now', label: '立即生效' },
  { value: 'later', label: '指定时间' },
] as const;

const fields = {
  when: inSight('生效方式', ways, { initial: 'now' }),
  effectiveTime: datetime('生效时间', {
    visible: ({ when }) => when === 'later',
    required: true,
    rules: [problemRule((time) => effectProblem(time, Date.now()))],
  }),
};

/** Publishes a draft now or at a later time; its changes are shown first. */
export default function PublishDialog({ row, close }: RowDialogProps<LegalText>) {
  const { run } = useOperation('publish', '发布成功');
  const [form] = Form.useForm<ValuesOf<typeof fields>>();
  const effectiveTime = Form.useWatch('effectiveTime', form) ?? '';
  return (
    <FormDialog
      title={`发布：${row.title} ${row.version}`}
      width={760}
      above={<p>发布后将替换当前生效版本，确认发布吗？</p>}
      fields={fields}
      form={form}
      onSend={({ effectiveTime }) =>
        run({ id: row.id, effectiveTime: effectiveTime ?? beijingTime() }).then(close)
      }
      close={close}
    >
      <Changes row={row} effectiveTime={effectiveTime} />
    </FormDialog>
  );
}

/**
 * The draft beside the version that it replaces at that time, at once without one. For those who may read it; its space
 * is reserved while it loads.
 */
function Changes({ row, effectiveTime }: { row: LegalText; effectiveTime: string }) {
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
        <Skeleton />
      ) : (
        <CompareTab record={{ ...row, content, effectiveTime }} />
      )}
    </ScrollRegion>
  );
}
