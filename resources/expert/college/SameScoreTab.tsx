import { Alert } from 'antd';
import { useCalls } from '@/src/crud/useCall';
import { formatNumber } from '@/src/lib/formatNumber';
import { Details } from '@/src/ui/display/Details';
import { Skeleton } from '@/src/ui/Skeleton';
import { readStanding } from '../student/useStanding';
import type { CollegeScope, CollegeStudent } from './useCollege';

/** 同分: how many have the student's score, and what it was worth in other years (E11). */
export default function SameScoreTab({ scope, student }: { scope: CollegeScope; student: CollegeStudent }) {
  const { provinceId, year } = scope;
  const { category, score } = student;
  const { data, isError } = useCalls(
    ['expert/student', 'standing', provinceId, year, category, score],
    ({ callOperation, signal }) =>
      readStanding(callOperation, { provinceId, year, category, score: score ?? 0 }, signal),
    { enabled: score !== null },
  );
  if (score === null) return <Alert type="info" showIcon message="请先填写考生成绩" />;
  if (!data && isError) return <Alert type="error" showIcon message="同分数据加载失败，请稍后再试" />;
  if (!data) return <Skeleton />;
  const figure = (value: number | null) => (value === null ? '–' : formatNumber(value));
  return (
    <Details
      items={[
        { key: 'score', label: '考生总分', children: `${score} 分` },
        { key: 'rank', label: '位次', children: `${figure(data.best)}–${figure(data.worst)}` },
        { key: 'same', label: '同分人数', children: `${figure(data.sameCount)} 人` },
        { key: 'total', label: '本类别总人数', children: `${figure(data.total)} 人` },
        ...data.equivalents.map((one) => ({
          key: one.year,
          label: `${one.year} 等位分`,
          children: one.score === null ? '–' : `${one.score} 分`,
        })),
      ]}
    />
  );
}
