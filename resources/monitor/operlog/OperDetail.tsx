import type { RowDialogProps } from '@/src/crud/actions/action';
import { sameCode } from '@/src/lib/codes';
import { formatJson } from '@/src/lib/json/formatJson';
import { parseJson } from '@/src/lib/record';
import CodeView from '@/src/ui/fields/code/CodeView';
import { emptyText } from '@/src/ui/fields/field';
import { type Detail, DetailDialog } from '../DetailDialog';
import { OperCompare } from './OperCompare';
import type { OperRecord } from './operLog';
import '@/src/ui/fields/code/code.css';

/** An entry of the operation log: person, action and outcome, and the change if the server stored it. */
export default function OperDetail({ row, close }: RowDialogProps<OperRecord>) {
  const { operName, operIp, operLocation, beforeData = '', afterData = '' } = row;
  const items: readonly Detail<OperRecord>[] = [
    { field: 'title' },
    { field: 'businessType' },
    { label: '登录信息', children: [operName, operIp, operLocation].filter(Boolean).join(' / '), wide: true },
    { label: '请求地址', children: row.operUrl },
    { label: '请求方式', children: row.requestMethod },
    { label: '操作方法', children: row.method, wide: true },
    { label: '请求参数', children: <JsonText text={row.operParam} label="请求参数" />, wide: true },
    { label: '返回参数', children: <JsonText text={row.jsonResult} label="返回参数" />, wide: true },
    { field: 'status' },
    { field: 'costTime' },
    { field: 'operTime', wide: true },
    ...(sameCode(row.status, 1)
      ? [{ label: '异常信息', children: row.errorMsg || emptyText, wide: true }]
      : []),
  ];
  return (
    <DetailDialog title="操作日志详细" record={row} items={items} close={close}>
      {(beforeData || afterData) && <OperCompare before={beforeData} after={afterData} />}
    </DetailDialog>
  );
}

/** JSON set out line by line; text that is none, or was cut, as it is. */
function JsonText({ text, label }: { text: string; label: string }) {
  if (!text) return emptyText;
  if (parseJson(text) === undefined) return <p className="detail-text">{text}</p>;
  return <CodeView text={formatJson(text)} language="json" label={label} />;
}
