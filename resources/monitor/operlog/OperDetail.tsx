import type { RowDialogProps } from '@/src/crud/actions/action';
import { sameCode } from '@/src/lib/codes';
import { emptyText } from '@/src/ui/fields/field';
import { type Detail, DetailDialog } from '../DetailDialog';
import { JsonText } from './JsonText';
import { OperCompare } from './OperCompare';
import type { OperRecord } from './operLog';

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
