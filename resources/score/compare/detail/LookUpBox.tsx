import { Alert, Button } from 'antd';
import { useState } from 'react';
import { type RankOf, rankOf, rankText, scoreOf, totalOf } from '@/src/gaokao/scoreTable';
import { StatCards } from '@/src/ui/display/StatCards';
import { Skeleton } from '@/src/ui/Skeleton';
import { StandingForm } from '../../StandingForm';
import { equivalentText, type StageName } from '../../stage/stage';
import type { StandingQuery } from '../../standing';
import styles from '../compare.module.css';
import { figureText } from '../comparison';
import { BatchTable } from './BatchTable';
import { scoreBefore, type Years } from './compared';
import { useBatchLines } from './useComparison';

interface Props {
  readonly name: StageName;
  readonly years: Years;
  readonly fullMark: number;
  readonly onPin: (rank: number) => void;
}

/** A score or a rank, and everything about it. */
export function LookUpBox({ name, years, fullMark, onPin }: Props) {
  const [asked, setAsked] = useState<StandingQuery>();
  return (
    <section className={styles.box} aria-label="查询分数或位次">
      <StandingForm
        verb="查询"
        className={styles.line}
        limits={{ fullMark, total: totalOf(years.tables[0]) }}
        ask={setAsked}
        title={<h3>查询</h3>}
      />
      {asked && <Answer name={name} years={years} asked={asked} onPin={onPin} />}
    </section>
  );
}

/** The place of a score or a rank in this year's table. */
function placeOf(years: Years, { kind, value }: StandingQuery) {
  const [rows] = years.tables;
  const score = kind === 'score' ? value : (scoreOf(rows, value)?.score ?? 0);
  const place = rankOf(rows, score);
  const row = rows.find((one) => one.score === score || (one.open === 1 && score > one.score));
  const rank = kind === 'rank' ? value : (place?.rank ?? 0);
  return { score, place, rank, same: row?.count ?? 0 };
}

function Answer({ name, years, asked, onPin }: Omit<Props, 'fullMark'> & { readonly asked: StandingQuery }) {
  const { score, place, rank, same } = placeOf(years, asked);
  const lines = useBatchLines(name, asked.kind === 'score' ? { score: asked.value } : { rank: asked.value });
  if (!place) return null;
  const total = totalOf(years.tables[0]);
  const share = Math.round((Math.min(rank, total) / total) * 1000) / 10;
  return (
    <div role="status" className={styles.answer}>
      <StatCards
        label="查询结果"
        stats={[
          { key: 'score', label: '分数', value: String(score), unit: '分' },
          { key: 'places', label: '位次', value: placesText(place) },
          {
            key: 'rank',
            label: '采用位次',
            value: rankText({ rank, beyond: asked.kind === 'score' ? place.beyond : 0 }),
          },
          { key: 'same', label: '同分人数', value: figureText(same) },
          { key: 'share', label: '位于前', value: `${share}%`, note: `共 ${figureText(total)} 人` },
          {
            key: 'last',
            label: `${years.year - 1} 年同位次分`,
            value: equivalentText(scoreBefore(years, 1, rank)),
          },
          {
            key: 'before',
            label: `${years.year - 2} 年同位次分`,
            value: equivalentText(scoreBefore(years, 2, rank)),
          },
        ]}
      />
      {lines.isError && <Alert type="error" showIcon message="批次线加载失败，请稍后再试" />}
      {lines.isPending ? (
        <Skeleton rows={2} />
      ) : (
        <BatchTable lines={lines.data ?? []} year={years.year} asked />
      )}
      <div>
        <Button size="small" onClick={() => onPin(rank)}>
          钉住位次 {figureText(rank)}
        </Button>
      </div>
    </div>
  );
}

function placesText({ best, worst, beyond }: RankOf): string {
  if (beyond) return rankText({ rank: worst, beyond });
  return best === worst ? figureText(best) : `${figureText(best)}–${figureText(worst)}`;
}
