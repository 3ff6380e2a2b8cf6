import { Empty } from 'antd';
import { ReadError } from '@/src/crud/ReadError';
import { numberOr, textOr } from '@/src/lib/record';
import { StatusTimeline } from '@/src/ui/display/StatusTimeline';
import { Skeleton } from '@/src/ui/Skeleton';
import { managementEndpoints } from '../endpoints';
import type { Card } from './card';
import { cardEvents, cardStatuses, operateSides, wordsOf } from './cardEnumerations';
import { rowsIn, useCardCall } from './useCardCall';

const { list } = managementEndpoints['management/card-record'].operations;
const [events, states, sides] = [wordsOf(cardEvents), wordsOf(cardStatuses), wordsOf(operateSides)];

/** The history of a card from its production to its end: event, person, time, place (screen G10). */
export default function TrackTab({ record }: { record: Card }) {
  const { data, error, refetch } = useCardCall(
    list,
    {
      cardNo: record.cardNo,
      page: 1,
      limit: 200,
      sortField: 'id',
      sortOrder: 'asc',
    },
    { quiet: true },
  );
  if (data === undefined) return error ? <ReadError error={error} retry={refetch} /> : <Skeleton />;
  const rows = rowsIn(data);
  if (rows.length === 0) return <Empty description="暂无记录" />;
  const steps = rows.map((row) => ({
    key: textOr(row.id),
    title: events[numberOr(row.event)] ?? '',
    time: textOr(row.createTime),
    by: [textOr(row.operatorName), sides[numberOr(row.side)], textOr(row.ip)].filter(Boolean).join(' · '),
    note: noteOf(row),
  }));
  return <StatusTimeline label="轨迹" steps={steps} />;
}

function noteOf(row: Record<string, unknown>): string {
  const [from, to] = [states[numberOr(row.fromStatus, -1)], states[numberOr(row.toStatus, -1)]];
  const moved = from !== undefined && from !== to ? `${from} → ${to}` : '';
  return [moved, textOr(row.storeName), textOr(row.userName), textOr(row.remark)].filter(Boolean).join('，');
}
