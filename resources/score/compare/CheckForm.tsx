import { FormDialog } from '@/src/crud/actions/FormDialog';
import { textOr } from '@/src/lib/record';
import { textarea } from '@/src/ui/fields/textarea';
import { type Comparison, categoryText, comparisonRules } from './comparison';

interface Props {
  readonly row: Pick<Comparison, 'provinceName' | 'year' | 'category' | 'problems'>;
  /** Rejects where it was refused, of which the staff have been told. */
  readonly send: (remark: string) => Promise<unknown>;
  readonly close: () => void;
}

/** 核对说明: demanded where the checks have found something (screens Q1 and Q2). */
export function CheckForm({ row, send, close }: Props) {
  const isOdd = (row.problems ?? 0) > 0;
  return (
    <FormDialog
      title={`标记已核对：${row.provinceName} ${row.year} 年${categoryText(row.category)}`}
      above={isOdd && <p>发现 {row.problems} 处异常，请说明核对结果。</p>}
      fields={{
        remark: textarea(comparisonRules.remark, {
          required: isOdd && '存在异常，请输入核对说明',
          placeholder: '如：已与官方公告逐行核对，数据无误',
        }),
      }}
      onSend={({ remark }) => send(textOr(remark).trim())}
      close={close}
    />
  );
}
