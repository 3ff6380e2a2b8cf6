import { Alert, Descriptions, Form } from 'antd';
import { textOr } from '@/src/lib/record';
import { useDebounced } from '@/src/ui/fields/useDebounced';
import { Skeleton } from '@/src/ui/Skeleton';
import { factLines } from '../facts';
import type { WorkOrderType } from '../workOrder';
import { type usePrecheck, useSimilar } from './precheck';
import styles from './submission.module.css';
import type { useSubmission } from './useSubmission';

interface Props {
  readonly precheck: ReturnType<typeof usePrecheck>;
  readonly isAsked: boolean;
}

/** How things stand with the user, and what stands against the wish, before anything is handed in. */
export function PrecheckPanel({ precheck: { data, isError, isPending }, isAsked }: Props) {
  if (!isAsked) return null;
  if (isError) return <Alert type="warning" showIcon message="暂时无法预检，提交时会再次核对" />;
  if (isPending || !data) return <Skeleton rows={1} />;
  const lines = factLines(data.facts);
  return (
    <section className={styles.facts} aria-label="预检结果">
      {!data.ok && <Alert type="error" showIcon message={data.msg} />}
      {lines.length > 0 && (
        <Descriptions
          size="small"
          column={{ xs: 1, sm: 2, lg: 3 }}
          items={lines.map(({ label, value }) => ({ key: label, label, children: value }))}
        />
      )}
    </section>
  );
}

interface SimilarProps {
  readonly type: WorkOrderType;
  readonly form: ReturnType<typeof useSubmission>['form'];
}

/** Results of similar work orders: often they are enough. */
export function SimilarAnswers({ type, form }: SimilarProps) {
  const reason = useDebounced(textOr(Form.useWatch('reason', form)));
  const { data = [] } = useSimilar(type, reason);
  if (data.length === 0) return null;
  return (
    <section className={`form-wide ${styles.similar}`} aria-label="相似工单的答复">
      <h3>相似工单的答复</h3>
      <ul>
        {data.map(({ id, orderNo, reason: asked, result }) => (
          <li key={id}>
            <small>
              {orderNo} · {asked}
            </small>
            <p>{result}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
