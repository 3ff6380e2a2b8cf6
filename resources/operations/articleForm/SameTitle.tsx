import { Form, type FormInstance } from 'antd';
import { useCall } from '@/src/crud/useCall';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { useDebounced } from '@/src/ui/fields/useDebounced';
import { operationsEndpoints } from '../endpoints';
import { articleRules } from '../headlines/article';
import styles from './articleForm.module.css';

const { sameTitle } = operationsEndpoints['operations/create'].operations;

/** Says that an article of the last thirty days is called the same; that forbids nothing. */
export function SameTitle({ form, id }: { readonly form: FormInstance; readonly id: RecordId | undefined }) {
  const title = useDebounced(textOr(Form.useWatch('title', form)).trim());
  const { data = 0 } = useCall(sameTitle, (answer) => numberOr(isRecord(answer) ? answer.count : 0), {
    of: ['operations', 'same-title'],
    body: { title, ...(id !== undefined && { id }) },
    enabled: title.length >= articleRules.title.minLength,
  });
  return data > 0 ? (
    <p className={styles.hint} role="status">
      近 30 天已有同名资讯
    </p>
  ) : null;
}
