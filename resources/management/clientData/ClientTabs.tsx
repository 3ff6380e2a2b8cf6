import { Alert, Empty } from 'antd';
import type { ReactNode } from 'react';
import { useCall } from '@/src/crud/useCall';
import { orderProducts, orderStatuses } from '@/src/gaokao/serviceEnumerations';
import { timeOr } from '@/src/lib/dates';
import { isRecord, numberOr, textOr } from '@/src/lib/record';
import type { RecordId } from '@/src/lib/recordId';
import { StatusTimeline } from '@/src/ui/display/StatusTimeline';
import { Skeleton } from '@/src/ui/Skeleton';
import { appraisalStatuses, appraisalTypes } from '../appraisal/appraisal';
import { managementEndpoints } from '../endpoints';
import { UserRows } from '../UserRows';
import { type Client, followWays } from './client';

const { follows } = managementEndpoints['management/client-data'].operations;

/** Follow-ups with the client, newest first (跟进记录). */
export function FollowTab({ record }: { record: Client }) {
  const { data, isError } = useCall(follows, (rows) => (Array.isArray(rows) ? rows.filter(isRecord) : []), {
    of: ['management/client-data', 'follows', record.rev],
    body: { id: record.id },
  });
  if (!data && isError) return <Alert type="error" showIcon message="跟进记录加载失败，请稍后再试" />;
  if (!data) return <Skeleton />;
  if (data.length === 0) return <Empty description="暂无跟进记录" />;
  const steps = data.map(({ id, way, content, nextTime, createTime, createBy }) => ({
    key: textOr(id),
    title: followWays.find(({ value }) => value === numberOr(way))?.label ?? '系统',
    time: textOr(createTime),
    by: textOr(createBy),
    note: (
      <>
        {textOr(content)}
        {textOr(nextTime) !== '' && <div>下次跟进：{timeOr(nextTime).slice(0, 16)}</div>}
      </>
    ),
  }));
  return <StatusTimeline label="跟进记录" steps={steps} />;
}

const labelOf = (
  options: readonly { readonly value: number | string; readonly label: string }[],
  value: unknown,
) => options.find((one) => String(one.value) === textOr(value))?.label ?? '';

/** Orders of the client (订单). */
export function OrdersTab({ record }: { record: Client }) {
  return (
    <OfUser record={record} what="订单">
      {(userId) => (
        <UserRows
          resource="expert/order"
          what="订单"
          userId={userId}
          columns={[
            { title: '订单号', text: ({ no }) => textOr(no) },
            { title: '产品', text: ({ product }) => labelOf(orderProducts, product) },
            { title: '应付（元）', text: ({ amount }) => textOr(amount) },
            { title: '状态', text: ({ status }) => labelOf(orderStatuses, status) },
            { title: '创建时间', text: ({ createTime }) => timeOr(createTime) },
          ]}
        />
      )}
    </OfUser>
  );
}

/** The aptitude tests of the client (测评). */
export function AppraisalTab({ record }: { record: Client }) {
  return (
    <OfUser record={record} what="测评">
      {(userId) => (
        <UserRows
          resource="management/appraisal"
          what="测评"
          userId={userId}
          columns={[
            { title: '测评类型', text: ({ type }) => labelOf(appraisalTypes, type) },
            { title: '测评结果', text: ({ resultCode }) => textOr(resultCode) || '—' },
            { title: '状态', text: ({ status }) => labelOf(appraisalStatuses, status) },
            { title: '完成时间', text: ({ finishTime }) => timeOr(finishTime) || '—' },
          ]}
        />
      )}
    </OfUser>
  );
}

interface OfUserProps {
  readonly record: Client;
  readonly what: string;
  readonly children: (userId: RecordId) => ReactNode;
}

/** Data of a client who is a user; an explanation otherwise. */
function OfUser({ record, what, children }: OfUserProps) {
  if (!record.userId) return <Empty description={`尚未转为用户，暂无${what}`} />;
  return children(record.userId);
}
