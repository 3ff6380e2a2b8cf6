import { Alert, Button, Radio } from 'antd';
import { useState } from 'react';
import { type RankOf, rankOf, rankText, scoreOf, totalOf } from '@/src/gaokao/scoreTable';
import { StatCards } from '@/src/ui/display/StatCards';
import { NumberBox } from '@/src/ui/fields/NumberBox';
import { Skeleton } from '@/src/ui/Skeleton';
import type { StageName } from '../../stage/stage';
import styles from '../compare.module.css';
import { figureText } from '../comparison';
import { BatchTable } from './BatchTable';
import { scoreBefore, type Years } from './compared';
import { useBatchLines } from './useComparison';

const kinds = [
  { value: 'score' as const, label: '分数' },
  { value: 'rank' as const, label: '位次' },
];

interface Props {
  readonly name: StageName;
  readonly years: Years;
  readonly onPin: (rank: number) => void;
}

interface LookUpQuery {
  readonly kind: 'score' | 'rank';
  readonly value: number;
}

/** A score or a rank, and everything about it. */
export function LookUpBox({ name, years, onPin }: Props) {
  const [kind, setKind] = useState<'score' | 'rank'>('score');
  const [value, setValue] = useState<number | null>(null);
  const [asked, setAsked] = useState<LookUpQuery>();
  return (
    <section className={styles.box} aria-label="查询分数或位次">
      <form
        className={styles.line}
        onSubmit={(event) => {
          event.preventDefault();
          if (value !== null) setAsked({ kind, value });
        }}
      >
        <h3>查询</h3>
        <Radio.Group
          optionType="button"
          aria-label="按什么查询"
          options={kinds}
          value={kind}
          onChange={({ target }) => setKind(target.value === 'rank' ? 'rank' : 'score')}
        />
        <NumberBox
          aria-label={kind === 'score' ? '查询的分数' : '查询的位次'}
          precision={0}
          min={kind === 'score' ? 0 : 1}
          value={value}
          onChange={setValue}
        />
        <Button htmlType="submit" disabled={value === null}>
          查询
        </Button>
      </form>
      {asked && <Answer name={name} years={years} asked={asked} onPin={onPin} />}
    </section>
  );
}

/** The place of a score or a rank in this year's table. */
function placeOf(years: Years, { kind, value }: LookUpQuery) {
  const [rows] = years.tables;
  const score = kind === 'score' ? value : (scoreOf(rows, value)?.score ?? 0);
  const place = rankOf(rows, score);
  const row = rows.find((one) => one.score === score || (one.open === 1 && score > one.score));
  const rank = kind === 'rank' ? value : (place?.rank ?? 0);
  return { score, place, rank, same: row?.count ?? 0 };
}

function Answer({
  name,
  years,
  asked,
  onPin,
}: Omit<Props, 'onPin'> & { asked: LookUpQuery; onPin: Props['onPin'] }) {
  const { score, place, rank, same } = placeOf(years, asked);
  const lines = useBatchLines(name, asked.kind === 'score' ? { score: asked.value } : { rank: asked.value });
  if (!place) return null;
  const total = totalOf(years.tables[0]);
  const share = Math.round((rank / total) * 1000) / 10;
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
            value: figureText(scoreBefore(years, 1, rank)),
          },
          {
            key: 'before',
            label: `${years.year - 2} 年同位次分`,
            value: figureText(scoreBefore(years, 2, rank)),
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
