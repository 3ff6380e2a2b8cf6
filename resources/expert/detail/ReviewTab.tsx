import { Empty } from 'antd';
import { choiceName, sheetChoice } from '@/src/gaokao/sheet';
import { StatusTimeline } from '@/src/ui/display/StatusTimeline';
import { TickRemark } from './TickRemark';
import type { Volunteer } from './useVolunteer';

/** Remarks of reviewers on a row or the table, newest first. Resolved ones are ticked off (E5). */
export function ReviewTab({ volunteer: { table, remarks } }: { volunteer: Volunteer }) {
  if (remarks.length === 0) return <Empty description="暂无审阅意见" />;
  const nameOf = (key: string | null) => {
    if (key === null) return '整张志愿表';
    const index = table.items.findIndex(({ unit }) => unit.key === key);
    const row = table.items[index];
    return row
      ? `第 ${index + 1} 志愿 ${choiceName(sheetChoice(row, 9, false), table.mode)}`
      : '已删除的志愿';
  };
  const steps = remarks.map((remark) => {
    const { id, key, content, done, createBy, createTime } = remark;
    return {
      key: id,
      title: nameOf(key),
      time: createTime,
      by: createBy,
      note:
        done === 0 ? (
          <>
            {content} <TickRemark table={table} remark={remark} />
          </>
        ) : (
          content
        ),
      ...(done === 1 ? { state: 'done' as const } : { state: 'current' as const, word: '待处理' }),
    };
  });
  return <StatusTimeline steps={steps} label="审阅意见" />;
}
