import { useQuery } from '@tanstack/react-query';
import { Form, type FormInstance } from 'antd';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { useServices } from '@/src/services/useServices';
import { useDebounced } from '@/src/ui/fields/useDebounced';
import { operationsEndpoints } from '../endpoints';
import styles from './articleForm.module.css';

const { sameTitle } = operationsEndpoints['operations/create'].operations;

/** Characters below which a title is none yet. */
const leastTitle = 5;

/** Says that an article of the last thirty days is called the same; that forbids nothing. */
export function SameTitle({ form, id }: { readonly form: FormInstance; readonly id: RecordId | undefined }) {
  const { callOperation } = useServices();
  const title = useDebounced(textOr(Form.useWatch('title', form)).trim());
  const { data = 0 } = useQuery({
    queryKey: ['operations', 'same-title', title, id],
    queryFn: async ({ signal }) => {
      const body = { title, ...(id !== undefined && { id }) };
      const options = { allowRepeat: true, quiet: true, signal };
      const { data: answer } = await callOperation(sameTitle, { body, options });
      return numberOr(isRecord(answer) ? answer.count : 0);
    },
    enabled: title.length >= leastTitle,
    retry: false,
  });
  return data > 0 ? (
    <p className={styles.hint} role="status">
      近 30 天已有同名资讯
    </p>
  ) : null;
}
