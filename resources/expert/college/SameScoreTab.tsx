import { Alert } from 'antd';
import { formatNumber } from '@/src/lib/formatNumber';
import { Details } from '@/src/ui/display/Details';
import { Skeleton } from '@/src/ui/Skeleton';
import { placeText } from '../student/scoreRules';
import { type StandingQuestion, useEquivalents, useStandingOf } from '../student/useStanding';
import type { CollegeScope, CollegeStudent } from './useCollege';

/** 同分: how many have the student's score, and what her rank was worth in other years (E11). */
export default function SameScoreTab({ scope, student }: { scope: CollegeScope; student: CollegeStudent }) {
  const { provinceId, year } = scope;
  const { category, score, rank } = student;
  const question: StandingQuestion = { provinceId, year, category, score: score ?? undefined };
  const { data, isError } = useStandingOf(score === null ? undefined : question);
  const { equivalents } = useEquivalents({ question, standing: data, values: { rank } });
  if (score === null) return <Alert type="info" showIcon message="请先填写考生成绩" />;
  if (!data && isError) return <Alert type="error" showIcon message="同分数据加载失败，请稍后再试" />;
  if (!data) return <Skeleton />;
  const figure = (value: number | null) => (value === null ? '–' : formatNumber(value));
  return (
    <Details
      items={[
        { key: 'score', label: '考生总分', children: `${score} 分` },
        { key: 'rank', label: '位次', children: placeText(data) ?? '–' },
        { key: 'same', label: '同分人数', children: `${figure(data.sameCount)} 人` },
        { key: 'total', label: '本类别总人数', children: `${figure(data.total)} 人` },
        ...equivalents.map((one) => ({
          key: one.year,
          label: `${one.year} 等位分`,
          children: one.score === null ? '–' : `${one.score} 分`,
        })),
      ]}
    />
  );
}
